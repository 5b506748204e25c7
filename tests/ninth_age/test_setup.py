"""Set-ups: what is refused before the battle, where, with what was expected and by which clause."""

from __future__ import annotations

from typing import Any

import pytest
from tests.ninth_age.battles import battle, piece_of, row

from battlewright.core.position import Position
from battlewright.rules.common.game import PieceEntry, Problem, Setup
from battlewright.rules.ninth_age import GAME, NINTH_AGE
from battlewright.rules.ninth_age.formation import formation, full_ranks, ranks, who
from battlewright.rules.ninth_age.state import profile
from battlewright.scenario.findings import ScenarioError
from battlewright.table.angles import DEGREE
from battlewright.table.lengths import inches, mm
from battlewright.table.table import Table

UNIT = {"id": "spears", "profile": "militia", "at": [36, 20], "files": 5, "models": 12}
HERO = {"id": "hero", "profile": "captain", "unit": "spears"}
FOE = {
    "id": "foe",
    "profile": "veterans",
    "at": [36, 30],
    "facing": 180,
    "files": 5,
    "models": 10,
    "champion": True,
}
TOUCHING = {"at": [36, 30]}
"""Where the spears touch the enemy."""

LARGE = {"id": "big", "profile": "ogre_shaman", "unit": "spears"}
"""On a base of 40 mm, 2 x 2 of those of the spears."""

RIDER = {"id": "rider", "profile": "knight_errant", "unit": "spears"}
"""On a base that does not match theirs."""


def entry(given: dict[str, Any]) -> PieceEntry:
    """A piece as the scenario's reader hands it on."""
    at = given.get("at")
    state = {name: value for name, value in given.items() if name not in PieceEntry.__struct_fields__}
    place = None if at is None else (inches(at[0]), inches(at[1]), inches((*at, 0)[2]))
    facing = round(given.get("facing", 0) * DEGREE)
    return PieceEntry(
        given["id"], given["profile"], place, facing, given.get("stats", {}), given.get("weapons"), state
    )


def problems(*A: dict[str, Any], **more: Any) -> list[Problem]:  # noqa: N803 (the side's name)
    """What is found wrong with these pieces of side A against one unit."""
    setup = Setup(Table(inches(72), inches(48)), ([entry(one) for one in A], [entry(FOE)]), **more)
    return GAME.check(NINTH_AGE.compile(), setup)


def found(*A: dict[str, Any], **more: Any) -> list[tuple[Any, ...]]:  # noqa: N803
    """Field, value and expected of each problem."""
    return [(p.path[4:] or p.path, p.values["value"], p.values.get("expected")) for p in problems(*A, **more)]


def told(*A: dict[str, Any]) -> list[str]:  # noqa: N803
    """What a player is told of a file with these pieces."""
    with pytest.raises(ScenarioError) as raised:
        stands(*A)
    return str(raised.value).splitlines()


def stands(*A: dict[str, Any], **more: Any) -> Position:  # noqa: N803
    return battle({"A": list(A), "B": [FOE], **more})


def test_all_is_told_at_once() -> None:
    wrong = UNIT | {"files": 0, "wounds_lost": 1, "general": True, "armour": ["robe"]}
    nobody = {"id": "b", "profile": "nobody", "at": [1, 1]}
    assert found(UNIT | {"armour": ["robe"]}, nobody) == [
        (("armour", 0), "robe", ", ".join(NINTH_AGE.compile().tables["armour"])),
        (("profile",), "nobody", ", ".join(sorted(GAME.profiles()))),
    ]  # fmt: skip
    fields = [
        path[-1] for path, *_ in found(wrong | {"files": 1, "armour": []}, turn={"round": 9, "side": "A"})
    ]
    assert fields == ["wounds_lost", "general", "round"]


