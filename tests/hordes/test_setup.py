"""Set-ups: what is refused before the battle, where, with what was expected and by which clause."""

from typing import Any

import pytest
from tests.hordes.battles import asked, battle, model, options, row

from battlewright.rules.common.game import Setup
from battlewright.rules.hordes import GAME, HORDES
from battlewright.rules.hordes.checks import ADVANTAGES
from battlewright.scenario.findings import ScenarioError
from battlewright.scenario.library import shipped
from battlewright.scenario.load import load
from battlewright.table.lengths import inches
from battlewright.table.table import Table


def problems(*A, turn=None, ends=None):  # noqa: N803 (the side's name)
    """Everything wrong with a set-up of these models against one scout."""
    table = Table(inches(48), inches(48))
    setup = Setup(table, (list(A), [model("foe", "scout", 30)]), turn=turn or {}, ends=ends or {})
    return GAME.check(HORDES.compile(), setup)


def found(*A, **more) -> list[tuple[Any, ...]]:  # noqa: N803
    """Place, value and expected of each problem."""
    return [(p.path[4:] or p.path, p.values["value"], p.values["expected"]) for p in problems(*A, **more)]


def test_all_is_told_at_once():
    wrong = model("a", "stone_brute", 10, fury=9, states=["asleep"], unit="wall", color="red")
    told = [path[-1] for path, *_ in found(wrong, model("b", "nobody", 12), turn={"round": 9})]
    assert told == ["fury", "states", "unit", "color", "profile", "round"]


def test_an_unknown_profile_comes_with_those_that_there_are():
    ((path, value, expected),) = found(model("a", "ogre", 10))
    assert (path, value) == (("profile",), "ogre")
    assert "stone_brute, stone_giant, stone_shaman" in expected


@pytest.mark.parametrize(
    ("stats", "expected"),
    [
        ({"SPD": 21}, "0..20"),
        ({"STR": -1}, "0..30"),
        ({"boxes": 0}, "1..99"),
        ({"ARM": True}, "0..40"),
        ({"DEF": 14.5}, "0..30"),
        ({"spiral": [1, 2]}, "[1..99, 1..99, 1..99]"),
        ({"spiral": 5}, "[1..99, 1..99, 1..99]"),
        ({"spiral": 0}, "[1..99, 1..99, 1..99]"),
        ({"advantages": ["flying"]}, f"[{', '.join(ADVANTAGES)}]"),
        ({"advantages": 5}, f"[{', '.join(ADVANTAGES)}]"),
        ({"kind": 3}, "warlock, beast, warrior, solo"),
        ({"weight": [1]}, "light, heavy"),
        ({"base": 30.0}, "30, 40, 50, 120"),
    ],
)
def test_statistics_keep_to_their_limits(stats, expected):
    (name,) = stats
    assert [(path, e) for path, _, e in found(model("a", "shield", 10, stats=stats))] == [
        (("stats", name), expected)
    ]


@pytest.mark.clause("HRD-R-201A")
def test_bases_are_those_of_the_rules():
    (problem,) = problems(model("a", "shield", 10, stats={"base": 35}))
    assert (problem.values["expected"], problem.clauses) == ("30, 40, 50, 120", ("HRD-R-201A",))


def test_an_unknown_statistic_comes_with_those_that_there_are():
    ((_, value, expected),) = found(model("a", "shield", 10, stats={"HP": 3}))
    assert (value, expected) == (
        "HP", "SPD, STR, MAT, RAT, DEF, ARM, CMD, FURY, THR, boxes, base, kind, weight, spiral, advantages",
    )  # fmt: skip


AXE = {"name": "great_axe", "kind": "melee", "POW": 5}


