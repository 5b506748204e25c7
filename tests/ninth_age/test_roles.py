"""Who strikes, who supports, whom each may attack, and the groups that attack in an Initiative step."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.ninth_age.units import EAST, NORTH, SOUTH, WEST, hero, in_duel, position, profile, unit

from battlewright.core.position import Position
from battlewright.rules.ninth_age.contact import model_contacts, touching
from battlewright.rules.ninth_age.formation import formation
from battlewright.rules.ninth_age.profiles import Part
from battlewright.rules.ninth_age.roles import Act, Strikers, initiatives, roles, strikers

RANKS, CHAMPION = "rank_and_file", "champion"
STRONG = profile("strong", A=3)
LORD = profile("lord", 40, A=4, W=3, is_character=True)
CAPTAIN = profile("captain", A=3, W=2, I=5, is_character=True)


def acting(p: Position, row: int, act: Act) -> set[Any]:
    """The models of a formation that act so."""
    return {model for model, role in roles(p, row).items() if role.act == act}


def attacks(p: Position, row: int) -> int:
    """All attacks of a formation in a round."""
    groups = [group for step in range(11) for group in strikers(p, row, step)]
    return sum(group.models * group.attacks for group in groups)


def meeting(files: int, models: int, **fields: Any) -> Position:
    """A unit in front of an enemy of as many models on bases of the same size."""
    base = fields.get("of", profile()).base
    return position(
        unit(0, files, models, **fields), unit(1, files, models, facing=SOUTH, of=profile(base=base))
    )


# Striking


@pytest.mark.clause("T9A-STRIKE-01", "T9A-ALLOC-02")
def test_models_in_contact_may_attack_whom_they_touch() -> None:
    p = meeting(5, 5)
    assert acting(p, 3, "strikes") == {(0, file) for file in range(5)}
    assert roles(p, 3)[0, 0].targets == ((RANKS, 4),)


@pytest.mark.clause("T9A-STRIKE-02")
def test_models_strike_in_their_own_initiative_step() -> None:
    p = meeting(5, 5, of=profile(I=4))
    assert strikers(p, 3, 4) == (Strikers(3, 0, RANKS, 5, 1, False, ((RANKS, 4),)),)
    assert [step for step in range(11) if strikers(p, 3, step)] == [4]
    assert (initiatives(p, 3), initiatives(p, 4)) == ((4,), (3,))


@pytest.mark.clause("T9A-STRIKE-03")
def test_both_sides_strike() -> None:
    p = meeting(5, 5)
    assert [attacks(p, row) for row in (3, 4)] == [5, 5]


@pytest.mark.clause("T9A-STRIKE-04")
def test_models_that_neither_touch_nor_support_make_no_attacks() -> None:
    p = position(unit(0, 5, 15), unit(1, 3, 3, at=(-20, 0), facing=SOUTH))
    idle = {(2, file) for file in range(5)} | {(rank, 4) for rank in (0, 1)}
    assert acting(p, 3, "cannot") == idle
    assert attacks(p, 3) == 15 - len(idle)


def test_units_that_touch_nobody_make_no_attacks() -> None:
    p = position(unit(0, 5, 15), unit(1, 5, 15, at=(0, 1), facing=SOUTH))
    assert (attacks(p, 3), acting(p, 3, "strikes"), acting(p, 3, "supports")) == (0, set(), set())


# Numbers of attacks


@pytest.mark.clause("T9A-ALLOC-05")
def test_a_model_has_its_number_of_attacks() -> None:
    assert attacks(meeting(5, 5, of=STRONG), 3) == 15


@pytest.mark.clause("T9A-ALLOC-06", "T9A-W-06A")
def test_paired_weapons_add_an_attack_and_initiative() -> None:
    p = meeting(5, 5, of=profile(weapon="paired"))
    assert strikers(p, 3, 4)[0].attacks == 2


@pytest.mark.clause("T9A-H-74D")
def test_a_champion_has_one_more_attack() -> None:
    p = meeting(5, 5, champion=True)
    assert [(g.who, g.models, g.attacks) for g in strikers(p, 3, 3)] == [(RANKS, 4, 1), (CHAMPION, 1, 2)]


@pytest.mark.clause("T9A-H-74D")
def test_of_a_champions_parts_the_crew_has_the_bonus() -> None:
    cart = Part("cart", 0, 0, 0, 4, 4, 4, 4, 0, 0, is_mount=True)
    crew = Part("crew", 0, 3, 3, 3, 3, 1, 3, 1, 7, count=2)
    p = meeting(1, 1, of=profile(parts=(cart, crew), troop="chariot"), champion=True)
    assert [p.value("attacks", (CHAMPION, 3), part) for part in (0, 1)] == [0, 3]


@pytest.mark.clause("T9A-H-04G")
def test_no_attacks_of_the_profile_are_never_any() -> None:
    assert attacks(meeting(5, 5, of=profile(A=0, weapon="paired")), 3) == 0


@pytest.mark.clause("T9A-W-04A", "T9A-H-34J")
def test_great_weapons_strike_last() -> None:
    assert initiatives(meeting(5, 5, of=profile(I=5, weapon="great_weapon")), 3) == (0,)


@pytest.mark.clause("T9A-S-12B")
def test_lightning_reflexes_keep_the_initiative_of_great_weapons() -> None:
    quick = profile(I=5, weapon="great_weapon", rules=("lightning_reflexes",))
    assert initiatives(meeting(5, 5, of=quick), 3) == (5,)


@pytest.mark.clause("T9A-H-06E")
def test_initiative_is_10_at_most() -> None:
    assert initiatives(meeting(5, 5, of=profile(I=10, weapon="paired")), 3) == (10,)


RIDERS = profile(
    "riders",
    (25, 50),
    troop="cavalry",
    parts=(
        Part("rider", 4, 3, 3, 3, 3, 1, 4, 2, 7, weapon="spear"),
        Part("horse", 8, 3, 0, 3, 3, 1, 3, 1, 5, is_mount=True),
    ),
)


@pytest.mark.clause("T9A-H-34I", "T9A-H-48E")
def test_mounts_strike_at_their_own_initiative_and_never_support() -> None:
    p = meeting(4, 12, of=RIDERS)
    found = [
        (step, g.part, g.supporting, g.models, g.attacks) for step in (4, 3) for g in strikers(p, 3, step)
    ]
    assert found == [(4, 0, False, 4, 2), (4, 0, True, 8, 1), (3, 1, False, 4, 1)]


# Supporting


@pytest.mark.clause("T9A-SUPPORT-01")
def test_the_second_rank_makes_one_attack_each() -> None:
    p = meeting(5, 15, of=STRONG)
    assert [(g.models, g.attacks, g.supporting) for g in strikers(p, 3, 3)] == [(5, 3, False), (5, 1, True)]


@pytest.mark.clause("T9A-SUPPORT-02")
def test_nobody_supports_behind_one_who_touches_nobody() -> None:
    p = position(unit(0, 5, 10), unit(1, 2, 2, at=(-20, 0), facing=SOUTH))
    assert acting(p, 3, "strikes") == {(0, file) for file in range(4)} - {(0, 3)}
    assert acting(p, 3, "supports") == {(1, file) for file in range(3)}


@pytest.mark.clause("T9A-SUPPORT-03")
def test_nobody_supports_towards_the_flank() -> None:
    p = position(unit(0, 5, 15), unit(1, 1, 1, at=(50, -5), facing=WEST))
    assert acting(p, 3, "strikes") == {(0, 4)}
    assert acting(p, 3, "supports") == set()


@pytest.mark.clause("T9A-SUPPORT-04", "T9A-ALLOC-08")
def test_supporters_attack_as_if_in_the_front_rank_of_their_file() -> None:
    p = position(unit(0, 5, 15, of=profile(weapon="spear")), unit(1, 5, 10, facing=SOUTH), hero(1, unit=1))
    found = roles(p, 3)
    for file in range(5):
        assert [found[rank, file].targets for rank in (1, 2)] == [found[0, file].targets] * 2
    assert found[2, 4].targets == ((RANKS, 4), ("character", 5))


@pytest.mark.clause("T9A-SUPPORT-05", "T9A-ALLOC-09")
def test_who_touches_an_enemy_at_the_flank_must_strike_it() -> None:
    p = position(
        unit(0, 5, 10, of=STRONG), unit(1, 5, 5, facing=SOUTH), unit(1, 2, 2, at=(50, -20), facing=WEST)
    )
    assert roles(p, 3)[1, 4].targets == ((RANKS, 5),)
    assert acting(p, 3, "supports") == {(1, file) for file in range(4)}
    assert attacks(p, 3) == 6 * 3 + 4


@pytest.mark.clause("T9A-SUPPORT-06")
def test_a_unit_attacked_in_the_rear_alone_makes_no_supporting_attacks() -> None:
    p = position(unit(0, 5, 15, of=profile(weapon="spear")), unit(1, 5, 5, at=(0, -60), facing=NORTH))
    assert acting(p, 3, "strikes") == {(2, file) for file in range(5)}
    assert acting(p, 3, "supports") == set()


@pytest.mark.clause("T9A-R-08")
def test_each_file_behind_a_wide_base_supports_it() -> None:
    p = position(
        unit(0, 5, 14, of=profile(weapon="spear")),
        hero(0, of=LORD, unit=0, slot=(0, 1)),
        unit(1, 1, 1, at=(-10, 0), facing=SOUTH),
    )
    assert acting(p, 3, "strikes") == {4}
    assert acting(p, 3, "supports") == {(2, 1), (2, 2)}


@pytest.mark.clause("T9A-H-48F", "T9A-R-10")
@pytest.mark.parametrize("troop", ["monstrous_infantry", "monstrous_beast", "monstrous_cavalry"])
def test_monstrous_troops_make_up_to_three_supporting_attacks(troop: str) -> None:
    p = meeting(6, 18, of=profile("brutes", 40, troop=troop, A=4))
    assert attacks(p, 3) == 6 * 4 + 12 * 3
    assert attacks(meeting(3, 9, of=profile("brutes", 40, troop=troop, A=2)), 3) == 12


# Hordes and extra ranks


@pytest.mark.clause("T9A-HORDE-01", "T9A-R-07")
def test_one_more_rank_of_a_horde_fights() -> None:
    assert [attacks(meeting(files, 4 * files), 3) for files in (9, 10)] == [18, 30]


@pytest.mark.clause("T9A-HORDE-02")
def test_three_ranks_of_a_horde_strike() -> None:
    p = meeting(10, 40, of=profile(A=2))
    assert [(g.models, g.attacks) for g in strikers(p, 3, 3)] == [(10, 2), (20, 1)]


@pytest.mark.clause("T9A-HORDE-03")
def test_a_horde_with_spears_fights_in_four_ranks() -> None:
    assert attacks(meeting(10, 50, of=profile(A=2, weapon="spear")), 3) == 20 + 30


@pytest.mark.clause("T9A-W-01A", "T9A-S-16B")
def test_spears_let_a_third_rank_fight() -> None:
    assert attacks(meeting(5, 20, of=profile(weapon="spear")), 3) == 15
    assert attacks(meeting(5, 25, of=profile(weapon="spear", rules=("fight_in_extra_rank",))), 3) == 20


@pytest.mark.clause("T9A-S-16A", "T9A-S-16B")
def test_the_special_rule_lets_a_third_rank_fight() -> None:
    assert attacks(meeting(5, 20, of=profile(rules=("fight_in_extra_rank",))), 3) == 15
    assert attacks(meeting(5, 25, of=profile(weapon="spear", rules=("fight_in_extra_rank",))), 3) == 20


def test_a_lost_rule_lets_nobody_fight() -> None:
    p = meeting(5, 20, of=profile(rules=("fight_in_extra_rank",)), gone=("fight_in_extra_rank",))
    assert attacks(p, 3) == 10


@pytest.mark.parametrize(
    ("files", "models", "fields", "expected"),
    [
        (5, 25, {"A": 3}, 20),
        (8, 32, {"weapon": "spear"}, 24),
        (5, 18, {"weapon": "spear"}, 15),
        (6, 12, {"base": 40, "troop": "monstrous_infantry", "A": 3}, 36),
    ],
)
def test_attack_counts(files: int, models: int, fields: dict[str, Any], expected: int) -> None:
    assert attacks(meeting(files, models, of=profile(**fields)), 3) == expected


# Kinds of targets, and the swirling melee


def crowd(attacker: Any, **rulings: Any) -> Position:
    """One model that touches two characters and the champion of an enemy, and no one else."""
    return position(
        attacker,
        unit(1, 3, 6, facing=SOUTH, champion=True),
        hero(1, unit=1, slot=(0, 0)),
        hero(1, unit=1, slot=(0, 2)),
        **rulings,
    )


@pytest.mark.clause("T9A-ALLOC-03", "T9A-ALLOC-04")
def test_rank_and_file_champion_and_characters_are_targets_of_their_own() -> None:
    p = crowd(hero(0, at=(0, -10)))
    assert roles(p, 3)[3].targets == ((CHAMPION, 4), ("character", 5), ("character", 6))


@pytest.mark.clause("T9A-THICK-01", "T9A-THICK-02")
def test_rank_and_file_that_touch_others_may_attack_rank_and_file() -> None:
    p = crowd(unit(0, 1, 1))
    assert roles(p, 3)[0, 0].targets == ((RANKS, 4), (CHAMPION, 4), ("character", 5), ("character", 6))


@pytest.mark.clause("T9A-THICK-03")
def test_the_melee_swirls_to_rank_and_file_alone() -> None:
    p = position(
        unit(0, 1, 1), unit(1, 2, 4, at=(20, 0), facing=SOUTH, champion=True), hero(1, unit=1, slot=(0, 1))
    )
    assert roles(p, 3)[0, 0].targets == ((RANKS, 4), ("character", 5))


def test_there_is_no_swirl_to_a_unit_without_rank_and_file() -> None:
    p = position(unit(0, 1, 1), unit(1, 1, 1, facing=SOUTH, champion=True))
    assert roles(p, 3)[0, 0].targets == ((CHAMPION, 4),)


@pytest.mark.clause("T9A-THICK-04")
def test_characters_do_not_swirl() -> None:
    assert (RANKS, 4) not in roles(crowd(hero(0)), 3)[3].targets
    assert (RANKS, 4) in roles(crowd(unit(0, 1, 1)), 3)[0, 0].targets


@pytest.mark.clause("T9A-R-02")
@pytest.mark.ruling("champion_swirls")
def test_whether_a_champion_swirls_is_a_ruling() -> None:
    for value, swirls in (("yes", True), ("no", False)):
        p = crowd(unit(0, 1, 1, champion=True), champion_swirls=value)
        assert ((RANKS, 4) in roles(p, 3)[0, 0].targets) is swirls


@pytest.mark.clause("T9A-THICK-05")
def test_the_melee_swirls_within_the_unit_touched() -> None:
    p = position(
        unit(0, 4, 4),
        unit(1, 1, 3, at=(-30, 0), facing=SOUTH),
        unit(1, 1, 3, at=(30, 0), facing=SOUTH),
        hero(1, unit=1),
    )
    assert roles(p, 3)[0, 0].targets == ((RANKS, 4), ("character", 6))
    assert roles(p, 3)[0, 3].targets == ((RANKS, 5),)


@pytest.mark.clause("T9A-R-13")
def test_a_supporter_swirls_too() -> None:
    p = crowd(unit(0, 1, 2))
    assert roles(p, 3)[1, 0].act == "supports"
    assert roles(p, 3)[1, 0].targets[0] == (RANKS, 4)


# Duels


@pytest.mark.clause("T9A-H-65H")
def test_a_duellist_attacks_his_opponent_wherever_he_stands() -> None:
    p = position(unit(0, 5, 5, champion=True), unit(1, 1, 3, at=(-40, 0), facing=SOUTH), hero(1, unit=1))
    duel = in_duel(p, (CHAMPION, 3), ("character", 5))
    assert roles(duel, 3)[0, 2].targets == (("character", 5),)
    assert roles(duel, 4)[5].targets == ((CHAMPION, 3),)


@pytest.mark.clause("T9A-H-65J", "T9A-R-09")
def test_supporters_behind_a_duellist_attack_whom_he_touches_less_duellists() -> None:
    p = position(
        unit(0, 3, 6, champion=True),
        unit(1, 3, 6, facing=SOUTH),
        hero(1, unit=1, slot=(0, 0)),
        hero(1, unit=1, slot=(0, 1)),
    )
    duel = in_duel(p, (CHAMPION, 3), ("character", 6))
    assert roles(p, 3)[1, 1].targets == ((RANKS, 4), ("character", 5), ("character", 6))
    assert roles(duel, 3)[1, 1].targets == ((RANKS, 4), ("character", 5))


def test_duellists_of_one_pair_do_not_attack_those_of_another() -> None:
    p = position(unit(0, 3, 6, champion=True), unit(1, 3, 6, facing=SOUTH, champion=True), hero(1, unit=1))
    duel = in_duel(p, (CHAMPION, 3), (CHAMPION, 4))
    assert roles(duel, 3)[0, 1].targets == ((CHAMPION, 4),)
    assert all((CHAMPION, 4) not in roles(duel, 3)[0, file].targets for file in (0, 2))


# What holds of all positions

sides = st.sampled_from(((0.0, 0.0, SOUTH), (50.0, -10.0, WEST), (0.0, -60.0, NORTH), (-50.0, -10.0, EAST)))


@st.composite
def fights(draw: st.DrawFn) -> Position:
    """A unit with one or two enemies on sides of its own, champions and characters among them."""
    pieces: list[Any] = [
        unit(0, 5, draw(st.integers(11, 15)), champion=draw(st.booleans())),
    ]
    pieces += [hero(0, of=CAPTAIN, unit=0, slot=(0, draw(st.integers(0, 4))))] * draw(st.integers(0, 2))
    for x, y, facing in draw(st.lists(sides, min_size=1, max_size=2, unique=True)):
        shift = 5 * draw(st.integers(-8, 8)) if facing in (SOUTH, NORTH) else 0
        files = draw(st.integers(1, 10))
        models = draw(st.integers(files, 30))
        pieces.append(unit(1, files, models, at=(x + shift, y), facing=facing, champion=draw(st.booleans())))
    return position(*pieces)


@given(fights())
def test_every_model_has_one_role(p: Position) -> None:
    for row in (3, *touching(p, 3)):
        found = roles(p, row)
        assert set(found) == set(formation(p, row).by_model)
        assert sum(len(acting(p, row, act)) for act in ("strikes", "supports", "cannot")) == len(found)


@given(fights())
def test_framed_models_can_strike(p: Position) -> None:
    for row in (3, *touching(p, 3)):
        for role in roles(p, row).values():
            assert role.framed is (role.act == "strikes")
            assert bool(role.targets) is (role.act != "cannot")


@given(fights())
def test_strikers_are_the_models_that_act(p: Position) -> None:
    for row in (3, *touching(p, 3)):
        groups = [group for step in initiatives(p, row) for group in strikers(p, row, step)]
        assert sum(group.models for group in groups) == len(roles(p, row)) - len(acting(p, row, "cannot"))
        assert sum(g.models for g in groups if g.supporting) == len(acting(p, row, "supports"))
        assert len(set(groups)) == len(groups)


@given(fights())
def test_characters_attack_only_whom_they_touch(p: Position) -> None:
    for row in (3, *touching(p, 3)):
        for model, role in roles(p, row).items():
            if role.fighter[0] == "character" and role.act == "strikes":
                touched = {
                    formation(p, enemy).by_model[other].fighter
                    for enemy in touching(p, row)
                    for other in model_contacts(p, row, enemy).get(model, ())
                }
                assert set(role.targets) == touched
