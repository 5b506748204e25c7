"""Questions from numbers alone: the vectors of the rules in exact fractions, and what is refused."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.ninth_age.battles import battle

from battlewright.core.errors import Illegal
from battlewright.odds.answer import odds
from battlewright.odds.results import Distribution
from battlewright.questions.answering import answered, asked_odds
from battlewright.questions.axes import axis
from battlewright.questions.reading import QuickError, question, ready
from battlewright.questions.sweeping import swept

MANY = {"enemy_models": 40}


def law(name: str, quantity: str, **numbers: Any) -> Distribution:
    found = asked_odds(ready("ninth_age", name, numbers), (quantity,), rational=True)
    return found.quantities[quantity]


def wounds(name: str = "strike", **numbers: Any) -> Fraction:
    mean = law(name, "enemy.wounds", **MANY, **numbers).mean
    assert isinstance(mean, Fraction)
    return mean


VECTORS: list[tuple[str, dict[str, Any], str]] = [
    ("V01", {"files": 5, "models": 10, "ws": 4, "s": 4, "enemy_ws": 4, "enemy_t": 4, "enemy_save": 4}, "5/3"),
    ("V02", {"files": 10, "models": 30, "ws": 4, "s": 4, "enemy_ws": 4, "enemy_t": 4, "enemy_save": 4}, "5"),
    ("V03", {"ws": 3, "enemy_ws": 7, "s": 3, "enemy_t": 3}, "5/3"),
    ("V04", {"ws": 4, "enemy_ws": 3, "s": 3, "weapon": "great_weapon", "enemy_save": 5}, "50/9"),
    ("V06", {"ws": 3, "enemy_ws": 4, "enemy_weapon": "flail", "enemy_save": 6}, "25/9"),
    ("V07", {"ws": 5, "rules": "lightning_reflexes", "enemy_parry": True, "enemy_save": 5}, "20/9"),
    ("V09", {"ws": 4, "enemy_ws": 4, "s": 4, "rules": "hatred", "enemy_save": 6}, "5"),
    ("V10", {"ws": 4, "enemy_ws": 4, "rules": "poisoned", "enemy_t": 4, "enemy_save": 5}, "50/27"),
    ("V11", {"ws": 4, "enemy_ws": 4, "s": 4, "rules": "lethal_strike", "enemy_t": 4, "enemy_save": 2}, "25/18"),
    ("V18", {"attacks": 20, "ws": 4, "enemy_ws": 4, "s": 4, "enemy_save": 5, "enemy_ward": 5}, "100/27"),
    ("V19e by nobody", {"attacks": 6, "enemy_ws": 0}, "3"),
    ("V19e of nobody", {"attacks": 6, "ws": 0}, "1/2"),
    ("V24", {"files": 10, "models": 10, "champion": True, "enemy_ws": 4, "enemy_save": 6}, "55/24"),
    ("V32", {"ws": 4, "enemy_ws": 4, "s": 4, "rules": "lethal_strike", "enemy_t": 4, "enemy_regeneration": 4}, "5/3"),
]  # fmt: skip


@pytest.mark.parametrize(("numbers", "mean"), [v[1:] for v in VECTORS], ids=[v[0] for v in VECTORS])
def test_vectors_of_attacks(numbers: dict[str, Any], mean: str) -> None:
    assert wounds(**numbers) == Fraction(mean)


@pytest.mark.parametrize(("each", "mean"), [(1, "20/9"), (2, "100/27"), (3, "40/9")])
def test_v13_multiple_wounds_are_capped_by_the_wounds_of_a_model(each: int, mean: str) -> None:
    numbers: dict[str, Any] = {
        "attacks": 4,
        "ws": 4,
        "s": 6,
        "enemy_t": 4,
        "multiple_wounds": "d3",
        "enemy_w": each,
    }
    assert wounds(**numbers) == Fraction(mean)


def test_v16_impact_hits_of_one_chariot_and_of_two() -> None:
    found = [wounds("special", kind="impact", s=5, enemy_save=5, models=models) for models in (1, 2)]
    assert found == [Fraction(35, 12), Fraction(35, 6)]


def test_v17_a_breath_attack() -> None:
    assert wounds("special", kind="breath", s=4, enemy_save=6) == Fraction(14, 3)


@pytest.mark.parametrize(
    ("numbers", "passes"),
    [({"ld": 8, "difference": 3}, "5/18"), ({"ld": 8, "difference": 3, "standard_bearer": True}, "155/324"),
     ({"ld": 7, "difference": 5}, "1/36"), ({"ld": 7, "difference": 5, "standard_bearer": True}, "71/1296"),
     ({"ld": 8, "steadfast": True}, "13/18"), ({"ld": 8, "steadfast": True, "standard_bearer": True}, "299/324"),
     ({"ld": 10, "rules": "stubborn", "difference": 8}, "11/12"),
     ({"ld": 10, "rules": "stubborn", "difference": 8, "standard_bearer": True}, "143/144")],
)  # fmt: skip
def test_v20_break_tests(numbers: dict[str, Any], passes: str) -> None:
    assert 1 - law("break", "unit.broken", **numbers).probability(True) == Fraction(passes)


@pytest.mark.parametrize("difference", range(1, 9))
@pytest.mark.parametrize("unit", ["soldier", "marsh_ogres", "lancers"])
def test_the_difference_of_a_break_test_comes_from_a_score_of_so_many_points(
    unit: str, difference: int
) -> None:
    """On Leadership 10 the difference leaves 10 less it."""
    passes = sum(a + b <= 10 - difference for a in range(1, 7) for b in range(1, 7))
    broken = law("break", "unit.broken", unit=unit, ld=10, difference=difference).probability(True)
    assert 1 - broken == Fraction(passes, 36)


@pytest.mark.parametrize(
    ("ld", "difference", "none", "mean"), [(8, 2, "5/12", "14/9"), (7, 4, "1/12", "145/36")]
)
def test_v21_daemonic_instability(ld: int, difference: int, none: str, mean: str) -> None:
    lost = law("break", "unit.wounds", ld=ld, difference=difference, rules="daemonic_instability")
    assert (lost.probability(0), lost.mean) == (Fraction(none), Fraction(mean))


@pytest.mark.parametrize(
    ("numbers", "reaches"),
    [({"m": 4, "distance": 9}, "5/6"), ({"m": 4, "distance": 10}, "13/18"), ({"m": 4, "distance": 11}, "7/12"),
     ({"m": 8, "distance": 15, "swiftstride": True}, "29/36"), ({"m": 8, "distance": 16, "swiftstride": True}, "49/72"),
     ({"m": 7, "distance": 11, "champion": True}, "1"), ({"unit": "lancers", "m": 8, "distance": 16}, "49/72")],
)  # fmt: skip
def test_v29_charges(numbers: dict[str, Any], reaches: str) -> None:
    assert law("charge", "unit.charged", **numbers).probability(True) == Fraction(reaches)


@pytest.mark.parametrize(
    ("numbers", "attacks"),
    [({"files": 5, "models": 15, "weapon": "spear"}, 15), ({"files": 10, "models": 40, "weapon": "spear", "a": 2}, 50),
     ({"files": 5, "models": 25, "a": 3}, 20), ({"files": 8, "models": 32, "weapon": "spear"}, 24),
     ({"unit": "marsh_ogres", "files": 6, "models": 18, "a": 3}, 54)],
)  # fmt: skip
def test_v34_how_many_attacks(numbers: dict[str, Any], attacks: int) -> None:
    """Each hits without a roll and wounds on 2+; riders cannot be stomped."""
    sure = {"enemy": "lancers", "enemy_ws": 0, "s": 10, "enemy_t": 1, "enemy_w": 10, "enemy_save": 7}
    beasts = {"enemy_models": 60, **sure, **numbers}
    assert law("strike", "enemy.wounds", **beasts).mean == Fraction(5, 6) * attacks


@pytest.mark.parametrize("attacks", [1, 23, 59])
@pytest.mark.parametrize("enemy", ["soldier", "captain"])
@pytest.mark.parametrize("facing", ["front", "flank", "rear"])
def test_all_attacks_told_by_their_number_are_made(attacks: int, enemy: str, facing: str) -> None:
    sure = {"enemy_ws": 0, "s": 10, "enemy_t": 1, "enemy_w": 10, "enemy_save": 7, "facing": facing}
    numbers = {"enemy": enemy, "weapon": "paired_weapons", "rules": "frenzy", "attacks": attacks}
    many = {"enemy_models": 7} if enemy == "soldier" else {}
    most = 70 if enemy == "soldier" else 10
    hurt = law("strike", "enemy.wounds", **numbers, **sure, **many)
    if attacks <= most:
        assert (max(value for value, _ in hurt.pmf), hurt.probability(attacks)) == (
            attacks,
            Fraction(5, 6) ** attacks,
        )
    else:
        assert max(value for value, _ in hurt.pmf) == most


@pytest.mark.parametrize(
    ("numbers", "mean"),
    [({"models": 10}, "5/2"), ({"models": 10, "moved": True}, "5/3"), ({"models": 10, "cover": "soft"}, "5/3"),
     ({"models": 10, "cover": "hard"}, "5/6"), ({"models": 10, "distance": 12.5}, "5/3"), ({"models": 20}, "5"),
     ({"models": 20, "moved": True}, "5/3"), ({"unit": "watchmen", "enemy": "militia"}, "25/9"),
     ({"weapon": "throwing_weapons", "s": 5, "models": 5, "distance": 6.0}, "25/9")],
)  # fmt: skip
def test_shots(numbers: dict[str, Any], mean: str) -> None:
    """Bows of Strength 3 with Ballistic Skill 3; those who stood shoot from all ranks."""
    assert wounds("shoot", **numbers) == Fraction(mean)


def test_equal_units_win_as_often_as_they_lose() -> None:
    numbers = {"weapon": "spear", "enemy_weapon": "spear"}
    found = asked_odds(ready("ninth_age", "round", numbers))
    of = {name: each.probability(True) for name, each in found.quantities.items()}
    pairs = [("enemy.broken", "unit.broken"), ("P(A.score > B.score)", "P(A.score < B.score)")]
    for one, other in pairs:
        assert of[one] == pytest.approx(of[other], abs=1e-12)
        assert 0 < of[one] < 0.5


FOUGHT = ("enemy.broken", "unit.broken", "unit.casualties")


@pytest.mark.clause("T9A-STRIKE-03", "T9A-H-34S")
def test_a_fight_of_so_many_rounds_is_that_of_the_scenario() -> None:
    militia = {"profile": "militia", "at": [36, 24], "files": 5, "models": 6}
    p = battle({
        "A": [{"id": "unit", **militia, "charged": True}],
        "B": [{"id": "enemy", **militia, "facing": 180}],
        "turn": {"round": 1, "side": "A", "phase": "fight"},
    })  # fmt: skip
    stop = {"step": "fight.next_round", "times": 2}
    numbers = {"unit": "militia", "enemy": "militia", "models": 6, "enemy_models": 6, "charge": True}
    asked = ready("ninth_age", "fight", {"rounds": 2, **numbers})
    told, found = odds(p, FOUGHT, stop=stop, rational=True), asked_odds(asked, FOUGHT, rational=True)
    for quantity in FOUGHT:
        assert found.quantities[quantity].pmf == told.quantities[quantity].pmf


def test_a_fight_of_one_round_is_a_round() -> None:
    numbers = {"models": 10, "enemy_models": 10, "weapon": "spear", "later_round": True}
    for quantity in FOUGHT:
        once, whole = law("fight", quantity, rounds=1, **numbers), law("round", quantity, **numbers)
        assert once.pmf == whole.pmf


def test_a_charge_and_a_standard_help_to_win() -> None:
    plain, helped = (
        law("round", "enemy.broken", models=10, enemy_models=10, **more).probability(True)
        for more in ({}, {"charge": True, "standard": True})
    )
    assert helped > plain


def test_a_character_stands_in_the_front_rank_of_his_unit() -> None:
    """A captain strikes three times with WS 5 and S 4; of the rank and file 4 strike and 5 support."""
    casualties = law("round", "enemy.casualties", hero="captain")
    assert casualties.mean == 3 * Fraction(2, 3) * Fraction(2, 3) + 9 * Fraction(1, 4)


def test_a_champion_fights_a_duel_with_one_more_attack_and_skill() -> None:
    """A soldier's champion has WS 4 and 2 attacks; who dies at Initiative 3 has struck as well."""
    dies = law("duel", "enemy.destroyed", unit="soldier", enemy="soldier").probability(True)
    hurts = Fraction(1, 2) * Fraction(1, 2)
    assert dies == 1 - (1 - hurts) ** 2


