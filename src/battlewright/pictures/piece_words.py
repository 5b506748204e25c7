"""What is told of a piece: its label beside it, and what is read out with its base."""

from __future__ import annotations

from xml.etree.ElementTree import Element

from battlewright.pictures.canvas import draw, shortened, text_width
from battlewright.pictures.labels import Callout, Labels, Placed
from battlewright.pictures.scene_view import PieceView, Prospect, raised, state_word, token_word
from battlewright.pictures.shapes import Solid
from battlewright.table.angles import DEGREE
from battlewright.table.lengths import as_inches
from battlewright.texts import catalog
from battlewright.texts.numbers import percent

NAME_SIZE, DETAIL_SIZE = 12.0, 11.0
_LONGEST = 22
"""Letters of a label's line; the whole text is read out with the base."""


def details(piece: PieceView, ruleset: str, lang: str, *, spoken: bool = False) -> list[str]:
    """What is told of a piece besides its name: models, wounds (written when some are lost, always spoken), states.

    The height at which it stands is spoken; the picture writes it on the base.
    """
    texts, words = catalog(lang), []
    if piece.models is not None:
        words.append(texts.text("picture-models", count=piece.models))
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
    if spoken and piece.facing:
        words.append(texts.text("picture-faces", degrees=round(piece.body.facing / DEGREE)))
    if spoken and raised(piece.body):
        words.append(texts.text("picture-raised", inches=as_inches(piece.body.z)))
    return words


def _prospect(what: Prospect, lang: str) -> str:
    """What may become of a piece, with its chance or its mean."""
    said = percent(what.value, lang) if what.is_chance else what.value
    return catalog(lang).text(f"picture-outlook-{what.quantity.replace('_', '-')}", value=said)


class PieceLabel:
    """The label of a piece: its id and, in lines below, its details and what may become of it. It stands beside
    `base`."""

    def __init__(self, piece: PieceView, base: Solid, ruleset: str, lang: str) -> None:
        self.name = (
            ("▸ " if piece.active else "") + shortened(piece.id, _LONGEST) + (" ✓" if piece.acted else "")
        )
        self.detail = shortened(" · ".join(details(piece, ruleset, lang)), _LONGEST)
        self.outlook = [_prospect(what, lang) for what in piece.outlook]
        below = [line for line in (self.detail, *self.outlook) if line]
        width = max(text_width(self.name, NAME_SIZE), *(text_width(line, DETAIL_SIZE) for line in below), 0)
        height = NAME_SIZE + max(2, len(below) * (DETAIL_SIZE + 2))
        self.callout = Callout(base.grown(8) if piece.active else base, width, height)

    def draw(self, root: Element, placed: Placed) -> None:
        """The label in its place."""
        box, x = placed.box, self.callout.anchor.middle[0]
        middle, anchor = (box.left + box.right) / 2, "middle"
        if box.left >= x:
            middle, anchor = box.left, "start"
        elif box.right <= x:
            middle, anchor = box.right, "end"
        draw_leader(root, placed)
        draw(root, "text", self.name, x=middle, y=box.top + 10.5, class_="name halo", text_anchor=anchor)
        low = box.top + NAME_SIZE + DETAIL_SIZE
        if self.detail:
            draw(root, "text", self.detail, x=middle, y=low, class_="detail halo", text_anchor=anchor)
            low += DETAIL_SIZE + 2
        for line in self.outlook:
            draw(root, "text", line, x=middle, y=low, class_="outlook halo", text_anchor=anchor)
            low += DETAIL_SIZE + 2


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
