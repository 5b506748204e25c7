"""Graphs kept after a walk: what they answer without another, when they must not be used, and that nothing differs."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.odds.boosts import Profile, fight
from tests.odds.games import Bids, Chain, Piece, Volley, position, strikes

from battlewright.chance import D6, total
from battlewright.core.errors import BattlewrightError
from battlewright.core.running import start
from battlewright.odds import answer as answering
from battlewright.odds import flat, kernel
from battlewright.odds.answer import best, odds
from battlewright.odds.question import asked
from battlewright.odds.results import Odds
from battlewright.odds.store import Graphs
from battlewright.odds.walk import Walk

KILL = {"side": "A", "maximise": "P(b1.destroyed)"}
WATCH = ("b1.destroyed", "joint(b1.boxes, a1.fury)")


@pytest.fixture
def walks(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The positions walked."""
    made: list[Any] = []
    walked = Walk.from_root

    def counted(self: Walk, *arguments: Any) -> Any:
        made.append(arguments[0])
        return walked(self, *arguments)

    monkeypatch.setattr(Walk, "from_root", counted)
    return made


def alike(one: Odds, other: Odds) -> bool:
    """Whether two answers are the same to 12 digits, but for how they were found."""
    pairs = [
        *((law, other.quantities[name]) for name, law in one.quantities.items()),
    ]
    return (
        one.quantities.keys() == other.quantities.keys()
        and one.policy == other.policy
        and [o.answer for o in one.options] == [o.answer for o in other.options]
        and all(
            a.value == pytest.approx(b.value, abs=1e-12)
            for a, b in zip(one.options, other.options, strict=True)
        )
        and all(
            [v for v, _ in a.pmf] == [v for v, _ in b.pmf]
            and [p for _, p in a.pmf] == pytest.approx([p for _, p in b.pmf], abs=1e-12)
            and a.mean == pytest.approx(b.mean, abs=1e-12)
            for a, b in pairs
        )
    )


def test_the_published_boost_chains_are_right_cold_and_stored() -> None:
    graphs = Graphs()
    for boxes, value in ((5, 0.8147), (10, 0.4504), (15, 0.1460)):
        p = fight(0, 2, boxes, Profile(MAT=7, POW=20), Profile(DEF=15, ARM=18), buys=True)
        answers = [odds(p, WATCH, KILL, graphs=graphs) for _ in range(2)]
        assert [a.source for a in answers] == ["cold", "stored"]
        assert [round(float(a.quantities["b1.destroyed"].mean or 0), 4) for a in answers] == [value] * 2
    p = fight(5, 5, 30)
    found = [odds(p, ["b1.destroyed"], KILL, rational=True, graphs=graphs) for _ in range(2)]
    assert [(a.source, a.quantities["b1.destroyed"].mean) for a in found] == [
        (source, Fraction(4551752881315829, 7312316880125952)) for source in ("cold", "stored")
    ]
    bought = odds(fight(1, 5, 10, buys=True), ["b1.destroyed"], KILL)
    assert bought.quantities["b1.destroyed"].mean == pytest.approx(0.950658733, abs=1e-9)


@pytest.mark.parametrize(
    ("mat", "def_", "boost", "chance"),
    [
        (7, 20, False, Fraction(1, 36)), (7, 20, True, Fraction(7, 27)), (7, 5, False, Fraction(35, 36)),
        (7, 5, True, Fraction(215, 216)), (7, 26, True, Fraction(1, 216)),
    ],
)  # fmt: skip
def test_the_published_edges_of_a_hit_are_right_from_one_graph(
    mat: int, def_: int, boost: bool, chance: Fraction
) -> None:
    graphs, policy = Graphs(notes=True), {"windows": {"boost_hit": "take" if boost else "decline"}}
    for attacker, target in ((Profile(POW=40), Profile()), (Profile(MAT=mat, POW=40), Profile(DEF=def_))):
        p = fight(1, 1, 1, attacker, target)
        answer = odds(p, ["b1.destroyed"], policy=policy, rational=True, graphs=graphs)
    assert (answer.source, answer.quantities["b1.destroyed"].mean) == ("stored", chance)