def test_overkill_is_three_at_most() -> None:
    numbers = {
        "a": 10,
        "s": 10,
        "ws": 10,
        "enemy_ws": 0,
        "enemy_t": 1,
        "enemy_w": 1,
        "enemy_a": 0,
        "enemy_save": 7,
    }
    score = law("duel", "A.score", **numbers)
    assert max(value for value, _ in score.pmf) == 1 + 3


REFUSED: list[tuple[str, dict[str, Any], str, str]] = [
    ("strike", {"attacks": 10, "files": 5}, "files", "quick-ninth-attacks-twice"),
    ("strike", {"attacks": 10, "champion": True}, "champion", "quick-ninth-attacks-twice"),
    ("strike", {"attacks": 10, "unit": "marsh_ogres"}, "attacks", "quick-ninth-attacks-of"),
    ("strike", {"attacks": 11, "unit": "captain"}, "attacks", "check-value"),
    ("strike", {"enemy_save": 4, "enemy_armour": "shield"}, "enemy_save", "quick-ninth-save-twice"),
    ("strike", {"enemy": "lancers", "enemy_parry": True}, "enemy_parry", "quick-ninth-no-parry"),
    ("strike", {"enemy_parry": True, "enemy_save": 7}, "enemy_parry", "quick-ninth-parry-save"),
    ("strike", {"ws": 11}, "ws", "check-value"),
    ("special", {"kind": "breath", "hits": "d6"}, "hits", "quick-ninth-breath-hits"),
    ("special", {"kind": "stomp", "enemy": "lancers"}, "kind", "quick-ninth-no-stomp"),
    ("round", {"unit": "captain", "champion": True}, "champion", "quick-ninth-no-command"),
    ("round", {"enemy": "captain", "enemy_musician": True}, "enemy_musician", "quick-ninth-no-command"),
    ("round", {"enemy": "lancers", "enemy_hero": "captain"}, "enemy_hero", "quick-ninth-no-hero"),
    ("break", {"difference": 5, "steadfast": True}, "difference", "check-value"),
    ("shoot", {"unit": "militia"}, "unit", "quick-ninth-no-missile"),
    ("shoot", {"distance": 25.0}, "distance", "quick-ninth-out-of-range"),
    ("charge", {"unit": "siege_engine"}, "unit", "quick-ninth-no-movement"),
    ("charge", {"unit": "captain", "champion": True}, "champion", "quick-ninth-no-command"),
    ("charge", {"unit": "lancers", "swiftstride": False}, "swiftstride", "quick-ninth-swift-by-troop"),
]


