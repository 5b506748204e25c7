"""Duels: a champion or character offers one, another accepts or refuses, and both fight nobody else (H65)."""

from __future__ import annotations

from typing import Any

from battlewright.core.errors import Illegal
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, StepResult
from battlewright.core.state import Frame
from battlewright.core.windows import DECLINE
from battlewright.rules.common.pieces import in_play
from battlewright.rules.ninth_age.combatants import Rows, combats, foes_of, present
from battlewright.rules.ninth_age.effects import RULE, Mark
from battlewright.rules.ninth_age.formation import Fighter, formation, leader
from battlewright.rules.ninth_age.roles import opponent
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.state import Unit, battle, character, piece

REFUSE: Option = ("refuse",)


class Duels(Frame, tag="duels"):
    """Offer and answer of the one duel that may begin in a round between the formations of `units`."""

    units: Rows
    offered: Any = None
    answer: Any = None
    named: Any = None


duels = NINTH_AGE.procedure(Duels)


@duels.step("T9A-H-34E", "T9A-H-65A", "T9A-H-65L", "T9A-H-65M")
def offer_first(p: Position, f: Duels) -> StepResult:
    """The player whose turn it is may offer a duel, if none goes on."""
    if any(opponent(p, fighter) for row in present(p, f.units) for fighter in formation(p, row).fighters):
        return DONE
    return _offer(p, f, battle(p).active)


@duels.step("T9A-H-65A")
def pass_on(p: Position, f: Duels) -> StepResult:
    """If he does not, ..."""
    if f.offered not in (None, DECLINE):
        return "accept"
    f.offered = None
    return None


@duels.step("T9A-H-65A")
def offer_second(p: Position, f: Duels) -> StepResult:
    """... the other player may."""
    return _offer(p, f, 1 - battle(p).active)


@duels.step("T9A-H-65C")
def accept(p: Position, f: Duels) -> StepResult:
    """Who accepts it, if somebody does."""
    if f.offered in (None, DECLINE):
        return DONE
    by = fighter_of(p, f.offered)
    options = tuple(option_of(p, one) for one in _answering(p, f.units, by))
    player = 1 - piece(p, by[1]).side
    values = {"kind": by[0], "name": p.scene.names[by[1]]}
    return Choose(player, "ask-duel-answer", "answer", (*options, REFUSE), default=REFUSE, values=values)


@duels.step("T9A-H-65C", "T9A-H-65E")
def begin_duel(p: Position, f: Duels) -> StepResult:
    """The two fight from now on."""
    if f.answer == REFUSE:
        f.answer = None
        return None
    one, other = fighter_of(p, f.offered), fighter_of(p, f.answer)
    p.tell("event-duel", first=p.scene.names[one[1]], second=p.scene.names[other[1]])
    for own, foe in ((one, other), (other, one)):
        fields: tuple[tuple[str, Any], ...] = (("duel", foe),)
        if own[0] == "character":
            fields = (*fields, ("refused", False))
        p.effect(Mark(own[1], RULE, fields))
    return DONE


@duels.step("T9A-H-65D", "T9A-H-65F")
def name_refuser(p: Position, f: Duels) -> StepResult:
    """If all refuse, the player who offered names a character among them."""
    by = fighter_of(p, f.offered)
    options = tuple(option_of(p, one) for one in _answering(p, f.units, by) if p.value("duel.named", one))
    if not options:
        return DONE
    return Choose(piece(p, by[1]).side, "ask-duel-refuser", "named", options, default=options[0])


@duels.step("T9A-H-65E", "T9A-H-65N")
def withdraw(p: Position, f: Duels) -> StepResult:
    """He keeps out of this round, and has no say until the combat ends or he fights a duel."""
    row = fighter_of(p, f.named)[1]
    p.tell("event-refused", model=p.scene.names[row])
    p.effect(Mark(row, RULE, (("refused", True), ("withdrawn", True))))
    return DONE


def _offer(p: Position, f: Duels, side: int) -> StepResult:
    options = tuple(option_of(p, one) for one in offering(p, f.units, side))
    if not options:
        return None
    return Choose(side, "ask-duel", "offered", (*options, DECLINE), default=DECLINE)


