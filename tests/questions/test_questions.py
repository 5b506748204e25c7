"""Questions without a table: what they take, what they refuse, what they say about their own numbers."""

import json
from fractions import Fraction
from functools import cache
from xml.etree import ElementTree

import pytest
from tests.cli.command import Shell
from tests.cli.conftest import shell  # noqa: F401 - the fixture
from tests.redroll.by_faces import House, shots

import battlewright as bw
from battlewright.core.errors import Illegal
from battlewright.odds.explaining import explained
from battlewright.odds.results import Odds
from battlewright.questions.reading import questions, ready
from battlewright.rules.library import NAMES

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
        "--k: Got “much”; expected -99..99.",
        "--attacks: Got “10”; expected 1..9.",
        "--wounds: Got “1.5”; expected 1..99.",
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


class TestCommand:
    """The verb `quick`."""

    def test_numbers_with_minus_and_equals(self, shell: Shell) -> None:  # noqa: F811
        done = shell("quick", "redroll", "melee", "--k=2", "--damage", "-2", "--wounds", "5", "--attacks", "3",
                     "--symbols", "off", "--rational")  # fmt: skip
        assert done.status == 0
        assert "1206333/1953125 (61.8%)" in done.out

    def test_json_has_everything(self, shell: Shell) -> None:  # noqa: F811
        done = shell(
            "quick", "redroll", "melee", "--lucky", "3", "--json", "--explain", "P(target.destroyed)"
        )
        said = json.loads(done.out)
        assert said["idle"] == ["lucky"]
        assert said["parameters"]["weapon"] == "knife"
        assert said["explanation"]["steps"][0]["reasons"][0]["name"] == "melee.attack"

    def test_a_sweep_as_table_json_and_picture(self, shell: Shell) -> None:  # noqa: F811
        sweep = ("quick", "redroll", "shoot", "--sweep", "distance=4..20:8", "--sweep", "cover=none,heavy")
        shown = shell(*sweep, "--picture", "heat.svg")

        def by_hand(cover: int, repeats: int) -> str:
            law = shots(House(), 1, repeats, 3 + cover, 4, 8, (7,))
            return f"{float(sum(wounds * p for wounds, p in law.items())):.4g}"

        assert [line.split() for line in shown.out.splitlines()[2:]] == [
            ["none", "heavy"], *([str(d), by_hand(0, n), by_hand(2, n)] for d, n in ((4, 0), (12, 1), (20, 2)))
        ]  # fmt: skip
        assert len(json.loads(shell(*sweep, "--json").out)["cells"]) == 6
        root = ElementTree.parse(shell.folder / "heat.svg").getroot()
        assert len([e for e in root.iter() if e.get("fill-opacity")]) == 6

    def test_curves(self, shell: Shell) -> None:  # noqa: F811
        done = shell(
            "quick", "redroll", "shoot", "--sweep", "need=1..9", "--picture", "curves.svg", "--lang", "ru"
        )
        assert done.status == 0
        root = ElementTree.parse(shell.folder / "curves.svg").getroot()
        assert len([e for e in root.iter() if e.tag.endswith("circle")]) == 9

    def test_help_lists_the_parameters_in_both_languages(self, shell: Shell) -> None:  # noqa: F811
        assert "--attacker-wounds" in shell("quick", "redroll", "melee", "--help").out
        assert "Счастливые числа" in shell("quick", "redroll", "shoot", "--help", "--lang", "ru").out
        assert "redroll charge" in shell("quick").out

    @pytest.mark.parametrize(
        ("words", "said"),
        [
            (("redrol", "melee"), "redrol"),
            (("redroll", "mele"), "did you mean “melee”?"),
            (("redroll", "melee", "--k"), "--k"),
            (("redroll", "melee", "--sweep", "k=1..x"), "--k: Got “1..x”"),
            (("redroll", "melee", "--k", "1", "--sweep", "k=1..3"), "--k has one value and is swept too"),
            (("redroll", "melee", "--ruling", "ap"), "--ruling: got “ap”"),
            (("redroll", "melee", "--ruling", "apx=3"), "apx"),
        ],
    )
    def test_what_cannot_be_asked(self, shell: Shell, words: tuple[str, ...], said: str) -> None:  # noqa: F811
        done = shell("quick", *words)
        assert (done.status, said in done.err) == (2, True), done.err

    def test_odds_open_into_steps(self, shell: Shell) -> None:  # noqa: F811
        done = shell("odds", "redroll/duel", "--explain", "P(target.destroyed)")
        assert "P(target.destroyed) = 61.8% (1206333/1953125)" in done.out
        assert "Wounds 5, 6, 7  30.0% (3/10)" in done.out
