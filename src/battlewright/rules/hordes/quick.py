"""What hordes answers from numbers alone: melee, shots, throws, areas of effect."""

from __future__ import annotations

from battlewright.rules.hordes import quick_melee, quick_shots, quick_throw

QUESTIONS = (quick_melee.QUESTION, quick_shots.SHOOT, quick_throw.QUESTION, quick_shots.OVER_MANY)
