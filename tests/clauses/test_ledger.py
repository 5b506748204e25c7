"""The ledger finds every clause, and every way in which clauses, parts and tests can fail to meet."""

from pathlib import Path

import pytest
from tests.clauses.coin import Folder

from battlewright.clauses.citations import scan
from battlewright.clauses.ledger import Entry, Place
from battlewright.clauses.reference import known, read, shipped
from battlewright.clauses.report import examine, lines, rows

HEADS, TAILS = (
    "tests/test_coin.py::TestPrizes::test_heads_win",
    "tests/test_coin.py::TestPrizes::test_tails_lose",
)


def gaps(folder: Folder) -> list[tuple[str, dict[str, object]]]:
    return [(gap.id.removeprefix("clauses-gap-"), gap.values) for gap in examine(folder.subject()).gaps]


def test_the_whole_ledger(coin: Folder) -> None:
    report = examine(coin.subject())
    assert report.ok and report.exit_status == 0
    assert report.ledger.entries == (
        Entry(
            "COIN-TOSS-01",
            "rule",
            (Place("step:toss.throw", "coin.throw"),),
            ("tests/test_coin.py::test_a_toss_throws",),
        ),
        Entry("COIN-TOSS-02", "note", reason="Tells where coins come from."),
        Entry("COIN-PRIZE-01", "rule", (Place("entry:prize.heads", ""),), (HEADS, TAILS)),
        Entry("COIN-PRIZE-02", "rule", (Place("entry:prize.tails", ""),), (TAILS,)),
    )


def test_a_clause_whose_part_is_removed_is_a_gap(coin: Folder) -> None:
    coin.rules = coin.rules.replace('COIN.table_entry("prize", "tails"', "#")
    assert gaps(coin) == [("uncarried", {"clause": "COIN-PRIZE-02"})]
    assert examine(coin.subject()).exit_status == 1


@pytest.mark.parametrize(
    ("more", "gap"),
    [
        (
            'COIN.field("coin", "rim", "COIN-9")',
            ("unknown-cited", {"part": "field:coin.rim", "clause": "COIN-9"}),
        ),
        (
            'COIN.field("coin", "rim", "COIN-TOSS-02")',
            ("noted-yet-carried", {"clause": "COIN-TOSS-02", "part": "field:coin.rim"}),
        ),
    ],
)
def test_a_part_that_cites_the_wrong_clause_is_a_gap(coin: Folder, more: str, gap: object) -> None:
    coin.rules += more
    assert gap in gaps(coin)


def test_notes_and_examples_are_of_known_clauses_and_notes_are_few(coin: Folder) -> None:
    coin.rules += 'COIN.note("COIN-8", "?")\nCOIN.examples["COIN-9"] = "nine.yaml"\n'
    assert gaps(coin) == [
        ("unknown-noted", {"clause": "COIN-8"}),
        ("unknown-noted", {"clause": "COIN-9"}),
        ("too-many-notes", {"count": 2, "most": 1}),
    ]


def test_an_example_is_a_scenario_that_needs_a_test(coin: Folder) -> None:
    coin.rules = coin.rules.replace('COIN.note("COIN-TOSS-02", ', 'COIN.examples.setdefault("COIN-TOSS-02", ')
    assert gaps(coin) == [("untested", {"clause": "COIN-TOSS-02"})]
    entry = examine(coin.subject()).ledger.entries[1]
    assert (entry.kind, entry.where) == ("example", (Place("", "Tells where coins come from."),))


@pytest.mark.parametrize(
    ("named", "gap"),
    [
        ('"COIN-PRIZE-01", "COIN-PRIZE-02", "COIN-R-01"', None),
        (
            '"COIN-PRIZE-01", "COIN-PRIZE-02", "COIN-TOSS-02", "COIN-R-01"',
            ("too-many-named", {"test": "tests/test_coin.py::test_a_toss_throws", "count": 4, "most": 3}),
        ),
        (
            '"COIN-9"',
            ("unknown-named", {"test": "tests/test_coin.py::test_a_toss_throws", "clause": "COIN-9"}),
        ),
        ("*PRIZES", ("not-literal", {"test": "tests/test_coin.py::test_a_toss_throws"})),
    ],
)
def test_what_a_test_names_is_read_from_its_source(coin: Folder, named: str, gap: object) -> None:
    coin.tests = coin.tests.replace('"COIN-TOSS-01"', named)
    assert gaps(coin) == [("untested", {"clause": "COIN-TOSS-01"}), *([gap] if gap else [])]


def test_a_class_counts_towards_the_clauses_of_its_tests(coin: Folder) -> None:
    coin.tests = coin.tests.replace('"COIN-PRIZE-01"', '"COIN-PRIZE-01", "COIN-TOSS-01", "COIN-R-01"')
    assert gaps(coin) == [("too-many-named", {"test": TAILS, "count": 4, "most": 3})]


def test_a_file_that_is_not_python_is_a_gap(coin: Folder) -> None:
    coin.tests = "@pytest.mark.clause(\ndef"
    found = gaps(coin)
    assert [values["file"] for id, values in found if id == "unreadable"] == ["tests/test_coin.py"]


def test_without_a_tests_tree_nothing_is_said_about_tests(coin: Folder) -> None:
    subject = coin.subject()
    report = examine(
        type(subject)(**{**{f: getattr(subject, f) for f in subject.__struct_fields__}, "root": None})
    )
    assert report.ok and not report.ledger.tests_known
    assert [entry.tests for entry in report.ledger.entries] == [()] * 4


def test_the_references_of_shipped_rulesets() -> None:
    redroll = shipped("redroll")
    assert (len(redroll.clauses), len(redroll.rulings)) == (46, 42)
    assert {"AP-SHOOT-01", "AP-FURY-08", "AP-R-42"} <= known()


def test_only_messages_with_a_number_are_clauses(tmp_path: Path) -> None:
    (tmp_path / "toss.ftl").write_text(
        "# coin-toss-9 = no\ncoin-toss-01 = One\n    .source = 2-3 = x\ncoin-side = no\n"
    )
    (tmp_path / "ruling_numbers.ftl").write_text("coin-r-01 = A switch\n")
    assert read(tmp_path).clauses == ("COIN-TOSS-01",)
    assert read(tmp_path).rulings == ("COIN-R-01",)


def test_own_tests_are_read_from_the_repository() -> None:
    assert not scan(Path(__file__).parents[2]).gaps


@pytest.mark.parametrize(("lang", "rule"), [("en", "rule"), ("ru", "правило")])
def test_rows_and_lines_speak_the_readers_language(coin: Folder, lang: str, rule: str) -> None:
    coin.tests = ""
    report = examine(coin.subject())
    assert rows(report.ledger, lang)[0].kind == rule
    said = list(lines(report, lang))
    assert any(line.startswith("COIN-TOSS-01  ") for line in said)
    assert len([line for line in said if line.startswith("COIN-PRIZE-02:")]) == 1


def test_the_ledger_as_json(coin: Folder) -> None:
    data = examine(coin.subject()).to_json()
    assert data["ok"] is True and data["mutation"] is None
    assert data["ledger"]["entries"][1]["reason"] == "Tells where coins come from."
