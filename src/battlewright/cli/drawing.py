"""What `odds` and `best` draw: a table with likely places and the rose of directions, else bars."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from battlewright.cli.how import stop_text
from battlewright.core.position import Position
from battlewright.core.requests import Choose
from battlewright.core.running import apply
from battlewright.odds.answer import odds
from battlewright.odds.results import Odds, OptionValue
from battlewright.pictures.acting import acting
from battlewright.pictures.bars import Distribution
from battlewright.pictures.compared import svg_compared
from battlewright.pictures.curves import Panel
from battlewright.pictures.laws import svg_laws
from battlewright.pictures.outlook import PLACE, placed, rose, spreads, wanted, with_outlook
from battlewright.pictures.overlays import Overlay
from battlewright.pictures.palette import Theme
from battlewright.pictures.scene_view import view
from battlewright.pictures.stacked import stacked
from battlewright.pictures.svg import picture
from battlewright.table.placement import Directions
from battlewright.texts import catalog
from battlewright.texts.numbers import figure, percent
from battlewright.texts.sayings import option_text

if TYPE_CHECKING:
    from battlewright.cli.asking import Ready

MOST_BARS = 20
"""Of answers that are drawn as bars."""

Laws = Mapping[str, Distribution]
Aim = Mapping[str, Any]


def odds_drawn(asked: Ready, answer: Odds, lang: str, theme: Theme = "light") -> str:
    """All that is watched: on the table where places are among it, else as bars of each law, below the table where the
    rules tell who acts on it."""
    if not placed(asked.watch):
        title = f"{asked.scenario.ruleset} {Path(asked.scenario.name).stem}"
        note = catalog(lang).text("picture-until", stop=stop_text(lang, answer.stop))
        laws_drawn = svg_laws(_laws(answer), theme, lang, title, note)
        return stacked([*_who_acts(asked.position, lang, theme), laws_drawn], theme)
    laws = _laws_on_the_table(asked, _settled(asked.position, answer), asked.watch)
    heading = catalog(lang).text("picture-outlook")
    return _table(asked.position, laws, answer.options, asked.aim, heading, lang, theme)


def _who_acts(position: Position, lang: str, theme: Theme) -> tuple[str, ...]:
    """The table with those who act marked, where the ruleset tells of any."""
    marked = acting(position, lang)
    return (picture(view(position), marked, theme, lang),) if marked else ()


def best_drawn(asked: Ready, answer: Odds, lang: str, theme: Theme = "light") -> str:
    """What the answers are worth: directions as a rose, with what may happen after the best of them, others as bars.

    Where the scenario watches places, the table shows where models may end after the best answer.
    """
    position, aim, best = asked.position, asked.aim or {}, answer.options[0]
    heading = catalog(lang).text(
        "picture-best",
        side=aim["side"],
        quantity=_aimed(aim),
        value=_said(float(best.value), aim, lang),
        answer=" → ".join(
            option_text(o, position.rules.ruleset.name, lang) for o in (best.option, *best.then)
        ),
    )
    watch = tuple(dict.fromkeys((*_thrown(position), *asked.scenario.watch)))
    if placed(watch):
        laws = _laws_on_the_table(asked, apply(position.fork(), best.option), watch)
        return _table(position, laws, answer.options, aim, heading, lang, theme)
    return _bars(position, answer.options[:MOST_BARS], aim, heading, lang, theme)


def _settled(position: Position, answer: Odds) -> Position:
    """The position after the best direction, where who decides takes it: what follows on others need not be walked."""
    pending = position.pending
    if not isinstance(pending, Choose) or _asked_direction(position) is None or not answer.options:
        return position
    if answer.policy.get("AB"[pending.player]) != "best":
        return position
    return apply(position.fork(), answer.options[0].option)


def _laws_on_the_table(asked: Ready, position: Position, watch: Iterable[str]) -> Laws:
    """The laws of what is watched, and of what becomes of everybody beside."""
    pieces = [position.scene.names[row] for side in position.scene.pieces for row in side]
    beside = wanted(pieces, position.rules.ruleset.quantities)
    everything = tuple(dict.fromkeys((*watch, *beside)))
    return _laws(odds(position, everything, asked.aim, graphs=asked.graphs, **asked.arguments))


def _table(
    position: Position,
    laws: Laws,
    options: tuple[OptionValue, ...],
    aim: Aim | None,
    heading: str,
    lang: str,
    theme: Theme,
) -> str:
    """The table with what the laws say of it, and the values of the directions that are asked for."""
    scene = view(position)
    overlays: list[Overlay] = [*spreads(scene, laws)]
    region = _asked_direction(position)
    if region is not None and aim is not None:
        values = [(int(o.option[1]), float(o.value)) for o in options if o.option[0] == region.word]
        flower = rose(scene, region, values, lambda value: _said(value, aim, lang), _aimed(aim), lang)
        overlays += [] if flower is None else [flower]
    return picture(with_outlook(scene, laws), overlays, theme, lang, heading=heading)


def _bars(
    position: Position, options: tuple[OptionValue, ...], aim: Aim, heading: str, lang: str, theme: Theme
) -> str:
    panel = Panel({_aimed(aim): [float(option.value) for option in options]}, _is_chance(aim))
    words = [option_text(option.option, position.rules.ruleset.name, lang) for option in options]
    return svg_compared(words, [panel], title=heading, theme=theme, lang=lang)


def _thrown(position: Position) -> tuple[str, ...]:
    """The place of whatever gets the direction that is asked for now."""
    region = _asked_direction(position)
    if region is None or PLACE not in position.rules.ruleset.quantities:
        return ()
    return tuple(
        f"{piece.id}.{PLACE}" for piece in view(position).pieces if piece.body.middle == region.origin
    )


def _asked_direction(position: Position) -> Directions | None:
    pending = position.pending
    region = pending.region if isinstance(pending, Choose) else None
    return region if isinstance(region, Directions) else None


def _is_chance(aim: Aim) -> bool:
    """Whether an aim is about a probability."""
    return _aimed(aim).startswith("P(")


def _aimed(aim: Aim) -> str:
    return str(aim.get("maximise", aim.get("minimise", "")))


def _said(value: float, aim: Aim, lang: str) -> str:
    return percent(value, lang) if _is_chance(aim) else figure(value, lang)


def _laws(answer: Odds) -> dict[str, Any]:
    """The laws of an answer by the names of their quantities, as pictures take them."""
    return {name: law.pmf for name, law in answer.quantities.items()}
