"""Those who strike in an Initiative step: with what, how often, and whom they may strike (3.9)."""

from __future__ import annotations

import msgspec

from battlewright.core.position import Position
from battlewright.rules.kill_team.combatants import Rows, of, present, reach
from battlewright.rules.kill_team.number_of_attacks import attacks, more_attacks
from battlewright.rules.kill_team.state import model
from battlewright.rules.kill_team.strikes import Strike
from battlewright.rules.kill_team.supporting_attacks import supported
from battlewright.rules.kill_team.weapon_choice import Weapons, struck_with


class Striker(msgspec.Struct, frozen=True):
    """A model with attacks to allocate, and as many more as `dice` D3 say, among the enemies in `targets`; `kind` is
    that of its strikes."""

    row: int
    weapon: str
    attacks: int
    targets: Rows
    kind: str = "melee"
    dice: int = 0

    def strike(self, target: int, attacks: int) -> Strike:
        """So many of its attacks, at one of its targets; dice go with the first of them."""
        return Strike(self.row, target, self.weapon, attacks, self.kind, self.dice)

    def after(self, target: int, attacks: int) -> Striker:
        """What is left once they are allocated; the rest goes to targets that come later."""
        later = self.targets[self.targets.index(target) + 1 :]
        return msgspec.structs.replace(self, attacks=self.attacks - attacks, targets=later, dice=0)


def strikers(p: Position, rows: Rows, combat: Rows, weapons: Weapons) -> tuple[Striker, ...]:
    """Those of some models that make attacks at somebody in a combat, in their order."""
    found = []
    for row in rows:
        targets, name = reach(p, row), struck_with(p, row, weapons)
        number = attacks(p, row, name) if targets else 0
        if number:
            kind = "supporting" if supported(p, row) else "melee"
            found.append(Striker(row, name, number, targets, kind, _dice(p, row, combat)))
    return tuple(found)


def _dice(p: Position, row: int, combat: Rows) -> int:
    side, living = model(p, row).side, present(p, combat)
    return more_attacks(p, row, len(of(p, living, side)), len(of(p, living, 1 - side)))
