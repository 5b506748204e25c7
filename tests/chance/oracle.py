"""Brute force: one die after another, every face, in fractions; written from the data's description alone.

It shares no code with the package but the data: packets stand in a list, each die multiplies the branches by its
faces, equal lists are added up, and models are counted one by one.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from fractions import Fraction
from itertools import product
from typing import Any

from battlewright.chance.dice import Die
from battlewright.chance.stages import Amount, Check, Damage, Pipeline

Branches = dict[Any, Fraction]


def totals(dice: tuple[Die, ...]) -> list[tuple[int, Fraction]]:
    rolls = list(product(*(die.faces for die in dice)))
    return merged([(sum(roll), Fraction(1, len(rolls))) for roll in rolls])


def outcome(check: Check, natural: int, modifiers: bool = True) -> str:
    if check.fails_to is not None and natural <= check.fails_to:
        return "failure"
    modifier = sum(check.modifiers) if modifiers else 0
    low, high = check.modifier_bounds
    if modifiers and high is not None and modifier > high:
        modifier = high
    if modifiers and low is not None and modifier < low:
        modifier = low
    good = natural + modifier >= check.need
    if check.succeeds_from is not None and natural >= check.succeeds_from:
        good = True
    if check.critical_from is not None and natural >= check.critical_from:
        return "critical" if good or not check.critical_needs_success else "failure"
    return "success" if good else "failure"


def packets_after(check: Check, natural: int) -> tuple[str, ...]:
    return {"critical": check.critical, "success": check.success, "failure": check.failure}[
        outcome(check, natural)
    ]


def rolls_again(check: Check, natural: int) -> bool:
    match check.reroll:
        case "none":
            return False
        case "ones":
            return natural == sum(min(die.faces) for die in check.dice)
        case "fails":
            return outcome(check, natural, not check.before_modifiers) == "failure"
        case "non_criticals":
            return outcome(check, natural, not check.before_modifiers) != "critical"
        case listed:
            return natural in listed


def step(branches: Branches, change: Callable[[Any], Iterable[tuple[Any, Fraction]]]) -> Branches:
    after: Branches = defaultdict(Fraction)
    for state, share in branches.items():
        for new, chance in change(state):
            after[new] += share * chance
    return after


def one_die(check: Check) -> list[tuple[tuple[str, ...], Fraction]]:
    ways: list[tuple[tuple[str, ...], Fraction]] = []
    for natural, chance in totals(check.dice):
        if rolls_again(check, natural):
            ways += [(packets_after(check, second), chance * other) for second, other in totals(check.dice)]
        else:
            ways.append((packets_after(check, natural), chance))
    return merged(ways)


def merged(ways: list[tuple[Any, Fraction]]) -> list[tuple[Any, Fraction]]:
    """The same ways, equal ones added up."""
    shares: Branches = defaultdict(Fraction)
    for way, chance in ways:
        shares[way] += chance
    return list(shares.items())


def checked(branches: Branches, check: Check) -> Branches:
    """Packets still to roll stand left, those that have rolled or need not stand right, sorted."""

    def parted(state: Any) -> list[tuple[Any, Fraction]]:
        rolls, stay = [], []
        for word in state[0]:
            (rolls if word in check.rolls else stay).append(word)
        return [((tuple(rolls), tuple(stay), state[1]), Fraction(1))]

    branches = step(branches, parted)
    ways = one_die(check)
    while any(left for left, _, _ in branches):
        branches = step(
            branches,
            lambda s: (
                [((s[0][1:], tuple(sorted(s[1] + new)), s[2]), chance) for new, chance in ways]
                if s[0]
                else [(s, Fraction(1))]
            ),
        )
    return step(branches, lambda s: [((s[1], s[2]), Fraction(1))])


def amounts(amount: Amount) -> list[tuple[int, Fraction]]:
    ways: list[tuple[int, Fraction]] = []
    for total, chance in totals(amount.dice):
        if total in amount.reroll:
            ways += [(again, chance * other) for again, other in totals(amount.dice)]
        else:
            ways.append((total, chance))
    return merged([(max(amount.least, total + amount.bonus), chance) for total, chance in ways])


def packet_damage(damage: Damage) -> list[tuple[int, Fraction]]:
    ways: dict[int, Fraction] = defaultdict(Fraction)
    for points, chance in amounts(damage.amount):
        for number, share in warded(points, damage.ward):
            ways[number] += chance * share
    return list(ways.items())


def warded(points: int, ward: Check | None) -> Iterable[tuple[int, Fraction]]:
    if ward is None:
        return [(points, Fraction(1))]
    left: Branches = {0: Fraction(1)}
    for _ in range(points):
        left = step(left, lambda n: [(n + bool(packets_after(ward, t)), c) for t, c in totals(ward.dice)])
    return left.items()


def struck(models: tuple[tuple[int, int], ...], points: int, damage: Damage) -> tuple[Any, int, int]:
    """Models are (wounds left, starting wounds); returns them after a packet, with points dealt and wasted."""
    if damage.capped:
        target = next((start for left, start in models if left), models[-1][1])
        points = min(points, target)
    dealt, after = points, list(models)
    for i, (left, start) in enumerate(models):
        if points == 0:
            break
        if left == 0:
            continue
        taken = min(left, points)
        after[i] = (left - taken, start)
        points = points - taken
        if not damage.spill:
            break
    return tuple(after), dealt, points


def result(pipeline: Pipeline) -> Branches:
    """The law of (models removed, wounds lost by the next, watched quantities)."""
    branches: Branches = {}
    for number, chance in amounts(pipeline.attacks):
        packets = tuple(sorted((pipeline.start,) * max(0, number) + pipeline.given))
        key = (packets, (0,) * len(pipeline.watch))
        branches[key] = branches.get(key, Fraction(0)) + chance
    own = [group.saves for group in pipeline.groups]
    first = next((i for i, c in enumerate(pipeline.checks) if c.roller == "defender"), len(pipeline.checks))
    mixed = any(saves is not None for saves in own)
    for check in pipeline.checks[:first] if mixed else pipeline.checks:
        branches = told(checked(branches, check), pipeline, check.name)
    if not mixed:
        branches = told(branches, pipeline, "")
    models = tuple((g.wounds, g.wounds) for g in pipeline.groups for _ in range(g.models))
    models = ((models[0][0] - pipeline.wounded, models[0][1]), *models[1:])
    branches = step(branches, lambda s: [((s[0], s[1], models, 0, 0), Fraction(1))])
    if mixed:
        saves = [pipeline.checks[first:] if given is None else given for given in own]
        branches = one_by_one(branches, pipeline, saves)
    else:
        for damage in pipeline.damage:
            branches = hurt(branches, damage)
    return step(branches, lambda s: [(ended(pipeline, s), Fraction(1))])


def one_by_one(branches: Branches, pipeline: Pipeline, saves: list[tuple[Check, ...]]) -> Branches:
    """Packets leave the list one after another, each saved by the group of the first model that stands."""
    listed = [word for damage in pipeline.damage for word in damage.packets]
    groups = [number for number, group in enumerate(pipeline.groups) for _ in range(group.models)]

    def come(state: Any) -> list[tuple[Any, Fraction]]:
        packets, watched, models, dealt, wasted = state
        if not packets:
            return [(state, Fraction(1))]
        word = min(packets, key=lambda w: (w in listed, listed.index(w) if w in listed else 0, w))
        rest = list(packets)
        rest.remove(word)
        group = next((g for g, (left, _) in zip(groups, models, strict=True) if left), groups[-1])
        alone: Branches = {((word,), (0,) * len(watched)): Fraction(1)}
        named = {check.name: check for check in saves[group]}
        for name in dict.fromkeys(c.name for own in (saves[group], *saves) for c in own):
            alone = checked(alone, named[name]) if name in named else alone
            alone = told(alone, pipeline, name)
        alone = told(alone, pipeline, "")
        after = step(alone, lambda s: [((s[0], s[1], models, dealt, wasted), Fraction(1))])
        for damage in pipeline.damage:
            after = hurt(after, damage)
        return [
            ((tuple(rest), tuple(map(sum, zip(watched, w, strict=True))), m, d, o), share)
            for (_, w, m, d, o), share in after.items()
        ]

    while any(state[0] for state in branches):
        branches = step(branches, come)
    return branches


def told(branches: Branches, pipeline: Pipeline, after: str) -> Branches:
    def noted(state: Any) -> list[tuple[Any, Fraction]]:
        watched = tuple(
            sum(word in w.packets for word in state[0]) if w.after == after else value
            for w, value in zip(pipeline.watch, state[1], strict=True)
        )
        return [((state[0], watched), Fraction(1))]

    return step(branches, noted)


def hurt(branches: Branches, damage: Damage) -> Branches:
    ways = packet_damage(damage)

    def one(state: Any) -> list[tuple[Any, Fraction]]:
        packets, watched, models, dealt, wasted = state
        place = next((i for i, word in enumerate(packets) if word in damage.packets), None)
        if place is None:
            return [(state, Fraction(1))]
        rest = packets[:place] + packets[place + 1 :]
        after = [(struck(models, points, damage), chance) for points, chance in ways]
        return [((rest, watched, new, dealt + d, wasted + w), chance) for (new, d, w), chance in after]

    while any(word in damage.packets for packets, *_ in branches for word in packets):
        branches = step(branches, one)
    return branches


def ended(pipeline: Pipeline, state: Any) -> tuple[int, int, tuple[int, ...]]:
    _, watched, models, dealt, wasted = state
    values = {"damage": dealt, "removal": wasted}
    removed = sum(left == 0 for left, _ in models)
    lost = next((start - left for left, start in models if left), 0)
    told = tuple(values.get(w.after, value) for w, value in zip(pipeline.watch, watched, strict=True))
    return removed, lost, told