@pytest.mark.parametrize(("name", "numbers", "parameter", "id"), REFUSED)
def test_what_does_not_go_together(name: str, numbers: dict[str, Any], parameter: str, id: str) -> None:
    with pytest.raises(QuickError) as refused:
        ready("ninth_age", name, numbers)
    assert [(p.path, p.id) for p in refused.value.problems] == [((parameter,), id)]
    said = f"--{parameter.replace('_', '-')}: "
    assert all(refused.value.said(lang).startswith(said) for lang in ("en", "ru"))


def test_a_charge_out_of_reach_is_refused_by_its_clause() -> None:
    with pytest.raises(Illegal) as refused:
        ready("ninth_age", "charge", {"m": 4, "distance": 17.0})
    assert refused.value.clauses == ("T9A-H-14B",)


@pytest.mark.parametrize(
    ("numbers", "idle"),
    [({"ws": 4, "enemy_ws": 5}, ("ws",)), ({"charge": True}, ("charge",)),
     ({"rules": "hatred", "later_round": True}, ("rules",)),
     ({"enemy_parry": True, "enemy_save": 5, "facing": "flank"}, ("enemy_parry", "facing"))],
)  # fmt: skip
def test_parameters_that_do_nothing_are_told(numbers: dict[str, Any], idle: tuple[str, ...]) -> None:
    assert answered("ninth_age", "strike", numbers).idle == idle


