"""Allocating attacks: before any roll of an Initiative step each model says whom it attacks (1.6).

There is a question only where there is a choice: for each kind of fighter of a unit how many of its attacks go at each
target but the last, which gets the rest (the rank and file where they are among the targets). Where that makes several
questions for a unit, the first is whether any are needed: whether all goes at the rank and file.
"""

from __future__ import annotations

from itertools import groupby
from typing import Any, NamedTuple

import msgspec

from battlewright.core.errors import Illegal
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Both, Choose, Option, StepResult
from battlewright.core.state import Frame
from battlewright.rules.ninth_age.blows import Blow, has_charged
from battlewright.rules.ninth_age.effects import RULE, Mark
from battlewright.rules.ninth_age.formation import Fighter, leader
from battlewright.rules.ninth_age.roles import Strikers, Target, crushed, opponent, strikers
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.special_attacks import SpecialStrikers, blow_of, special_strikers
from battlewright.rules.ninth_age.spreading import Spreading, spreadings
from battlewright.rules.ninth_age.state import battle, piece
from battlewright.rules.ninth_age.strike_words import split_words, spread_words

Group = Strikers | SpecialStrikers
Picks = tuple[int, ...]
"""Answers of a player so far, in the order of the questions: numbers of attacks, for a special attack the row of its
target, `NOBODY` to do without it, `CRUSHES` to crush, `SPLITS` to spread attacks."""

NOBODY = -1

STRIKING: Option = ("ordinary",)
CRUSHING: Option = ("crush",)
CRUSHES = 1
"""The answer to crush, as it is kept."""

AT_TROOPS: Option = ("troops",)
SPLIT: Option = ("split",)
SPLITS = 1
"""The answer to spread attacks over others than the rank and file, as it is kept."""


class Allocation(Frame, tag="allocation"):
    """The allocation of all attacks of one Initiative step; its blows are put into `blows` of the frame below.

    `groups` are the strikers of side 0 and of side 1, `picks` their players' answers so far.
    """

    groups: tuple[tuple[Group, ...], tuple[Group, ...]]
    picks: tuple[Picks, Picks] = ((), ())
    first: Any = None
    second: Any = None


class ToCrush(NamedTuple):
    """A question still to be asked: whether the models of a group, and all like them, crush."""

    group: Strikers


class ToSplit(NamedTuple):
    """A question still to be asked: whether a unit attacks others than the rank and file at all."""

    spreading: tuple[Spreading, ...]


class ToAim(NamedTuple):
    """A question still to be asked: which unit a special attack is made at."""

    group: SpecialStrikers


class Open(NamedTuple):
    """A question still to be asked: how many of the attacks of some groups, `most` at best, go at a target."""

    spreading: Spreading
    target: Target
    most: int


Asked = ToCrush | ToSplit | ToAim | Open


def groups_of(
    p: Position, rows: tuple[int, ...], initiative: int
) -> tuple[tuple[Group, ...], tuple[Group, ...]]:
    """What the formations of a combat have to allocate in the step of this Initiative, by sides."""
    found: tuple[list[Group], list[Group]] = ([], [])
    for row in rows:
        found[piece(p, row).side].extend(special_strikers(p, row, initiative))
        found[piece(p, row).side].extend(strikers(p, row, initiative))
    return tuple(found[0]), tuple(found[1])


def allocated(p: Position, groups: tuple[Group, ...], picks: Picks) -> tuple[tuple[Blow, ...], Asked | None]:
    """The blows that a player's answers give, and the first question that they leave open."""
    blows: list[Blow] = []
    answers = list(picks)
    for _, own in groupby(groups, key=lambda group: leader(p, group.row)):
        asked = _of_unit(p, tuple(own), answers, blows)
        if asked is not None:
            return tuple(blows), asked
    return tuple(blows), None


def _of_unit(p: Position, groups: tuple[Group, ...], answers: list[int], blows: list[Blow]) -> Asked | None:
    """Put the blows of one formation to the others, until an answer is missing."""
    striking: list[Strikers] = []
    crushing: dict[Fighter, bool] = {}
    for group in groups:
        asked: Asked | None = None
        if isinstance(group, SpecialStrikers):
            asked = _special(p, group, answers, blows)
        elif not group.crush:
            striking.append(group)
        else:
            asked = _crushing(group, answers, crushing, striking)
        if asked is not None:
            return asked
    return _spread(p, spreadings(striking), answers, blows)


