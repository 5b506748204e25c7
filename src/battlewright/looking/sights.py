"""Who sees whom, and how much of a base is hidden."""

from __future__ import annotations

from typing import Any

from battlewright.looking.answers import Answer, inches_of, length, place, spot, traits_of
from battlewright.looking.asking import Asked
from battlewright.looking.questions import question
from battlewright.pictures.from_verdicts import sight_line
from battlewright.scenario.tabletop import Standing, Tabletop
from battlewright.table.bodies import Body
from battlewright.table.sight import Sight, clear_lines_in_height, obscured_share
from battlewright.table.terrain import Feature, stands_in_way, touches
from battlewright.texts.sayings import Said

BLOCKING = ("obstruction", "obstacle", "solid", "hill", "floor", "forest", "cloud")
"""Traits of terrain that nobody sees through, as high as it is."""

LOOKED_OUT_OF = ("forest", "cloud")
"""Traits of terrain that hides nothing from, or of, a body that stands in it."""


@question("sight", "sight ID ID")
def sight(asked: Asked) -> Answer:
    """Is there a free line from any part of one body to any part of the other?"""
    viewer = asked.piece()
    target = asked.other(viewer)
    top = asked.tabletop
    seen, back = _sight(top, viewer, target), _sight(top, target, viewer)
    values: dict[str, Any] = {"a": viewer.id, "b": target.id}
    blockers = [top.name(blocker) for blocker in seen.blockers]
    data = {
        "verdict": seen.clear,
        "blockers": blockers,
        "symmetric": back.clear == seen.clear,
        "exact": seen.exact,
    }
    if seen.line is not None:
        start, end = seen.line
        values |= {"from": place(start), "to": place(end)}
        if seen.heights is None:
            data["line"] = [spot(start), spot(end)]
            verdict = Said("look-sight-clear-in-plan", values)
        else:
            low, high = seen.heights
            data["line"] = [[*spot(start), inches_of(low)], [*spot(end), inches_of(high)]]
            verdict = Said("look-sight-clear", {**values, "low": length(low), "high": length(high)})
    else:
        blocked = "look-sight-blocked" if seen.exact else "look-sight-not-found"
        verdict = Said(blocked, {**values, "blockers": blockers})
    how = [Said("look-sight-both-ways" if back.clear == seen.clear else "look-sight-one-way", values)]
    if top.sees is not None:
        how += _reason_of_game(top, viewer, target, seen)
    else:
        how.append(Said("look-how-sight", {"traits": traits_of(BLOCKING)}))
    if not seen.exact:
        how.append(Said("look-sight-tried", {}))
    return asked.answer(data, verdict, *how, overlays=(sight_line(viewer.body, target.body, seen),))


@question("cover", "cover ID ID")
def cover(asked: Asked) -> Answer:
    """How much of a target's base is hidden from a viewer, and by what."""
    viewer = asked.piece()
    target = asked.other(viewer)
    top = asked.tabletop
    bodies = [body for body in top.others(viewer, target) if _at_height(body, target.body)]
    features = [
        feature
        for feature in top.table.features
        if feature.top > feature.base
        and stands_in_way(feature, target.body)
        and not touches(feature, viewer.body)
    ]
    hidden = obscured_share(viewer.body, target.body, bodies, features)
    by = {top.name(thing): _alone(viewer.body, target.body, thing) for thing in hidden.by}
    values = {"a": viewer.id, "b": target.id, "share": _percent(hidden.share)}
    told = tuple(
        Said("look-cover-by", {"name": name, "share": _percent(share)}) for name, share in by.items()
    )
    verdict = Said("look-cover-share", {**values, "by": told}) if by else Said("look-cover-none", values)
    data = {"share": hidden.share, "by": by}
    overlay = sight_line(viewer.body, target.body, _sight(top, viewer, target), hidden.by)
    return asked.answer(data, verdict, Said("look-how-cover", {}), overlays=(overlay,))


def _sight(top: Tabletop, viewer: Standing, target: Standing) -> Sight:
    """The verdict of the game's rules; without a game that of the table."""
    if top.sees is not None:
        return top.sees(viewer.id, target.id)
    return _in_height(top, viewer, target)


def _reason_of_game(top: Tabletop, viewer: Standing, target: Standing, seen: Sight) -> list[Said]:
    """Whose rules judged, and in what they differ from heights alone."""
    by_height = _in_height(top, viewer, target)
    judged = Said("look-sight-of-game", {"ruleset": top.ruleset})
    if seen.clear and not by_height.clear:
        passed = tuple(top.name(blocker) for blocker in by_height.blockers)
        return [Said("look-sight-let-pass", {"ruleset": top.ruleset, "passed": passed}), judged]
    if by_height.clear and not seen.clear:
        return [Said("look-sight-stricter", {"ruleset": top.ruleset}), judged]
    return [judged]


def _in_height(top: Tabletop, viewer: Standing, target: Standing) -> Sight:
    """Past everything that stands between, as high as it is."""
    pieces = list(top.pieces)
    if pieces.index(target) < pieces.index(viewer):
        seen = _in_height(top, target, viewer)
        return Sight(
            seen.clear,
            seen.line and (seen.line[1], seen.line[0]),
            seen.blockers[::-1],
            seen.exact,
            seen.heights and (seen.heights[1], seen.heights[0]),
        )
    blocking = [feature for feature in top.table.with_trait(*BLOCKING) if not _holds(feature, viewer, target)]
    return clear_lines_in_height(viewer.body, target.body, top.others(viewer, target), blocking)


def _holds(feature: Feature, *pieces: Standing) -> bool:
    """Does one of them stand in terrain that it looks out of?"""
    return bool(set(LOOKED_OUT_OF) & set(feature.traits)) and any(
        touches(feature, piece.body) and stands_in_way(feature, piece.body) for piece in pieces
    )


def _at_height(body: Body, target: Body) -> bool:
    return body.z < target.z + target.height and target.z < body.z + body.height


def _alone(viewer: Body, target: Body, thing: Body | Feature) -> float:
    """The share that one thing hides by itself."""
    if isinstance(thing, Feature):
        return obscured_share(viewer, target, (), (thing,)).share
    return obscured_share(viewer, target, (thing,)).share


def _percent(share: float) -> Said:
    return Said("percent", {"p": share})
