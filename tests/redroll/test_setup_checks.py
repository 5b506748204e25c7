"""Set-ups that contradict a clause are refused before the battle, with the clause."""

import pytest
from tests.redroll.table import gun, model

from battlewright.rules.common.game import Setup
from battlewright.rules.redroll import GAME, REDROLL
from battlewright.table.lengths import inches
from battlewright.table.table import Table


def problems(*A, turn=None):  # noqa: N803 (the side's name)
    """Where a set-up of these models against one hunter is wrong, and the clauses that say so."""
    table = Table(inches(36), inches(36))
    setup = Setup(table, (list(A), [model("foe", x=30)]), turn=turn or {})
    return [(problem.path[-1], problem.clauses) for problem in GAME.check(REDROLL.compile(), setup)]


@pytest.mark.clause("AP-FURY-06")
@pytest.mark.parametrize(("fury", "found"), [(0, [("fury", ("AP-FURY-06",))]), (1, [])])
def test_no_beast_form_begins_without_a_token(fury, found):
    assert problems(model("wolf", "werewolf", form="beast", fury=fury)) == found


@pytest.mark.clause("AP-FURY-08")
def test_a_warbeast_without_tokens_begins_at_rest():
    assert problems(model("hound", "warbeast", fury=0)) == [("fury", ("AP-FURY-08",))]
    assert problems(model("hound", "warbeast", fury=0, states=["rest"])) == []
    assert problems(model("hound", "warbeast", fury=0, stats={"FUR": 0})) == []
    assert problems(model("man", fury=0)) == []


@pytest.mark.ruling("prices")
@pytest.mark.parametrize(
    ("weapons", "where"),
    [(["pistol", "pistol"], [1]), (["fists"], [0]), (["knife", gun("knife")], [1]), (["pistol", gun()], [])],
)
def test_weapons_of_a_model_differ_in_name(weapons, where):
    assert problems(model("man", weapons=weapons)) == [(place, ()) for place in where]


@pytest.mark.ruling("setup")
@pytest.mark.parametrize("turn", [{"round": 1}, {"side": "A"}, {"active": "foe"}])
def test_nobody_is_placed_once_a_round_has_begun(turn):
    assert problems(model("man", x=None), turn=turn) == [("at", ("AP-R-40",))]
    assert problems(model("man", x=None)) == []
    assert problems(model("man"), turn=turn) == []
