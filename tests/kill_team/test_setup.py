"""Set-ups: what is refused before the battle, where, with what was expected and by which clause."""

import re
from typing import Any

import pytest
from tests.kill_team.battles import asked, battle, model, row

from battlewright.rules.common.game import Problem, Setup
from battlewright.rules.kill_team import GAME, KILL_TEAM
from battlewright.scenario.library import shipped
from battlewright.scenario.load import check
from battlewright.table.lengths import inches
from battlewright.table.table import Table


def problems(*A: Any, turn: Any = None, ends: Any = None, foe: Any = None) -> list[Problem]:  # noqa: N803
    """Everything wrong with a set-up of these models against one brawler."""
    table = Table(inches(48), inches(48))
    setup = Setup(table, (list(A), [foe or model("foe", "brawler", 30)]), turn=turn or {}, ends=ends or {})
    return GAME.check(KILL_TEAM.compile(), setup)


def found(*A: Any, **more: Any) -> list[tuple[Any, ...]]:  # noqa: N803
    """Place and value of each problem, and what was expected."""
    return [(p.path[4:] or p.path, p.values["value"], p.values.get("expected")) for p in problems(*A, **more)]


def test_all_is_told_at_once() -> None:
    wrong = model("a", "brawler", None, wounds_lost=1, colour="red", moved="hopped")
    told = [path[-1] for path, *_ in found(wrong, model("b", "nobody", 12), turn={"round": 9})]
    assert told == ["at", "wounds_lost", "colour", "moved", "profile", "round"]


@pytest.mark.parametrize(
    ("stats", "expected"),
    [
        ({"WS": 11}, "0..10"),
        ({"W": 0}, "1..10"),
        ({"Ld": True}, "0..10"),
        ({"Sv": 1}, "0, 2..6"),
        ({"invulnerable": 7}, "0, 2..6"),
        ({"base": 5}, "20..120"),
        ({"is_leader": 1}, "true, false"),
    ],
)
def test_statistics_keep_to_their_limits(stats: dict[str, Any], expected: str) -> None:
    (name,) = stats
    assert [(path, e) for path, _, e in found(model("a", "brawler", 10, stats=stats))] == [
        (("stats", name), expected)
    ]


def test_an_unknown_statistic_or_weapon_comes_with_those_that_there_are() -> None:
    ((path, value, expected),) = found(model("a", "brawler", 10, stats={"DEF": 3}))
    assert (path, value) == (("stats", "DEF"), "DEF") and "WS, BS" in expected
    ((path, value, expected),) = found(model("a", "brawler", 10, weapons=["cleaver", "sling"]))
    assert (path, value) == (("weapons", 1), "sling") and "battle_rifle" in expected


@pytest.mark.parametrize("rules", [["fleeet"], ["poisoned"], ["poisoned:9"], ["fleet:2"], "fleet"])
def test_special_rules_are_those_that_there_are(rules: Any) -> None:
    (problem,) = problems(model("a", "brawler", 10, stats={"rules": rules}))
    assert problem.path[4:6] == ("stats", "rules")
    assert problems(model("a", "brawler", 10, stats={"rules": ["fleet", "poisoned:4"]})) == []


@pytest.mark.parametrize("item", ["old_banner", "Battle Standard", "знамя", "штандарт", "assault_grenades"])
def test_wargear_is_known_or_a_banner_by_its_name(item: str) -> None:
    assert problems(model("a", "brawler", 10, stats={"wargear": [item]})) == []
    assert [e[0] for e in found(model("a", "brawler", 10, stats={"wargear": ["trumpet"]}))] == [
        ("stats", "wargear", 0)
    ]


GUN = {"name": "gun", "type": "assault", "range": 12, "S": 4}


@pytest.mark.parametrize(
    ("weapon", "field", "expected"),
    [
        (GUN | {"S": 11}, "S", "0..10"),
        (GUN | {"type": "magic"}, "type", "melee, pistol, assault, rapid_fire, heavy, salvo, ordnance"),
        (GUN | {"name": "Big Gun"}, "name", "a word of small letters, digits and _"),
        (GUN | {"range": 0}, "range", "1..120"),
        (GUN | {"type": "salvo"}, "moving", "1..20"),
        ({"name": "gun", "type": "heavy", "range": 24}, "S", "1..10"),
    ],
)
def test_weapons_written_out(weapon: dict[str, Any], field: str, expected: str) -> None:
    assert found(model("a", "brawler", 10, weapons=[weapon])) == [
        (("weapons", 0, field), str(weapon.get(field, "-")), expected)
    ]
    assert (
        problems(
            model(
                "a",
                "brawler",
                10,
                weapons=[GUN, {"name": "jet", "type": "assault", "S": 4, "rules": ["template"]}],
            )
        )
        == []
    )