def _crushing(
    group: Strikers, answers: list[int], crushing: dict[Fighter, bool], striking: list[Strikers]
) -> ToCrush | None:
    """Who crushes in a later step does nothing in this one."""
    fighter = group.who, group.row
    if fighter not in crushing:
        if not answers:
            return ToCrush(group)
        crushing[fighter] = answers.pop(0) == CRUSHES
    if not crushing[fighter]:
        striking.append(group)
    elif group.crush == "now":
        striking.append(crushed(group))
    return None


def merged(blows: tuple[Blow, ...]) -> tuple[Blow, ...]:
    """Blows that differ in their numbers only are one, whoever of the unit stands where."""
    found: dict[Blow, tuple[int, int]] = {}
    for blow in blows:
        key = msgspec.structs.replace(blow, attacks=0, dice=0)
        attacks, dice = found.get(key, (0, 0))
        found[key] = attacks + blow.attacks, dice + blow.dice
    return tuple(
        msgspec.structs.replace(key, attacks=attacks, dice=dice) for key, (attacks, dice) in found.items()
    )


def _special(p: Position, group: SpecialStrikers, answers: list[int], blows: list[Blow]) -> ToAim | None:
    if len(group.targets) == 1 and not group.is_optional:
        blows.append(blow_of(p, group, group.targets[0]))
        return None
    if not answers:
        return ToAim(group)
    row = answers.pop(0)
    blows.extend(blow_of(p, group, target) for target in group.targets if target[1] == row)
    return None


def _spread(
    p: Position, spreading: tuple[Spreading, ...], answers: list[int], blows: list[Blow]
) -> ToSplit | Open | None:
    is_split = True
    if sum(len(each.asked) for each in spreading) > 1:
        if not answers:
            return ToSplit(spreading)
        is_split = answers.pop(0) == SPLITS
    for each in spreading:
        given: dict[Target, int] = {}
        for target in each.asked if is_split else ():
            most = each.most(target, given)
            if most and not answers:
                return Open(each, target, most)
            given[target] = answers.pop(0) if most else 0
        given[each.rest] = each.attacks - sum(given.values())
        blows.extend(_blow(p, each.first, number, target) for target, number in given.items() if number)
    return None


def _blow(p: Position, by: Strikers, attacks: int, target: Target) -> Blow:
    charged, first_round = has_charged(p, by.row, target), p.rows[leader(p, by.row)].fought == 0
    return Blow(by.row, by.part, by.who, attacks, target, by.kind, charged=charged, first_round=first_round)


SECRET = {"allocation_order": "secret"}

allocation = NINTH_AGE.procedure(Allocation)


@allocation.step("T9A-ALLOC-01", "T9A-ALLOC-03", "T9A-R-04", only=SECRET)
def ask_both(p: Position, f: Allocation) -> StepResult:
    """Both write down what they allocate and reveal it together."""
    first, second = _open(p, f, 0), _open(p, f, 1)
    if first is None or second is None:
        return "ask"
    return Both((_question(p, first, "first"), _question(p, second, "second")))


@allocation.step("T9A-R-04", only=SECRET)
def keep_both(p: Position, f: Allocation) -> StepResult:
    """The next questions of both."""
    f.picks = (*f.picks[0], _keep(p, f, 0, f.first)), (*f.picks[1], _keep(p, f, 1, f.second))
    f.first = f.second = None
    return "ask_both"


@allocation.step("T9A-ALLOC-01", "T9A-ALLOC-03", "T9A-ALLOC-07", "T9A-S-05A", "T9A-S-05B", "T9A-R-04")
def ask(p: Position, f: Allocation) -> StepResult:
    """The player whose turn it is allocates first, in the open."""
    side = _asked(p, f)
    found = None if side is None else _open(p, f, side)
    return "put_blows" if found is None else _question(p, found, "first")


@allocation.step("T9A-ALLOC-07")
def keep(p: Position, f: Allocation) -> StepResult:
    """The next question."""
    side = _asked(p, f)
    picks = list(f.picks)
    assert side is not None
    picks[side] = (*picks[side], _keep(p, f, side, f.first))
    f.picks, f.first = (picks[0], picks[1]), None
    return "ask"


