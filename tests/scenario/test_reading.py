"""Texts that are no scenario at all: always a finding with its line, never an exception of a library."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.scenario.fake import SCENARIO

from battlewright.scenario.findings import Report
from battlewright.scenario.load import check
from battlewright.scenario.reading import MOST_BYTES, MOST_DEPTH, read

BOMB = "a: &a [x, x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"{b}: &{b} [{', '.join([f'*{a}'] * 10)}]\n" for a, b in zip("abcdef", "bcdefg", strict=True)
)


@pytest.mark.parametrize(
    ("text", "line", "id"),
    [
        ("\n", 1, "check-empty"),
        ("# nothing\n", 1, "check-empty"),
        ("~\n", 1, "check-type"),
        ("- a\n- b\n", 1, "check-type"),
        ("just words\n", 1, "check-type"),
        ("a: 1\nb: [1,\n", 3, "check-yaml"),
        ("a: 1\n\tb: 2\n", 2, "check-yaml"),
        ("a: b: c\n", 1, "check-yaml"),
        ("a: 'x\n\n", 3, "check-yaml"),
        ("a: *b\n", 1, "check-yaml"),
        ("a: 1\n---\nb: 2\n", 2, "check-yaml"),
        ("a: 1\n  b: 2\n", 2, "check-yaml"),
        ("a: @x\n", 1, "check-yaml"),
        ("a: 1\nb: \x07\n", 2, "check-odd-character"),
        ("a: 1\nb: 2\na: 3\n", 3, "check-duplicate-key"),
        ("[a]: 1\n", 1, "check-key"),
        ("a: 1\n? {b: c}\n: 2\n", 2, "check-key"),
        ("a: !!python/object:os.system x\n", 1, "check-tag"),
        ("a:\n  !thing {b: 1}\n", 1, "check-tag"),
        ("a: !!int x\n", 1, "check-tag"),
        (f"a: {'9' * 19}\n", 1, "check-number-too-long"),
        ("a: &a [*a]\n", 1, "check-too-deep"),
        ("a: 1\nb: " + "[" * 2 * MOST_DEPTH + "\n", 2, "check-too-deep"),
        (BOMB, 5, "check-too-many-values"),
        ("a: " + "x" * MOST_BYTES + "\n", 0, "check-too-big"),
    ],
)
def test_what_is_no_scenario_is_said_with_its_line(text: str, line: int, id: str) -> None:
    assert (line, id) in [(f.line, f.id) for f in check(text)]


def test_values_are_counted_while_they_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("battlewright.scenario.reading.MOST_NODES", 500)
    [finding] = check("a: [" + "1, " * 600 + "1]\n")
    assert (finding.line, finding.id) == (1, "check-too-many-values")


@pytest.mark.parametrize(
    ("content", "line", "id"),
    [
        (b"", 1, "check-empty"),
        (b"a: 1\nb: \xff\n", 2, "check-not-text"),
        (bytes(range(256)), 2, "check-not-text"),
        (b"\x7fELF\x00\x00", 1, "check-odd-character"),
        ("a: 1\n".encode("utf-16"), 1, "check-not-text"),
    ],
)
def test_what_is_no_text_is_said(tmp_path: Path, content: bytes, line: int, id: str) -> None:
    path = tmp_path / "junk.yaml"
    path.write_bytes(content)
    (finding,) = check(path)
    assert (finding.file, finding.line, finding.id) == (str(path), line, id)


def test_what_is_no_file_is_said(tmp_path: Path) -> None:
    [missing] = check(tmp_path / "none.yaml")
    assert missing.id == "check-no-file"
    assert "redroll/duel" in missing.values["shipped"]
    assert [f.id for f in check(tmp_path)] == ["check-directory"]
    assert [f.id for f in check("nul\0.yaml")] in (["check-no-file"], ["check-unreadable"])
    assert [f.id for f in check("x" * 5000)] in (["check-no-file"], ["check-unreadable"])


def test_a_byte_order_mark_and_windows_line_ends_are_read(tmp_path: Path) -> None:
    path = tmp_path / "windows.yaml"
    path.write_bytes(b"\xef\xbb\xbf" + SCENARIO.replace("\n", "\r\n").encode())
    assert check(path) == []


def test_words_of_yaml_1_1_are_words_and_keys_are_text() -> None:
    report = Report("x", {})
    data = read(b"a: off\nb: [yes, +1, 1:30, 2020-01-01, 007, -3, .5, true, ~]\n2: {on: 1}\n", report)
    assert data == {
        "a": "off",
        "b": ["yes", "+1", "1:30", "2020-01-01", 7, -3, 0.5, True, None],
        "2": {"on": 1},
    }
    assert report.findings == []


def test_an_anchor_may_be_used_again() -> None:
    text = SCENARIO.replace("at: [10, 10]", "at: &here [10, 10]").replace("[14, 10, 0]", "*here")
    (finding,) = check(text)
    assert (finding.line, finding.id) == (18, "check-overlap")