@pytest.mark.parametrize(
    ("stats", "place", "expected"),
    [
        ({"WS": 11}, ("WS",), "0..10"),
        ({"W": 0}, ("W",), "1..10"),
        ({"S": True}, ("S",), "0..10"),
        ({"A": 1.5}, ("A",), "0..10"),
        ({"shoots": "cannon"}, ("shoots",), "bow, crossbow, throwing_weapons, catapult"),
        ({"ward": 7}, ("ward",), "0..6"),
        ({"base": [20]}, ("base",), "[10..200, 10..200]"),
        ({"rules": ["stomp"]}, ("rules",), None),
        ({"rules": ["stomp:many"]}, ("rules",), None),
        ({"rules": ["breath:d6"]}, ("rules",), None),
        ({"rules": 5}, ("rules",), None),
        ({"height": []}, ("height",), "small, medium, large"),
        ({"height": "huge"}, ("height",), "small, medium, large"),
        ({"body": {"WS": -1}}, ("body", "WS"), "0..10"),
        ({"body": 4}, ("body",), "{WS: 4}"),
    ],
)
def test_statistics_keep_to_their_limits(
    stats: dict[str, Any], place: tuple[str, ...], expected: str | None
) -> None:
    ((path, _, said),) = found(UNIT | {"stats": stats})
    assert path == ("stats", *place)
    assert expected in (said, None)


def test_the_numbers_of_special_rules() -> None:
    rules = [
        "stomp:d6",
        "stomp:1",
        "multiple_wounds:ordnance",
        "multiple_wounds:d3+1",
        "breath:4",
        "armour_piercing:1",
    ]
    assert problems(UNIT | {"stats": {"rules": rules}}) == []


@pytest.mark.clause("T9A-H-04A")
def test_characteristics_lie_from_0_to_10() -> None:
    (problem,) = problems(UNIT | {"stats": {"T": 11}})
    assert (problem.path[-1], problem.clauses) == ("T", ("T9A-H-04A",))


def test_unknown_statistics_rules_and_fields_come_with_those_that_there_are() -> None:
    wrong = found(UNIT | {"stats": {"HP": 3, "rules": ["stubborn", "brave"]}, "weapons": ["hammer"]})
    assert [(path, value) for path, value, _ in wrong] == [
        (("stats", "HP"), "HP"), (("stats", "rules"), "brave"), (("weapons", 0), "hammer"),
    ]  # fmt: skip
    assert wrong[0][2].startswith("M, WS, BS, S, T, W, I, A, Ld, count")
    assert "stubborn" in wrong[1][2] and "breath:X" in wrong[1][2]
    assert "great_weapon" in wrong[2][2]


def test_a_profile_changes_part_by_part() -> None:
    knights = {"id": "k", "profile": "lancers", "at": [36, 10], "files": 4, "models": 4}
    changed = knights | {
        "stats": {
            "WS": 5,
            "horse": {"S": 4, "rules": ["poisoned"]},
            "ward": 6,
            "rules": ["swiftstride", "fear"],
        },
        "weapons": ["halberd"],
        "armour": ["heavy_armour"],
    }
    p = stands(changed)
    made = profile(p, row(p, "k"))
    assert [(part.WS, part.S, part.weapon, part.rules) for part in made.parts] == [
        (5, 3, "halberd", ()), (3, 4, "hand_weapon", ("poisoned",)),
    ]  # fmt: skip
    assert (made.ward, made.rules, made.armour) == (6, ("swiftstride", "fear"), ("heavy_armour",))


PIKE = {"name": "pike", "AP": 1, "rules": ["fight_in_extra_rank"]}


@pytest.mark.parametrize(
    ("weapon", "place", "expected"),
    [
        (PIKE | {"hands": 3}, ("hands",), "1..2"),
        (PIKE | {"name": "spear"}, ("name",), "name"),
        (PIKE | {"rules": ["long"]}, ("rules",), "fight_in_extra_rank"),
        (PIKE | {"colour": "red"}, ("colour",), "name, S, AP, A, I, charge, hands, rules"),
    ],
)
def test_weapons_of_a_scenario_are_checked_field_by_field(
    weapon: dict[str, Any], place: tuple[str, ...], expected: str
) -> None:
    ((path, _, said),) = found(UNIT | {"weapons": [weapon]})
    assert path == ("weapons", 0, *place)
    assert expected in said


