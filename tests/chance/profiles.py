"""Random bulk attacks of a few dice, of every sort that the data can say."""

from __future__ import annotations

from random import Random
from typing import Any

from battlewright.chance import D3, Die
from battlewright.chance.stages import (
    DAMAGE,
    HITS,
    MORTAL,
    UNSAVED,
    WASTE,
    WOUNDS,
    Amount,
    Check,
    Damage,
    Group,
    Pipeline,
    armour_save,
    mortal_ward,
    special_save,
    to_hit,
    to_wound,
    ward,
)

CRITICAL_HITS = [("wound",), ("hit", "hit"), ("wound", "hit"), ("mortal",), ("hit", "mortal"), ("no_save",)]
CRITICAL_WOUNDS = [("no_save",), ("no_armour",), ("mortal",), ("wound", "mortal"), ("wound", "wound")]
SMALL: list[tuple[Die, ...]] = [(), (D3,), (Die((1, 2)),), (Die((0, 1, 1)),)]


def _reroll(rng: Random) -> dict[str, Any]:
    chosen = rng.choice(["none", "none", "ones", "fails", "non_criticals", (1, 2), (3,)])
    return {"reroll": chosen, "before_modifiers": rng.random() < 0.4}


def _modified(rng: Random) -> dict[str, Any]:
    modifiers = tuple(rng.choice([-2, -1, 1, 2]) for _ in range(rng.choice([0, 0, 1, 2, 3])))
    return {
        "modifiers": modifiers,
        "modifier_bounds": rng.choice([(None, None), (-1, 1), (None, 1), (0, None)]),
    }


def _critical(rng: Random, ways: list[tuple[str, ...]]) -> dict[str, Any]:
    if rng.random() < 0.4:
        return {}
    return {
        "critical": rng.choice(ways),
        "critical_from": rng.choice([4, 5, 6, 6]),
        "critical_needs_success": rng.random() < 0.3,
    }


def _naturals(rng: Random) -> dict[str, Any]:
    return {"fails_to": rng.choice([None, 1, 1, 2, 3]), "succeeds_from": rng.choice([None, 6, 6, 5])}


def _checks(rng: Random) -> list[Check]:
    need = lambda: rng.randint(2, 7)  # noqa: E731 - a short name for one draw
    checks = [
        to_hit(need(), **_reroll(rng), **_modified(rng), **_critical(rng, CRITICAL_HITS), **_naturals(rng))
    ]
    checks.append(
        to_wound(
            need(), **_reroll(rng), **_modified(rng), **_critical(rng, CRITICAL_WOUNDS), **_naturals(rng)
        )
    )
    if rng.random() < 0.7:
        checks.append(armour_save(need(), **_reroll(rng), **_modified(rng)))
    if rng.random() < 0.4:
        checks.append(special_save(need(), **_reroll(rng)))
    if rng.random() < 0.3:
        checks.append(ward(need()))
    if rng.random() < 0.3:
        checks.append(mortal_ward(need(), reroll=rng.choice(["none", "ones"])))
    return checks


def _damage(rng: Random) -> Damage:
    dice = rng.choice(SMALL)
    reroll = rng.choice([(), (), (1,), (1, 2)]) if dice else ()
    amount = Amount(rng.choice([0, 1, 2, -1]), dice, rng.choice([0, 1]), reroll)
    spill, capped = rng.random() < 0.4, rng.random() < 0.3
    return Damage(amount, spill=spill, capped=capped, ward=ward(5) if rng.random() < 0.25 else None)


def random_attack(rng: Random, most_dice: int = 6) -> Pipeline:
    """An attack with at most so many dice to hit; about one in four has a rolled number of them."""
    rolled = rng.random() < 0.25
    attacks = (
        Amount(rng.randint(0, max(0, most_dice - 3)), (D3,)) if rolled else Amount(rng.randint(0, most_dice))
    )
    damage: list[Damage] = [
        _damage(rng),
        Damage(Amount(rng.choice([1, 1, 2])), (MORTAL,), rng.random() < 0.7),
    ]
    if rng.random() < 0.3:
        damage.reverse()
    groups = tuple(Group(rng.randint(1, 3), rng.randint(1, 4)) for _ in range(rng.choice([1, 1, 2, 3])))
    watch = [w for w in (HITS, WOUNDS, UNSAVED, DAMAGE, WASTE) if rng.random() < 0.3]
    return Pipeline(
        attacks=attacks,
        checks=tuple(_checks(rng)),
        damage=tuple(damage),
        groups=groups,
        wounded=rng.randrange(groups[0].wounds),
        given=rng.choice([(), (), ("hit",), ("mortal",)]),
        watch=tuple(watch),
    )
