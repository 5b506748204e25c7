"""ninth_age: The 9th Age 1.0, ranked units and close combat; see `RULINGS.md` for its switches."""

from battlewright.rules.ninth_age.ruleset import NINTH_AGE

__all__ = ["NINTH_AGE"]
