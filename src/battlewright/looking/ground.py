"""What a body stands on and in, and how high."""

from __future__ import annotations

from typing import Any

from battlewright.looking.answers import Answer, inches_of, length, traits_of
from battlewright.looking.asking import Asked
from battlewright.looking.questions import question
from battlewright.scenario.tabletop import Standing
from battlewright.table.bodies import rise
from battlewright.table.lengths import INCH
from battlewright.table.levels import elevation, ladders_at, support
from battlewright.table.terrain import Feature, contains, gap_to, stands_in_way, touches, within_of
from battlewright.texts.sayings import Said

NEAR = INCH
"""Terrain this near is told, and ladders this near can be climbed."""


@question("terrain", "terrain ID")
def terrain(asked: Asked) -> Answer:
    """Everything that a body stands on, in and near, and its level."""
    one = asked.piece()
    on = support(one.body, asked.table)
    surface = on.surface if on else None
    relations = {
        feature.id: related
        for feature in asked.table.features
        if feature is not surface and (related := _relation(feature, one))
    }
    sentences = [_level(one, surface)]
    data: dict[str, Any] = {
        "level": inches_of(one.body.z), "on": surface.id if surface else "table", "terrain": relations
    }  # fmt: skip
    for feature in asked.table.features:
        if relation := relations.get(feature.id):
            values = {"feature": feature.id, "traits": traits_of(feature.traits)}
            gap = length(gap_to(feature, one.body))
            sentences.append(Said(f"look-terrain-{relation}", {**values, "gap": gap}))
    if len(sentences) == 1:
        sentences.append(Said("look-terrain-none", {"near": length(NEAR)}))
    ladders = [ladder.id for ladder in ladders_at(one.body, asked.table, NEAR)]
    if ladders:
        sentences.append(Said("look-terrain-ladder", {"ladders": ladders, "near": length(NEAR)}))
    return asked.answer({**data, "ladders": ladders}, *sentences)


@question("level", "level ID ID")
def level(asked: Asked) -> Answer:
    """How much higher one body stands than another."""
    one = asked.piece()
    other = asked.other(one)
    higher = elevation(one.body, other.body)
    values = {
        "a": one.id,
        "b": other.id,
        "by": length(abs(higher)),
        "rise": length(rise(one.body, other.body)),
    }
    said = (
        Said("look-level-same", values)
        if higher == 0
        else Said("look-level-higher", values) if higher > 0 else Said("look-level-lower", values)
    )  # fmt: skip
    data = {"higher": inches_of(higher), "height_between": inches_of(rise(one.body, other.body))}
    return asked.answer(data, said, Said("look-how-level", {}))


def _relation(feature: Feature, one: Standing) -> str:
    """`wholly`, `partly`, `near`, `above`, or nothing; what lies below a floor a body stands on is not told."""
    body = one.body
    if touches(feature, body):
        if feature.base >= body.z + body.height:
            return "above"
        if not stands_in_way(feature, body):
            return "below"
        return "wholly" if contains(feature, body) else "partly"
    return "near" if within_of(feature, body, NEAR) and stands_in_way(feature, body) else ""


def _level(one: Standing, surface: Feature | None) -> Said:
    values = {"a": one.id, "z": length(one.body.z)}
    if surface is None:
        return Said("look-on-table", values) if one.body.z == 0 else Said("look-in-the-air", values)
    return Said("look-on-surface", {**values, "feature": surface.id})
