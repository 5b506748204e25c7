"""Combat reforms: a unit that fights towards one side only takes another width, its front to that side or as it was
(H44)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import in_play
from battlewright.rules.ninth_age.alignment import flush, front_line, front_of, in_contact, line, places
from battlewright.rules.ninth_age.contact import facing_of, model_contacts, side_of, touching
from battlewright.rules.ninth_age.editions import edition
from battlewright.rules.ninth_age.effects import RULE, Mark, Reform
from battlewright.rules.ninth_age.formation import Fighter, formation
from battlewright.rules.ninth_age.laying import aside, laid
from battlewright.rules.ninth_age.leadership import LeadershipTest, leadership
from battlewright.rules.ninth_age.matching import can_all_reach
from battlewright.rules.ninth_age.moving import follow, has_room
from battlewright.rules.ninth_age.paces import movement
from battlewright.rules.ninth_age.remembered import by_rows
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.state import Unit, character, joined, piece, profile, unit
from battlewright.table.angles import FULL
from battlewright.table.angles import unit as direction
from battlewright.table.arcs import SIDES, Side
from battlewright.table.bodies import Block, Body, Slot
from battlewright.table.lengths import INCH
from battlewright.table.plane import Point

KEEP: Option = ("stay",)
"""It stays as it is."""

REFORM: Option = ("reform",)
"""It reforms, if there is room and it passes the test that it may need."""

TRIED = 4
"""Places of each width that are looked at."""


class CombatReforms(Frame, tag="combat_reforms"):
    """The reforms after a round: `left` are the formations that still fight, `winner` the side that won or -1,
    `difference` that of the scores."""

    left: tuple[int, ...]
    winner: int
    difference: int
    first: Option | None = None


class CombatReform(Frame, tag="combat_reform"):
    """One formation may reform; `difference` is that by which its side lost, 0 if it did not, and `must_test` tells
    whether it did."""

    row: int
    must_test: bool = False
    difference: int = 0
    chosen: Option | None = None
    passed: Any = None


class Formed(NamedTuple):
    """Another formation of a unit: its block, and the slots of the characters in it."""

    block: Block
    slots: tuple[tuple[int, Slot], ...]


def may_reform(p: Position, row: int) -> bool:
    """Whether the rules let a formation reform in combat (query `reform.allowed`)."""
    return in_play(p, row) and isinstance(p.rows[row], Unit) and bool(p.value("reform.allowed", row))


@NINTH_AGE.contribution("reform.allowed", "base", "T9A-H-44A")
def _engaged_in_one_facing(p: Position, row: int) -> int:
    return int(len({side_of(p, enemy, row) for enemy in touching(p, row)}) == 1)


@NINTH_AGE.contribution("reform.allowed", "natural", "T9A-H-50D")
def _not_with_war_machines(p: Position, row: int) -> int | None:
    fight = (row, *touching(p, row))
    return 0 if any(profile(p, one).troop == "war_machine" for one in fight) else None


def widths(p: Position, row: int) -> range:
    """The widths worth asking about: up to that of a horde, or the present one."""
    block = unit(p, row).block
    return range(1, min(block.models, max(block.files, edition(p).horde)) + 1)


@by_rows
def reforms(p: Position, row: int) -> dict[int, Formed]:
    """The legal reforms of a unit in combat by their files; of places of equal width the best for contact."""
    if not may_reform(p, row):
        return {}
    enemy = touching(p, row)[0]
    facing = unit(p, row).block.facing + SIDES.index(side_of(p, enemy, row)) * FULL // 4
    found = {}
    for files in widths(p, row):
        made = _formed(p, row, enemy, files, facing % FULL)
        if made is not None:
            found[files] = made
    return found


@by_rows
def kept(p: Position, row: int) -> dict[int, Formed]:
    """The legal reforms of a unit fought in flank or rear that keeps its facing, by their files: it stays where it is
    at that side; of places of equal width the best for contact."""
    if not may_reform(p, row):
        return {}
    side, own = side_of(p, touching(p, row)[0], row), unit(p, row).block
    found = {}
    for files in widths(p, row) if side != "front" else ():
        tried = [_tried(p, row, _block(own, files, x, y, own.facing)) for x, y in _beside(own, files, side)]
        legal = [one for one in tried if files != own.files and one is not None]
        if legal:
            found[files] = max(legal, key=lambda one: one[1])[0]
    return found


def _beside(own: Block, files: int, side: Side) -> Iterator[Point]:
    """Where the middle of a front comes to be in so many files when a side stays on its line: at either end of a flank,
    at the middle or either end of the rear."""
    ux, uy = direction(own.facing)
    narrower = (own.files - files) * own.width / 2
    deeper = (-(-own.models // files) - own.ranks) * own.depth
    if side == "back":
        steps = [(across * narrower, deeper) for across in (0, -1, 1)]
    else:
        across = narrower if side == "right" else -narrower
        steps = [(across, 0), (across, deeper)]
    for right, ahead in steps:
        yield round(own.x + right * uy + ahead * ux), round(own.y - right * ux + ahead * uy)


def _tried(p: Position, row: int, block: Block) -> tuple[Formed, int] | None:
    """A unit in another formation and how many of its models are in contact there; None if that is not legal."""
    formed = Formed(block, tuple((one, _slot(p, one, block)) for one in joined(p, row)))
    tried = p.fork()
    _form(tried, row, formed)
    return (formed, len(_in_contact(tried, row))) if p.value("reform.legal", tried, row) else None


def _formed(p: Position, row: int, enemy: int, files: int, facing: int) -> Formed | None:
    """The best legal place for a unit in so many files."""
    own = unit(p, row).block
    if (files, facing) == (own.files, own.facing) and not own.holes:
        return None
    x, y = own.middle
    made = p.fork()
    _form(made, row, Formed(_block(own, files, x, y, facing), ()))
    for body in _places(p, made, row, enemy):
        tried = _tried(p, row, _block(own, files, body.x, body.y, body.facing))
        if tried is not None:
            return tried[0]
    return None


def _places(p: Position, made: Position, row: int, enemy: int) -> Iterator[Body]:
    """Where a unit in its new formation stands flush with an enemy, the best places first; none with fewer models of
    both in contact than now."""
    own, target = formation(made, row), formation(p, enemy)
    touched = len(model_contacts(p, row, enemy)) + len(model_contacts(p, enemy, row))
    against = line(target, side_of(p, row, enemy))
    for place in places(own, against, round(aside(against, front_of(own.footprint))), frozenset())[:TRIED]:
        if in_contact(front_line(own), against, place, frozenset())[0] < touched:
            return
        pose = flush(own, target, against, place, p.scene.table)
        if pose is not None:
            yield laid(own, pose)[0]


def _block(own: Block, files: int, x: int, y: int, facing: int) -> Block:
    return Block(x, y, own.z, files, own.models, own.width, own.depth, own.height, facing)


def _slot(p: Position, row: int, block: Block) -> Slot:
    """The slot of the front rank that is nearest to where a character stands."""
    x, y = character(p, row).base.middle
    ux, uy = direction(block.facing)
    right = (x - block.x) * uy - (y - block.y) * ux
    return 0, min(max(int(right // block.width + block.files / 2), 0), block.files - 1)


def _form(p: Position, row: int, made: Formed) -> None:
    """Let a unit take another formation."""
    block = made.block
    p.effect(Reform(row, RULE, block.files, block.x, block.y, block.facing))
    for one, slot in made.slots:
        if not character(p, one).beside:
            p.effect(Mark(one, RULE, (("slot", slot),)))
    follow(p, row)


@NINTH_AGE.contribution("reform.legal", "base", "T9A-H-44A")
def _with_room(p: Position, after: Position, row: int) -> int:
    return int(has_room(after, row, formation(after, row).bodies))


@NINTH_AGE.contribution("reform.legal", "natural", "T9A-H-44C")
def _no_model_moves_too_far(p: Position, after: Position, row: int) -> int | None:
    reach = 2 * movement(p, row) * INCH
    was, then = formation(p, row), formation(after, row)
    for fighter in was.fighters:
        here = [stand.base.middle for stand in was.stands if stand.fighter == fighter]
        there = [stand.base.middle for stand in then.stands if stand.fighter == fighter]
        if not can_all_reach(here, there, reach):
            return 0
    return None


@NINTH_AGE.contribution("reform.legal", "natural", "T9A-H-44D")
def _same_enemies_in_the_same_facing(p: Position, after: Position, row: int) -> int | None:
    enemies = touching(p, row)
    kept = touching(after, row) == enemies
    return None if kept and all(_facing(p, row, e) == _facing(after, row, e) for e in enemies) else 0


def _facing(p: Position, row: int, enemy: int) -> str:
    return facing_of(p, row, enemy)


@NINTH_AGE.contribution("reform.legal", "natural", "T9A-H-44E")
def _as_many_models_in_contact(p: Position, after: Position, row: int) -> int | None:
    return 0 if len(_in_contact(after, row)) < len(_in_contact(p, row)) else None


def _in_contact(p: Position, row: int) -> tuple[Fighter, ...]:
    """Who of a formation touches an enemy, model by model."""
    by_model = formation(p, row).by_model
    models = {model: None for enemy in touching(p, row) for model in model_contacts(p, row, enemy)}
    return tuple(by_model[model].fighter for model in models)


@NINTH_AGE.contribution("reform.legal", "natural", "T9A-H-44F")
def _characters_stay_in_contact(p: Position, after: Position, row: int) -> int | None:
    then = _in_contact(after, row)
    return None if all(who in then for who in _in_contact(p, row) if who[0] == "character") else 0


@NINTH_AGE.contribution("reform.legal", "natural", "T9A-H-44G")
def _enemies_stay_in_contact(p: Position, after: Position, row: int) -> int | None:
    for enemy in touching(p, row):
        then = model_contacts(after, enemy, row)
        if any(model not in then for model in model_contacts(p, enemy, row)):
            return 0
    return None


one = NINTH_AGE.procedure(CombatReform)


@one.step("T9A-H-34R", "T9A-H-44A")
def ask_reform(p: Position, f: CombatReform) -> StepResult:
    """Whether it reforms; into what is asked only then, for it takes long to find out."""
    if not may_reform(p, f.row):
        return DONE
    values = {"unit": p.scene.names[f.row]}
    return Choose(piece(p, f.row).side, "ask-reform", "chosen", (KEEP, REFORM), default=KEEP, values=values)


@one.step("T9A-H-44B")
def test_reform(p: Position, f: CombatReform) -> StepResult:
    """The losers can do so only after a Leadership test, with what modified their break test."""
    chosen, f.chosen = f.chosen, None
    if chosen == KEEP:
        return DONE
    if not f.must_test:
        return "choose_files"
    need = leadership(p, f.row) - int(p.value("break.difference", f.row, f.difference))
    f.must_test, f.difference = False, 0
    return LeadershipTest(f.row, need, "reform")


@one.step("T9A-H-44B")
def judge_test(p: Position, f: CombatReform) -> StepResult:
    """Who fails it stays."""
    if not f.passed:
        return DONE
    f.passed = None
    return None


@one.step("T9A-H-44A")
def choose_files(p: Position, f: CombatReform) -> StepResult:
    """In how many files, its front to the enemy or as it was; it may still stay as it is."""
    turned: tuple[Option, ...] = (KEEP, *(("files", files) for files in reforms(p, f.row)))
    options = (*turned, *(("kept", files) for files in kept(p, f.row)))
    values = {"unit": p.scene.names[f.row]}
    side = piece(p, f.row).side
    return Choose(side, "ask-reform-files", "chosen", options, default=turned[-1], values=values)


@one.step("T9A-H-44A", "T9A-H-44D")
def carry_out(p: Position, f: CombatReform) -> StepResult:
    """It reforms."""
    if f.chosen is not None and f.chosen != KEEP:
        found = kept(p, f.row) if f.chosen[0] == "kept" else reforms(p, f.row)
        _form(p, f.row, found[f.chosen[1]])
    return DONE


every = NINTH_AGE.procedure(CombatReforms)


@every.step("T9A-H-44H")
def choose_first_side(p: Position, f: CombatReforms) -> StepResult:
    """The active player says who reforms first, if both sides can."""
    active = p.rules.active(p)
    able = [
        side for side in (0, 1) if any(piece(p, row).side == side and may_reform(p, row) for row in f.left)
    ]
    if not able:
        return DONE
    if len(able) == 1:
        return "reform_next"
    options = tuple(("first", p.scene.names[1 + side]) for side in (active, 1 - active))
    return Choose(active, "ask-reform-first", "first", options, default=options[0])


@every.step("T9A-H-44H")
def order(p: Position, f: CombatReforms) -> StepResult:
    """All reforms of one side come before those of the other."""
    assert f.first is not None
    first = p.scene.index[f.first[1]] - 1
    f.left = tuple(sorted(f.left, key=lambda row: (piece(p, row).side != first, row)))
    f.first = None
    return None


@every.step("T9A-H-34R", "T9A-H-44B", "T9A-H-44H")
def reform_next(p: Position, f: CombatReforms) -> StepResult:
    """One after another."""
    if not f.left:
        return DONE
    row, f.left = f.left[0], f.left[1:]
    lost = f.winner not in (-1, piece(p, row).side)
    return CombatReform(row, lost, f.difference if lost else 0)


@every.step()
def go_on(p: Position, f: CombatReforms) -> StepResult:
    """The next."""
    return "reform_next"
