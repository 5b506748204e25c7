"""The suite that any ruleset must pass, shipped so that rulesets of others can test themselves.

    from battlewright.conformance import Subject, check

    report = check(Subject("mine", make_position=lambda seed: ...), seeds=range(20))

Every function raises `Nonconforming` with the subject, the seed and what differs.
"""

from battlewright.conformance.checks import (
    check,
    forks_agree,
    interleaved_agree,
    loads_agree,
    play_holds,
    refuses_cleanly,
    replays_agree,
    same_law,
    steps_are_pure,
)
from battlewright.conformance.leftovers import outlived
from battlewright.conformance.playing import Nonconforming, Report, Subject, answers, played, random_answer

__all__ = [
    "Nonconforming",
    "Report",
    "Subject",
    "answers",
    "check",
    "forks_agree",
    "interleaved_agree",
    "loads_agree",
    "outlived",
    "play_holds",
    "played",
    "random_answer",
    "refuses_cleanly",
    "replays_agree",
    "same_law",
    "steps_are_pure",
]
