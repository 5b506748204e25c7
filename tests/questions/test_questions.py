"""Questions without a table: what they take, what they refuse, what they say about their own numbers."""

from fractions import Fraction
from functools import cache

import pytest

import battlewright as bw
from battlewright.core.errors import BattlewrightError, Illegal
from battlewright.core.requests import Roll
from battlewright.odds.explaining import explained
from battlewright.odds.results import Odds
from battlewright.questions.reading import questions, ready
from battlewright.rules.library import NAMES, game

DUEL = {"k": 2, "damage": -2, "wounds": 5, "attacks": 3, "symbols": "off"}


def test_the_duel_of_the_rules_reference_from_numbers_alone() -> None:
    answer = bw.quick("redroll", "melee", rational=True, **DUEL)
    assert answer.quantities["target.destroyed"].probability(True) == Fraction(1206333, 1953125)
    assert answer.quantities["attacker.destroyed"].probability(True) == Fraction(8377, 200000)


def test_overkill_is_what_is_dealt_beyond_the_wounds_left() -> None:
    answer = bw.quick(
        "redroll", "melee", k=0, damage=0, wounds=5, red="decline", symbols="off", rational=True
    )
    [law] = answer.waste.values()
    assert dict(law.pmf) == {0: Fraction(6, 10), **{n: Fraction(1, 10) for n in (1, 2, 3, 4)}}
    assert law.mean == 1


def test_everything_wrong_is_told_at_once() -> None:
    with pytest.raises(bw.QuickError) as refused:
        bw.quick("redroll", "melee", k="much", attacks=10, wounds=1.5, woundz=3, red="perhaps")
    assert refused.value.said("en").splitlines()[:3] == [
        "--k: Got “much”; expected a whole number, -99..99.",
        "--attacks: Got “10”; expected a whole number, 1..9.",
        "--wounds: Got “1.5”; expected a whole number, 1..99.",
    ]
    assert [problem.path for problem in refused.value.problems][3:] == [("woundz",), ("red",)]


@pytest.mark.parametrize(
    ("numbers", "wrong"),
    [
        ({"k": 1, "mel": 3, "agi": 0}, ["k", "k"]),
        ({"damage": 1, "str": 3}, ["damage"]),
        ({"fury": 2}, ["fury"]),
        ({"attacker": "warbeast", "fury": 0}, ["fury"]),
        ({"attacker": "werewolf", "pow": 3}, ["pow"]),
    ],
)
def test_numbers_that_do_not_go_together(numbers: dict[str, object], wrong: list[str]) -> None:
    with pytest.raises(bw.QuickError) as refused:
        bw.quick("redroll", "melee", **numbers)
    assert [problem.path[0] for problem in refused.value.problems] == wrong


def test_the_rules_say_why_an_action_is_not_possible() -> None:
    with pytest.raises(Illegal) as refused:
        bw.quick("redroll", "shoot", distance=0.3)
    assert refused.value.clauses == ("AP-R-36",)


@pytest.mark.parametrize(
    ("question", "numbers", "idle"),
    [
        ("melee", {"lucky": (3,), "k": 1, "symbols": "off"}, ("lucky",)),
        ("melee", {"red": "decline", "counter": 5}, ("counter",)),
        ("shoot", {"arm": 9, "distance": 7}, ("arm", "distance")),
        ("shoot", {"lucky": (), "need": 3}, ("lucky",)),  # a seven hits anyway; `need` is what it would be
    ],
)
def test_what_changes_no_number_is_said(
    question: str, numbers: dict[str, object], idle: tuple[str, ...]
) -> None:
    assert bw.quick("redroll", question, **numbers).idle == idle


@pytest.mark.parametrize(("distance", "reached"), [(4.9, True), (7, False)])
def test_a_charge_that_falls_short_ends_with_the_activation(distance: float, reached: bool) -> None:
    """Of SPD 5 a charge of 7 inches leaves a gap, asks for no roll (AP-R-42), and the target's turn is not asked."""
    answer = bw.quick("redroll", "charge", attacker="hunter", target="spearman", distance=distance)
    chances = [answer.quantities[f"{who}.destroyed"].probability(True) for who in ("target", "attacker")]
    assert [chance > 0 for chance in chances] == [reached, reached]
    assert answer.odds.stop == "end_of_activation"