@allocation.step("T9A-ALLOC-10", "T9A-ALLOC-05", "T9A-EX-01", "T9A-S-03A")
def put_blows(p: Position, f: Allocation) -> StepResult:
    """Now that all is allocated, it can be rolled; a breath is used up."""
    below: Any = p.stack[-2]
    active = battle(p).active
    for side in (active, 1 - active):
        blows = merged(allocated(p, f.groups[side], f.picks[side])[0])
        below.blows = (*below.blows, *blows)
        for row in {blow.row for blow in blows if blow.kind == "breath"}:
            p.effect(Mark(row, RULE, (("gone", (*piece(p, row).gone, "breath")),)))
    return DONE


def _keep(p: Position, f: Allocation, side: int, answer: Option) -> int:
    """An answer as it is kept; who is to crush does nothing else from now on in this round."""
    asked = _open(p, f, side)
    if isinstance(asked, ToCrush) and answer == CRUSHING:
        row, who = asked.group.row, asked.group.who
        p.effect(Mark(row, RULE, (("crushing", (*piece(p, row).crushing, who)),)))
    return _picked(p, answer)


def _open(p: Position, f: Allocation, side: int) -> Asked | None:
    return allocated(p, f.groups[side], f.picks[side])[1]


def _asked(p: Position, f: Allocation) -> int | None:
    """The side that is asked next."""
    active = battle(p).active
    return next((side for side in (active, 1 - active) if _open(p, f, side) is not None), None)


def _question(p: Position, asked: Asked, into: str) -> Choose:
    names = p.scene.names
    match asked:
        case ToCrush(group):
            values: dict[str, Any] = {"model": names[group.row], "group": group.who}
            player = piece(p, group.row).side
            return Choose(player, "ask-crush", into, (STRIKING, CRUSHING), default=STRIKING, values=values)
        case ToSplit(spreading):
            player = piece(p, spreading[0].first.row).side
            values = split_words(p, spreading)
            return Choose(player, "ask-split", into, (AT_TROOPS, SPLIT), default=AT_TROOPS, values=values)
        case ToAim(special):
            return _aim(p, special, into)
    spread, target, most = asked
    options = tuple(("attacks", number) for number in range(most + 1))
    player, by = piece(p, spread.first.row).side, spread.first
    values = spread_words(p, spread, _blow(p, by, most, target)) | {"attacks": spread.attacks, "most": most}
    return Choose(player, "ask-attacks", into, options, default=options[0], values=values)


def _aim(p: Position, special: SpecialStrikers, into: str) -> Choose:
    names = p.scene.names
    options: tuple[Option, ...] = tuple(("whom", names[target]) for _, target in special.targets)
    default = options[0]
    if special.is_optional:
        options += (("nobody",),)
    values = {"model": names[special.row], "kind": special.kind}
    return Choose(piece(p, special.row).side, "ask-special", into, options, default=default, values=values)


@NINTH_AGE.verifier("ask-attacks")
def explain_attacks(p: Position, f: Allocation, answer: Option) -> None:
    """Why so many attacks cannot be allocated, or none at somebody in a duel."""
    match p.pending, answer:
        case Choose(values=asked), ("attacks", int(number)) if number > asked["most"]:
            values = {"given": number, "left": asked["most"]}
            raise Illegal("error-too-many-attacks", ("T9A-ALLOC-05",), **values)
        case Choose(player=side), (_, str(name), *_) if name in p.scene.index:
            _refuse_duellist(p, _open(p, f, side), p.scene.index[name])


def _refuse_duellist(p: Position, asked: Asked | None, row: int) -> None:
    """Say so if the only ones of a row whom a group does not attack fight a duel."""
    match asked:
        case Open(spreading):
            targets = [target for group in spreading.groups for target in group.targets]
        case ToCrush(group) | ToAim(group):
            targets = list(group.targets)
        case _:
            targets = []
    duellists = [(who, row) for who in ("champion", "character") if opponent(p, (who, row)) is not None]
    if duellists and row not in {target[1] for target in targets}:
        foe = opponent(p, duellists[0])
        assert foe is not None
        values = {"model": p.scene.names[row], "opponent": p.scene.names[foe[1]]}
        raise Illegal("error-attacks-at-duellist", ("T9A-FIG12-02", "T9A-H-65J"), **values)


def _picked(p: Position, answer: Option) -> int:
    match answer:
        case ("crush",):
            return CRUSHES
        case ("split",):
            return SPLITS
        case ("attacks", number):
            return int(number)
        case ("whom", name):
            return p.scene.index[name]
        case _:
            return NOBODY