def test_what_is_there_by_one_parameter_only_can_be_watched() -> None:
    """Without `hero` there is nobody to watch, so nothing is said of that parameter."""
    found = answered("ninth_age", "round", {"hero": "captain"}, watch=("hero.destroyed",))
    assert found.idle == ()


def test_weapons_and_widths_in_one_grid() -> None:
    asked = question("ninth_age", "round")
    axes = [axis(asked, "weapon", "spear,great_weapon"), axis(asked, "files", "5..6")]
    found = swept("ninth_age", "round", axes, {"models": 20})
    values = [cell.shown("enemy.casualties") for cell in found.cells]
    assert len(values) == 4 and all(value is not None and value > 0 for value in values)
    assert values[0] != values[2]


def test_attacks_on_the_champion_are_compared_with_the_best() -> None:
    """Of 8 attacks those of who touches him and of who stands behind can go at him; he has one wound to lose."""
    numbers = {"models": 10, "enemy_models": 10, "enemy_champion": True}
    found = swept("ninth_age", "strike", [axis(question("ninth_age", "strike"), "allocate", None)], numbers)
    values = {cell.at[0]: cell.shown("enemy.casualties") for cell in found.cells}
    assert values["best"] == values["rank_and_file"] == pytest.approx(10 / 4, abs=1e-2)
    dies = 1 - 0.75**6
    assert values["champion"] == pytest.approx(4 / 4 + dies, abs=1e-9)
