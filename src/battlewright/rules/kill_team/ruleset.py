"""The kill_team ruleset and its switches: one named ruling for every value that the source leaves open."""

from __future__ import annotations

from battlewright.core.ruleset import Ruleset

KILL_TEAM = Ruleset("kill_team", "7.0")

# The charge sub-phase.
KILL_TEAM.ruling("renominate", False, True, clause="KT-RUL-01")
KILL_TEAM.ruling("roll_order", "roll_all_first", "roll_then_move_each", clause="KT-RUL-02")
KILL_TEAM.ruling("overwatch_filter", "sight_and_range", "none", clause="KT-RUL-08")
KILL_TEAM.ruling(
    "redirect_measure", "centre_of_removed_model", "base_edge_of_removed_model", clause="KT-RUL-12"
)
KILL_TEAM.ruling("dive_tests", 1, "per_3_inches", clause="KT-RUL-19")
KILL_TEAM.ruling("counter_move", "3in_no_roll", "2d6", clause="KT-RUL-23")
KILL_TEAM.ruling(
    "counter_charge_result",
    "with_counter_attack",
    "always",
    "always_plus_one_more_with_rule",
    clause="KT-RUL-26",
)
KILL_TEAM.ruling("charge_terrain", "minus2", "halve", clause="KT-RUL-37")

# The fight and shooting.
KILL_TEAM.ruling("ratio_time", "after_blows", "before_blows", clause="KT-RUL-33")
KILL_TEAM.ruling("cover_share", 25, clause="KT-RUL-39", lowest=1, highest=100)
KILL_TEAM.ruling("allocation_order", "active_first", "secret", clause="KT-RUL-40")
KILL_TEAM.ruling("scatter_directions", 360, clause="KT-RUL-47", lowest=8, highest=360)

# Movement.
KILL_TEAM.ruling("run", "flat", "d6", clause="KT-RUL-42")
KILL_TEAM.ruling("difficult_ground", "highest_of_2d6", "halve", clause="KT-RUL-43")
KILL_TEAM.ruling("fall_strength", "height", "half_height", clause="KT-RUL-44")
KILL_TEAM.ruling("fall_ap", 0, clause="KT-RUL-45", lowest=0, highest=6)
KILL_TEAM.ruling("fall_save", True, False, clause="KT-RUL-46")

KILL_TEAM.note("KT-MISC-01", "Announces special rules whose text the source lacks.")