def test_another_aim_and_another_watch_need_no_walk(walks: list[Any]) -> None:
    graphs, p = Graphs(), fight(2, 2, 14)
    odds(p, WATCH, KILL, graphs=graphs)
    questions: list[Any] = [
        (WATCH, KILL),
        (["a1.fury"], KILL),
        (["P(b1.boxes <= 3)"], {"side": "A", "minimise": "b1.boxes"}),
        (["b1.boxes"], {"side": "A", "maximise": "a1.fury"}),
        (["b1.boxes"], {"side": "B", "minimise": "P(b1.destroyed)"}),
    ]
    for watch, aim in questions:
        assert odds(p, watch, aim, graphs=graphs).source == "stored"
    assert len(walks) == 1
    for watch, aim in questions:
        assert alike(odds(p, watch, aim, graphs=graphs), odds(p, watch, aim))


def test_a_question_that_the_graph_cannot_tell_is_walked(walks: list[Any]) -> None:
    graphs, p = Graphs(), fight(2, 2, 14)
    odds(p, ["b1.destroyed"], KILL, graphs=graphs)
    for watch, aim, policy, stop in (
        (["a1.fury"], KILL, None, None),
        (["b1.destroyed"], None, None, None),
        (["b1.destroyed"], KILL, {"never": ["boost_hit"]}, None),
        (["b1.destroyed"], KILL, None, {"step": "assault.hurt"}),
    ):
        before = len(walks)
        kept = odds(p, watch, aim, policy, stop, graphs=graphs)
        assert (kept.source, len(walks)) == ("cold", before + 1)
        assert alike(kept, odds(p, watch, aim, policy, stop))
    assert odds(p, ["b1.destroyed", "a1.fury"], KILL, graphs=graphs).source == "stored"


@pytest.mark.parametrize("changed", [{"MAT": 9}, {"MAT": 1}, {"LUCK": 5}])
def test_statistics_that_only_rolls_read_need_no_walk_if_results_stay(
    changed: dict[str, int], walks: list[Any]
) -> None:
    graphs = Graphs(notes=True)
    odds(fight(3, 2, 14), WATCH, KILL, graphs=graphs)
    p = fight(3, 2, 14, Profile(**changed))
    kept = odds(p, WATCH, KILL, graphs=graphs)
    assert (kept.source, len(walks)) == ("stored", 1)
    assert alike(kept, odds(p, WATCH, KILL))
    exact = [odds(p, WATCH, KILL, rational=True, graphs=g) for g in (graphs, None)]
    assert exact[0].quantities == exact[1].quantities
    assert [o.value for o in exact[0].options] == [o.value for o in exact[1].options]


@pytest.mark.parametrize("changed", [{"POW": 18}, {"ARM": 12}])
def test_other_results_of_a_roll_are_walked(changed: dict[str, int]) -> None:
    graphs = Graphs(notes=True)
    odds(fight(3, 2, 14), WATCH, KILL, graphs=graphs)
    p = fight(3, 2, 14, Profile(**changed), Profile(**changed))
    kept = odds(p, WATCH, KILL, graphs=graphs)
    assert (kept.source, alike(kept, odds(p, WATCH, KILL))) == ("cold", True)


def test_what_a_deciding_step_has_read_is_walked_even_if_nothing_comes_of_it() -> None:
    graphs = Graphs(notes=True)
    odds(fight(3, 2, 14), WATCH, KILL, graphs=graphs)
    for fear, source in ((9, "cold"), (10, "cold"), (0, "stored")):
        p = fight(3, 2, 14, target=Profile(FEAR=fear))
        kept = odds(p, WATCH, KILL, graphs=graphs)
        assert (kept.source, alike(kept, odds(p, WATCH, KILL))) == (source, True)


