"""Hits on a unit as a whole: they fall on the rank and file, unless characters have their share of them (1.11, H61).

A blow with the target `("unit", row)` is such a one; `Spread` puts blows at single groups in its place.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

import msgspec

from battlewright.chance.partition import total
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, Roll, StepResult
from battlewright.core.state import Frame
from battlewright.rules.ninth_age.blows import Blow
from battlewright.rules.ninth_age.formation import formation, leader, rank_and_file
from battlewright.rules.ninth_age.roles import Target, opponent
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.special_rules import DICE
from battlewright.rules.ninth_age.state import is_unit, piece, profile

WHOLE = "unit"
"""The group of a target that is a unit as a whole."""

ENOUGH = 5
"""Rank and file that shield characters of their troop type."""

STOMPED = ("infantry", "war_beast", "swarm", "war_machine")
"""Troop types that can be stomped."""


class Spread(Frame, tag="spread"):
    """Hits on a unit as a whole are spread; the blows that come of it go to the front of `blows` of the frame below."""

    blow: Blow
    hits: Any = None
    struck: Any = None


def passed_over(p: Position, b: Blow, target: Target) -> bool:
    """Whether hits on the whole unit do not fall on one of its groups."""
    return bool(
        p.value("hits.pass_duellist", b, target)
        or p.value("hits.pass_shielded", b, target)
        or p.value("hits.pass_unstomped", b, target)
    )


def sharing(p: Position, b: Blow) -> tuple[Target, ...]:
    """The characters who share the hits of a blow at their unit."""
    characters = [t for t in formation(p, leader(p, b.target[1])).fighters if t[0] == "character"]
    return tuple(target for target in characters if not passed_over(p, b, target))


def _places(p: Position, b: Blow) -> int:
    """How many models of the rank and file take hits; what comes to a champion alone counts as theirs."""
    row = b.target[1]
    if not is_unit(p, row) or passed_over(p, b, ("rank_and_file", row)):
        return 0
    return max(1, rank_and_file(p, row))


def shares(hits: int, places: int, struck: int, characters: int) -> tuple[int, int]:
    """Hits that each character takes in full rounds, and those of the rank and file: nobody is hit again before
    everybody was hit (T9A-H-61C). Of the last round `struck` characters take one each."""
    rounds, rest = divmod(hits, places + characters)
    return rounds, rounds * places + rest - struck


def choices(hits: int, places: int, characters: tuple[str, ...]) -> tuple[Option, ...]:
    """Which characters, by their names, may be struck in the last round, the fewest first."""
    rest = hits % (places + len(characters))
    return tuple(
        ("struck", *chosen)
        for number in range(max(0, rest - places), min(rest, len(characters)) + 1)
        for chosen in combinations(characters, number)
    )


spread = NINTH_AGE.procedure(Spread)


@spread.step("T9A-DIST-01", "T9A-DIST-02", "T9A-H-61A", "T9A-H-61E", "T9A-S-06A")
def fall_on_rank_and_file(p: Position, f: Spread) -> StepResult:
    """Where no character shares them, all fall on the rank and file."""
    if sharing(p, f.blow):
        return None
    if _places(p, f.blow):
        _put_back(p, (msgspec.structs.replace(f.blow, target=("rank_and_file", f.blow.target[1])),))
    return DONE


@spread.step("T9A-DIST-03", "T9A-S-01D", "T9A-S-02C")
def roll_hits(p: Position, f: Spread) -> StepResult:
    """Before hits are spread their number is rolled."""
    b = f.blow
    if not b.dice:
        f.hits = b.attacks
        return "ask_struck"
    values = {"model": p.scene.names[b.row], "target": p.scene.names[b.target[1]]}
    return Roll(
        piece(p, b.row).side, "roll-hits", "hits", total((DICE[b.die],) * b.dice, b.attacks), values=values
    )


@spread.step("T9A-DIST-03", "T9A-H-61B", "T9A-H-61C")
def ask_struck(p: Position, f: Spread) -> StepResult:
    """The attacker spreads what does not go round over rank and file and characters."""
    b = f.blow
    names = tuple(p.scene.names[row] for _, row in sharing(p, b))
    options = choices(f.hits, _places(p, b), names)
    values = {"model": p.scene.names[b.row], "target": p.scene.names[b.target[1]], "hits": f.hits}
    return Choose(piece(p, b.row).side, "ask-struck", "struck", options, default=options[0], values=values)


@spread.step("T9A-H-61C")
def strike_all(p: Position, f: Spread) -> StepResult:
    """A blow at each group that is hit."""
    b, characters, places = f.blow, sharing(p, f.blow), _places(p, f.blow)
    each, others = shares(f.hits, places, len(f.struck) - 1, len(characters))
    hits = {target: each + (p.scene.names[target[1]] in f.struck[1:]) for target in characters}
    hits["rank_and_file", b.target[1]] = others
    made = tuple(
        msgspec.structs.replace(b, target=target, attacks=number, dice=0)
        for target, number in hits.items()
        if number
    )
    _put_back(p, made)
    return DONE


def _put_back(p: Position, blows: tuple[Blow, ...]) -> None:
    below: Any = p.stack[-2]
    below.blows = (*blows, *below.blows)


@NINTH_AGE.contribution("hits.pass_duellist", "base", "T9A-H-65J")
def _no_hits_on_duellists(p: Position, b: Blow, target: Target) -> int:
    return int(opponent(p, target) is not None)


@NINTH_AGE.contribution("hits.pass_shielded", "base", "T9A-H-61A", "T9A-H-61B", "T9A-H-61D")
def _enough_of_his_own_troop_type(p: Position, b: Blow, target: Target) -> int:
    row = b.target[1]
    if target[0] != "character" or not is_unit(p, row):
        return 0
    enough = rank_and_file(p, row) + int(p.rows[row].champion) >= ENOUGH
    return int(enough and profile(p, target[1]).troop == profile(p, row).troop)


@NINTH_AGE.contribution("hits.pass_unstomped", "base", "T9A-S-02B", "T9A-H-65I")
def _only_what_can_be_stomped(p: Position, b: Blow, target: Target) -> int:
    return int(b.kind == "stomp" and profile(p, target[1]).troop not in STOMPED)
