"""Concealment and cover of a target from its attacker (HRD-COVER-01 to 14, 2.19, 2.20)."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.rules.common.pieces import body
from battlewright.rules.hordes.attack import AttackRoll
from battlewright.rules.hordes.remembered import UNKNOWN, memory
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.state import size, weapon
from battlewright.table.bodies import Disc
from battlewright.table.lengths import inches
from battlewright.table.sight import obscured_by, obscured_by_in_height
from battlewright.table.terrain import Feature, touches, within_of

NEAR = inches(1)
"""How close to a feature a model must be to profit from it (HRD-COVER-02)."""

HUGE = 120
"""Diameter in mm of bases that nothing conceals or covers, and that do not vanish in a melee (2.28)."""

CONCEALED = (2, None)
COVERED = (4, None)
Bonus = tuple[int, None]
"""The least that a bonus comes to: of several the best counts."""


def sprays(p: Position, f: AttackRoll) -> bool:
    """Whether an attack roll belongs to a spray (2.22)."""
    return bool(f.weapon) and weapon(p, f.attacker, f.weapon).SP > 0


def flat(base: Disc) -> Disc:
    """The base alone, without the volume over it."""
    return Disc(base.x, base.y, base.z, base.radius, 1, base.facing)


def hidden_by(p: Position, attacker: int, shown: Disc, traits: tuple[str, ...]) -> bool:
    """Whether a feature with one of the traits, within 1" of the base, hides any part of the body from any part of the
    attacker's volume. Forests hide at every height."""
    features = p.scene.table.with_trait(*traits)
    if not features:
        return False
    eye, known = body(p, attacker), memory(p)
    question = ("hides", eye, shown, traits)
    found = known.get(question)
    if found is UNKNOWN:
        found = known.put(question, any(_hides(feature, eye, shown) for feature in features))
    return bool(found)


def _hides(feature: Feature, eye: Disc, shown: Disc) -> bool:
    if not within_of(feature, shown, NEAR):
        return False
    if "forest" in feature.traits:
        return obscured_by(eye, shown, feature)
    return obscured_by_in_height(eye, shown, feature)


def stands_in(p: Position, row: int, trait: str) -> bool:
    """Whether any part of a model's base is in a feature with the trait."""
    features = p.scene.table.with_trait(trait)
    return bool(features) and any(touches(feature, body(p, row)) for feature in features)


@HORDES.contribution("concealment", "cap", "HRD-RMOD-04", "HRD-R-220A")
def within_a_cloud(p: Position, f: AttackRoll) -> Bonus | None:
    """A model inside a cloud, in part even, is concealed."""
    return CONCEALED if stands_in(p, f.target, "cloud") else None


@HORDES.contribution("concealment", "cap", "HRD-R-219C", "HRD-COVER-11")
def within_a_forest(p: Position, f: AttackRoll) -> Bonus | None:
    """So is one inside a forest."""
    return CONCEALED if stands_in(p, f.target, "forest") else None


CONCEALING = ("concealing", "forest")


@HORDES.contribution(
    "concealment",
    "cap",
    "HRD-COVER-05",
    "HRD-COVER-06",
    "HRD-R-09",
    only={"concealment_by": "volume"},
)
def volume_behind_concealing_terrain(p: Position, f: AttackRoll) -> Bonus | None:
    """So is one within 1" of a hedge or bushes that hide any part of its volume."""
    return CONCEALED if hidden_by(p, f.attacker, body(p, f.target), CONCEALING) else None


@HORDES.contribution("concealment", "cap", "HRD-COVER-05", "HRD-R-09", only={"concealment_by": "base"})
def base_behind_concealing_terrain(p: Position, f: AttackRoll) -> Bonus | None:
    """Or any part of its base."""
    return CONCEALED if hidden_by(p, f.attacker, flat(body(p, f.target)), CONCEALING) else None


@HORDES.contribution("concealment", "natural", "HRD-COVER-07", "HRD-R-222D")
def no_concealment_from_a_spray(p: Position, f: AttackRoll) -> int | None:
    """Concealment does nothing against a spray."""
    return 0 if sprays(p, f) else None


@HORDES.contribution(
    "cover", "cap", "HRD-COVER-02", "HRD-COVER-08", "HRD-COVER-09", "HRD-COVER-12", "HRD-COVER-14"
)
def behind_solid_terrain(p: Position, f: AttackRoll) -> Bonus | None:
    """A model within 1" of solid terrain that hides any part of its base has cover: walls, boulders, buildings."""
    return COVERED if hidden_by(p, f.attacker, flat(body(p, f.target)), ("solid", "obstruction")) else None


@HORDES.contribution("cover", "natural", "HRD-COVER-10", "HRD-R-222D")
def no_cover_from_a_spray(p: Position, f: AttackRoll) -> int | None:
    """Cover does nothing against a spray."""
    return 0 if sprays(p, f) else None


@HORDES.contribution(
    "defence", "add", "HRD-COVER-01", "HRD-COVER-03", "HRD-COVER-04", "HRD-RMOD-05", "HRD-RMOD-06"
)
def better_of_concealment_and_cover(p: Position, f: AttackRoll) -> int | None:
    """Against ranged and magic attacks the better of the two counts, beside all other bonuses."""
    if f.kind == "melee" or not p.scene.table.features or size(p, f.target) == HUGE:
        return None
    return p.value("cover", f) or p.value("concealment", f) or None
