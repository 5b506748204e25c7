"""What can be wrong with a set-up as a whole: leaders, challenges, who has done what in whose turn."""

from __future__ import annotations

from collections.abc import Iterator

from battlewright.rules.common.game import PieceEntry, Problem, Setup
from battlewright.rules.kill_team.checks_profile import problem
from battlewright.rules.kill_team.profiles import profile_of
from battlewright.rules.kill_team.setup import SIDES, base_of
from battlewright.table.gaps import in_contact

OF_THE_ACTIVE = ("moved", "fired", "shot_at", "charged", "dived", "climbed", "slowed", "regrouped")
"""What only models of the side have done whose turn it is."""

OF_THE_OTHER = ("overwatched", "counter_charged")
"""What only their enemies have done."""

BESIDE_AN_ENEMY = ("counter_charged", "fought", "challenge")
"""What only models in base contact with an enemy have done; a charger may stand behind a friend (KT-RUL-15)."""


def check_standing(setup: Setup) -> Iterator[Problem]:
    """Everything wrong with sound models beside one another."""
    for side, entries in zip(SIDES, setup.sides, strict=True):
        foes = {entry.id: entry for entry in setup.sides[1 - SIDES.index(side)]}
        leaders = [index for index, entry in enumerate(entries) if profile_of(entry).is_leader]
        for index in leaders[1:]:
            yield problem(
                ("sides", side, "models", index, "profile"), entries[index].profile, "-", "KT-S-301D"
            )
        for index, entry in enumerate(entries):
            path = ("sides", side, "models", index)
            yield from _check_time(setup, side, entry, path)
            yield from _check_contact(entry, foes, path)
            yield from _check_challenge(entry, foes, path)


def _check_time(setup: Setup, side: str, entry: PieceEntry, path: tuple[str | int, ...]) -> Iterator[Problem]:
    """What lasts for a turn was done in it, by the side that does it."""
    is_active = side == setup.turn.get("side", "A")
    for name in (*OF_THE_ACTIVE, *OF_THE_OTHER):
        told = entry.state.get(name, False)
        if told is not False and (not setup.turn or is_active is not (name in OF_THE_ACTIVE)):
            yield Problem((*path, name), "kill_team-check-not-in-this-turn", {"value": name}, ("KT-S-301E",))


def _check_contact(
    entry: PieceEntry, foes: dict[str, PieceEntry], path: tuple[str | int, ...]
) -> Iterator[Problem]:
    """Who is said to be in combat touches an enemy; who falls back does not fight, nor do the dead do anything."""
    if entry.state.get("destroyed") is True:
        for name in entry.state:
            if name not in ("destroyed", "charged", "counter_charged"):
                yield problem((*path, name), entry.state[name], "-", "KT-S-304F")
        return
    touched = any(
        foe.state.get("destroyed") is not True and in_contact(base_of(entry), base_of(foe))
        for foe in foes.values()
    )
    for name in BESIDE_AN_ENEMY:
        if entry.state.get(name, False) is not False and not touched:
            yield Problem((*path, name), "kill_team-check-no-contact", {"value": name}, ("KT-RUL-31",))


def _check_challenge(
    entry: PieceEntry, foes: dict[str, PieceEntry], path: tuple[str | int, ...]
) -> Iterator[Problem]:
    """Leaders challenge leaders (KT-S-309D)."""
    if "challenge" not in entry.state:
        return
    if not profile_of(entry).is_leader:
        yield problem((*path, "challenge"), entry.state["challenge"], "-", "KT-S-309D")
    elif not profile_of(foes[entry.state["challenge"]]).is_leader:
        leaders = [id for id, foe in foes.items() if profile_of(foe).is_leader]
        yield problem((*path, "challenge"), entry.state["challenge"], ", ".join(leaders) or "-", "KT-S-309D")
