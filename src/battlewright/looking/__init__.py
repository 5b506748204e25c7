"""Looking at a table: questions in words, answered by the table's verdicts with their reasons.

    look(tabletop, "gap mauler wolf").said("en")

`asking` reads a question word by word, `answers` is what comes of it, `questions` finds who answers; each family of
questions is a file of its own and enters itself there. Nothing here decides anything: every verdict is the table's,
the same that the rules use.
"""

from battlewright.looking.answers import Answer
from battlewright.looking.asking import QuestionError
from battlewright.looking.questions import look, usages

__all__ = ["Answer", "QuestionError", "look", "usages"]
