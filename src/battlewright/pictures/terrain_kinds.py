"""How terrain looks, by its traits: one kind for each feature, told by pattern as well as by colour."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from battlewright.table.terrain import Feature


class Kind(msgspec.Struct, frozen=True):
    """A look of terrain: `name` ends its Fluent ids and CSS classes, `sign` fills it on a character map."""

    name: str
    sign: str


WATER = Kind("water", "~")
FOREST = Kind("forest", '"')
LADDER = Kind("ladder", "H")
WALL = Kind("wall", "#")
IMPASSABLE = Kind("impassable", "X")
OBSTACLE = Kind("obstacle", "=")
HILL = Kind("hill", "^")
DANGEROUS = Kind("dangerous", "!")
ROUGH = Kind("rough", ":")
CONCEALING = Kind("concealing", "'")
FLOOR = Kind("floor", "_")
CLOUD = Kind("cloud", "%")
PLAIN = Kind("plain", "-")
"""Terrain without traits."""

KINDS = (
    WATER, FOREST, CLOUD, WALL, IMPASSABLE, OBSTACLE, HILL, DANGEROUS, ROUGH, CONCEALING, LADDER, FLOOR, PLAIN
)  # fmt: skip
"""In the order of the legend."""

# The first line whose traits a feature has decides: what is stood on, what stops a model or a shot, what slows it.
_LOOKS: tuple[tuple[frozenset[str], Kind], ...] = (
    (frozenset({"cloud"}), CLOUD),
    (frozenset({"water"}), WATER),
    (frozenset({"forest"}), FOREST),
    (frozenset({"ladder"}), LADDER),
    (frozenset({"hill"}), HILL),
    (frozenset({"floor"}), FLOOR),
    (frozenset({"obstruction"}), WALL),
    (frozenset({"impassable"}), IMPASSABLE),
    (frozenset({"obstacle"}), OBSTACLE),
    (frozenset({"linear"}), OBSTACLE),
    (frozenset({"solid"}), WALL),
    (frozenset({"concealing", "rough"}), FOREST),
    (frozenset({"dangerous"}), DANGEROUS),
    (frozenset({"concealing"}), CONCEALING),
    (frozenset({"rough"}), ROUGH),
)

_GROUND = (HILL, ROUGH, WATER, PLAIN, DANGEROUS)
_RAISED = (HILL, FLOOR)
_ABOVE = (LADDER, CLOUD)


def kind_of(feature: Feature) -> Kind:
    """The look of a feature."""
    return next((kind for traits, kind in _LOOKS if traits <= set(feature.traits)), PLAIN)


def kinds_of(features: Iterable[Feature]) -> tuple[Kind, ...]:
    """The looks that a legend must explain, in the order of `KINDS`."""
    found = [kind_of(feature) for feature in features]
    return tuple(kind for kind in KINDS if kind in found)


def is_raised(feature: Feature) -> bool:
    """Is it something to stand on above the table, whose height a picture tells?"""
    return kind_of(feature) in _RAISED and feature.top > 0


def layered(features: Iterable[Feature]) -> list[Feature]:
    """The features in the order of drawing: ground and hills, floors by height, what stands there, ladders, clouds."""
    return sorted(features, key=_layer)


def _layer(feature: Feature) -> tuple[int, int]:
    kind = kind_of(feature)
    if kind in _GROUND:
        return 0, feature.top if kind is HILL else 0
    if kind is FLOOR:
        return 1, feature.top
    return (3 + _ABOVE.index(kind), 0) if kind in _ABOVE else (2, 0)
