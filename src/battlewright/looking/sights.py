"""Who sees whom, and how much of a base is hidden."""

from __future__ import annotations

from battlewright.looking.answers import Answer, place, spot, traits_of
from battlewright.looking.asking import Asked
from battlewright.looking.questions import question
from battlewright.pictures.from_verdicts import sight_line
from battlewright.scenario.tabletop import Standing, Tabletop
from battlewright.table.bodies import Body
from battlewright.table.levels import extent
from battlewright.table.sight import Sight, clear_lines, obscured_share
from battlewright.texts.sayings import Said

BLOCKING = ("obstruction", "forest", "cloud")
"""Traits of terrain that blocks sight on a table without a game."""


@question("sight", "sight ID ID")
def sight(asked: Asked) -> Answer:
    """Is there a free line from any part of one base to any part of the other?"""
    viewer = asked.piece()
    target = asked.other(viewer)
    top = asked.tabletop
    seen, back = _sight(top, viewer, target), _sight(top, target, viewer)
    values = {"a": viewer.id, "b": target.id}
    data = {"verdict": seen.clear, "blockers": _names(top, seen), "symmetric": seen.clear == back.clear}
    if seen.line is not None:
        start, end = seen.line
        data["line"] = [spot(start), spot(end)]
        verdict = Said("look-sight-clear", {**values, "from": place(start), "to": place(end)})
    else:
        verdict = Said("look-sight-blocked", {**values, "blockers": _names(top, seen)})
    how = Said("look-how-sight", {"traits": traits_of(BLOCKING)})
    overlay = sight_line(viewer.body, target.body, seen)
    return asked.answer(data, verdict, _way_back(top, values, seen, back), how, overlays=(overlay,))


@question("cover", "cover ID ID")
def cover(asked: Asked) -> Answer:
    """How much of a target is hidden from a viewer, and by what."""
    viewer = asked.piece()
    target = asked.other(viewer)
    top = asked.tabletop
    bodies = top.others(viewer, target)
    features = tuple(feature for feature in top.table.features if feature.top > feature.base)
    hidden = obscured_share(viewer.body, target.body, bodies, features)
    by: dict[str, float] = {}
    for thing in hidden.by:
        own = (
            obscured_share(viewer.body, target.body, (thing,))
            if isinstance(thing, Body)
            else obscured_share(viewer.body, target.body, (), (thing,))
        )
        by[top.name(thing)] = own.share
    values = {"a": viewer.id, "b": target.id, "share": Said("percent", {"p": hidden.share})}
    told = tuple(
        Said("look-cover-by", {"name": name, "share": Said("percent", {"p": share})})
        for name, share in by.items()
    )
    verdict = Said("look-cover-share", {**values, "by": told}) if by else Said("look-cover-none", values)
    data = {"share": hidden.share, "by": by}
    overlay = sight_line(viewer.body, target.body, _sight(top, viewer, target), hidden.by)
    return asked.answer(data, verdict, Said("look-how-cover", {}), overlays=(overlay,))


def _sight(top: Tabletop, viewer: Standing, target: Standing) -> Sight:
    """The verdict past other bases that are not narrower than the target's, and past terrain that blocks."""
    least = extent(target.body)
    bodies = [body for body in top.others(viewer, target) if extent(body) >= least]
    return clear_lines(viewer.body, target.body, bodies, top.table.with_trait(*BLOCKING))


def _names(top: Tabletop, seen: Sight) -> list[str]:
    return [top.name(blocker) for blocker in seen.blockers]


def _way_back(top: Tabletop, values: dict[str, str], seen: Sight, back: Sight) -> Said:
    if seen.clear == back.clear:
        return Said("look-sight-both-ways", values)
    if back.clear:
        return Said("look-sight-one-way-clear", values)
    return Said("look-sight-one-way-blocked", {**values, "blockers": _names(top, back)})