def test_a_sweep_shows_from_where_on_a_charge_falls_short() -> None:
    swept = bw.sweep("redroll", "charge", {"distance": (5, 6, 7)}, target="spearman")
    assert [list(map(bool, row)) for row in swept.grid("attacker.destroyed")] == [[True, False, False]]


def test_a_sweep_answers_each_question_as_alone() -> None:
    swept = bw.sweep("redroll", "melee", {"attacks": range(1, 4), "k": (-2, 2)}, damage=0, symbols="off")
    alone = bw.quick("redroll", "melee", attacks=2, k=2, damage=0, symbols="off")
    grid = swept.grid("target.destroyed")
    assert len(swept.cells) == 6
    assert grid[1][1] == pytest.approx(
        float(alone.quantities["target.destroyed"].probability(True)), abs=1e-12
    )
    assert grid[0][1] < grid[1][1] < grid[2][1]  # type: ignore[operator]


def test_cells_that_the_rules_refuse_are_empty() -> None:
    swept = bw.sweep("redroll", "charge", {"distance": (0.25, 4.0)})
    assert [cell.odds is None for cell in swept.cells] == [True, False]


STEPPED = ("P(target.destroyed)", "target.wounds_lost", "P(attacker.wounds_lost >= 3)")


@cache
def stepped() -> Odds:
    """One answer to explain quantity by quantity."""
    numbers = {**DUEL, "symbols": "on", "attacks": 2}
    return bw.quick("redroll", "melee", watch=STEPPED, rational=True, **numbers)


@pytest.mark.parametrize("quantity", STEPPED)
def test_every_step_adds_up(quantity: str) -> None:
    answer = stepped()
    explanation = bw.explain(answer, quantity)
    assert explanation.value == answer.quantities[quantity].mean
    assert explanation.steps[0].before == explanation.value
    for step in explanation.steps:
        assert sum(result.share for result in step.results) == 1
        assert step.before == sum(result.share * result.after for result in step.results)
        assert 0 < step.made <= 1


def test_a_step_says_with_what_it_is_rolled_and_by_which_clauses() -> None:
    answer = bw.quick("redroll", "charge", mel=2, symbols="off")
    hit, red, damage = bw.explain(answer, "P(target.destroyed)").steps[:3]
    assert [step.purpose for step in (hit, red, damage)] == [
        "roll-melee-hit",
        "roll-red-roll",
        "roll-melee-damage",
    ]
    [bonus] = hit.reasons
    assert (bonus.name, bonus.value) == ("melee.attack", 3)
    assert {(line.id, line.given) for line in bonus.lines} == {("skill", 2), ("charging", 1)}
    assert {line.clauses for line in bonus.lines} == {("AP-R-16",)}


def test_what_has_many_steps_tells_how_many_are_left() -> None:
    made = ready("redroll", "melee", {**DUEL, "attacks": 4, "wounds": 40})
    found = explained(made.position, "P(target.destroyed)", None, made.scenario.policy, made.scenario.stop, 4)
    assert (len(found.steps), found.left) == (4, 8)


def test_every_declared_default_and_help_is_usable() -> None:
    from battlewright.texts import catalog

    for ruleset in NAMES:
        for asked in questions(ruleset):
            assert bw.quick(ruleset, asked.name).quantities
            for lang in ("en", "ru"):
                for id in (asked.help, *(p.help for p in asked.parameters)):
                    assert catalog(lang).exact(id)


def test_the_answer_is_sampled_past_the_limits_and_no_parameter_is_called_idle() -> None:
    answer = bw.quick("redroll", "melee", attacks=3, max_positions=100, budget_s=0.0, lucky=(3,))
    law = answer.quantities["target.destroyed"]
    assert (answer.odds.method, answer.idle) == ("sampled", ())
    [low, high] = next(i for (value, _), i in zip(law.pmf, law.intervals, strict=True) if value is True)
    exact = bw.quick("redroll", "melee", attacks=3).quantities["target.destroyed"].probability(True)
    assert low < exact < high


