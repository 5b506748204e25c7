"""What ninth_age answers from numbers alone: attacks and hits, rounds and fights, duels, break tests, charges."""

from __future__ import annotations

from battlewright.rules.ninth_age import (
    quick_break,
    quick_charge,
    quick_duel,
    quick_fight,
    quick_round,
    quick_shoot,
    quick_special,
    quick_strike,
)

QUESTIONS = (
    quick_strike.QUESTION, quick_special.QUESTION, quick_shoot.QUESTION, quick_round.QUESTION, quick_fight.QUESTION,
    quick_duel.QUESTION, quick_break.QUESTION, quick_charge.QUESTION,
)  # fmt: skip
