"""What a picture shows of a position, as plain data: every drawing starts from here, and none knows a ruleset."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from battlewright.core.position import Position
from battlewright.rules.common.game import Game
from battlewright.rules.library import game as shipped_game
from battlewright.table.bodies import Block, Body, Disc
from battlewright.table.table import Table
from battlewright.texts import catalog, clean

LETTERS = ("A", "B")
"""How the sides are called everywhere."""


class Prospect(msgspec.Struct, frozen=True):
    """What may become of a piece: a quantity with its probability, or its mean."""

    quantity: str
    value: float
    is_chance: bool


class PieceView(msgspec.Struct, frozen=True):
    """A piece as it is drawn.

    `mark` is its side's letter with its number in the side ("A1"); the number stays when others die. `wounds` is
    (left, at most), `None` where the ruleset counts none; `tokens` are the counters of which the ruleset tells a
    maximum, as (name, left, at most); `states` are names of the ruleset's. `acted`: it has had its turn. `facing`:
    some rule asks where it faces, so the picture shows it. `outlook` is what may become of it.
    """

    id: str
    mark: str
    side: int
    body: Body
    wounds: tuple[int, int] | None = None
    action_points: int | None = None
    tokens: tuple[tuple[str, int, int], ...] = ()
    states: tuple[str, ...] = ()
    acted: bool = False
    active: bool = False
    facing: bool = False
    outlook: tuple[Prospect, ...] = ()

    @property
    def models(self) -> int | None:
        """How many models a unit has left; None for a single model."""
        return self.body.models if isinstance(self.body, Block) else None


class SceneView(msgspec.Struct, frozen=True):
    """A table with the pieces that stand on it, in row order, and the (mark, id) of those that do not.

    `ruleset` says whose words the pieces' states are.
    """

    ruleset: str
    table: Table
    pieces: tuple[PieceView, ...]
    absent: tuple[tuple[str, str], ...] = ()

    def of_side(self, side: int) -> tuple[PieceView, ...]:
        """The pieces of a side (0 or 1) on the table."""
        return tuple(piece for piece in self.pieces if piece.side == side)


def view(position: Position, game: Game | None = None, active: str | None = None) -> SceneView:
    """The picture of a position.

    `game` is the shipped ruleset of the position unless given. `active` is the id of the piece to highlight; without
    it those whose description says `active`.
    """
    if game is None:
        game = shipped_game(position.rules.ruleset.name)
    pieces, absent = [], []
    for side in (0, 1):
        for number, row in enumerate(position.scene.pieces[side], start=1):
            mark, id = f"{LETTERS[side]}{number}", clean(position.scene.names[row])
            body = game.base(position, row)
            if body is None:
                absent.append((mark, id))
            else:
                pieces.append(_piece(id, mark, side, body, game.describe(position, row), active))
    return SceneView(position.rules.ruleset.name, position.scene.table, tuple(pieces), tuple(absent))


def plain_view(table: Table, bodies: Iterable[tuple[str, int, Body]], ruleset: str = "table") -> SceneView:
    """The picture of a table without a game: of each body its id, its side (0 or 1) and where it stands.

    Round bases show their facing when any of them faces otherwise than along +y.
    """
    named = [(clean(id), side, body) for id, side, body in bodies]
    round_too = any(isinstance(body, Disc) and body.facing for _, _, body in named)
    count = [0, 0]
    pieces = []
    for id, side, body in named:
        count[side] += 1
        mark = f"{LETTERS[side]}{count[side]}"
        pieces.append(PieceView(id, mark, side, body, facing=round_too or not isinstance(body, Disc)))
    return SceneView(ruleset, table, tuple(pieces))


def _piece(id: str, mark: str, side: int, body: Body, told: dict[str, Any], active: str | None) -> PieceView:
    left, most = told.get("wounds_left"), told.get("wounds")
    return PieceView(
        id=id,
        mark=mark,
        side=side,
        body=body,
        wounds=(left, most) if isinstance(left, int) and isinstance(most, int) else None,
        action_points=told.get("ap"),
        tokens=_tokens(told),
        states=tuple(clean(str(state)) for state in told.get("states", ())),
        acted=bool(told.get("acted")),
        active=bool(told.get("active")) if active is None else id == clean(active),
        facing=bool(told.get("facing", not isinstance(body, Disc))),
    )


def _tokens(told: dict[str, Any]) -> tuple[tuple[str, int, int], ...]:
    """Every number of the description beside which its maximum stands: `fury` and `fury_max`."""
    pairs = ((name, told.get(name), told.get(f"{name}_max")) for name in told)
    return tuple((name, left, most) for name, left, most in pairs if isinstance(left, int) and most)


def token_word(token: tuple[str, int, int], lang: str) -> str:
    """A counter in words: "fury 2/4"."""
    name, left, most = token
    texts, id = catalog(lang), f"picture-token-{name}"
    return texts.text("picture-token", name=texts.text(id) if texts.has(id) else name, left=left, most=most)


def state_word(ruleset: str, state: str, lang: str) -> str:
    """The ruleset's word for a state ("stunned"), or the state itself where it has none."""
    id = f"{ruleset}-state-{state.replace('_', '-')}"
    texts = catalog(lang)
    return texts.text(id) if texts.has(id) else state


def raised(body: Body) -> int:
    """Height of the foot above the table in micrometres, 0 for what stands on it."""
    return max(0, body.z)