def test_the_odds_begin_when_the_action_is_chosen() -> None:
    pending = ready("redroll", "melee", {"red": "best"}).position.pending
    assert isinstance(pending, Roll)
    assert pending.purpose == "roll-melee-hit"


def test_an_aim_by_which_nobody_decides_is_refused() -> None:
    with pytest.raises(BattlewrightError) as refused:
        bw.quick("redroll", "melee", aim={"side": "A", "maximise": "target.wounds_lost"})
    assert refused.value.values == {"options": "--red best"}


def test_who_decides_for_the_best_does_so_by_the_aim() -> None:
    unharmed = {"side": "B", "minimise": "attacker.wounds_lost"}
    assert bw.quick("redroll", "melee", red="best").quantities["attacker.wounds_lost"].mean
    assert bw.quick("redroll", "melee", red="best", aim=unharmed).quantities["attacker.wounds_lost"].mean == 0


@pytest.mark.parametrize("value", ["on", "off"])
def test_a_ruling_that_is_a_parameter_may_be_given_as_either(value: str) -> None:
    """Then the answer says what it was found with."""
    by_ruling = bw.quick("redroll", "melee", rulings={"symbols": value})
    by_name = bw.quick("redroll", "melee", symbols=value)
    assert by_ruling.settled == by_name.settled
    assert by_ruling.settled["symbols"] == value
    assert by_ruling.quantities == by_name.quantities


def test_a_ruling_is_not_given_in_two_ways() -> None:
    with pytest.raises(bw.QuickError) as refused:
        bw.quick("redroll", "melee", rulings={"symbols": "off"}, symbols="on")
    [problem] = refused.value.problems
    assert (problem.path, problem.id) == (("symbols",), "quick-ruling-twice")
    with pytest.raises(bw.QuickError):
        bw.sweep("redroll", "melee", {"symbols": None}, rulings={"symbols": "off"})


def test_every_parameter_with_a_ruling_chooses_one_of_its_ruleset() -> None:
    for name in NAMES:
        known = game(name).ruleset.rulings
        for asked in questions(name):
            chosen = [parameter.ruling for parameter in asked.parameters if parameter.ruling]
            assert set(chosen) <= set(known)
            assert len(chosen) == len(set(chosen))


@pytest.mark.parametrize(
    ("numbers", "usual"),
    [
        ({"red": "best"}, {"red": "take"}),  # taking them is what is best
        ({"red": "decline", "counter": 5}, {"counter": 3}),
        ({"arm": 99, "str": 0, "target": "spearman"}, {}),
    ],
)
def test_what_is_the_same_as_something_else_says_as_what(
    numbers: dict[str, object], usual: dict[str, object]
) -> None:
    answer = bw.quick("redroll", "melee", **numbers)
    assert {name: answer.usual[name] for name in usual} == usual
    assert set(answer.usual) <= set(answer.idle)


@pytest.mark.parametrize("damage", [-99, -90, -3, 0, 91, 99])
@pytest.mark.parametrize("profile", ["hunter", "brute", "warbeast", "spearman"])
def test_every_damage_that_help_names_can_be_asked(profile: str, damage: int) -> None:
    at = ready("redroll", "melee", {"attacker": profile, "target": profile, "damage": damage})
    assert at.settled["damage"] == damage


def test_a_damage_that_the_pow_given_does_not_allow_says_which_are() -> None:
    with pytest.raises(bw.QuickError) as refused:
        ready("redroll", "melee", {"damage": -99, "pow": 4})
    assert refused.value.said("en") == "--damage: Got “-99”; expected -95..99."
    assert ready("redroll", "melee", {"damage": -95, "pow": 4}).settled["damage"] == -95


def test_a_card_lists_at_most_two_lucky_numbers() -> None:
    assert ready("redroll", "shoot", {"lucky": "3,7"}).settled["lucky"] == (3, 7)
    for faces in ("3,7,9", tuple(range(10))):
        with pytest.raises(bw.QuickError) as refused:
            ready("redroll", "shoot", {"lucky": faces})
        assert "at most 2" in refused.value.said("en")
