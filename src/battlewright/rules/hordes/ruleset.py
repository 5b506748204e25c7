"""The hordes ruleset and its switches: two editions, and a named ruling for every value left open by the source."""

from __future__ import annotations

from battlewright.core.ruleset import Ruleset

HORDES = Ruleset("hordes", "1.0")

HORDES.ruling("edition", "print", "errata", clause="HRD-R-01")
HORDES.ruling("throw_measured_from", "edge", "centre", clause="HRD-R-02")
HORDES.ruling("two_hand_deviation_cap", "off", "on", clause="HRD-R-03", follows=("edition", "errata", "on"))
HORDES.ruling(
    "trample_hits",
    "contacted",
    "moved_through",
    clause="HRD-R-04",
    follows=("edition", "errata", "moved_through"),
)
HORDES.ruling("redirect_checks_range", "yes", "no", clause="HRD-R-05")
HORDES.ruling("two_hand_roll_vs_knocked_down", "auto_hit", "roll", clause="HRD-R-06")
HORDES.ruling("shield_wall_origin", "point", "model", clause="HRD-R-07")
HORDES.ruling("throw_bonus", "named", "larger", clause="HRD-R-08")
HORDES.ruling("concealment_by", "volume", "base", clause="HRD-R-09")
HORDES.ruling("magic_penalty_waived_in_melee", "yes", "no", clause="HRD-R-10")
