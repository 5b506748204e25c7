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
from battlewright.chance.staged import ROLLERS, Roller
from battlewright.chance.stages import checking, fitting
from battlewright.chance.stages.checking import (
    MOST_CHECKS,
    MOST_NUMBER,
    MOST_PACKETS,
    MOST_WATCHED,
    AttackError,
)

ATTACK, HIT, WOUND, NO_ARMOUR, NO_SAVE, MORTAL = (
    "attack", "hit", "wound", "no_armour", "no_save", "mortal",
)  # fmt: skip
AGAIN = "again"
"""A packet whose die is to be rolled again."""

Packets = tuple[str, ...]
REROLLS = ("none", "ones", "fails", "non_criticals")
Reroll = Literal["none", "ones", "fails", "non_criticals"] | tuple[int, ...]
Bounds = tuple[int | None, int | None]


class Amount(msgspec.Struct, frozen=True):
    """A number, fixed or rolled: the dice and a bonus, never less than `least`, which is not negative.

    Natural totals (without the bonus) listed in `reroll` are rolled again once. Totals and numbers stay within
    `MOST_NUMBER`. Raises `AttackError`.
    """

    bonus: int = 0
    dice: tuple[Die, ...] = ()
    least: int = 0
    reroll: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        checking.whole("Amount.bonus", self.bonus)
        checking.whole("Amount.least", self.least, 0)
        checking.wholes("Amount.reroll", self.reroll)
        _, high = checking.dice("Amount.dice", self.dice)
        if high + self.bonus > MOST_NUMBER:
            raise AttackError("error-attack-dice", field="Amount.dice", value=self.dice, most=MOST_NUMBER)

    def of(self, total: int) -> int:
        """The number that a natural total stands for."""
        return max(self.least, total + self.bonus)

    @property
    def most(self) -> int:
        """The largest number there can be."""
        return self.of(sum(max(die.faces) for die in self.dice))


