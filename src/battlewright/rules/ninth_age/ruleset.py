"""The ninth_age ruleset and its switches: the edition, and one named ruling for every point the source leaves open."""

from __future__ import annotations

from battlewright.core.ruleset import Ruleset

NINTH_AGE = Ruleset("ninth_age", "1.0")

NINTH_AGE.ruling("edition", "1.0", clause="T9A-R-01")
NINTH_AGE.ruling("champion_swirls", "yes", "no", clause="T9A-R-02")
NINTH_AGE.ruling("swirl_through_duel", "off", "on", clause="T9A-R-03")
NINTH_AGE.ruling("allocation_order", "active_first", "secret", clause="T9A-R-04")
NINTH_AGE.ruling("steadfast_against", "touched", "combat", clause="T9A-R-16")
