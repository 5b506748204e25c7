"""The usual checks of a bulk attack, with the naturals that most rules share: 1 fails, 6 hits and wounds."""

from __future__ import annotations

from typing import Any

from battlewright.chance.stages.data import ATTACK, HIT, MORTAL, NO_ARMOUR, NO_SAVE, WOUND, Check


def to_hit(need: int, **fields: Any) -> Check:
    """Attacks become hits. `fields` are those of `Check`, also below."""
    return _check(fields, name="hit", rolls=(ATTACK,), need=need, success=(HIT,), fails_to=1, succeeds_from=6)


def to_wound(need: int, **fields: Any) -> Check:
    """Hits become wounds; what wounds automatically is one already."""
    return _check(
        fields, name="wound", rolls=(HIT,), need=need, success=(WOUND,), fails_to=1, succeeds_from=6
    )


def armour_save(need: int, **fields: Any) -> Check:
    """Wounds that armour may stop are lost, or armour cannot stop them any more."""
    return _save(fields, name="save", rolls=(WOUND,), need=need, failure=(NO_ARMOUR,))


def special_save(need: int, **fields: Any) -> Check:
    """The second save, against wounds that armour did not stop."""
    return _save(fields, name="special", rolls=(WOUND, NO_ARMOUR), need=need, failure=(NO_SAVE,))


def ward(need: int, **fields: Any) -> Check:
    """The last save of each wound, whatever it has passed; give it to `Damage` to roll it for each point."""
    return _save(fields, name="ward", rolls=(WOUND, NO_ARMOUR, NO_SAVE), need=need, failure=(NO_SAVE,))


def mortal_ward(need: int, **fields: Any) -> Check:
    """The ward against mortal wounds, which may differ from that against wounds."""
    return _save(fields, name="mortal_ward", rolls=(MORTAL,), need=need, failure=(MORTAL,))


def _save(fields: dict[str, Any], **usual: Any) -> Check:
    return _check(fields, fails_to=1, roller="defender", **usual)


def _check(fields: dict[str, Any], **usual: Any) -> Check:
    return Check(**{**usual, **fields})
