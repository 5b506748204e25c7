"""Switching parts off finds the tests that cannot fail."""

import os
import signal

import msgspec
import pytest
from tests.clauses.coin import Folder

from battlewright.clauses.bench import forked
from battlewright.clauses.citations import scan
from battlewright.clauses.mutation import Mutation, run_trials, sampled, trials
from battlewright.clauses.plan import Trial, Verdict
from battlewright.clauses.report import examine
from battlewright.core.errors import BattlewrightError
from battlewright.core.ruleset import Ruleset

needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
PATCH = '\n@COIN.patch(Toss, "after", "throw", "COIN-R-01")\ndef look(p, f):\n    return DONE\n'


def outcomes(mutation: Mutation | None) -> dict[str, str]:
    assert mutation is not None
    return {verdict.part: verdict.outcome for verdict in mutation.verdicts}


def test_every_part_with_a_clause_of_the_reference_is_missed(coin: Folder) -> None:
    seen: list[tuple[int, int, str]] = []
    report = examine(
        coin.subject(), mutate=True, progress=lambda done, all, v: seen.append((done, all, v.part))
    )
    assert report.ok
    assert outcomes(report.mutation) == dict.fromkeys(
        ["entry:prize.heads", "entry:prize.tails", "step:toss.throw"], "noticed"
    )
    assert [(done, all) for done, all, _ in seen] == [(1, 3), (2, 3), (3, 3)]


def test_a_test_that_cannot_fail_is_found(coin: Folder) -> None:
    coin.tests = coin.tests.replace('["tails"] == 0', '.get("tails", 0) == 0')
    report = examine(coin.subject(), mutate=True)
    assert [(gap.id, gap.values) for gap in report.gaps] == [
        ("clauses-gap-part-green", {"part": "entry:prize.tails", "clauses": ("COIN-PRIZE-02",)})
    ]


def test_a_clause_that_only_tests_of_another_clause_miss_is_told(coin: Folder) -> None:
    coin.rules = coin.rules.replace('1, "COIN-PRIZE-01"', '1, "COIN-PRIZE-01", "COIN-TOSS-01"')
    mutation = examine(coin.subject(), mutate=True).mutation
    assert mutation is not None and mutation.ok
    assert mutation.verdicts[0] == Verdict("entry:prize.heads", "noticed", ("COIN-TOSS-01",))


def test_a_test_that_fails_anyway_proves_nothing(coin: Folder) -> None:
    coin.tests = coin.tests.replace('["tails"] == 0', '["tails"] == 5')
    report = examine(coin.subject(), mutate=True)
    assert {gap.id for gap in report.gaps} == {"clauses-gap-test-fails", "clauses-gap-part-green"}


def test_a_step_that_a_patch_refers_to_may_be_missed_by_the_compiler(coin: Folder) -> None:
    coin.rules += PATCH
    coin.tests = coin.tests.replace('["throw"]', '["throw", "look"]')
    report = examine(coin.subject(), mutate=True)
    assert report.ok and outcomes(report.mutation)["step:toss.throw"] == "referred"


def test_any_other_part_that_breaks_the_ruleset_is_a_gap(coin: Folder) -> None:
    coin.rules += '\n@COIN.patch(Toss, "after", "throw", "COIN-TOSS-01")\ndef look(p, f):\n    return DONE\n'
    coin.rules += PATCH.replace("look", "listen").replace('"throw"', '"look"')
    coin.tests = coin.tests.replace('["throw"]', '["throw", "look", "listen"]')
    report = examine(coin.subject(), mutate=True)
    assert [gap.id for gap in report.gaps] == ["clauses-gap-part-broken"]


def test_without_fork_the_verdicts_are_the_same(coin: Folder) -> None:
    coin.tests = coin.tests.replace('["tails"] == 0', '.get("tails", 0) == 0')
    subject = coin.subject()
    asked = trials(subject.ruleset, subject.reference, scan(coin.root))[:2]
    alone = run_trials(subject.ruleset, subject.address, coin.root, asked, fork=False)
    assert outcomes(alone) == {"entry:prize.heads": "noticed", "entry:prize.tails": "green"}


def test_a_bench_that_cannot_collect_says_why(coin: Folder) -> None:
    subject = msgspec.structs.replace(coin.subject(), address="nowhere:COIN")
    (coin.root / "conftest.py").write_text("raise RuntimeError('no luck')")
    with pytest.raises(BattlewrightError) as caught:
        examine(subject, mutate=True)
    assert caught.value.id == "error-clauses-bench" and "no luck" in caught.value.values["reason"]


def test_parts_without_tests_and_installations_without_tests(coin: Folder) -> None:
    coin.tests = ""
    report = examine(coin.subject(), mutate=True)
    assert set(outcomes(report.mutation).values()) == {"green"}
    report = examine(msgspec.structs.replace(coin.subject(), root=None), mutate=True)
    assert [gap.id for gap in report.gaps] == ["clauses-gap-no-tests"]


def test_a_sample_depends_on_its_seed_alone() -> None:
    asked = [Trial(f"part:{i}", {}) for i in range(40)]
    first = sampled(asked, 10, "2024-05-01")
    assert len({trial.part for trial in first}) == 10
    assert sampled(asked[::-1], 10, "2024-05-01") == first != sampled(asked, 10, "2024-05-02")
    assert len(sampled(asked, 99, "2024-05-01")) == 40


def test_a_sample_has_at_least_one_part() -> None:
    with pytest.raises(BattlewrightError, match="error-clauses-sample"):
        sampled([Trial("part", {})], 0, "2024-05-01")


@needs_fork
def test_children_that_hang_or_die_are_told_apart() -> None:
    def hang() -> bytes:
        signal.pause()
        return b""

    def die() -> bytes:
        os._exit(3)

    assert dict(forked([lambda: b"well", hang, die], 2, 1)) == {0: b"well", 1: None, 2: b""}


def test_switching_off_reaches_what_is_compiled_afterwards() -> None:
    ruleset = Ruleset("coin", "1")
    ruleset.field("coin", "weight", "COIN-01")
    assert ruleset.compile().fields == {("coin", "weight")}
    ruleset.switch_off("field:coin.weight")
    assert ruleset.compile().fields == set()
