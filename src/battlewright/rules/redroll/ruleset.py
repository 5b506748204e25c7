"""The redroll ruleset and its switches: one named ruling for every value that the source leaves open."""

from __future__ import annotations

from battlewright.core.ruleset import Ruleset

REDROLL = Ruleset("redroll", "1.0")

REDROLL.ruling("die.faces", "0-9", "1-9", clause="AP-R-01")
REDROLL.ruling("symbols", "on", "off", clause="AP-R-03")
REDROLL.ruling("symbol_dice", 1, 0, 2, clause="AP-R-04")
REDROLL.ruling("rerolls", "ceil", "floor", clause="AP-R-09")
REDROLL.ruling("refund", False, True, clause="AP-R-11")
REDROLL.ruling("ranged_arm", False, True, clause="AP-R-12")
REDROLL.ruling("lucky_effect", "auto", "+1", "+2", "+3", "reroll", clause="AP-R-14")
REDROLL.ruling("no_red_roll", "auto_hit", "versus_5", clause="AP-R-17")
REDROLL.ruling("red_cost", 0, clause="AP-R-18", lowest=0, highest=3)
REDROLL.ruling("dead_counters", False, True, clause="AP-R-20")
REDROLL.ruling("fist_pow", 0, clause="AP-R-21", lowest=0, highest=9)
REDROLL.ruling("counter_arm", False, True, clause="AP-R-22")
REDROLL.ruling("fury.cost", 1, "in_addition", clause="AP-R-26")
REDROLL.ruling("fury.regen", 0, clause="AP-R-27", lowest=0, highest=9)
REDROLL.ruling("fury.on_kill", 1, clause="AP-R-27", lowest=0, highest=9)
REDROLL.ruling("fury.zero", "immediate", "after_action", clause="AP-R-28")
REDROLL.ruling("ap", 3, clause="AP-R-31", lowest=1, highest=9)
REDROLL.ruling("engaged", "off", "on", clause="AP-R-36")
REDROLL.ruling("nine_compare", "sum", "die", clause="AP-R-37")
REDROLL.ruling("counter_wounds", "as_counterattack", "always", clause="AP-R-38")
REDROLL.ruling("red_roll_as", "melee", "test", clause="AP-R-39")

REDROLL.note("AP-MELEE-07", "Describes how risky melee is; it asks for no step.")