@pytest.mark.parametrize(
    ("entry", "field", "expected"),
    [
        (model("a", "brawler_boss", 10, wounds_lost=3), "wounds_lost", "0..2"),
        (model("a", "brawler", 10, moved="flew"), "moved", "moved, jumped, ran"),
        (model("a", "brawler", 10, fired="melee"), "fired", "pistol"),
        (model("a", "brawler", 10, shot_at="nobody"), "shot_at", "foe"),
        (model("a", "brawler", 10, falling_back="yes"), "falling_back", "true, false"),
        (model("a", "brawler", 10, concussed=3), "concussed", "0..2"),
        (
            model("a", "line_trooper", 10, used=["cleaver"]),
            "used",
            "[frag_grenade, piercing_grenade, assault_grenades]",
        ),
    ],
)
def test_fields_of_a_model(entry: Any, field: str, expected: str) -> None:
    assert [(path[-1], e) for path, _, e in found(entry, turn={"side": "A"})] == [(field, expected)]


def test_there_is_one_leader_a_side() -> None:
    (problem,) = problems(model("a", "brawler_boss", 10), model("b", "line_sergeant", 20))
    assert (problem.path, problem.clauses) == (("sides", "A", "models", 1, "profile"), ("KT-S-301D",))
    made = model("b", "brawler", 20, stats={"is_leader": True})
    (problem,) = problems(model("a", "brawler_boss", 10), made)
    assert (problem.path[4:], problem.values["first"]) == (("stats", "is_leader"), "a")


@pytest.mark.parametrize(
    ("name", "side"), [("charged", "B"), ("fired", "B"), ("counter_charged", "A"), ("overwatched", "A")]
)
def test_only_the_side_that_plays_does_what_is_of_its_turn(name: str, side: str) -> None:
    state = {name: "pistol" if name == "fired" else True}
    entry, foe = model("a", "brawler", 10, **state), model("foe", "brawler", 11.25985)
    told = problems(entry, foe=foe, turn={"round": 1, "side": side})
    assert [(p.path[-1], p.id) for p in told] == [(name, "kill_team-check-not-in-this-turn")]
    assert problems(entry, foe=foe, turn={"round": 1, "side": "AB"[side == "A"]}) == []


@pytest.mark.parametrize("name", ["fought", "counter_charged"])
def test_who_is_in_combat_touches_an_enemy(name: str) -> None:
    told = problems(model("a", "brawler", 10, **{name: True}), turn={"round": 1, "side": "B"})
    assert [(p.path[-1], p.id) for p in told] == [(name, "kill_team-check-no-contact")]


def test_leaders_challenge_leaders() -> None:
    foe = model("foe", "brawler_boss", 11.25985)
    assert problems(model("a", "line_sergeant", 10, challenge="foe"), foe=foe) == []
    (problem,) = problems(model("a", "line_trooper", 10, challenge="foe"), foe=foe)
    assert (problem.path[-1], problem.clauses) == ("challenge", ("KT-S-309D",))
    (problem,) = problems(
        model("a", "line_sergeant", 10, challenge="foe"), foe=model("foe", "brawler", 11.25985)
    )
    assert problem.values == {"value": "foe", "expected": "-"}


@pytest.mark.clause("KT-S-309D", "KT-S-309E")
@pytest.mark.parametrize(
    ("foe", "told"),
    [
        (model("foe", "brawler_boss", 20), "kill_team-check-no-contact"),
        (model("foe", "brawler_boss", 11.25985, destroyed=True), "kill_team-check-no-contact"),
    ],
    ids=["far away", "dead"],
)
def test_nobody_is_in_a_challenge_with_who_is_not_there(foe: Any, told: str) -> None:
    (problem,) = problems(model("a", "line_sergeant", 10, challenge="foe"), foe=foe)
    assert (problem.path[-1], problem.id) == ("challenge", told)


@pytest.mark.clause("KT-S-309D", "KT-S-309E")
def test_a_challenge_is_with_the_leader_in_contact_not_with_one_who_died() -> None:
    table, ours = Table(inches(48), inches(48)), [model("a", "line_sergeant", 10, challenge="old")]
    foes = [
        model("foe", "brawler", 11.25985),
        model("old", "brawler_boss", 10, 22.74015, destroyed=True),
    ]
    (problem,) = GAME.check(KILL_TEAM.compile(), Setup(table, (ours, foes)))
    assert (problem.path[-1], problem.values["expected"]) == ("challenge", "-")


@pytest.mark.parametrize(
    ("state", "field", "id"),
    [
        ({"fought": True, "falling_back": True}, "fought", "kill_team-check-contradiction"),
        ({"jinking": True}, "jinking", "check-value"),
    ],
)
def test_states_that_cannot_be_together_are_refused(state: dict[str, Any], field: str, id: str) -> None:
    entry, foe = model("a", "brawler", 10, **state), model("foe", "brawler", 11.25985)
    told = problems(entry, foe=foe, turn={"round": 1, "side": "A"})
    assert [(p.path[-1], p.id) for p in told] == [(field, id)]


def test_a_weapon_that_was_fired_is_one_that_the_model_has() -> None:
    told = found(model("a", "line_trooper", 10, fired="ordnance"), turn={"side": "A"})
    assert [path for path, *_ in told] == [("fired",)]
    assert "ordnance" not in str(told[0][2])