def test_a_step_that_writes_as_it_asks_is_not_asked_again() -> None:
    """Asked again it might roll two dice for three; so what it reads counts as read by a step that decides."""
    graphs = Graphs(notes=True)
    odds(fight(2, 2, 14, writes=True), WATCH, KILL, graphs=graphs)
    for attacker, source in ((Profile(MAT=8), "stored"), (Profile(POW=18), "cold")):
        p = fight(2, 2, 14, attacker, Profile(), writes=True)
        kept = odds(p, WATCH, KILL, graphs=graphs)
        assert (kept.source, alike(kept, odds(p, WATCH, KILL))) == (source, True)


def test_notes_are_taken_from_the_second_walk_of_a_question_on() -> None:
    graphs = Graphs()
    sources = [
        odds(fight(2, 1, 14, Profile(MAT=mat)), WATCH, KILL, graphs=graphs).source for mat in (7, 8, 9, 7, 8)
    ]
    assert sources == ["cold", "cold", "stored", "stored", "stored"]


PROFILES = st.builds(
    Profile,
    MAT=st.integers(1, 12), POW=st.integers(10, 24), DEF=st.integers(8, 20), ARM=st.integers(10, 24),
    LUCK=st.integers(0, 1), FEAR=st.sampled_from([0, 0, 0, 10]),
)  # fmt: skip


@given(st.lists(st.tuples(PROFILES, PROFILES), min_size=2, max_size=5))
def test_any_change_of_statistics_gives_what_a_cold_walk_gives(pairs: list[tuple[Profile, Profile]]) -> None:
    graphs = Graphs(notes=True)
    for attacker, target in pairs:
        p = fight(2, 2, 12, attacker, target)
        assert alike(odds(p, WATCH, KILL, graphs=graphs), odds(p, WATCH, KILL))


@pytest.mark.parametrize(
    ("p", "watch", "aim"),
    [
        (position(Volley(strikes(4, 5)), [Piece()], [Piece(boxes=2)] * 2), ["sum(B.damage)"], None),
        (
            position(Bids((("rock",), ("paper",)), ((0, 2), (3, 1))), [], []),
            ["A.score"],
            {"side": "A", "maximise": "A.score"},
        ),
    ],
)
def test_products_and_simultaneous_decisions_are_stored_too(p: Any, watch: list[str], aim: Any) -> None:
    graphs = Graphs()
    answers = [odds(p, watch, aim, stop="end_of_battle", graphs=graphs) for _ in range(2)]
    assert [a.source for a in answers] == ["cold", "stored"]
    assert alike(*answers)
    assert answers[0].positions == answers[1].positions


def test_the_error_bound_of_a_stored_answer_is_small_and_true() -> None:
    graphs, p = Graphs(), fight(4, 3, 25)
    odds(p, WATCH, KILL, graphs=graphs)
    kept = odds(p, WATCH, KILL, graphs=graphs)
    exact = odds(p, WATCH, KILL, rational=True)
    assert 0 < kept.error_bound <= 1e-12
    for name, law in exact.quantities.items():
        for (value, right), (same, found) in zip(law.pmf, kept.quantities[name].pmf, strict=True):
            assert value == same
            assert abs(Fraction(found) - right) <= kept.error_bound


def test_the_graphs_used_longest_ago_make_room() -> None:
    small = odds(fight(1, 0, 5), WATCH, KILL).positions
    graphs = Graphs(max_nodes=2 * small)
    for boxes in (5, 6, 7):
        odds(fight(1, 0, boxes), WATCH, KILL, graphs=graphs)
    assert graphs.nodes <= 2 * small
    assert odds(fight(1, 0, 7), WATCH, KILL, graphs=graphs).source == "stored"
    assert odds(fight(1, 0, 5), WATCH, KILL, graphs=graphs).source == "cold"


