"""What must hold after every input of a battle of kill_team."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from battlewright.core.position import Position
from battlewright.rules.common.pieces import body, in_play, standing
from battlewright.rules.kill_team.effects import FRESH
from battlewright.rules.kill_team.fight import FightPhase
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import Model, battle, model, profile
from battlewright.rules.kill_team.terrain import FLOORS
from battlewright.table.bodies import Disc
from battlewright.table.gaps import overlaps
from battlewright.table.levels import passes_through
from battlewright.table.movement import STOPPING
from battlewright.table.terrain import stands_in_way, touches

OF_THE_ACTIVE = (
    "moved",
    "fired",
    "shot_at",
    "redirect",
    "declared",
    "charged",
    "rebuffed",
    "dived",
    "climbed",
    "slowed",
)
"""What only models of the side do whose turn it is."""

OF_THE_OTHER = ("overwatched", "counter_charged")
"""What only their enemies do."""


@KILL_TEAM.invariant
def wounds_within_bounds(p: Position) -> str | None:
    """Nobody lives without a Wound left, and the dead are off the table."""
    for row in (*p.scene.pieces[0], *p.scene.pieces[1]):
        m, most, name = model(p, row), profile(p, row).W, p.scene.names[row]
        if m.alive and not 0 <= m.lost < most:
            return f"{name}: {m.lost} Wounds lost of {most}"
        if not m.alive and m.on_table:
            return f"{name} is dead and still on the table"
    return None


@KILL_TEAM.invariant
def nobody_does_what_is_of_the_others_turn(p: Position) -> str | None:
    """Who moves, shoots and charges is of the side whose turn it is; who answers, of the other."""
    active = battle(p).active
    for row in standing(p):
        m = model(p, row)
        for name in OF_THE_OTHER if m.side == active else OF_THE_ACTIVE:
            if getattr(m, name) != FRESH[name]:
                return f"{p.scene.names[row]}: {name} {getattr(m, name)} in the other side's turn"
    return None


@KILL_TEAM.invariant
def challenges_have_two_sides(p: Position) -> str | None:
    """Who is in a challenge has an opponent who is in one with it; both are leaders (KT-S-309D). While there are
    fights, a challenge may be left by one alone."""
    fighting = any(type(frame) is FightPhase for frame in p.stack)
    for row in standing(p):
        opponent = model(p, row).challenge
        if opponent < 0 or not in_play(p, opponent):
            continue
        if model(p, opponent).challenge != row and not (fighting and model(p, opponent).challenge < 0):
            return f"{p.scene.names[row]} is in a challenge that {p.scene.names[opponent]} is not in"
        if not (profile(p, row).is_leader and profile(p, opponent).is_leader):
            return (
                f"{p.scene.names[row]} is in a challenge with {p.scene.names[opponent]}: not both are leaders"
            )
    return None


@KILL_TEAM.invariant
def the_gone_keep_nothing(p: Position) -> str | None:
    """Who is dead or has fled is in no challenge, does nothing and falls back no more."""
    for row in (*p.scene.pieces[0], *p.scene.pieces[1]):
        m = model(p, row)
        if not in_play(p, row) and _busy(m):
            return f"{p.scene.names[row]} is gone and still does something"
    return None


def _busy(m: Model) -> bool:
    return m.challenge >= 0 or m.falling_back or m.grounded or m.fought or m.unlocked or m.declared


@KILL_TEAM.invariant
def nobody_overlaps(p: Position) -> str | None:
    """All bases on the table, none in another."""
    rows = list(standing(p))
    for row in rows:
        if not p.scene.table.holds(model(p, row).base):
            return f"{p.scene.names[row]} is off the table"
    pair = _overlapping(tuple(model(p, row).base for row in rows))
    return None if pair is None else f"{p.scene.names[rows[pair[0]]]} overlaps {p.scene.names[rows[pair[1]]]}"


@KILL_TEAM.invariant
def nobody_stands_in_terrain(p: Position) -> str | None:
    """No floor goes through a body, nor does it stand in what nobody can stand in."""
    floors, walls = p.scene.table.with_trait(*FLOORS), p.scene.table.with_trait(*STOPPING)
    for row in standing(p):
        base = body(p, row)
        through = [piece for piece in floors if passes_through(piece, base)]
        through += [piece for piece in walls if stands_in_way(piece, base) and touches(piece, base)]
        if through:
            return f"{p.scene.names[row]} stands in {through[0].id}"
    return None


@lru_cache(maxsize=64)
def _overlapping(bodies: tuple[Disc, ...]) -> tuple[int, int] | None:
    """The first two that overlap; most inputs move nobody."""
    for (i, one), (j, other) in combinations(enumerate(bodies), 2):
        if overlaps(one, other):
            return i, j
    return None
