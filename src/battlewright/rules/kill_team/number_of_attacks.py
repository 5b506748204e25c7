"""How many attacks a model makes in its Initiative step (3.9.5), and what charging adds."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import has, model, profile, touching, weapon


def attacks(p: Position, row: int, name: str) -> int:
    """The attacks of a model in base contact that strikes with the weapon of this name, "" for bare hands."""
    return int(p.value("attacks", row, name))


def more_attacks(p: Position, row: int, friends: int, enemies: int) -> int:
    """How many D3 of attacks are added, in a combat of so many living models of its side and of the other."""
    return int(p.value("attacks.dice", row, friends, enemies))


@KILL_TEAM.contribution("attacks", "base", "KT-S-309K")
def _of_the_model(p: Position, row: int, name: str) -> int:
    return int(p.value("A", row))


@KILL_TEAM.contribution("attacks", "add", "KT-S-309L")
def _for_charging(p: Position, row: int, name: str) -> int | None:
    return int(p.value("attacks.charge", row)) if model(p, row).charged else None


@KILL_TEAM.contribution("attacks", "add", "KT-S-310D", "KT-COUNTER-07", "KT-RUL-27")
def _counter_attack(p: Position, row: int, name: str) -> int | None:
    m = model(p, row)
    if not has(p, row, "counter_attack") or m.charged:
        return None
    charged = m.unlocked and any(model(p, enemy).charged for enemy in touching(p, row))
    return 1 if charged or m.counter_charged else None


@KILL_TEAM.contribution("attacks", "add", "KT-W-13A", "KT-W-04B")
def _two_weapons(p: Position, row: int, name: str) -> int | None:
    return 1 if p.value("attacks.two_weapons", row, name) else None


@KILL_TEAM.contribution("attacks", "natural", "KT-S-303E")
def _without_skill(p: Position, row: int, name: str) -> int | None:
    return 0 if int(p.value("WS", row)) == 0 else None


@KILL_TEAM.contribution("attacks.charge", "base", "KT-S-309L", "KT-MASS-01", "KT-S-308F")
def _one_more(p: Position, row: int) -> int:
    return 1


@KILL_TEAM.contribution("attacks.charge", "replace", "KT-S-310B")
def _rage(p: Position, row: int) -> int | None:
    return 2 if has(p, row, "rage") else None


@KILL_TEAM.contribution("attacks.charge", "natural", "KT-S-310M")
def _rebuffed(p: Position, row: int) -> int | None:
    return 0 if model(p, row).rebuffed else None


@KILL_TEAM.contribution("attacks.two_weapons", "base", "KT-W-13A", "KT-W-04B")
def _another_weapon(p: Position, row: int, name: str) -> int:
    return int(len(profile(p, row).melee) > 1 and name != "")


@KILL_TEAM.contribution("attacks.two_weapons", "replace", "KT-W-13B")
def _specialist(p: Position, row: int, name: str) -> int | None:
    if not (name and "specialist" in weapon(p, row, name).rules):
        return None
    return int(sum("specialist" in own.rules for own in profile(p, row).melee) > 1)


@KILL_TEAM.contribution("attacks.two_weapons", "natural", "KT-W-13C")
def _two_handed(p: Position, row: int, name: str) -> int | None:
    return 0 if name and "two_handed" in weapon(p, row, name).rules else None


@KILL_TEAM.contribution("attacks.dice", "base", "KT-S-310C")
def _rampage(p: Position, row: int, friends: int, enemies: int) -> int:
    return int(has(p, row, "rampage") and enemies > friends)