def test_weapons_of_a_scenario_are_used() -> None:
    p = stands(UNIT | {"weapons": [PIKE]})
    assert p.scene.data.weapons[profile(p, row(p, "spears")).parts[0].weapon].AP == 1


@pytest.mark.clause("T9A-H-58F", "T9A-W-08A")
def test_one_suit_of_armour_and_one_weapon_of_each_part() -> None:
    (suit,) = problems(UNIT | {"armour": ["shield", "light_armour", "heavy_armour"]})
    assert (suit.path[-2:], suit.clauses) == (("armour", 2), ("T9A-H-58F",))
    (weapon,) = problems(UNIT | {"weapons": ["spear", "halberd"]})
    assert (weapon.path[-2:], weapon.clauses) == (("weapons", 1), ("T9A-W-08A",))


@pytest.mark.parametrize(
    ("change", "field", "expected"),
    [
        ({"files": 0}, "files", None),
        ({"files": 13}, "files", "1..12"),
        ({"models": 401}, "models", "1..400"),
        ({"starting": 11}, "starting", "12..400"),
        ({"gone": ["spirit"], "stats": {"rules": ["frenzy"]}}, "gone", "[frenzy]"),
        ({"gone": ["frenzy"]}, "gone", "[]"),
        ({"wounds_lost": 1}, "wounds_lost", "0"),
        ({"champion_wounds_lost": 1}, "champion_wounds_lost", "0"),
        ({"unit": "foe"}, "unit", None),
    ],
)
def test_a_unit_is_one_that_can_be(change: dict[str, Any], field: str, expected: str | None) -> None:
    ((path, _, said),) = found(UNIT | change)
    assert path[0] == field
    assert expected is None or said == expected


OGRE = UNIT | {"profile": "marsh_ogres", "files": 1, "models": 1}


def test_a_command_group_has_a_model_for_each_and_rank_and_file_for_wounds() -> None:
    assert found(OGRE | {"wounds_lost": 1}) == []
    assert found(OGRE | {"champion": True, "wounds_lost": 1}) == [(("wounds_lost",), "1", "0")]
    assert found(OGRE | {"champion": True, "models": 2, "wounds_lost": 1}) == []
    led = dict.fromkeys(("champion", "standard", "musician"), True)
    assert found(OGRE | led) == [(("models",), "1", "3..400")]


def test_who_is_in_a_unit_shares_what_it_does() -> None:
    told = {"charged": True, "fought": True, "fleeing": True, "facing": 90}
    expected = [
        (("charged",), "true", "false"),
        (("fought",), "true", "false"),
        (("fleeing",), "true", "false"),
    ]
    assert found(UNIT, HERO | told) == [*expected, (("facing",), "90", "0")]
    assert found(UNIT | {"charged": True}, HERO | {"charged": False}) == [(("charged",), "false", "true")]
    assert found(UNIT | {"charged": True, "facing": 90}, HERO | {"charged": True, "facing": 90}) == []


@pytest.mark.clause("T9A-H-62A")
def test_a_slot_is_as_far_forward_as_can_be() -> None:
    for rank in (4, 3):
        assert found(UNIT, HERO | {"slot": [rank, 5]}) == [(("slot",), f"[{rank}, 5]", "[1, 5]")]
    assert found(UNIT, HERO | {"slot": [1, 5]}) == []


@pytest.mark.clause("T9A-H-40A", "T9A-H-34S")
def test_nobody_flees_in_contact_or_has_fought_without() -> None:
    assert found(UNIT | TOUCHING | {"fleeing": True}) == [(("fleeing",), "true", "false")]
    assert found(UNIT | {"fleeing": True}) == found(UNIT | TOUCHING | {"fought": True}) == []
    assert found(UNIT | {"fought": True}) == [(("fought",), "true", "false")]


