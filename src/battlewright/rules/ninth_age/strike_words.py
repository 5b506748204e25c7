"""What a player is told of attacks before they are allocated and before each roll: who strikes, with what, what is
needed."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from battlewright.chance.stages import Check
from battlewright.core.position import Position
from battlewright.rules.common.needs import NEVER, needed
from battlewright.rules.ninth_age.blows import Blow, way
from battlewright.rules.ninth_age.formation import Stand, formation, leader
from battlewright.rules.ninth_age.hitting import hit_check
from battlewright.rules.ninth_age.remembered import by_rows
from battlewright.rules.ninth_age.roles import roles
from battlewright.rules.ninth_age.saves import saves
from battlewright.rules.ninth_age.spreading import Spreading
from battlewright.rules.ninth_age.state import profile
from battlewright.rules.ninth_age.striking import part_of, weapon_of
from battlewright.rules.ninth_age.wounding import multiplied, wound_check


@by_rows
def blow_words(p: Position, b: Blow) -> dict[str, Any]:
    """Who strikes whom and with what, and the die that each stage needs: `hit`, `wound`, `save`, `special`, `ward`.

    With `_before` that before modifiers, with `_critical` that of poison and lethal strikes, `NEVER` where there are
    none. A stage that is not rolled is missing; `dice` is what a wound becomes.
    """
    found = _who(p, b) | {"target": p.scene.names[b.target[1]], "group": b.target[0]}
    for check in checks(p, b):
        found[check.name] = needed(check)
        found[f"{check.name}_critical"] = check.critical_from or NEVER
        found[f"{check.name}_before"] = check.need if check.modifiers else NEVER
    multiple = multiplied(p, b)
    if multiple is not None:
        found["dice"] = p.value("multiplier", b)
    return found


def checks(p: Position, b: Blow) -> tuple[Check, ...]:
    """The stages of a blow in their order: to hit, to wound, armour save, special save."""
    return tuple(check for check in (hit_check(p, b), wound_check(p, b), *saves(p, b)) if check is not None)


def spread_words(p: Position, spread: Spreading, b: Blow) -> dict[str, Any]:
    """Who spreads attacks, and which models of them reach the target of this blow: in which files, how many of them
    strike and how many support."""
    reaching = spread.reaching(b.target)
    there = _reaching(p, b)
    return blow_words(p, b) | {
        "striking": sum(group.models for group in reaching if not group.supporting),
        "supporting": sum(group.models for group in reaching if group.supporting),
        "files": _runs({file + 1 for stand in there for _, file in stand.slots}) or "none",
    }


def split_words(p: Position, spreading: tuple[Spreading, ...]) -> dict[str, Any]:
    """A unit, all its attacks, and the champions and characters whom they may be spread over."""
    others = sorted({target for each in spreading for target in each.asked})
    champions = tuple(p.scene.names[row] for who, row in others if who == "champion")
    characters = tuple(p.scene.names[row] for who, row in others if who == "character")
    return {
        "model": p.scene.names[leader(p, spreading[0].first.row)],
        "attacks": sum(each.attacks for each in spreading),
        "champions": champions,
        "champion_count": len(champions),
        "characters": characters,
        "character_count": len(characters),
    }


def _who(p: Position, b: Blow) -> dict[str, Any]:
    """Who strikes: the unit or character, which of its models, which part where there are several, with what."""
    parts = profile(p, b.row).parts
    return {
        "model": p.scene.names[b.row],
        "who": b.who,
        "part": part_of(p, b.fighter, b.part).name if len(parts) > 1 else "none",
        "kind": b.kind,
        "weapon": weapon_of(p, b.fighter, b.part).name if way(p, b).is_armed else "none",
    }


def _reaching(p: Position, b: Blow) -> tuple[Stand, ...]:
    """The models of the striker's formation that may attack the target of a blow."""
    row = leader(p, b.row)
    stands, target = formation(p, row).by_model, b.target
    return tuple(
        stands[model]
        for model, role in roles(p, row).items()
        if role.fighter == b.fighter and target in role.targets
    )


def _runs(files: set[int]) -> str:
    """Numbers with runs of them drawn together: `2–4, 6`; empty without any."""
    numbered = enumerate(sorted(files))
    runs = [[file for _, file in run] for _, run in groupby(numbered, key=lambda pair: pair[1] - pair[0])]
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)
