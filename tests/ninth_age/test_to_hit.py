"""The roll to hit: the table, naturals, what modifies it, what needs no roll."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.ninth_age import units
from tests.ninth_age.striking import binomial, blow, facing, mean, wounds_law

from battlewright.rules.ninth_age.hitting import hit_check
from battlewright.rules.ninth_age.profiles import Part
from battlewright.rules.ninth_age.striking import attacks_from

TABLE = [(a, d) for a in range(1, 11) for d in range(1, 11)]


def need(attacker: int, target: int) -> int:
    return hit_check(facing({"WS": attacker}, {"WS": target}), blow()).need


def succeeding(of: Any) -> set[int]:
    """The dice that hit."""
    from battlewright.chance.stages.judging import made

    return {die for die in range(1, 7) if made(of, die)}


@pytest.mark.clause("T9A-HIT-01", "T9A-HIT-05", "T9A-HIT-06")
def test_every_cell_of_the_table_to_hit() -> None:
    found = {cell: need(*cell) for cell in TABLE}
    fives = (
        {(1, d) for d in range(3, 11)}
        | {(2, d) for d in range(5, 11)}
        | {(3, d) for d in range(7, 11)}
        | {(4, 9), (4, 10)}
    )
    assert {cell for cell, least in found.items() if least == 5} == fives
    assert {cell for cell, least in found.items() if least == 3} == {(a, d) for a, d in TABLE if a > d}
    assert sorted(found.values()) == [3] * 45 + [4] * 35 + [5] * 20


@pytest.mark.clause("T9A-HIT-02", "T9A-HIT-03", "T9A-HIT-04")
@pytest.mark.parametrize(
    ("attacker", "target", "least"),
    [(4, 3, 3), (3, 3, 4), (3, 4, 4), (3, 6, 4), (3, 7, 5), (1, 2, 4), (1, 3, 5)],
)
def test_better_equal_and_more_than_double(attacker: int, target: int, least: int) -> None:
    assert need(attacker, target) == least


@pytest.mark.clause("T9A-R-05")
def test_exactly_double_is_still_a_4() -> None:
    assert [need(ws, 2 * ws) for ws in range(1, 6)] == [4] * 5


@pytest.mark.clause("T9A-HIT-07", "T9A-HIT-08", "T9A-HIT-09")
@pytest.mark.parametrize("modifier", range(-5, 6))
def test_modifiers_never_help_a_1_nor_stop_a_6(modifier: int) -> None:
    import msgspec

    check = hit_check(facing({"WS": 3}, {"WS": 3}), blow())
    assert succeeding(check) == {4, 5, 6}
    changed = msgspec.structs.replace(check, modifiers=(modifier,))
    assert succeeding(changed) == {die for die in range(2, 7) if die == 6 or die + modifier >= 4}


@pytest.mark.clause("T9A-HIT-07", "T9A-W-05A")
def test_the_bearer_of_a_flail_is_easier_to_hit() -> None:
    p = facing({"WS": 3}, {"WS": 4, "weapon": "flail", "armour": ("light_armour",)})
    assert wounds_law(p, blow(10)) == binomial(10, Fraction(5, 18))
    assert succeeding(hit_check(facing({"WS": 3}, {"WS": 4}), blow())) == {4, 5, 6}


@pytest.mark.clause("T9A-S-12A", "T9A-S-15A", "T9A-HIT-07")
def test_parry_holds_before_lightning_reflexes_helps() -> None:
    shield: dict[str, Any] = {"armour": ("light_armour", "shield")}
    quick = {"WS": 5, "rules": ("lightning_reflexes",)}
    check = hit_check(facing(quick, shield), blow())
    assert (check.need, check.modifier) == (4, 1)
    assert wounds_law(facing(quick, shield), blow(10)) == binomial(10, Fraction(2, 9))
    assert hit_check(facing({"WS": 5}, shield | {"weapon": "spear"}), blow()).need == 3
    assert hit_check(facing({"WS": 5}, shield | {"troop": "cavalry"}), blow()).need == 3


@pytest.mark.clause("T9A-S-15A")
def test_nobody_parries_to_the_rear() -> None:
    soldier = units.profile(armour=("shield",))
    p = units.position(
        units.unit(0, 5, 10, of=units.profile(WS=5)), units.unit(1, 5, 10, at=(0, 40), of=soldier)
    )
    assert hit_check(p, blow()).need == 3


@pytest.mark.clause("T9A-S-12A")
def test_lightning_reflexes_do_not_hasten_what_strikes_last() -> None:
    p = facing({"rules": ("lightning_reflexes",), "weapon": "great_weapon"})
    assert hit_check(p, blow()).modifier == 0


@pytest.mark.clause("T9A-S-11A")
def test_distracting_is_harder_to_hit() -> None:
    assert succeeding(hit_check(facing({"WS": 4}, {"rules": ("distracting",)}), blow())) == {4, 5, 6}


@pytest.mark.clause("T9A-S-10A", "T9A-S-23A")
def test_hatred_rerolls_misses_once_in_the_first_round() -> None:
    p = facing({"WS": 4, "S": 4, "rules": ("hatred",)}, {"WS": 4, "armour": ("light_armour",)})
    assert wounds_law(p, blow(10, first_round=True)) == binomial(10, Fraction(1, 2))
    assert mean(wounds_law(facing({"WS": 4, "S": 4, "rules": ("hatred",)}, {"WS": 4}), blow())) == Fraction(
        1, 3
    )


@pytest.mark.clause("T9A-S-08A")
def test_poison_wounds_on_a_natural_6_to_hit() -> None:
    p = facing({"WS": 4, "rules": ("poisoned",)}, {"WS": 4, "T": 4, "armour": ("heavy_armour",)})
    assert wounds_law(p, blow(10)) == binomial(10, Fraction(5, 27))


@pytest.mark.clause("T9A-H-04C", "T9A-H-04D")
def test_without_weapon_skill() -> None:
    assert wounds_law(facing({}, {"WS": 0}), blow(6)) == binomial(6, Fraction(1, 2))
    assert wounds_law(facing({"WS": 0}, {}), blow(6)) == binomial(6, Fraction(1, 12))


@pytest.mark.clause("T9A-H-74D")
def test_a_champion_has_one_more_weapon_skill() -> None:
    p = facing({"WS": 4}, {"WS": 4}, own={"champion": True}, foe={"champion": True})
    assert hit_check(p, blow()).need == 4
    assert hit_check(p, blow(who="champion")).need == 3
    assert hit_check(p, blow(who="champion", target=("champion", 4))).need == 4
    p = facing({"WS": 3}, {"WS": 4, "armour": ("light_armour",)}, own={"champion": True})
    both = wounds_law(p, blow(9), blow(2, who="champion"))
    assert both == binomial(11, Fraction(5, 24))
    assert mean(both) == Fraction(55, 24)


@pytest.mark.clause("T9A-H-48D", "T9A-H-04C", "T9A-H-74D")
def test_the_crew_of_a_chariot_defends_and_has_what_a_champion_gains() -> None:
    cart = Part("cart", 0, 0, 0, 4, 4, 4, 4, 0, 0, is_mount=True)
    crew = Part("crew", 0, 3, 3, 3, 3, 1, 3, 1, 7, count=2)
    chariot = units.profile(parts=(cart, crew), troop="chariot")
    p = facing(chariot, chariot, own={"champion": True}, foe={"champion": True})
    needs = [hit_check(p, blow(part=1, who=who)).need for who in ("rank_and_file", "champion")]
    assert needs == [4, 3] and not p.value("hit.automatic", blow())
    assert hit_check(p, blow(part=1, who="champion", target=("champion", 4))).need == 4


@pytest.mark.clause("T9A-EX-01", "T9A-EX-02", "T9A-EX-03")
def test_the_example_of_the_source() -> None:
    p = facing({"A": 2, "weapon": "paired_weapons"}, {"WS": 2})
    skilled = facing({"A": 2, "weapon": "paired_weapons"}, {"WS": 7})
    assert attacks_from(p, ("rank_and_file", 3), 0, 0) == 3
    needs = [hit_check(p, blow()).need] * 2 + [hit_check(skilled, blow()).need]
    assert needs == [3, 3, 5]
    assert sum(Fraction(7 - each, 6) for each in needs) == Fraction(5, 3)


@pytest.mark.clause("T9A-EX-04", "T9A-EX-03", "T9A-HIT-01")
def test_hits_of_the_example() -> None:
    sure = {"S": 10, "A": 2, "weapon": "paired_weapons"}
    wound = Fraction(6, 5)  # so many times as likely is the hit as its wound, with S 10 against T 3
    one = {k: dict(wounds_law(facing(sure, {"WS": ws}), blow()))[1] * wound for k, ws in (("a", 2), ("b", 7))}
    a, b = one["a"], one["b"]
    hits = [
        (1 - a) ** 2 * (1 - b),
        2 * a * (1 - a) * (1 - b) + (1 - a) ** 2 * b,
        a * a * (1 - b) + 2 * a * (1 - a) * b,
        a * a * b,
    ]
    assert hits == [Fraction(2, 27), Fraction(9, 27), Fraction(12, 27), Fraction(4, 27)]
    assert sum(number * chance for number, chance in enumerate(hits)) == Fraction(5, 3)


@pytest.mark.clause("T9A-EX-05", "T9A-HIT-10")
def test_the_example_carried_on_through_the_saves_of_each_target() -> None:
    hero = units.profile("hero", WS=7, T=4, W=3, armour=("heavy_armour", "shield"), innate=6, ward=5)
    p = facing({"A": 2, "weapon": "paired_weapons"}, {"WS": 2, "armour": ("light_armour",)},
               units.hero(1, (200, 0), units.SOUTH, of=hero))  # fmt: skip
    troops = wounds_law(p.fork(), blow(2))
    alone = wounds_law(p.fork(), blow(1, target=("character", 5)))
    assert troops == binomial(2, Fraction(5, 18))
    assert alone == binomial(1, Fraction(2, 81))
    assert mean(troops) + mean(alone) == Fraction(47, 81)


def test_blows_at_what_is_gone_are_not_rolled() -> None:
    p = facing()
    assert wounds_law(p, blow(3, target=("champion", 4))) == {0: 1}
