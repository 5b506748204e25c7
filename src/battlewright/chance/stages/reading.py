"""Attacks as people write them: `{attacks: 2d6+1, hit: 3, wound: {need: 4, reroll: ones}, damage: d3, models: 9}`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Literal

import msgspec

from battlewright.chance.dice import Die
from battlewright.chance.stages.checking import AttackError, whole
from battlewright.chance.stages.data import MORTAL, Amount, Check, Damage, Group, Packets, Pipeline
from battlewright.chance.stages.usual import (
    armour_save,
    mortal_ward,
    special_save,
    to_hit,
    to_wound,
    ward,
)

_AMOUNT = re.compile(r"\s*(?:(\d{0,4})[dD](\d{1,4}))?\s*(?:([+-])?\s*(\d{1,6}))?\s*")


class WrittenCheck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The fields of a `Check` that people write; what is left out is as usual."""

    need: int
    modifiers: tuple[int, ...] | msgspec.UnsetType = msgspec.UNSET
    modifier_bounds: tuple[int | None, int | None] | msgspec.UnsetType = msgspec.UNSET
    reroll: Literal["none", "ones", "fails", "non_criticals"] | tuple[int, ...] | msgspec.UnsetType = (
        msgspec.UNSET
    )
    before_modifiers: bool | msgspec.UnsetType = msgspec.UNSET
    critical: Packets | msgspec.UnsetType = msgspec.UNSET
    critical_from: int | msgspec.UnsetType = msgspec.UNSET
    critical_needs_success: bool | msgspec.UnsetType = msgspec.UNSET
    fails_to: int | msgspec.UnsetType | None = msgspec.UNSET
    succeeds_from: int | msgspec.UnsetType | None = msgspec.UNSET


Written = int | WrittenCheck


class WrittenAttack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An attack on one group of models. A check that is left out is not rolled.

    `damage` is done by wounds, `mortal_damage` by mortal wounds, which spill over; amounts are numbers or dice like
    `d6`, `2d3+1`.
    """

    attacks: int | str
    models: int
    wounds: int = 1
    wounded: int = 0
    hit: Written | None = None
    wound: Written | None = None
    save: Written | None = None
    special: Written | None = None
    ward: Written | None = None
    mortal_ward: Written | None = None
    damage: int | str = 1
    mortal_damage: int | str = 1
    spill: bool = False
    capped: bool = False


_CHECKS: dict[str, Callable[..., Check]] = {
    "hit": to_hit,
    "wound": to_wound,
    "save": armour_save,
    "special": special_save,
    "ward": ward,
    "mortal_ward": mortal_ward,
}


def read_attack(data: Mapping[str, Any]) -> Pipeline:
    """The pipeline of an attack written as plain data (JSON or YAML).

    An attack without a roll to hit begins with hits, without one to wound with wounds. Raises `AttackError` naming the
    field and what was expected.
    """
    try:
        written = msgspec.convert(data, WrittenAttack)
    except msgspec.ValidationError as error:
        raise AttackError("error-attack-written", reason=str(error)) from None
    checks = tuple(
        make(**_given(said)) for name, make in _CHECKS.items() if (said := getattr(written, name)) is not None
    )
    mortals = any(MORTAL in check.critical for check in checks)
    damage = Damage(read_amount(written.damage), spill=written.spill, capped=written.capped)
    return Pipeline(
        attacks=read_amount(written.attacks),
        checks=checks,
        damage=(damage, Damage(read_amount(written.mortal_damage), (MORTAL,), spill=True))
        if mortals
        else (damage,),
        groups=(Group(written.models, written.wounds),),
        wounded=written.wounded,
        start="attack" if written.hit is not None else "hit" if written.wound is not None else "wound",
    )


def _given(said: Written) -> dict[str, Any]:
    if isinstance(said, int):
        return {"need": said}
    return {
        name: value for name in said.__struct_fields__ if (value := getattr(said, name)) is not msgspec.UNSET
    }


def read_amount(text: int | str) -> Amount:
    """A number or dice: `3`, `d6`, `2d6+1`. Raises `AttackError`."""
    return _read_dice(text) if isinstance(text, str) else Amount(text)


@lru_cache(maxsize=1024)
def _read_dice(text: str) -> Amount:
    found = _AMOUNT.fullmatch(text)
    if found is None or not text.strip():
        raise AttackError("error-attack-amount", value=text)
    count, faces, sign, bonus = found.groups()
    if faces and bonus and not sign:
        raise AttackError("error-attack-sign", value=text)
    if faces:
        whole("faces", int(faces), 1)
    dice = (Die(range(1, int(faces) + 1)),) * int(count or 1) if faces else ()
    return Amount(int(bonus or 0) * (-1 if sign == "-" else 1), dice)
