"""What can be wrong with a set-up as a whole: leaders, challenges, who has done what in whose turn."""

from __future__ import annotations

from collections.abc import Iterator

from battlewright.rules.common.checks import Path, problem
from battlewright.rules.common.game import PieceEntry, Problem, Setup
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
        yield from _check_leaders(entries, ("sides", side, "models"))
        for index, entry in enumerate(entries):
            path = ("sides", side, "models", index)
            yield from _check_time(setup, side, entry, path)
            yield from _check_contact(entry, foes, path)
            yield from _check_challenge(entry, foes, path)
            yield from _check_together(entry, path)
            yield from _check_charge(setup, side, entry, path)


def _check_leaders(entries: list[PieceEntry], path: Path) -> Iterator[Problem]:
    """A team has one leader (KT-S-301D); the place is what makes somebody else one, too."""
    leaders = [index for index, entry in enumerate(entries) if profile_of(entry).is_leader]
    for index in leaders[1:]:
        entry, first = entries[index], entries[leaders[0]].id
        by_statistic = "is_leader" in entry.stats
        field = ("stats", "is_leader") if by_statistic else ("profile",)
        values = {"value": "true" if by_statistic else entry.profile, "first": first, "model": entry.id}
        yield Problem((*path, index, *field), "kill_team-check-second-leader", values, ("KT-S-301D",))


def _check_together(entry: PieceEntry, path: Path) -> Iterator[Problem]:
    """What cannot be told of one model at once, and what needs a special rule."""
    told, own = entry.state, profile_of(entry)
    if told.get("falling_back") is True:
        for name in ("fought", "challenge"):
            if told.get(name, False) is not False:
                values = {"value": name, "other": "falling_back"}
                yield Problem((*path, name), "kill_team-check-contradiction", values, ("KT-F-03A",))
    if told.get("jinking") is True and "jink" not in own.rules:
        yield problem((*path, "jinking"), True, "false", "KT-S-310J")


def _check_charge(setup: Setup, side: str, entry: PieceEntry, path: Path) -> Iterator[Problem]:
    """Who has charged touches an enemy, or stands behind a friend that does (KT-RUL-15), until in the Fight phase
    whoever it fought has died or fled."""
    if entry.state.get("charged") is not True or entry.state.get("destroyed") is True:
        return
    own, foes = setup.sides[SIDES.index(side)], setup.sides[1 - SIDES.index(side)]
    gone = ("destroyed", "falling_back")
    if setup.turn.get("phase") == "fight" and any(
        foe.state.get(name) is True for foe in foes for name in gone
    ):
        return
    behind = (friend for friend in own if friend is not entry and _touches(entry, friend))
    if not any(_touches(one, foe) for one in (entry, *behind) for foe in foes):
        yield Problem((*path, "charged"), "kill_team-check-no-contact", {"value": "charged"}, ("KT-RUL-31",))


def _touches(entry: PieceEntry, other: PieceEntry) -> bool:
    """Whether a living model stands in base contact."""
    return other.state.get("destroyed") is not True and in_contact(base_of(entry), base_of(other))


def _check_time(setup: Setup, side: str, entry: PieceEntry, path: Path) -> Iterator[Problem]:
    """What lasts for a turn was done in it, by the side that does it."""
    is_active = side == setup.turn.get("side", "A")
    for name in (*OF_THE_ACTIVE, *OF_THE_OTHER):
        told = entry.state.get(name, False)
        if told is not False and (not setup.turn or is_active is not (name in OF_THE_ACTIVE)):
            yield Problem((*path, name), "kill_team-check-not-in-this-turn", {"value": name}, ("KT-S-301E",))


def _check_contact(entry: PieceEntry, foes: dict[str, PieceEntry], path: Path) -> Iterator[Problem]:
    """Who is said to be in combat touches an enemy; who falls back does not fight, nor do the dead do anything."""
    if entry.state.get("destroyed") is True:
        for name in entry.state:
            if name not in ("destroyed", "charged", "counter_charged"):
                yield problem((*path, name), entry.state[name], "-", "KT-S-304F")
        return
    touched = any(_touches(entry, foe) for foe in foes.values())
    for name in BESIDE_AN_ENEMY:
        if entry.state.get(name, False) is not False and not touched:
            yield Problem((*path, name), "kill_team-check-no-contact", {"value": name}, ("KT-RUL-31",))


def _check_challenge(entry: PieceEntry, foes: dict[str, PieceEntry], path: Path) -> Iterator[Problem]:
    """Leaders challenge living leaders whom they touch (KT-S-309D)."""
    if "challenge" not in entry.state or entry.state.get("destroyed") is True:
        return
    where, opponent = (*path, "challenge"), entry.state["challenge"]
    if not profile_of(entry).is_leader:
        yield problem(where, opponent, "-", "KT-S-309D")
        return
    leaders = [id for id, foe in foes.items() if profile_of(foe).is_leader and _touches(entry, foe)]
    if opponent not in leaders and any(_touches(entry, foe) for foe in foes.values()):
        yield problem(where, opponent, ", ".join(leaders) or "-", "KT-S-309D", "KT-S-309E")
