"""Strikes: the roll as a whole, exact laws, and strikes made at the same time."""

from __future__ import annotations

from fractions import Fraction

import pytest
from tests.kill_team import models
from tests.kill_team.models import facing, law, outcomes

from battlewright.core.requests import Roll
from battlewright.core.running import apply, start
from battlewright.rules.kill_team.attack import Strikes, hits, save, unsaved, wound_and_save, wounds
from battlewright.rules.kill_team.strikes import Strike
from battlewright.texts.sayings import request_text

RIFLEMAN = {"WS": 3, "BS": 3, "S": 3, "T": 3, "I": 3, "Ld": 7, "Sv": 5}
F = Fraction


@pytest.mark.clause("KT-SUPATT-04", "KT-S-303A", "KT-S-304A")
def test_ktq_16_a_rifleman_supports_against_a_marine() -> None:
    p = facing(RIFLEMAN, {})
    assert law(unsaved(p, Strike(3, 4, "blade", kind="supporting"))) == {0: F(17, 18), 1: F(1, 18)}


@pytest.mark.clause("KT-M-04A", "KT-RUL-45", "KT-RUL-46")
def test_ktq_20_a_fall_from_5_inches() -> None:
    fall = Strike(4, 4, kind="fall", strength=5)
    assert law(unsaved(facing(), fall))[1] == F(2, 9)
    assert law(unsaved(facing(fall_save=False), fall))[1] == F(2, 3)
    assert law(unsaved(facing(fall_ap=3), fall))[1] == F(2, 3)
    assert law(unsaved(facing(fall_ap=3, other={"invulnerable": 4}), fall))[1] == F(1, 3)
    assert law(unsaved(facing(fall_save=False, other={"invulnerable": 4}), fall))[1] == F(2, 3)


@pytest.mark.clause("KT-AERIAL-09", "KT-RUL-18")
def test_ktq_19_a_diving_fist_has_strength_9_and_its_hammer_4() -> None:
    p = facing({"weapons": ("fist",), "row": {"dived": True}})
    assert p.value("strength", Strike(3, 4, "fist")) == 9
    assert p.value("strength", Strike(3, 4, kind="hammer")) == 4


@pytest.mark.clause("KT-CLIMB-08")
@pytest.mark.parametrize(("other", "standing", "climbed"), [(3, 3, 4), (7, 4, 5)])
def test_ktq_23_out_of_breath(other: int, standing: int, climbed: int) -> None:
    for row, need in (({}, standing), ({"climbed": True}, climbed)):
        p = facing({"row": row}, {"WS": other})
        assert p.value("hit.need", Strike(3, 4, "blade")) == need


def test_the_parts_of_a_roll_multiply_to_the_whole() -> None:
    p = facing({"weapons": ("claws",)}, {"W": 3})
    strike = Strike(3, 4, "claws", attacks=2)
    whole = law(unsaved(p, strike))
    assert law(hits(p, strike)) == {0: F(1, 4), 1: F(1, 2), 2: F(1, 4)}
    by_hits = {0: {0: F(1)}, **{n: law(wound_and_save(p, Strike(3, 4, "claws", n))) for n in (1, 2)}}
    in_parts: dict[int, Fraction] = {}
    for n, chance in law(hits(p, strike)).items():
        for lost, then in by_hits[n].items():
            in_parts[lost] = in_parts.get(lost, F(0)) + chance * then
    assert in_parts == whole
    one = law(wounds(p, Strike(3, 4, "claws")))
    assert one == {(0, 0): F(1, 2), (1, 0): F(1, 3), (0, 1): F(1, 6)}
    assert law(save(p, strike, 1))[1] == F(1, 3)
    assert law(save(p, strike, 0, 1)) == {1: 1}
    assert law(save(p, strike, 1, 1)) == {1: F(2, 3), 2: F(1, 3)}


@pytest.mark.clause("KT-S-304D", "KT-S-304F", "KT-RUL-32")
def test_wounds_beyond_the_last_are_not_told_apart() -> None:
    p = facing({"S": 5}, {"T": 3, "W": 2, "Sv": 0, "row": {"lost": 1}})
    assert set(law(unsaved(p, Strike(3, 4, attacks=3)))) == {0, 1}
    p = facing({"S": 6}, {"T": 3, "W": 3, "Sv": 0})
    assert set(law(unsaved(p, Strike(3, 4, attacks=3)))) == {0, 3}


@pytest.mark.clause("KT-S-309I", "KT-S-304F")
def test_strikes_of_a_step_do_not_see_each_other() -> None:
    p = models.position(models.model(0), models.model(0, (2, 0)), models.model(1, (1, 0)))
    both = (Strike(3, 5, "blade"), Strike(5, 3, "blade"), Strike(4, 5, "blade"))
    chance = F(1, 12)
    found = outcomes(p, Strikes(strikes=both), lambda q: tuple(q.rows[row].alive for row in (3, 5)))
    struck = 1 - (1 - chance) ** 2
    assert found[False, False] == chance * struck
    assert found[True, True] == (1 - chance) * (1 - struck)


@pytest.mark.clause("KT-RUL-32")
def test_what_was_lost_is_told_to_the_frame_below() -> None:
    p = facing({"S": 6, "A": 2}, {"T": 3, "W": 2, "Sv": 0})
    both = Strikes(strikes=(Strike(3, 4, attacks=2), Strike(3, 4)))
    found = outcomes(p, both, lambda q: (q.rows[4].alive, q.stack[-1].lost))
    missed = F(7, 12) ** 3
    assert found == {(True, ()): missed, (False, ((0, 4, 2),)): 1 - missed}


def test_nobody_strikes_the_dead() -> None:
    p = facing({}, {"row": {"alive": False}})
    assert outcomes(p, Strikes(strikes=(Strike(3, 4, "blade"),)), lambda q: q.rows[4].lost) == {0: 1}


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["roll to hit, 4+", "roll to wound, 5+", "saves, 3+, against"]),
        ("ru", ["бросок на попадание, нужно 4+", "бросок на ранение, нужно 5+", "спасброски, нужно 3+"]),
    ],
)
def test_every_roll_says_what_is_needed(lang: str, said: list[str]) -> None:
    p = facing(RIFLEMAN, {})
    p.stack = [Strikes(strikes=(Strike(3, 4, "blade", attacks=2),))]
    start(p)
    told = []
    while isinstance(p.pending, Roll):
        told.append(request_text(p.pending, p.scene.names, lang, "kill_team"))
        apply(p, (5,) * 2 if len(told) < 3 else (1,) * 2)
    assert all(part in text for part, text in zip(said, told, strict=True)), told