@pytest.mark.parametrize(
    ("weapons", "path", "expected"),
    [
        (["sword", "sword"], (1,), "axe"),
        (["blade"], (0,), "axe"),
        ([AXE | {"kind": "magic"}], (0, "kind"), "melee, ranged, spell"),
        ([{"kind": "melee"}], (0, "name"), "name"),
        ([AXE | {"POW": 41}], (0, "POW"), "0..40"),
        ([AXE | {"RNG": 0}], (0, "RNG"), "0.1..60"),
        ([AXE | {"ROF": 1.5}], (0, "ROF"), "1..10"),
        ([AXE | {"AOE": 2}], (0, "AOE"), "3, 4, 5"),
        ([AXE | {"AOE": False}], (0, "AOE"), "3, 4, 5"),
        ([AXE | {"SP": 7}], (0, "SP"), "6, 8, 10"),
        ([AXE | {"effects": ["shield"]}], (0, "effects"), "open_fist, critical_knock_down"),
        ([AXE | {"displaces": {"what": "pull"}}], (0, "displaces"), "what: push|slam|throw"),
        ([AXE | {"displaces": {"what": "push", "inches": 30}}], (0, "displaces", "inches"), "0..20"),
        ([AXE | {"colour": "red"}], (0, "colour"), "name, kind"),
    ],
)
def test_weapons_given_in_a_scenario_are_checked_field_by_field(weapons, path, expected):
    ((where, _, said),) = found(model("a", "shield", 10, weapons=weapons))
    assert where == ("weapons", *path)
    assert expected in said


def test_weapons_given_in_a_scenario_are_used():
    axe = AXE | {"RNG": 2, "displaces": {"what": "push", "inches": 1}}
    p = battle([model("a", "shield", 10, 10, weapons=[axe])], [model("b", "scout", 10, 13)], turn="a")
    assert "attack b great_axe" in options(p)
    (weapon,) = p.scene.data.profiles[row(p, "a").profile].melee
    assert (weapon.reach, weapon.displaces.inches) == (inches(2), 1)


@pytest.mark.parametrize(
    ("entry", "field", "expected", "clause"),
    [
        (model("a", "stone_brute", 10, fury=5), "fury", "0..4", "HRD-R-218E"),
        (model("a", "stone_brute", 10, wounds_lost=1), "wounds_lost", "0", "HRD-R-217B"),
        (model("a", "stone_shaman", 10, wounds_lost=18), "wounds_lost", "0..17", "HRD-R-217A"),
        (model("a", "stone_shaman", 10, boxes_lost={1: 1}), "boxes_lost", "wounds_lost", "HRD-R-217A"),
        (model("a", "stone_brute", 10, boxes_lost={7: 1}), "7", "1..6", "HRD-R-217B"),
        (model("a", "stone_brute", 10, boxes_lost={2: -1}), "2", "0..27", "HRD-R-217C"),
        (model("a", "stone_brute", 10, boxes_lost={2: 20, 5: 8}), "boxes_lost", "0..27", "HRD-R-217K"),
    ],
)
def test_fury_and_damage_keep_to_their_bounds(entry, field, expected, clause):
    (problem,) = problems(entry)
    assert (problem.path[-1], problem.values["expected"], problem.clauses) == (field, expected, (clause,))


@pytest.mark.parametrize(
    ("entry", "expected"),
    [
        (model("a", "scout", 10, states=["shield_wall"]), "knocked_down, stationary"),
        (model("a", "scout", 10, states="knocked_down"), "knocked_down, stationary"),
        (model("a", "scout", 10, activated=1), "true, false"),
        (model("a", "scout", 10, unit="foe"), "a name that no model has"),
        (model("a", "stone_brute", 10, unit="pack"), "-"),
        (model("a", "scout", 10, colour="red"), "wounds_lost, boxes_lost, fury, unit, states, activated"),
    ],
)
def test_states_units_and_fields_that_there_are_not(entry, expected):
    assert [e for *_, e in found(entry)] == [expected]


@pytest.mark.parametrize(
    ("turn", "field", "expected"),
    [
        ({"round": 8}, "round", "1..7"),
        ({"round": 0}, "round", "1..7"),
        ({"side": "C"}, "side", "A, B"),
        ({"active": "nobody"}, "active", "a, foe"),
        ({"active": "foe", "side": "A"}, "active", "a"),
        ({"phase": "shooting"}, "phase", "control, activation"),
        ({"active": "a", "phase": "control"}, "phase", "activation"),
        ({"player": "A"}, "player", "round, side, active, phase"),
    ],
)
def test_the_turn_is_one_that_can_be(turn, field, expected):
    assert [(path[-1], e) for path, _, e in found(model("a", "scout", 10), turn=turn)] == [(field, expected)]


