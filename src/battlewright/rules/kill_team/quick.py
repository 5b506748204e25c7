"""What kill_team answers from numbers alone: shots, charges, fights, tests of Leadership and Initiative."""

from __future__ import annotations

from battlewright.rules.kill_team import quick_charge, quick_fight, quick_shot, quick_test

QUESTIONS = (quick_shot.QUESTION, quick_charge.QUESTION, quick_fight.QUESTION, quick_test.QUESTION)