def test_a_roll_already_asked_is_part_of_the_question() -> None:
    """The toy's step spends a token as it asks: two positions look alike and roll other dice."""
    boosted = position(Chain(attacker=3, target=4, attacks=1), [Piece(fury=1)], [Piece(boxes=9)])
    plain = position(Chain(attacker=3, target=4, attacks=1), [Piece(fury=0)], [Piece(boxes=9)])
    graphs = Graphs(notes=True)
    for p, answer in ((boosted, ("yes",)), (plain, None)):
        from battlewright.core.running import apply, start

        start(p)
        if answer is not None:
            apply(p, answer)
        assert alike(odds(p, ["b1.boxes"], graphs=graphs), odds(p, ["b1.boxes"]))


@pytest.mark.parametrize(("need", "source"), [(7, "stored"), (8, "cold")])
def test_a_partition_made_anew_is_the_same_roll(need: int, source: str) -> None:
    graphs, answers = Graphs(), []
    for least in (7, need):
        p = start(position(Chain(attacker=3, target=4, attacks=1), [Piece()], [Piece(boxes=9)]))
        anew = total((D6, D6)).map(lambda sum_, least=least: sum_ >= least, "anew")
        p.pending = msgspec.structs.replace(p.pending, partition=anew)  # type: ignore[type-var]
        answers.append(odds(p, ["b1.destroyed"], graphs=graphs))
        assert alike(answers[-1], odds(p, ["b1.destroyed"]))
    assert [a.source for a in answers] == ["cold", source]


def test_rounding_does_not_rank_answers_of_equal_worth() -> None:
    """Whether to boost first matters not where everything hits and kills; both ways round differently."""
    graphs = Graphs(notes=True)
    for mat, def_ in ((1, 8), (9, 14)):
        p = fight(2, 2, 12, Profile(MAT=mat, POW=23), Profile(DEF=def_, ARM=16))
        kept, cold, exact = (
            odds(p, WATCH, KILL, graphs=graphs),
            odds(p, WATCH, KILL),
            odds(p, WATCH, KILL, rational=True),
        )
        assert alike(kept, cold)
        assert [o.answer for o in cold.options] == [o.answer for o in exact.options]


def test_an_aim_makes_one_quantity_large_or_small() -> None:
    p = fight(2, 2, 14)
    least = best(p, {"side": "A", "minimise": "b1.boxes"}, rational=True)
    most = best(p, {"side": "B", "maximise": "b1.boxes"}, rational=True)
    assert least == most
    with pytest.raises(BattlewrightError) as caught:
        best(p, {"side": "A", "minimise": "b1.boxes", "maximise": "b1.boxes"})
    assert caught.value.id == "error-odds-aim-both"


def test_machine_code_and_plain_loops_give_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba")
    graphs, p = Graphs(), fight(3, 3, 20)
    odds(p, WATCH, KILL, graphs=graphs)
    plain = odds(p, WATCH, KILL, graphs=graphs)
    monkeypatch.setattr(flat, "WORTH_COMPILING", 0)
    assert kernel.compiled() is not None
    assert odds(p, WATCH, KILL, graphs=graphs) == plain


def test_a_graph_kept_in_a_file_answers_in_another_process(tmp_path: Path, walks: list[Any]) -> None:
    first, p = Graphs(directory=tmp_path), fight(3, 2, 14)
    cold = odds(p, WATCH, KILL, graphs=first)
    again = odds(fight(3, 2, 14), WATCH, KILL, graphs=Graphs(directory=tmp_path))
    assert (again.source, len(walks)) == ("stored", 1)
    assert alike(again, cold)
    exact = odds(p, WATCH, KILL, rational=True, graphs=Graphs(directory=tmp_path))
    assert exact.quantities == odds(p, WATCH, KILL, rational=True).quantities


def test_a_file_is_for_one_question_only(tmp_path: Path) -> None:
    odds(fight(3, 2, 14), WATCH, KILL, graphs=Graphs(directory=tmp_path))
    for p, aim, policy in (
        (fight(3, 2, 13), KILL, None),
        (fight(3, 2, 14, Profile(MAT=8)), KILL, None),
        (fight(3, 2, 14), KILL, {"never": ["boost_hit"]}),
        (fight(3, 2, 14), None, None),
    ):
        kept = odds(p, WATCH, aim, policy, graphs=Graphs(directory=tmp_path))
        assert (kept.source, alike(kept, odds(p, WATCH, aim, policy))) == ("cold", True)