@pytest.mark.clause("KT-RUL-15")
def test_who_has_charged_stands_at_an_enemy_or_behind_a_friend() -> None:
    turn, foe = {"round": 1, "side": "A", "phase": "fight"}, model("foe", "brawler", 11.25985)
    first, second = model("a", "brawler", 10, charged=True), model("b", "brawler", 8.74015, charged=True)
    assert problems(first, second, foe=foe, turn=turn) == []
    far = model("b", "brawler", 8, charged=True)
    assert [(p.path[-3:], p.id) for p in problems(first, far, foe=foe, turn=turn)] == [
        (("models", 1, "charged"), "kill_team-check-no-contact")
    ]
    dead = model("foe", "brawler", 11.25985, destroyed=True)
    assert problems(first, far, foe=dead, turn=turn) == []


def test_the_dead_do_nothing() -> None:
    told = found(model("a", "brawler", 10, destroyed=True, moved="moved"), turn={"side": "A"})
    assert [path[-1] for path, *_ in told] == ["moved"]


@pytest.mark.parametrize(
    ("turn", "field", "expected"),
    [
        ({"round": 7}, "round", "1..6"),
        ({"side": "C"}, "side", "A, B"),
        ({"phase": "combat"}, "phase", "start, movement, shooting, charge, fight"),
        ({"active": "a"}, "active", "round, side, phase"),
    ],
)
def test_the_turn_is_one_that_can_be(turn: dict[str, Any], field: str, expected: str) -> None:
    assert [(path[-1], e) for path, _, e in found(model("a", "brawler", 10), turn=turn)] == [
        (field, expected)
    ]


def test_how_the_battle_ends() -> None:
    assert found(model("a", "brawler", 10), ends={"rounds": 0}) == [(("ends", "rounds"), "0", "1..99")]
    assert found(model("a", "brawler", 10), ends={"points": 5}) == [(("ends", "points"), "points", "rounds")]


@pytest.mark.parametrize(
    ("turn", "question", "side"),
    [
        ({}, "kill_team-ask-move", 0),
        ({"side": "B"}, "kill_team-ask-move", 1),
        ({"round": 3, "phase": "shooting"}, "kill_team-ask-shooter", 0),
        ({"phase": "charge", "side": "B"}, "kill_team-ask-charge", 1),
    ],
)
def test_where_a_battle_begins(turn: dict[str, Any], question: str, side: int) -> None:
    p = battle(
        [model("a", "line_trooper", 24, 18), model("c", "line_trooper", 4, 4)],
        [model("b", "line_trooper", 24)],
        turn=turn,
    )
    assert (asked(p), p.pending.player, p.rows[0].round) == (question, side, turn.get("round", 1))


def test_a_challenge_has_two_sides() -> None:
    foe = model("b", "brawler_boss", 11.25985)
    p = battle([model("a", "line_sergeant", 10, challenge="b")], [foe], turn={"side": "A"})
    assert (row(p, "a").challenge, row(p, "b").challenge) == (p.scene.index["b"], p.scene.index["a"])


@pytest.mark.parametrize(("fought", "unlocked"), [(False, True), (True, False)])
def test_who_is_touched_by_chargers_alone_was_in_no_combat(fought: bool, unlocked: bool) -> None:
    state = {"fought": True} if fought else {}
    p = battle(
        [model("a", "brawler", 10, charged=True), model("c", "brawler", 12.5197, charged=True)],
        [model("b", "line_trooper", 11.25985, **state)],
        turn={"side": "A", "phase": "charge"},
    )
    assert row(p, "b").unlocked is unlocked


@pytest.mark.parametrize(
    ("right", "wrong", "field"),
    [
        ("at: [24, 18.7402]}", "at: [24, 23]}", "sides.B.models[0].at"),
        ("weapons: [scrap_gun]", "weapons: [scrap_gum]", "sides.B.models[0].weapons[0]"),
        ("at: [24, 24],", "at: [24, 24, 3],", "sides.B.models[0].at"),
        ("at: [24, 24],", "at: [24, 24], grounded: 1,", "sides.B.models[0].grounded"),
    ],
)
def test_a_file_is_refused_with_the_field(right: str, wrong: str, field: str) -> None:
    text = shipped()["kill_team/ktq_01_overwatch"].read_text("utf-8")
    assert right in text
    assert [finding.field for finding in check(text.replace(right, wrong))] == [field]


def test_a_floor_without_support_is_refused() -> None:
    text = shipped()["kill_team/starter"].read_text("utf-8").replace("base: 8.9", "base: 12.5")
    assert [(finding.field, finding.id) for finding in check(text)] == [
        ("terrain[3].base", "check-floor-without-support"),
        ("terrain[6].height", "check-ladder-leads-nowhere"),
    ]


def test_a_policy_names_models_that_there_are() -> None:
    text = shipped()["kill_team/ktq_01_overwatch"].read_text("utf-8")
    (foe,) = re.findall(r"B:\n.*\n\s*- {id: (\w+)", text)
    policy = f"\npolicy: {{A: [charge {foe[:3]}, charge nobody, done], B: default}}\n"
    assert [finding.field for finding in check(re.sub("\npolicy:.*", "", text) + policy)] == ["policy.A[1]"]