@pytest.mark.clause("HRD-R-11")
def test_how_the_battle_ends():
    assert found(model("a", "scout", 10), ends={"rounds": 0}) == [(("ends", "rounds"), "0", "1..99")]
    assert found(model("a", "scout", 10), ends={"points": 5}) == [(("ends", "points"), "points", "rounds")]
    assert found(model("a", "scout", 10), ends={"rounds": 9}, turn={"round": 9}) == []


@pytest.mark.clause("HRD-R-12")
@pytest.mark.parametrize("turn", [{"round": 1}, {"side": "A"}, {"active": "foe"}, {"phase": "control"}])
def test_nobody_is_placed_once_a_round_has_begun(turn):
    (problem,) = problems(model("a", "scout", None), turn=turn)
    assert (problem.path[-1], problem.clauses) == ("at", ("HRD-R-12",))
    assert problems(model("a", "scout", None)) == []


@pytest.mark.parametrize(
    ("turn", "question", "side"),
    [
        ({}, "ask-activate", 0),
        ({"side": "B"}, "ask-activate", 1),
        ({"round": 3}, "ask-activate", 0),
        ({"active": "b"}, "ask-action", 1),
        ({"phase": "control", "side": "B"}, "ask-leach", 1),
    ],
)
def test_where_a_battle_begins(turn, question, side):
    queen = model("b", "wolf_queen", 24, 30, fury=1)
    p = battle([model("a", "scout", 10, 10)], [queen, model("w", "wolf_brute", 24, 34, fury=2)], turn=turn)
    assert (asked(p), p.pending.player, p.rows[0].round) == (question, side, turn.get("round", 1))


@pytest.mark.parametrize(
    ("given", "taken"),
    [
        ("{advantages: [tough], kind: solo, SPD: 7}", {"advantages": ["tough"], "kind": "solo", "SPD": 7}),
        ("null", {}),
    ],
)
def test_a_scenario_file_may_give_statistics_lists_and_words(tmp_path, given, taken):
    text = shipped()["hordes/starter"].read_text("utf-8")
    file = tmp_path / "changed.yaml"
    file.write_text(text.replace("{id: a_javelin1,", f"{{id: a_javelin1, stats: {given},"), "utf-8")
    stats = {entry.id: entry.stats for entry in load(file).setup.sides[0]}
    assert stats["a_javelin1"] == taken


@pytest.mark.clause("HRD-R-218A")
def test_warriors_and_solos_have_no_fury():
    solo = model("b", "shield", 12, stats={"kind": "solo"}, fury=1)
    told = problems(model("a", "shield", 10, fury=3), solo, model("c", "shield", 14, fury=0))
    assert [(p.path[3], p.path[-1], p.id, p.values["value"]) for p in told] == [
        (0, "fury", "check-fury-of-others", "3"),
        (1, "fury", "check-fury-of-others", "1"),
    ]


def test_a_side_without_models_has_nobody_to_be_active():
    told = problems(turn={"round": 1, "side": "A", "active": "giant"})
    assert [(p.path, p.id, p.values) for p in told] == [
        (("turn", "active"), "check-active-of-nobody", {"value": "giant"})
    ]


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ("bile_toad,", "bile_toad, boxes_lost: {7: 4},", "Got “7”; expected 1..6."),
        ("- {id: thrower,", '- ""\n      - {id: thrower,', 'Got ""; expected fields: name: value.'),
        (
            "id: thrower,",
            'id: "",',
            "expected a word of small letters, digits and _ that begins with a letter.",
        ),
    ],
)
def test_a_player_is_told_what_to_write_in_words(tmp_path, right, wrong, told):
    text = shipped()["hordes/throw"].read_text("utf-8")
    file = tmp_path / "changed.yaml"
    file.write_text(text.replace(right, wrong, 1), "utf-8")
    with pytest.raises(ScenarioError) as raised:
        load(file)
    assert told in str(raised.value)
