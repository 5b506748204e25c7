"""What a bulk attack is made of, as data: amounts, checks, damage, models.

Every die or wound on its way is a **packet** of a kind, a word: `attack` (still to hit), `hit` (still to wound),
`wound` (may be saved), `no_armour` (no armour save any more), `no_save` (no save any more), `mortal`. A check is
rolled by packets of some kinds, and says which packets a success, a failure and a critical make of each. That is
all a critical effect is:

    wounds automatically        critical=("wound",)
    one more hit                critical=("hit", "hit")
    no save                     critical=("no_save",)
    a mortal wound instead      critical=("mortal",)
    a mortal wound in addition  critical=("wound", "mortal")
"""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from battlewright.chance.dice import D6, Die
from battlewright.chance.staged import Roller

ATTACK, HIT, WOUND, NO_ARMOUR, NO_SAVE, MORTAL = (
    "attack", "hit", "wound", "no_armour", "no_save", "mortal",
)  # fmt: skip
AGAIN = "again"
"""A packet whose die is to be rolled again."""

Packets = tuple[str, ...]
Reroll = Literal["none", "ones", "fails", "non_criticals"] | tuple[int, ...]
Bounds = tuple[int | None, int | None]


class Amount(msgspec.Struct, frozen=True):
    """A number, fixed or rolled: the dice and a bonus, never less than `least`, which is not negative.

    Natural totals (without the bonus) listed in `reroll` are rolled again once. Raises `ValueError`.
    """

    bonus: int = 0
    dice: tuple[Die, ...] = ()
    least: int = 0
    reroll: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        if self.least < 0:
            raise ValueError(f"least={self.least}: expected at least 0")

    def of(self, total: int) -> int:
        """The number that a natural total stands for."""
        return max(self.least, total + self.bonus)


class Check(msgspec.Struct, frozen=True, kw_only=True):
    """A roll that every packet of the kinds `rolls` makes by itself: the dice and modifiers must reach `need`.

    Naturals are totals without modifiers: one of at most `fails_to` always fails, of at least `succeeds_from` always
    succeeds, of at least `critical_from` is a critical and succeeds, unless `critical_needs_success`. The sum of the
    modifiers is kept within `modifier_bounds`. A die is rolled again once if it is one of the `ones` (the lowest
    total), the `fails` or the `non_criticals`, or if its natural is listed; `before_modifiers` judges failure without
    them. A window named here opens before the roll.
    """

    name: str
    rolls: Packets
    need: int
    success: Packets = ()
    failure: Packets = ()
    critical: Packets = ()
    critical_from: int | None = None
    critical_needs_success: bool = False
    dice: tuple[Die, ...] = (D6,)
    modifiers: tuple[int, ...] = ()
    modifier_bounds: Bounds = (None, None)
    fails_to: int | None = None
    succeeds_from: int | None = None
    reroll: Reroll = "none"
    before_modifiers: bool = False
    roller: Roller = "attacker"
    window: str = ""
    clauses: tuple[str, ...] = ()

    @property
    def modifier(self) -> int:
        """The sum of the modifiers within its bounds."""
        low, high = self.modifier_bounds
        total = sum(self.modifiers)
        total = total if high is None else min(total, high)
        return total if low is None else max(total, low)


class Damage(msgspec.Struct, frozen=True):
    """What a packet of these kinds does to the models: points of damage, rolled for each packet.

    Without `spill` what a model cannot take is lost; with it the next model takes the rest. `capped`: a packet does
    at most the starting wounds of the model that it strikes. A `ward` is rolled for every point, without re-rolls.
    """

    amount: Amount
    packets: Packets = (WOUND, NO_ARMOUR, NO_SAVE)
    spill: bool = False
    capped: bool = False
    ward: Check | None = None

    def __post_init__(self) -> None:
        if self.ward is not None and self.ward.reroll not in ("none", ()):
            raise ValueError(f"ward {self.ward.name}: a ward of points cannot be rolled again")


class Group(msgspec.Struct, frozen=True):
    """So many models of so many wounds each."""

    models: int
    wounds: int = 1


class Watch(msgspec.Struct, frozen=True):
    """A quantity told with the result: how many packets of these kinds there are after a check.

    `after` names a check; "" is the moment before damage. Two are sums of points instead: `damage` (all that was
    dealt, overkill included) and `waste` (what no model could take).
    """

    name: str
    after: str = ""
    packets: Packets = (WOUND, NO_ARMOUR, NO_SAVE)


HITS = Watch("hits", "hit", (HIT, WOUND, NO_ARMOUR, NO_SAVE))
WOUNDS = Watch("wounds", "wound")
UNSAVED = Watch("unsaved")
DAMAGE = Watch("damage", "damage", ())
WASTE = Watch("waste", "removal", ())


class Pipeline(msgspec.Struct, frozen=True, kw_only=True):
    """A bulk attack: so many packets of the kind `start`, checks in order, damage in order, models in order.

    `given` are packets that need no first roll, `wounded` the wounds that the first model has already lost.
    `removal_window` opens when the damage of every packet is known, before models take it.
    Raises `ValueError` for what makes no sense.
    """

    attacks: Amount
    checks: tuple[Check, ...] = ()
    damage: tuple[Damage, ...] = ()
    groups: tuple[Group, ...] = ()
    wounded: int = 0
    start: str = ATTACK
    given: Packets = ()
    watch: tuple[Watch, ...] = ()
    damage_window: str = ""
    removal_window: str = ""

    def __post_init__(self) -> None:
        names = [check.name for check in self.checks]
        if len({*names, "attacks", "damage", "removal"}) != len(names) + 3:
            raise ValueError(
                f"checks {names}: each needs a name of its own, other than attacks, damage, removal"
            )
        for group in self.groups:
            if group.models < 1 or group.wounds < 1:
                raise ValueError(f"{group}: expected at least one model of at least one wound")
        if self.wounded and not (self.groups and 0 <= self.wounded < self.groups[0].wounds):
            raise ValueError(f"wounded={self.wounded}: expected fewer than the first model has")
        for watch in self.watch:
            if watch.after not in ("", "damage", "removal", *names):
                raise ValueError(f"watch {watch.name}: no check is called {watch.after}; there are {names}")
            if watch.after not in names and not self.groups:
                raise ValueError(f"watch {watch.name}: without models there is no damage")


class Toll(NamedTuple):
    """What a bulk attack has done: models removed, wounds lost by the next one, and the watched quantities in order."""

    removed: int
    lost: int
    watched: tuple[int, ...] = ()