class Check(msgspec.Struct, frozen=True, kw_only=True):
    """A roll that every packet of the kinds `rolls` makes by itself: the dice and modifiers must reach `need`.

    Naturals are totals without modifiers: one of at most `fails_to` always fails, of at least `succeeds_from` always
    succeeds, of at least `critical_from` is a critical and succeeds, unless `critical_needs_success`. Where several
    match one natural, failure goes before all else: a natural of at most `fails_to` is no critical, whatever
    `critical_from` says. The sum of the modifiers is kept within `modifier_bounds`. A die is rolled again once if it
    is one of the `ones` (the lowest total), the `fails` or the `non_criticals`, or if its natural is listed;
    `before_modifiers` judges failure without them. A window named here opens before the roll. Raises `AttackError`
    for fields that make no sense, also for a `critical` that no natural is.
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

    def __post_init__(self) -> None:
        checking.word("Check.name", self.name, barred=".")
        checking.words("Check.rolls", self.rolls, AGAIN)
        checking.distinct("Check.rolls", self.rolls)
        checking.whole("Check.need", self.need)
        for ended in ("success", "failure", "critical"):
            checking.words(f"Check.{ended}", getattr(self, ended), AGAIN, most=MOST_CHECKS)
        for natural in ("critical_from", "fails_to", "succeeds_from"):
            checking.whole_or_none(f"Check.{natural}", getattr(self, natural))
        checking.truth("Check.critical_needs_success", self.critical_needs_success)
        checking.truth("Check.before_modifiers", self.before_modifiers)
        checking.dice("Check.dice", self.dice, 1)
        checking.wholes("Check.modifiers", self.modifiers)
        _checked_bounds(self.modifier_bounds)
        if isinstance(self.reroll, tuple):
            checking.wholes("Check.reroll", self.reroll)
        else:
            checking.one_of("Check.reroll", self.reroll, REROLLS)
        checking.one_of("Check.roller", self.roller, ROLLERS)
        checking.word_or_nothing("Check.window", self.window)
        for clause in checking.entries("Check.clauses", self.clauses):
            checking.word("Check.clauses", clause)
        if self.critical and self.critical_from is None:
            raise AttackError("error-attack-critical", field="Check.critical", value=self.critical)

    @property
    def modifier(self) -> int:
        """The sum of the modifiers within its bounds."""
        low, high = self.modifier_bounds
        total = sum(self.modifiers)
        total = total if high is None else min(total, high)
        return total if low is None else max(total, low)


def _checked_bounds(bounds: object) -> None:
    low, high = checking.entries("Check.modifier_bounds", bounds, 2, 2)
    checking.whole_or_none("Check.modifier_bounds", low)
    checking.whole_or_none("Check.modifier_bounds", high)
    if low is not None and high is not None and low > high:
        raise AttackError("error-attack-bounds", field="Check.modifier_bounds", value=bounds)


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
        checking.instance("Damage.amount", self.amount, Amount)
        checking.words("Damage.packets", self.packets, AGAIN)
        checking.distinct("Damage.packets", self.packets)
        checking.truth("Damage.spill", self.spill)
        checking.truth("Damage.capped", self.capped)
        if self.ward is not None:
            checking.instance("Damage.ward", self.ward, Check)
            if self.ward.reroll not in ("none", ()):
                raise AttackError("error-attack-ward", field="Damage.ward", value=self.ward.reroll)


class Group(msgspec.Struct, frozen=True):
    """So many models of so many wounds each.

    `saves` stand in place of the saves of the pipeline for packets that come to this group. None: as the pipeline says.
    """

    models: int
    wounds: int = 1
    saves: tuple[Check, ...] | None = None

    def __post_init__(self) -> None:
        checking.whole("Group.models", self.models, 1)
        checking.whole("Group.wounds", self.wounds, 1)
        if self.saves is not None:
            checking.instances("Group.saves", self.saves, Check)


class Watch(msgspec.Struct, frozen=True):
    """A quantity told with the result: how many packets of these kinds there are after a check.

    `after` names a check; "" is the moment before damage. Two are sums of points instead: `damage` (all that was
    dealt, overkill included) and `waste` (what no model could take).
    """

    name: str
    after: str = ""
    packets: Packets = (WOUND, NO_ARMOUR, NO_SAVE)

    def __post_init__(self) -> None:
        checking.word("Watch.name", self.name)
        checking.word_or_nothing("Watch.after", self.after)
        checking.words("Watch.packets", self.packets, AGAIN)
        checking.distinct("Watch.packets", self.packets)


HITS = Watch("hits", "hit", (HIT, WOUND, NO_ARMOUR, NO_SAVE))
WOUNDS = Watch("wounds", "wound")
UNSAVED = Watch("unsaved")
DAMAGE = Watch("damage", "damage", ())
WASTE = Watch("waste", "removal", ())


class Pipeline(msgspec.Struct, frozen=True, kw_only=True):
    """A bulk attack: so many packets of the kind `start`, checks in order, damage in order, models in order.

    `given` are packets that need no first roll, `wounded` the wounds that the first model has already lost.
    `removal_window` opens when the damage of every packet is known, before models take it.

    The saves are the checks from the first on that the defender rolls. Where groups save differently (see `Group`),
    packets come to the models one after another, in the order of the kinds in `damage` (kinds that none of them names
    come first, by name): each makes the saves of the group whose model it comes to, does its damage, and then the
    next one comes. Where nobody is left, the last group's saves are rolled. Who rolls a save and which window it opens
    is as in the first group that has it.

    Raises `AttackError` for what makes no sense, and for what passes the limits in `checking`.
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
        checking.instance("Pipeline.attacks", self.attacks, Amount)
        for field, kind in _PARTS.items():
            checking.instances(f"Pipeline.{field}", getattr(self, field), kind)
        checking.entries("Pipeline.watch", self.watch, most=MOST_WATCHED)
        checking.words("Pipeline.start", (self.start,), AGAIN)
        checking.words("Pipeline.given", self.given, AGAIN, most=MOST_PACKETS)
        checking.word_or_nothing("Pipeline.damage_window", self.damage_window)
        checking.word_or_nothing("Pipeline.removal_window", self.removal_window)
        fitting.fit(self)


_PARTS = {"checks": Check, "damage": Damage, "groups": Group, "watch": Watch}


class Toll(NamedTuple):
    """What a bulk attack has done: models removed, wounds lost by the next one, and the watched quantities in order."""

    removed: int
    lost: int
    watched: tuple[int, ...] = ()
