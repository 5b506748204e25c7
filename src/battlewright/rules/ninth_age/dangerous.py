"""Dangerous terrain tests: dice of each model, of which low ones are wounds that no armour stops (H71)."""

from __future__ import annotations

from typing import Any

from battlewright.chance.dice import D6
from battlewright.chance.partition import successes
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Roll, StepResult
from battlewright.core.state import Frame
from battlewright.rules.ninth_age.attack import SimultaneousBlows
from battlewright.rules.ninth_age.blows import Blow
from battlewright.rules.ninth_age.formation import formation
from battlewright.rules.ninth_age.roles import Target
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.state import piece, profile
from battlewright.rules.ninth_age.wounds import Lost

KIND = "dangerous_terrain"
"""The kind of a blow by which the ground wounds."""

for _troop in ("monstrous_infantry", "monstrous_beast", "monstrous_cavalry"):
    NINTH_AGE.table_entry("danger", _troop, 2, "T9A-H-71A")
for _troop in ("chariot", "monster", "ridden_monster"):
    NINTH_AGE.table_entry("danger", _troop, 4, "T9A-H-71A")


class DangerousTest(Frame, tag="dangerous_test"):
    """All models of a formation test, once for each of `tests`: there every die up to that number is a wound. `tested`
    are the kinds of fighters that have taken the first of them, `lost` is what they lost."""

    row: int
    tests: tuple[int, ...]
    tested: tuple[Target, ...] = ()
    safe: Any = None
    lost: tuple[Lost, ...] = ()


def _next(p: Position, f: DangerousTest) -> tuple[Target, int] | None:
    """The next kind of fighter that takes the first of the tests, and its number of dice."""
    if not p.rows[f.row].alive:
        return None
    stands = formation(p, f.row)
    fighter = next((one for one in stands.fighters if one not in f.tested), None)
    if fighter is None:
        return None
    models = sum(stand.fighter == fighter for stand in stands.stands)
    each: int = p.rules.tables.get("danger", {}).get(profile(p, fighter[1]).troop, 1)
    return fighter, models * each


test = NINTH_AGE.procedure(DangerousTest)


@test.step("T9A-H-71B")
def begin_test(p: Position, f: DangerousTest) -> StepResult:
    """One test after another, as long as there is somebody to take it."""
    return None if f.tests else DONE


@test.step("T9A-H-71A", "T9A-H-21C")
def roll_danger(p: Position, f: DangerousTest) -> StepResult:
    """The dice of one kind of fighter."""
    found = _next(p, f)
    if found is None:
        return "end_test"
    fighter, dice = found
    values = {"unit": p.scene.names[fighter[1]], "fails": f.tests[0]}
    partition = successes(dice, D6, f.tests[0] + 1)
    return Roll(piece(p, f.row).side, "roll-danger", "safe", partition, values=values)


@test.step("T9A-H-71A", "T9A-H-21C")
def take_wounds(p: Position, f: DangerousTest) -> StepResult:
    """Each die that fails is a wound against which armour does not help."""
    found = _next(p, f)
    assert found is not None
    fighter, dice = found
    failed, f.safe = dice - f.safe, None
    f.tested = (*f.tested, fighter)
    blow = Blow(fighter[1], 0, fighter[0], failed, fighter, KIND)
    return SimultaneousBlows(blows=(blow,)) if failed else "roll_danger"


@test.step("T9A-H-71A")
def next_kind(p: Position, f: DangerousTest) -> StepResult:
    """The others."""
    f.lost = ()
    return "roll_danger"


@test.step("T9A-H-71B")
def end_test(p: Position, f: DangerousTest) -> StepResult:
    """All have taken it."""
    f.tests, f.tested = f.tests[1:], ()
    return "begin_test"
