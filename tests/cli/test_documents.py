"""What verbs write for people never costs them what was there."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.command import Shell

from battlewright.cli.documents import ONCE, PICTURE, write_document


@pytest.fixture
def battle(shell: Shell) -> str:
    """The file of a battle just begun, in the working directory."""
    done = shell("play", "redroll/skirmish", "--file", "fight.bw", lines="\n\nquit\n")
    assert done.status == 0, done
    return "fight.bw"


@pytest.mark.parametrize(
    "args",
    [
        ("report", "fight.bw", "-o", "{}"),
        ("resolve", "redroll/duel", "--picture", "{}"),
        ("odds", "redroll/duel", "--picture", "{}"),
        ("new", "{}"),
    ],
    ids=lambda args: args[0],
)
@pytest.mark.parametrize("victim", ["fight.bw", "small.yaml"])
def test_no_document_is_written_over_a_battle_or_a_scenario(
    shell: Shell, battle: str, args: tuple[str, ...], victim: str
) -> None:
    shell.file("small.yaml")
    before = (shell.folder / victim).read_bytes()
    done = shell(*(arg.format(victim) for arg in args))
    assert done.status == 2
    assert f"{victim} exists already" in done.err
    assert (shell.folder / victim).read_bytes() == before


@pytest.mark.parametrize("order", ["picture", "save"])
def test_words_of_a_battle_write_over_no_battle(shell: Shell, battle: str, order: str) -> None:
    before = (shell.folder / battle).read_bytes()
    done = shell("play", "--file", battle, lines=f"{order} {battle}\nquit\n")
    assert f"{battle} exists already" in done.out
    assert (shell.folder / battle).read_bytes() == before


def test_a_document_is_written_over_one_of_its_kind(tmp_path: Path) -> None:
    file = tmp_path / "table.SVG"
    for data in (b"old", b"new"):
        write_document(str(file), data, PICTURE)
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [("table.SVG", b"new")]


@pytest.mark.parametrize("there", [b"old", None])
def test_a_full_disk_leaves_what_was_there_and_names_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, there: bytes | None
) -> None:
    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("os.fsync", full)
    file = tmp_path / "table.svg"
    if there is not None:
        file.write_bytes(there)
    with pytest.raises(OSError, match=r"table\.svg"):
        write_document(str(file), b"new", PICTURE)
    assert [path.read_bytes() for path in tmp_path.iterdir()] == ([] if there is None else [there])


def test_a_document_goes_where_it_is_no_file(tmp_path: Path) -> None:
    write_document(os.devnull, b"gone", ONCE)
    with pytest.raises(IsADirectoryError):
        write_document(str(tmp_path), b"", ONCE)


@pytest.mark.skipif(sys.platform == "win32", reason="streams are closed by a POSIX shell")
@pytest.mark.parametrize(
    ("verb", "closed"),
    [
        ("play --no-file redroll/duel", "<&-"),
        ("play --no-file redroll/duel", ">&-"),
        ("play --no-file redroll/duel", "2>&-"),
        ("check redroll/duel", "<&-"),
        ("odds redroll/duel", ">&-"),
        pytest.param("check redroll/duel", ">&-", marks=pytest.mark.slow),
        pytest.param("check redroll/duel", "2>&-", marks=pytest.mark.slow),
        pytest.param("odds redroll/duel", "<&-", marks=pytest.mark.slow),
        pytest.param("odds redroll/duel", "2>&-", marks=pytest.mark.slow),
    ],
)
def test_a_closed_stream_is_no_defect(tmp_path: Path, verb: str, closed: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f'"{sys.executable}" -m battlewright {verb} {closed}'],
        cwd=tmp_path, capture_output=True, input=b"quit\n", timeout=60,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_no_room_for_the_output_is_said(tmp_path: Path) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "battlewright", "schema"],
            cwd=tmp_path, stdout=full, stderr=subprocess.PIPE, timeout=60, text=True,
            env={**os.environ, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"},
        )  # fmt: skip
    assert (done.returncode, done.stderr) == (2, "stdout: there is no room left on the disk.\n")