@pytest.mark.clause("T9A-H-34A")
def test_a_fight_by_itself_is_one_combat() -> None:
    turn = {"phase": "fight"}
    assert found(UNIT | TOUCHING, turn=turn) == []
    ((where, *_),) = found(UNIT, turn=turn)
    assert where == ("turn", "phase")
    west, east = UNIT | {"id": "west", "at": [10, 30]}, FOE | {"id": "east", "at": [10, 30]}
    with pytest.raises(ScenarioError, match="2 combats, of spears, foe and of west, east"):
        battle({"A": [UNIT | TOUCHING, west], "B": [FOE, east], "turn": turn})


def test_ranks_add_up() -> None:
    p = stands(UNIT | {"holes": [[3, 1], [3, 3]]})
    assert ranks(p, row(p, "spears")) == (5, 5, 2)
    assert piece_of(p, "spears").block.slots[-2:] == ((2, 1), (2, 3))
    for holes, said in (
        ([[4, 1]], "check-hole-outside"),
        ([[1, 6]], "check-hole-outside"),
        ([[3, 1], [3, 1]], "check-hole-twice"),
        ([[1, file] for file in range(1, 6)], "check-value"),
    ):
        assert [p.id for p in problems(UNIT | {"holes": holes})] == [said]


def test_what_a_unit_lacks_is_named() -> None:
    lacking = {name: value for name, value in UNIT.items() if name not in ("at", "models")}
    assert found(lacking) == [(("at",), "-", "[x, y]"), (("models",), "-", "1..400")]


@pytest.mark.clause("T9A-H-74D")
def test_a_champion_has_a_unit_that_can_have_one() -> None:
    engine = {"id": "e", "profile": "siege_engine", "at": [10, 10], "files": 1, "models": 1, "champion": True}
    (problem,) = problems(UNIT, engine)
    assert (problem.path[-1], problem.values["expected"], problem.clauses) == (
        "champion",
        "false",
        ("T9A-H-74D",),
    )
    assert [path for path, *_ in found(UNIT, HERO | {"champion": True})] == [("champion",)]


@pytest.mark.clause("T9A-H-62A")
def test_a_character_stands_in_its_unit_or_alone() -> None:
    assert found(UNIT, HERO | {"unit": "foe"}) == [(("unit",), "foe", "spears")]
    for hero, field in ((HERO | {"at": [30, 20]}, "at"), ({"id": "h", "profile": "captain"}, "at")):
        assert [path for path, *_ in found(UNIT, hero)] == [(field,)]
    lonely = {"id": "h", "profile": "captain", "at": [10, 10]}
    (problem,) = problems(UNIT, lonely | {"slot": [1, 1]})
    assert (problem.path[-1], problem.clauses) == ("slot", ("T9A-H-62A",))
    assert piece_of(stands(UNIT, lonely), "h").unit == -1


@pytest.mark.clause("T9A-H-63A", "T9A-H-63B")
def test_a_base_that_matches_takes_the_place_of_models() -> None:
    p = stands(UNIT, HERO | {"slot": [1, 3]}, LARGE | {"slot": [1, 4]})
    spears = row(p, "spears")
    assert ranks(p, spears) == (5, 5, 5, 2)
    assert full_ranks(p, spears) == 3
    names = {named[1] for named in who(p, spears) if named[0] == "character"}
    assert {p.scene.names[number] for number in names} == {"hero", "big"}
    assert formation(p, spears).at[1, 4].model == row(p, "big")
    (problem,) = problems(UNIT, LARGE | {"slot": [1, 5]})
    assert (problem.path[-1], problem.values["expected"], problem.clauses) == (
        "slot",
        "[.., 1..4]",
        ("T9A-H-63A",),
    )
    (narrow,) = problems(UNIT | {"files": 1}, LARGE)
    assert (narrow.path[-1], narrow.clauses) == ("unit", ("T9A-H-63A",))


