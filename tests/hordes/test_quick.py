"""Questions from numbers alone: the tables of reference, the vectors of the rules, and what is refused."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.hordes.chains import T25, WORTH, Chain, best_value

from battlewright.core.errors import Illegal
from battlewright.odds.results import Odds
from battlewright.questions import answering
from battlewright.questions.answering import answered, asked_odds
from battlewright.questions.axes import axis
from battlewright.questions.reading import QuickError, question, ready
from battlewright.questions.sweeping import Sweep, swept

ATTACKS = {"mat": 7, "def": 14, "pow": 17, "arm": 18, "fury": 5}
ALONE = {**ATTACKS, "attacks": 5, "boxes": 30, "no_bought_attacks": True}
"""T25."""


def asked(name: str, numbers: dict[str, Any], *watch: str, **how: Any) -> Odds:
    made = ready("hordes", name, numbers)
    return asked_odds(made, watch, rational=True, **how)


def chance(name: str, numbers: dict[str, Any], quantity: str = "target.destroyed") -> Fraction:
    found = asked(name, numbers, quantity).quantities[quantity].mean
    assert isinstance(found, Fraction)
    return found


def spent(numbers: dict[str, Any], name: str = "melee") -> Sweep:
    spending = axis(question("hordes", name), "spend", None)
    return swept("hordes", name, [spending], numbers)


def test_t25_is_exact() -> None:
    assert chance("melee", ALONE) == WORTH == best_value(T25)


def test_positions_of_t25_are_few() -> None:
    assert asked("melee", ALONE, "target.destroyed").positions < 4 * 930


@pytest.mark.parametrize(("numbers", "comparisons"), [(ALONE, 0), ({"mat": 7, "def": 14, "fury": 0}, 2)])
def test_what_is_large_is_not_asked_again_without_each_number(
    numbers: dict[str, Any], comparisons: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    times: list[Any] = []
    monkeypatch.setattr(answering, "asked_odds", lambda *a, **how: times.append(a) or asked_odds(*a, **how))
    answered("hordes", "melee", numbers)
    assert len(times) == 1 + comparisons


@pytest.mark.parametrize("attacker", ["stone_brute", "wolf_queen"])
def test_a_beast_that_is_forced_spends_as_much_as_a_warlock(attacker: str) -> None:
    made = answered("hordes", "melee", {**ALONE, "attacker": attacker})
    assert made.settled["fury"] == 5
    assert float(made.quantities["target.destroyed"].mean) == pytest.approx(0.622477520590906, abs=1e-12)


def test_t25_by_rules_of_thumb() -> None:
    found = spent(ALONE)
    values = dict(
        zip(found.axes[0].values, (cell.shown("target.destroyed") for cell in found.cells), strict=True)
    )
    wanted = {
        "best": 0.622477521,
        "both": 0.593456128,
        "damage": 0.437412180,
        "hit": 0.370823342,
        "none": 0.068166474,
    }
    assert {name: values[name] for name in wanted} == pytest.approx(wanted, abs=5e-10)
    regrets = found.regrets()
    assert regrets is not None and all(short is not None and short >= -1e-12 for short in regrets)


def test_t25b_buys_attacks() -> None:
    found = chance("melee", {**ATTACKS, "attacks": 1, "boxes": 10})
    assert float(found) == pytest.approx(0.950658733, abs=5e-10)


@pytest.mark.parametrize(("boxes", "best"), [(5, 0.8147), (10, 0.4504), (15, 0.1460)])
def test_t23_every_attack_is_bought(boxes: int, best: float) -> None:
    numbers = {"mat": 7, "def": 15, "pow": 20, "arm": 18, "attacks": 0, "fury": 2, "boxes": boxes}
    found = chance("melee", numbers)
    assert found == best_value(Chain(attacks=0, fury=2, boxes=boxes, need=8, bonus=2, bought=True))
    assert float(found) == pytest.approx(best, abs=5e-5)


@pytest.mark.parametrize(
    ("defence", "fury", "hits"),
    [(20, 0, Fraction(1, 36)), (20, 1, Fraction(7, 27)), (5, 0, Fraction(35, 36)), (5, 1, Fraction(215, 216)),
     (26, 1, Fraction(1, 216))],
)  # fmt: skip
def test_t24_edges_of_the_attack_roll(defence: int, fury: int, hits: Fraction) -> None:
    numbers = {"mat": 7, "def": defence, "fury": fury, "spend": "hit", "pow": 30, "no_bought_attacks": True}
    assert chance("melee", numbers, "target.hit") == hits


@pytest.mark.parametrize(
    ("need", "two", "three"),
    [(2, "35/36", "215/216"), (5, "5/6", "53/54"), (7, "7/12", "49/54"), (9, "5/18", "20/27"), (11, "1/12", "1/2"),
     (12, "1/36", "3/8"), (13, "1/36", "7/27"), (19, "1/36", "1/216")],
)  # fmt: skip
def test_v18_shots_hit_by_what_the_dice_must_reach(need: int, two: str, three: str) -> None:
    numbers = {"rat": 5, "def": 5 + need, "spend": "hit", "rof": 1}
    assert chance("shoot", {**numbers, "fury": 0}, "target.hit") == Fraction(two)
    assert chance("shoot", {**numbers, "fury": 1}, "target.hit") == Fraction(three)


@pytest.mark.parametrize(
    ("given", "need"),
    [({"aim": True}, 7), ({"in_melee": True}, 13), ({"cover": "concealment"}, 11), ({"elevated": True}, 11),
     ({"cover": "cover"}, 13), ({"aim": True, "in_melee": True, "cover": "concealment", "elevated": True}, 15),
     ({"cover": "cover", "knocked_down": True}, 4), ({"back": True}, 7), ({"stealth": True, "distance": 5.0}, 9)],
)  # fmt: skip
def test_v19_modifiers_of_a_shot(given: dict[str, Any], need: int) -> None:
    """In cover a knocked-down model has DEF 5 + 4."""
    hits = sum(a + b >= min(need, 12) for a in range(1, 7) for b in range(1, 7) if (a, b) != (1, 1))
    numbers = {"rat": 5, "def": 14, "fury": 0, **given}
    assert chance("shoot", numbers, "P(target.hit)") == Fraction(hits, 36)


@pytest.mark.parametrize(
    ("more", "one", "two"),
    [(-5, "1/36", "3/8"), (-3, "1/6", "5/8"), (-2, "5/18", "20/27"), (-1, "5/12", "181/216"), (0, "7/12", "49/54"),
     (1, "13/18", "103/108"), (2, "5/6", "53/54"), (3, "11/12", "215/216"), (4, "35/36", "1"), (-6, "0", "7/27")],
)  # fmt: skip
def test_v06_who_is_thrown(more: int, one: str, two: str) -> None:
    """A stationary victim is hit without a roll; knocked down is who is thrown."""
    numbers = {"str": 10 + more, "target_str": 10, "stationary": True, "boxes": 90, "fury": 1}
    thrown = [chance("throw", {**numbers, "hands": hands}, "target.knocked_down") for hands in (1, 2)]
    assert thrown == [Fraction(one), Fraction(two)]


@pytest.mark.parametrize(
    ("given", "mean", "hurts"),
    [({}, 0.972, "5/12"), ({"behind": "obstruction", "gap": 0.3}, 3.662, "181/216"),
     ({"behind": "obstruction", "gap": 0.3, "fury": 2}, 7.016, "1261/1296"),
     ({"behind": "medium", "gap": 0.0}, 3.662, "181/216")],
)  # fmt: skip
def test_v08_dice_of_the_throw_damage(given: dict[str, Any], mean: float, hurts: str) -> None:
    """Two dice, three on an obstruction or an equal base, four boosted."""
    numbers = {"str": 11, "target_str": 4, "stationary": True, "boxes": 90, "arm": 18, "fury": 1, **given}
    found = asked("throw", numbers, "target.damage", "P(target.damage >= 1)").quantities
    assert float(found["target.damage"].mean) == pytest.approx(mean, abs=5e-4)
    assert found["P(target.damage >= 1)"].mean == Fraction(hurts)


@pytest.mark.parametrize(
    ("target", "aoe", "clips"),
    [("shield", 3, 2), ("shield", 4, 2), ("shield", 5, 3), ("wolf_brute", 3, 2), ("wolf_brute", 5, 3),
     ("mortar_crew", 3, 2), ("mortar_crew", 4, 2), ("mortar_crew", 5, 3)],
)  # fmt: skip
def test_v28_how_far_a_template_drifts_off_its_target(target: str, aoe: int, clips: int) -> None:
    """A shot that cannot hit but with all sixes; blast damage that surely kills."""
    numbers = {"aoe": aoe, "target": target, "boxes": 1, "def": 30, "rat": 0, "pow": 40, "arm": 10, "models": 1,
               "distance": 13.0}  # fmt: skip
    assert chance("area", numbers) == Fraction(1, 36) + Fraction(35, 36) * Fraction(clips, 6)


def test_a_spiral_is_destroyed_by_as_many_points_as_a_row() -> None:
    """Six branches of 19 circles, and 19 boxes."""
    numbers = {"mat": 7, "def": 13, "pow": 17, "arm": 14, "attacks": 2, "fury": 0}
    laws = [
        asked("melee", {**numbers, **body}, "target.wounds_lost").quantities["target.wounds_lost"].pmf
        for body in ({"spiral": "6-7-6"}, {"boxes": 19}, {"target": "bile_toad"})
    ]
    assert laws[0] == laws[1]
    assert question("hordes", "melee").parameter("spiral") is not None


REFUSED: list[tuple[str, dict[str, Any], str, str]] = [
    ("melee", {"attacker": "spearman", "fury": 2}, "fury", "quick-hordes-no-fury"),
    ("melee", {"attacks": 0, "fury": 0}, "attacks", "quick-hordes-no-attack"),
    ("melee", {"attacks": 0, "charge": True}, "attacks", "quick-hordes-no-attack"),
    ("melee", {"attacks": 0, "no_bought_attacks": True}, "attacks", "quick-hordes-no-attack"),
    ("melee", {"spiral": "9-10-9", "boxes": 20}, "spiral", "quick-hordes-boxes-twice"),
    ("melee", {"spiral": "9-10-9", "tough": True}, "tough", "quick-hordes-not-together"),
    ("shoot", {"stealth": True, "tough": True}, "stealth", "quick-hordes-not-together"),
    ("throw", {"fury": 0}, "fury", "quick-hordes-no-throw"),
    ("throw", {"at_it": True, "behind": "small"}, "at_it", "quick-hordes-nobody-to-throw-at"),
    ("throw", {"at_it": True, "hands": 2}, "at_it", "quick-hordes-nobody-to-throw-at"),
]


@pytest.mark.parametrize(("name", "numbers", "parameter", "id"), REFUSED)
def test_what_does_not_go_together(name: str, numbers: dict[str, Any], parameter: str, id: str) -> None:
    with pytest.raises(QuickError) as refused:
        ready("hordes", name, numbers)
    assert [(p.path, p.id) for p in refused.value.problems] == [((parameter,), id)]
    assert all(
        refused.value.said(lang).startswith(f"--{parameter.replace('_', '-')}: ") for lang in ("en", "ru")
    )


def test_what_the_rules_forbid_is_refused_by_their_clause() -> None:
    with pytest.raises(Illegal) as refused:
        ready("hordes", "throw", {"base": "medium", "target_base": "large"})
    assert refused.value.clauses == ("HRD-THROW-02",)


@pytest.mark.parametrize(
    ("name", "numbers", "idle"),
    [("shoot", {"distance": 7.0}, ("distance",)), ("shoot", {"stealth": True, "distance": 4.0}, ("stealth",)),
     ("shoot", {"in_melee": True, "friend_boxes": 3, "distance": 9.0}, ("in_melee", "friend_boxes")),
     ("throw", {"behind": "small", "gap": 10.0, "behind_arm": 20}, ("behind", "behind_arm"))],
)  # fmt: skip
def test_parameters_that_do_nothing_are_told(
    name: str, numbers: dict[str, Any], idle: tuple[str, ...]
) -> None:
    """A target in range, close by, too far away, something out of the way of a throw."""
    assert answered("hordes", name, numbers).idle == idle


def test_the_chance_that_a_model_is_thrown_at_all() -> None:
    numbers = {"mat": 7, "def": 14, "str": 11, "target_str": 8, "spend": "none"}
    assert chance("throw", numbers, "target.thrown") == Fraction(21, 36) * Fraction(33, 36)
