"""Rolls of several stages: asked one after another in play, taken in runs by odds, cut at windows."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.odds import brute
from tests.toys.regiments import REGIMENTS, Volley, attack_of, regiments, shooting
from tests.toys.script import script

from battlewright.chance import WrongDice
from battlewright.chance.stages import casualties
from battlewright.core.position import Position
from battlewright.core.requests import Choose, Roll
from battlewright.core.rolling import Rolling
from battlewright.core.running import apply
from battlewright.core.snapshot import load, save
from battlewright.odds.answer import best, odds
from battlewright.odds.bounds import Bounds
from battlewright.odds.graph import Chance
from battlewright.odds.policy import Policy
from battlewright.odds.walk import Walk

ALL = {"luck": True, "shields": True, "force": True}


def asked(p: Position) -> tuple[int, str, int]:
    """Who rolls what with how many dice."""
    assert isinstance(p.pending, Roll)
    return p.pending.player, p.pending.purpose, len(p.pending.partition.dice)


def test_stages_are_asked_one_by_one_of_their_rollers() -> None:
    p = shooting(regiments(({"shots": 3}, {})))
    seen = [asked(p)]
    for faces in ((1, 4, 6), (1,), (5,), (2, 6)):
        apply(p, faces)
        if isinstance(p.pending, Roll):
            seen.append(asked(p))
    assert seen == [
        (0, "volley.hit", 3),
        (0, "volley.wound", 1),
        (0, "volley.wound.again", 1),
        (1, "volley.save", 2),
    ]
    assert p.stack == []
    assert p.rows[4].models == 2


def test_a_stage_without_dice_is_not_asked() -> None:
    p = script(shooting(regiments())).roll(1, 2).done()
    assert p.rows[4].models == 3
    p = script(shooting(regiments(({"shots": 0}, {})))).roll(1).roll(6).roll(1).done()
    assert p.rows[4].models == 2


def test_clauses_of_a_stage_are_those_of_its_check_or_else_of_the_roll() -> None:
    p = shooting(regiments())
    clauses = [p.pending.clauses]
    for faces in ((4, 6), (6,)):
        apply(p, faces)
        clauses.append(p.pending.clauses)
    assert clauses == [("REG-3",), ("REG-3",), ("REG-4",)]


def test_wrong_dice_leave_the_position_as_it_was() -> None:
    p = script(shooting(regiments())).roll(4, 6).position
    before = save(p)
    for faces in ((), (7,), (1, 2)):
        with pytest.raises(WrongDice):
            apply(p, faces)
    assert save(p) == before


def test_a_battle_saved_between_stages_goes_on_there() -> None:
    p = shooting(regiments(({"shots": 4, "damage": (1, 2, 3)}, {"wounds": 2}), **ALL))
    answers: list[tuple[Any, ...]] = [
        (1, 4, 5, 6), ("luck",), (4,), (1, 3, 3), (2,), ("shields",), (1, 1, 5), (3, 3),
    ]  # fmt: skip
    for answer in answers:
        again = load(p.rules, p.scene, save(p))
        assert again.key()[1] == p.key()[1]
        assert again.pending == p.pending
        apply(p, answer)
        apply(again, answer)
        assert save(again) == save(p)
    assert p.stack == []
    assert p.rows[4].models == 1


def test_an_offer_changes_what_is_still_to_be_rolled() -> None:
    p = script(shooting(regiments(shields=True))).roll(4, 6).roll(3).position
    assert isinstance(p.pending, Choose)
    assert p.pending.player == 1
    shielded = script(p.fork()).say("shields").roll(4, 4).done()
    plain = script(p.fork()).decline().roll(4, 4).done()
    assert (shielded.rows[4].models, plain.rows[4].models) == (3, 1)


def test_an_offer_may_roll_a_die_of_the_roll_again() -> None:
    p = script(shooting(regiments(luck=True))).roll(1, 2).say("luck").roll(4).roll(6).roll(1).done()
    assert (p.rows[3].tokens, p.rows[4].models) == (0, 2)


def chances(p: Position) -> list[str]:
    """The names of the partitions that a walk goes through."""
    walk = Walk([], Policy(None, p.scene, False), Bounds(10_000))
    return [node.partition.name for node in walk.from_root(p, None).nodes if isinstance(node, Chance)]


def law(p: Position, **policy: Any) -> dict[Any, Fraction]:
    asked = "joint(b1.models, b1.lost, b1.unsaved)"
    answer = odds(p, [asked], policy=policy or None, stop="end_of_battle", rational=True)
    return dict(answer.quantities[asked].pmf)


def test_odds_take_an_uninterrupted_roll_at_once() -> None:
    start = regiments(({"shots": 6, "damage": (1, 2, 3)}, {"models": 5, "wounds": 3, "lost": 1}))
    p = start.fork()
    p.stack = [Volley(3, 4)]
    p.pending = None
    assert chances(p) == ["run"]
    whole = casualties(attack_of(p, p.stack[0])).law
    expected: dict[Any, Fraction] = {}
    for toll, weight in whole.items():
        key = (5 - toll.removed, toll.lost, toll.watched[0])
        expected[key] = expected.get(key, Fraction(0)) + Fraction(weight, whole.total)
    assert law(p) == law(shooting(start)) == expected


TAKEN = {"windows": {"luck": "take", "shields": "take"}}


@pytest.mark.parametrize(("rulings", "policy"), [({}, {}), (ALL, {}), (ALL, TAKEN)])
@pytest.mark.parametrize(
    ("shots", "rolled"), [(1, ()), (1, ((3,),)), (2, ((4, 6), (3,))), (2, ((4, 5), (1, 6)))]
)
def test_odds_of_runs_equal_every_roll_of_every_stage(
    rulings: dict[str, Any], policy: dict[str, Any], shots: int, rolled: tuple[tuple[int, ...], ...]
) -> None:
    """With windows and without, from the first stage and from later ones."""
    taken = policy.get("windows", {})

    def decide(request: Choose) -> Any:
        offer = request.kind.removeprefix("ask-")
        return (offer,) if offer in taken else request.default

    p = shooting(regiments(({"shots": shots, "damage": (1, 2)}, {"wounds": 2}), **rulings))
    for faces in rolled:
        while isinstance(p.pending, Choose):
            apply(p, decide(p.pending))
        apply(p, faces)
    slow = brute.law(p, lambda q: (q.rows[4].models, q.rows[4].lost), decide)
    asked = "joint(b1.models, b1.lost)"
    found = odds(p, [asked], policy=policy, stop="end_of_battle", rational=True)
    assert dict(found.quantities[asked].pmf) == slow


def test_runs_end_where_an_offer_exists() -> None:
    start = regiments(({"tokens": 0}, {"tokens": 0}), shields=True)
    start.stack = [Volley(3, 4)]
    start.pending = None
    assert set(chances(start)) == {"run"}
    assert len(chances(start)) > 1


def test_the_best_use_of_a_single_reroll_of_damage() -> None:
    """A D6 against two wounds, one re-roll: 5/6 without, 35/36 when only a one is rolled again."""
    fields = ({"damage": (1, 2, 3, 4, 5, 6), "shots": 1}, {"models": 1, "wounds": 2})
    p = shooting(regiments(fields, force=True))
    for faces in ((6,), (1,)):
        apply(p, faces)
    assert asked(p)[1] == "volley.damage"
    aim = {"side": "A", "maximise": "P(b1.models = 0)"}
    values = [
        odds(p, ["P(b1.models = 0)"], aim, policy, "end_of_battle", rational=True).quantities[
            "P(b1.models = 0)"
        ]
        for policy in ({"A": "best"}, {"windows": {"force": "decline"}})
    ]
    assert [value.mean for value in values] == [Fraction(35, 36), Fraction(5, 6)]
    apply(p, (3,))
    assert best(p, aim, stop="end_of_battle")[0].option == ("decline",)


def test_sampling_takes_the_same_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("battlewright.odds.sampling.TRIALS", 2_500)
    fields = ({"shots": 8, "damage": (1, 2, 3)}, {"models": 9, "wounds": 2})
    declined = shooting(regiments(fields, luck=True, shields=True))
    answer = odds(declined, ["b1.models"], stop="end_of_battle", max_positions=3)
    assert answer.method == "sampled"
    exact = (
        odds(shooting(regiments(fields)), ["b1.models"], stop="end_of_battle").quantities["b1.models"].mean
    )
    sampled = answer.quantities["b1.models"].mean
    assert exact is not None and sampled is not None
    assert abs(float(exact) - float(sampled)) < 0.15


def test_the_frame_between_stages_is_plain() -> None:
    p = script(shooting(regiments())).roll(4, 6).position
    frame = p.stack[-1]
    assert isinstance(frame, Rolling)
    assert (frame.stage, frame.state) == ("wound", ((("hit", 1), ("wound", 1)), (0,)))
    assert REGIMENTS.compile().procedures[Rolling].name == "rolling"


@pytest.mark.parametrize(("shields", "asking"), [(False, Volley), (True, Rolling)])
def test_stages_between_which_nobody_can_act_are_one_roll_of_the_rules_own_step(
    shields: bool, asking: type[Any]
) -> None:
    p = regiments(shields=shields)
    p.collapses = True
    assert type(shooting(p).stack[-1]) is asking