@pytest.mark.clause("T9A-H-64A")
def test_a_base_that_does_not_match_stands_beside() -> None:
    (lacking,) = problems(UNIT, RIDER)
    assert (lacking.path[-1], lacking.values["expected"], lacking.clauses) == (
        "beside",
        "left, right",
        ("T9A-H-64A",),
    )
    assert found(UNIT, RIDER | {"slot": [1, 1]}) == [(("slot",), "[1, 1]", "-")]
    assert found(UNIT, HERO | {"beside": "left"}) == [(("beside",), "left", "-")]
    base = piece_of(stands(UNIT, RIDER | {"beside": "right"}), "rider").base
    assert (base.x, base.y) == (inches(36) + mm(50) + mm(25) // 2, inches(20) - mm(25))


@pytest.mark.clause("T9A-H-64B")
def test_at_most_two_characters_stand_beside_a_unit() -> None:
    riders = [RIDER | {"id": f"rider{n}", "beside": side} for n, side in enumerate(("left", "right"))]
    assert len(stands(UNIT, *riders).scene.pieces[0]) == 3
    (problem,) = problems(UNIT, *riders, RIDER | {"beside": "left"})
    assert (problem.path[-1], problem.clauses) == ("beside", ("T9A-H-64B",))


def test_characters_do_not_stand_on_one_another() -> None:
    (problem,) = problems(UNIT, HERO | {"slot": [2, 4]}, LARGE | {"slot": [1, 4]})
    assert (problem.path[-1], problem.id, problem.values["other"]) == ("slot", "check-overlap", "hero")


@pytest.mark.parametrize(
    ("others", "said"),
    [
        ([UNIT | {"id": "others", "at": [37, 20]}], "the base overlaps that of “spears”"),
        (
            [RIDER | {"beside": "left"}, UNIT | {"id": "o", "at": [32, 20]}],
            "the base overlaps that of “rider”",
        ),
        ([UNIT | {"id": "o", "at": [1, 20]}], "over the edge of the table"),
    ],
)
def test_units_and_those_beside_them_stand_clear_of_one_another(
    others: list[dict[str, Any]], said: str
) -> None:
    (line,) = told(UNIT, *others)[:1]
    assert said in line


@pytest.mark.clause("T9A-H-74A")
def test_a_side_has_one_general_and_one_standard_bearer() -> None:
    captains = [HERO | {"id": f"c{n}", "general": True, "standard_bearer": n == 0} for n in (0, 1)]
    (problem,) = problems(UNIT, *captains)
    assert (problem.path[-1], problem.clauses) == ("general", ("T9A-H-74A",))


@pytest.mark.clause("T9A-H-65C", "T9A-H-65M")
def test_duels_have_two_sides() -> None:
    p = stands(UNIT | TOUCHING, HERO | {"duel": "foe"})
    assert piece_of(p, "hero").duel == ("champion", row(p, "foe"))
    assert piece_of(p, "foe").duel == ("character", row(p, "hero"))
    (far,) = problems(UNIT, HERO | {"duel": "foe"})
    assert (far.values["expected"], far.clauses) == ("-", ("T9A-H-65C",))
    (own,) = problems(UNIT, HERO | {"duel": "spears"})
    assert (own.values["expected"], own.clauses) == ("foe", ("T9A-H-65C",))
    champion = UNIT | TOUCHING | {"champion": True, "duel": "foe"}
    assert {p.clauses for p in problems(champion, HERO | {"duel": "foe"})} == {("T9A-H-65M",)}


@pytest.mark.clause("T9A-S-01B", "T9A-H-37C")
def test_a_scenario_tells_whom_a_unit_has_charged_and_whether_downhill() -> None:
    p = stands(UNIT | TOUCHING | {"charged": True, "charging": "foe", "downhill": True}, HERO)
    for id in ("spears", "hero"):
        assert (piece_of(p, id).charging, piece_of(p, id).downhill) == (row(p, "foe"), True)
    assert piece_of(stands(UNIT | TOUCHING | {"charged": True}), "spears").charging == -1
    far = found(UNIT | {"charged": True, "charging": "foe"})
    idle = found(UNIT | TOUCHING | {"charging": "foe", "downhill": True})
    assert far == [(("charging",), "foe", "-")]
    assert idle == [(("downhill",), "true", "false"), (("charging",), "foe", "-")]
    assert found(UNIT | TOUCHING | {"charged": True, "charging": "spears"})[0][2] == "foe"


@pytest.mark.clause("T9A-H-37C")
def test_nobody_stands_on_a_hill() -> None:
    ((path, _, expected),) = found(UNIT | {"at": [36, 20, 2]})
    assert (path, expected) == (("at",), "[x, y]")


@pytest.mark.parametrize(
    ("turn", "field", "expected"),
    [
        ({"round": 7}, "round", "1..6"),
        ({"side": "C"}, "side", None),
        ({"phase": "magic"}, "phase", None),
        ({"player": "A"}, "player", None),
    ],
)
def test_the_turn_is_one_that_can_be(turn: dict[str, Any], field: str, expected: str | None) -> None:
    ((path, _, said),) = found(UNIT, turn=turn)
    assert path[-1] == field
    assert expected is None or said == expected


@pytest.mark.clause("T9A-R-15")
def test_how_the_battle_ends() -> None:
    (problem,) = problems(UNIT, ends={"rounds": 0})
    assert (problem.values["expected"], problem.clauses) == ("1..99", ("T9A-R-15",))
    assert stands(UNIT, ends={"rounds": 9}, turn={"round": 9}).rows[0].rounds == 9


@pytest.mark.clause("T9A-R-01")
@pytest.mark.ruling("edition")
def test_the_edition_is_a_ruling_with_one_value_so_far() -> None:
    p = stands(UNIT, rulings={"edition": "1.0"})
    assert p.rules.rulings["edition"] == stands(UNIT).rules.rulings["edition"] == "1.0"
    with pytest.raises(ScenarioError, match="edition"):
        stands(UNIT, rulings={"edition": "2.0"})


@pytest.mark.clause("T9A-H-49A")
def test_a_ridden_monster_has_the_wounds_of_the_monster() -> None:
    p = stands(UNIT, {"id": "sky", "profile": "sky_marshal", "at": [10, 10], "stats": {"W": 6}})
    assert profile(p, row(p, "sky")).W == 4


def test_what_is_told_of_units_and_characters() -> None:
    ogres = {
        "id": "ogres",
        "profile": "marsh_ogres",
        "at": [20, 10],
        "files": 3,
        "models": 5,
        "wounds_lost": 1,
    }
    p = stands(UNIT | {"standard": True}, HERO | {"general": True, "wounds_lost": 1}, ogres)
    spears, hero, large = (GAME.describe(p, row(p, id)) for id in ("spears", "hero", "ogres"))
    assert (spears["models"], spears["ranks"], spears["states"]) == (13, [5, 5, 3], ["standard"])
    assert (hero["wounds_left"], hero["states"], hero["weapons"]) == (
        1,
        ["general"],
        [{"name": "hand_weapon"}],
    )
    assert (large["wounds"], large["wounds_left"]) == (15, 14)
    assert "wounds" not in spears


def test_a_character_in_the_ranks_has_a_base_and_its_unit_a_hole_there() -> None:
    p = stands(UNIT, HERO | {"slot": [1, 3]})
    unit, hero = (GAME.base(p, row(p, id)) for id in ("spears", "hero"))
    assert unit is not None and (unit.models, unit.holes) == (12, ((0, 2),))
    assert hero == piece_of(p, "spears").block.base((0, 2))


def test_who_is_not_there_is_named_and_nothing_else_is_looked_at() -> None:
    """What is wrong elsewhere leaves pieces out, whose names others still have."""
    assert found(UNIT | TOUCHING, HERO | {"duel": "nobody"}) == [(("duel",), "nobody", "foe")]
    fleeing = UNIT | {"id": "far", "at": [10, 10], "fought": True}
    assert found(fleeing, UNIT | TOUCHING, HERO | {"duel": "nobody"}) == [(("duel",), "nobody", "foe")]