def test_a_damaged_file_is_no_graph(tmp_path: Path) -> None:
    odds(fight(1, 1, 9), WATCH, KILL, graphs=Graphs(directory=tmp_path))
    (file,) = tmp_path.iterdir()
    whole = file.read_bytes()
    for content in (
        b"",
        whole[:-5],
        b"\x00" + whole,
        msgspec.msgpack.encode([1, [[7]], [0], [0]] + [[]] * 6),
    ):
        file.write_bytes(content)
        assert odds(fight(1, 1, 9), WATCH, KILL, graphs=Graphs(directory=tmp_path)).source == "cold"
        file.write_bytes(content)


def test_files_written_longest_ago_make_room(tmp_path: Path) -> None:
    graphs = Graphs(directory=tmp_path)
    assert graphs.directory is not None
    odds(fight(1, 0, 9), WATCH, KILL, graphs=graphs)
    graphs.directory.max_bytes = 2 * sum(file.stat().st_size for file in tmp_path.iterdir())
    for boxes in range(10, 16):
        odds(fight(1, 0, boxes), WATCH, KILL, graphs=graphs)
    assert sum(file.stat().st_size for file in tmp_path.iterdir()) <= graphs.directory.max_bytes
    assert odds(fight(1, 0, 15), WATCH, KILL, graphs=Graphs(directory=tmp_path)).source == "stored"


def test_products_are_not_written(tmp_path: Path) -> None:
    p = position(Volley(strikes(4, 5)), [Piece()], [Piece(boxes=2)] * 2)
    odds(p, ["sum(B.damage)"], stop="end_of_battle", graphs=Graphs(directory=tmp_path))
    assert not list(tmp_path.iterdir())


SEEN = ("b1.destroyed", "joint(b1.boxes, b1.damage)")


def test_a_question_asked_again_is_not_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[Any] = []

    def counted(*arguments: Any) -> Any:
        read.append(arguments[1])
        return asked(*arguments)

    monkeypatch.setattr(answering, "asked", counted)
    p, graphs = start(position(Chain(3, 4, 2), [Piece(fury=1)], [Piece(boxes=9)])), Graphs()
    for _ in range(4):
        odds(p, SEEN, KILL, graphs=graphs)
    for _ in range(2):
        odds(p, SEEN[:1], KILL, graphs=graphs)
    assert read[-1] == SEEN[:1] and read.count(SEEN[:1]) == 1
    # Three ways to walk it were thought of, and the first of them again beside its graph.
    assert len(read) <= 5


def test_questions_kept_beside_a_graph_are_told_apart_by_all_their_texts() -> None:
    p, graphs = start(position(Chain(3, 4, 2), [Piece(fury=1)], [Piece(boxes=9)])), Graphs()
    less = {"side": "B", "maximise": "P(b1.destroyed)"}
    policies = (None, {"A": "default"}, {"windows": {"boost_hit": "take"}})
    given = [
        (watch, aim, policy, stop)
        for watch in (SEEN, SEEN[:1], ("b1.boxes",))
        for aim in (KILL, less, {**KILL, "maximise": "b1.boxes"}, {"side": "A", "minimise": "b1.boxes"})
        for policy in policies
        for stop in (None, "end_of_battle", {"step": "chain.hurt"}, {"step": "chain.hurt", "times": 1})
    ]
    for _ in range(2):
        for watch, aim, policy, stop in given:
            cold = odds(p, watch, aim, policy, stop)
            assert alike(odds(p, watch, aim, policy, stop, graphs=graphs), cold)
            assert odds(p, watch, aim, policy, stop, graphs=graphs).stop == cold.stop