def offering(p: Position, units: Rows, side: int) -> tuple[Fighter, ...]:
    """Who of a side may offer a duel: whom somebody could answer."""
    return tuple(one for one in _duellists(p, units, side) if _answering(p, units, one))


def _answering(p: Position, units: Rows, by: Fighter) -> tuple[Fighter, ...]:
    """Who may accept a duel that somebody offers."""
    others = _duellists(p, units, 1 - piece(p, by[1]).side)
    return tuple(other for other in others if p.value("duel.reaches", by, other))


def _duellists(p: Position, units: Rows, side: int) -> tuple[Fighter, ...]:
    return tuple(
        fighter
        for row in present(p, units)
        if piece(p, row).side == side
        for fighter in formation(p, row).fighters
        if fighter[0] != "rank_and_file"
    )


def option_of(p: Position, fighter: Fighter) -> Option:
    """The answer that names a champion, by his unit, or a character."""
    name = p.scene.names[fighter[1]]
    return ("champion", name) if fighter[0] == "champion" else ("character", name)


def fighter_of(p: Position, option: Option) -> Fighter:
    """Whom such an answer names."""
    return option[0], p.scene.index[option[1]]


def is_over(p: Position, fighter: Fighter) -> bool:
    """Whether somebody's duel has ended: one of the two is dead or flees (T9A-H-65L), or has lost the combat."""
    foe = opponent(p, fighter)
    if foe is None or not (_stands(p, fighter) and _stands(p, foe)):
        return True
    both = {leader(p, fighter[1]), leader(p, foe[1])}
    return not any(both <= set(units) for units in combats(p))


def _stands(p: Position, fighter: Fighter) -> bool:
    found = piece(p, fighter[1])
    alive = found.champion if isinstance(found, Unit) else True
    return alive and in_play(p, fighter[1]) and not piece(p, leader(p, fighter[1])).fleeing


@NINTH_AGE.verifier("ask-duel")
@NINTH_AGE.verifier("ask-duel-answer")
def explain_duel(p: Position, f: Any, answer: Option) -> None:
    """Why somebody may neither offer nor accept this duel."""
    name = " ".join(str(word) for word in answer[1:])
    row = p.scene.index.get(name)
    if row is None:
        raise Illegal("error-duel-unknown", ("T9A-H-65A",), name=name)
    found = piece(p, row)
    if isinstance(found, Unit) and not (found.champion and found.alive):
        raise Illegal("error-duel-no-champion", ("T9A-H-65A",), name=name)
    if leader(p, row) not in present(p, f.units):
        raise Illegal("error-duel-not-here", ("T9A-H-65B",), name=name)
    raise Illegal("error-duel-not-reached", ("T9A-H-65C",), name=name)


@NINTH_AGE.contribution("duel.reaches", "base", "T9A-H-65B", "T9A-H-65C")
def _their_units_touch(p: Position, by: Fighter, other: Fighter) -> int:
    return int(leader(p, other[1]) in foes_of(p, leader(p, by[1])))


@NINTH_AGE.contribution("duel.named", "base", "T9A-H-65D")
def _whoever_could_have_accepted(p: Position, fighter: Fighter) -> int:
    return 1


@NINTH_AGE.contribution("duel.named", "natural", "T9A-H-65F")
def _no_champion(p: Position, fighter: Fighter) -> int | None:
    return 0 if fighter[0] == "champion" else None


@NINTH_AGE.contribution("duel.opponent", "base", "T9A-H-65G", "T9A-H-65L")
def _the_other_of_the_two(p: Position, fighter: Fighter) -> Any:
    return piece(p, fighter[1]).duel if fighter[0] in ("champion", "character") else ()


@NINTH_AGE.contribution("attacks", "natural", "T9A-H-65N")
def _no_attacks_after_a_refusal(p: Position, fighter: Fighter, part: int) -> int | None:
    return 0 if _is_withdrawn(p, fighter) else None


@NINTH_AGE.contribution("special.now", "natural", "T9A-H-65N")
def _no_special_attacks_after_a_refusal(p: Position, fighter: Fighter, kind: str) -> int | None:
    return 0 if _is_withdrawn(p, fighter) else None


def _is_withdrawn(p: Position, fighter: Fighter) -> bool:
    return fighter[0] == "character" and character(p, fighter[1]).withdrawn
