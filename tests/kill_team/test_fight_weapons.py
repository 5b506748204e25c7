"""Which weapon a model strikes with in a fight."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kill_team.charges import asked, options, say
from tests.kill_team.fights import fighting
from tests.kill_team.lines import lines
from tests.kill_team.models import weapon

from battlewright.core.errors import Illegal
from battlewright.rules.kill_team.weapon_choice import worth_striking_with

SWORD = weapon("sword", AP=3)


@pytest.mark.clause("KT-W-13D", "KT-W-13E")
@pytest.mark.parametrize(
    ("weapons", "worth"),
    [
        ((), ("",)),
        (("rifle",), ("",)),
        (("pistol",), ("pistol",)),
        (("pistol", "blade"), ("pistol",)),
        (("pistol", SWORD), ("sword",)),
        (("blade", "axe"), ("blade", "axe")),
        (("blade", "claws"), ("claws",)),
        (("blade", "fist"), ("blade", "fist")),
    ],
)
def test_only_weapons_that_may_be_better_are_put_to_the_choice(weapons: Any, worth: tuple[str, ...]) -> None:
    assert worth_striking_with(lines([{"weapons": weapons}], [{}]), 3) == worth


@pytest.mark.clause("KT-W-13D", "KT-W-14A")
def test_the_player_picks_once_for_the_whole_fight() -> None:
    p = fighting(lines([{"weapons": ("blade", "axe")}], [{"W": 3, "T": 5}]))
    assert (asked(p), options(p)) == ("kill_team-ask-weapon", ["weapon blade", "weapon axe"])
    assert p.pending.default == ("weapon", "axe")  # type: ignore[union-attr]
    with pytest.raises(Illegal):
        say(p, "weapon fist")
    assert asked(say(p, "weapon axe")) != "kill_team-ask-weapon"
