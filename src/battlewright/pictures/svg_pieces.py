"""Pieces in SVG: bases to scale with the ring of their side, wounds left as a share of the base, and labels."""

from __future__ import annotations

from math import cos, pi, sin
from xml.etree.ElementTree import Element

from battlewright.pictures.canvas import Sheet, draw, number, shortened, text_width, tooltip
from battlewright.pictures.labels import Callout, Labels, Placed, Round
from battlewright.pictures.scene_view import PieceView, raised, state_word, token_word
from battlewright.table.lengths import as_inches
from battlewright.texts import catalog

NAME_SIZE, DETAIL_SIZE = 12.0, 11.0
_LONGEST = 22
"""Letters of a label's line; the whole text is read out with the base."""


def base_of(piece: PieceView, sheet: Sheet) -> Round:
    """The piece's base in pixels."""
    body = piece.body
    return Round(sheet.x(body.x), sheet.y(body.y), sheet.length(body.radius))


def draw_piece(root: Element, piece: PieceView, sheet: Sheet, ruleset: str, lang: str) -> None:
    """A base with its mark."""
    x, y, radius = base_of(piece, sheet)
    side = "ab"[piece.side]
    group = draw(root, "g")
    tooltip(group, ", ".join((f"{piece.mark} {piece.id}", *details(piece, ruleset, lang, spoken=True))))
    draw(group, "circle", cx=x, cy=y, r=radius, class_="empty")
    _draw_health(group, piece, Round(x, y, radius), side)
    draw_ring(group, Round(x, y, radius), side)
    room = radius - (2.6 if side == "a" else 4.4)
    size = min(14.0, max(8.0, 1.8 * room / text_width(piece.mark, 1)))
    draw(group, "text", piece.mark, x=x, y=y + size * 0.36, class_="mark", font_size=size)


def draw_active(root: Element, piece: PieceView, sheet: Sheet) -> None:
    """The highlight of the active piece, drawn before all bases so that it hides none beside it."""
    x, y, radius = base_of(piece, sheet)
    draw(root, "circle", cx=x, cy=y, r=radius + 8, class_="glow")
    draw(root, "circle", cx=x, cy=y, r=radius + 4, class_="active")


def draw_ring(group: Element, base: Round, side: str) -> None:
    """The ring of a side: one thick line for A, a thin line with a dashed one inside for B."""
    x, y, radius = base
    if side == "a":
        draw(group, "circle", cx=x, cy=y, r=radius - 1.3, class_="a-ring")
    else:
        draw(group, "circle", cx=x, cy=y, r=radius - 0.9, class_="b-ring")
        draw(group, "circle", cx=x, cy=y, r=max(1.0, radius - 3.9), class_="b-inner")


def details(piece: PieceView, ruleset: str, lang: str, *, spoken: bool = False) -> list[str]:
    """What is told of a piece besides its name: wounds (written when some are lost, always spoken), states, height."""
    texts, words = catalog(lang), []
    if piece.wounds is not None:
        left, most = piece.wounds
        if spoken:
            words.append(texts.text("picture-wounds-spoken", left=left, most=most))
        elif left < most:
            words.append(texts.text("picture-wounds", left=left, most=most))
    if piece.action_points is not None and (spoken or piece.active):
        words.append(texts.text("picture-ap", count=piece.action_points))
    words += [token_word(token, lang) for token in piece.tokens]
    words += [state_word(ruleset, state, lang) for state in piece.states]
    if piece.acted and spoken:
        words.append(texts.text("picture-acted"))
    if raised(piece.body):
        words.append(texts.text("picture-raised", inches=round(as_inches(piece.body.z), 1)))
    return words


class PieceLabel:
    """The label of a piece: its id and, in a second line, its details."""

    def __init__(self, piece: PieceView, sheet: Sheet, ruleset: str, lang: str) -> None:
        self.name = (
            ("▸ " if piece.active else "") + shortened(piece.id, _LONGEST) + (" ✓" if piece.acted else "")
        )
        self.detail = shortened(" · ".join(details(piece, ruleset, lang)), _LONGEST)
        width = max(text_width(self.name, NAME_SIZE), text_width(self.detail, DETAIL_SIZE))
        height = NAME_SIZE + (DETAIL_SIZE + 2 if self.detail else 2)
        base = base_of(piece, sheet)
        self.callout = Callout(base._replace(radius=base.radius + (8 if piece.active else 0)), width, height)

    def draw(self, root: Element, placed: Placed) -> None:
        """The label in its place."""
        box = placed.box
        middle, anchor = (box.left + box.right) / 2, "middle"
        if box.left >= self.callout.anchor.x:
            middle, anchor = box.left, "start"
        elif box.right <= self.callout.anchor.x:
            middle, anchor = box.right, "end"
        if placed.leader:
            draw_leader(root, placed)
        draw(root, "text", self.name, x=middle, y=box.top + 10.5, class_="name halo", text_anchor=anchor)
        if self.detail:
            draw(
                root,
                "text",
                self.detail,
                x=middle,
                y=box.bottom - 2,
                class_="detail halo",
                text_anchor=anchor,
            )


def draw_leader(root: Element, placed: Placed) -> None:
    """The thin line from a base to a label that had to stand apart."""
    if placed.leader:
        (x1, y1), (x2, y2) = placed.leader
        draw(root, "line", x1=x1, y1=y1, x2=x2, y2=y2, class_="leader")


def draw_labels(root: Element, labels: Labels, wanted: list[PieceLabel]) -> None:
    """All labels that find room; bases keep their marks in any case."""
    places = labels.place([label.callout for label in wanted])
    for label, placed in zip(wanted, places, strict=True):
        if placed is not None:
            label.draw(root, placed)


def _draw_health(group: Element, piece: PieceView, base: Round, side: str) -> None:
    """The tinted share of the base is the share of wounds left, clockwise from the top."""
    left, most = piece.wounds or (1, 1)
    share = min(1.0, max(0.0, left / most)) if most > 0 else 1.0
    if share == 1.0:
        draw(group, "circle", cx=base.x, cy=base.y, r=base.radius, class_=f"{side}-health")
    elif share > 0:
        angle = 2 * pi * share
        x, y = base.x + base.radius * sin(angle), base.y - base.radius * cos(angle)
        start = f"M{number(base.x)} {number(base.y)}V{number(base.y - base.radius)}"
        arc = f"A{number(base.radius)} {number(base.radius)} 0 {int(share > 0.5)} 1 {number(x)} {number(y)}Z"
        draw(group, "path", d=start + arc, class_=f"{side}-health")
