"""Battle files: what is loaded is what was played, and whoever changed the file is found out."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.play.fights import RULINGS, SETUP, build, fight, play_on
from tests.toys.toy import TOY

from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Position
from battlewright.core.snapshot import save
from battlewright.play import migrations
from battlewright.play.battle import Battle, begin
from battlewright.play.dice import Local, Physical, Scripted
from battlewright.play.entries import Entry
from battlewright.play.file import BattleFile, create, load, resume
from battlewright.play.lines import FileError
from battlewright.texts import catalog, languages

ROOT = Path(__file__).parents[2]
Lines = list[dict[str, Any]]


def closed(battle: Battle) -> Battle:
    battle.close()
    return battle


@pytest.fixture(autouse=True)
def _files_are_closed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    opened: list[BattleFile] = []
    init = BattleFile.__init__

    def noted(self: BattleFile, *given: Any) -> None:
        init(self, *given)
        opened.append(self)

    monkeypatch.setattr(BattleFile, "__init__", noted)
    yield
    for file in opened:
        file.close()


def played(path: Path, inputs: int = 80, key: str = "a fight") -> Battle:
    """A battle with undone and redone answers, in a file that is closed."""
    battle, rng = fight(key), Random(5)
    create(path, battle)
    play_on(battle, rng, inputs // 2)
    battle.undo(4, consent=True)
    battle.redo(2)
    play_on(battle, rng, inputs // 2)
    battle.undo(consent=True)
    return closed(battle)


def lines_of(path: Path) -> Lines:
    return [json.loads(line) for line in path.read_text().splitlines()]


def rewrite(path: Path, lines: Lines) -> None:
    path.write_text("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines))


def chained_anew(lines: Lines) -> Lines:
    """What a forger does who knows how the chain is made."""
    head = b""
    for line in lines:
        if "input" in line:
            head = sha256(head + json.dumps(line["input"], separators=(",", ":")).encode()).digest()
            line["head"] = head.hex()
    return lines


def same(one: Battle, other: Battle) -> bool:
    def told(battle: Battle) -> list[Any]:
        return [(x.form(), x.head, x.events if isinstance(x, Entry) else None) for x in battle.log]

    return (
        told(one) == told(other)
        and save(one.position) == save(other.position)
        and one.rolls == other.rolls
        and one.undone == other.undone
        and one.pending == other.pending
    )


def refused(path: Path, make: Callable[..., Position] = build) -> FileError:
    with pytest.raises(FileError) as caught:
        load(path, make)
    assert {"file", "line", "field", "value", "expected"} <= caught.value.values.keys()
    assert caught.value.values["file"] == str(path)
    plain = {**caught.value.values, **({"reason": "because"} if "reason" in caught.value.values else {})}
    for lang in languages:
        assert str(path) in catalog(lang).exact(caught.value.id, **plain)
    return caught.value


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "fight.battle"


def test_a_loaded_battle_is_the_one_that_was_played(path: Path) -> None:
    battle = played(path)
    assert same(load(path, build), battle)


@pytest.mark.parametrize("dice", [Physical(), Scripted((3, 1, 2) * 50)])
def test_battles_with_other_dice_load_as_well(path: Path, dice: Physical | Scripted) -> None:
    battle = begin(build(SETUP, "toy", RULINGS), SETUP, dice, created="2026-01-01")
    create(path, battle)
    rng = Random(1)
    while battle.pending is not None and len(battle.log) < 60:
        if hasattr(battle.pending, "partition") and isinstance(dice, Physical):
            battle.answer(tuple(rng.choice(die.faces) for die in battle.pending.partition.dice))
        else:
            play_on(battle, rng, 1)
    loaded = load(path, build)
    assert same(loaded, battle)
    assert loaded.header == battle.header


def test_play_goes_on_after_loading_as_if_it_had_never_stopped(path: Path) -> None:
    played(path)
    resumed, whole = resume(path, build), load(path, build)
    for battle in (resumed, whole):
        play_on(battle, Random(9))
    assert same(resumed, whole)
    assert same(load(path, build), closed(resumed))


def test_a_battle_begun_in_memory_can_be_kept_later_and_so_can_its_fork(path: Path, tmp_path: Path) -> None:
    battle = fight()
    play_on(battle, Random(1), 30)
    create(path, battle)
    fork = battle.fork()
    create(tmp_path / "fork.battle", fork)
    play_on(battle, Random(2), 30)
    play_on(fork, Random(3), 60)
    assert same(load(path, build), battle)
    assert same(load(tmp_path / "fork.battle", build), fork)


def test_a_line_is_on_the_disk_before_the_answer_returns(path: Path) -> None:
    battle, rng = fight(), Random(1)
    create(path, battle)
    for _ in range(20):
        play_on(battle, rng, 1)
        assert lines_of(path)[-1]["head"] == battle.head.hex()


def test_the_file_only_grows_and_a_snapshot_follows_every_fifty_lines(path: Path) -> None:
    battle, rng = fight(), Random(1)
    create(path, battle)
    before = b""
    for act in (40, -2, 30, -3, 60):
        if act < 0:
            battle.undo(-act, consent=True)
        else:
            play_on(battle, rng, act)
        assert path.read_bytes().startswith(before)
        before = path.read_bytes()
    counts = [line["snapshot"] for line in lines_of(path) if "snapshot" in line]
    assert counts == list(range(50, len(battle.log) + 1, 50)) != []


# Accidents.


@pytest.mark.parametrize("cut", [1, 7, 40])
def test_a_torn_last_line_is_dropped_and_written_over(path: Path, cut: int) -> None:
    battle = fight()
    create(path, battle)
    play_on(battle, Random(1), 20)
    closed(battle)
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    assert len(load(path, build).log) == 19
    resumed = resume(path, build)
    play_on(resumed, Random(2), 1)
    assert same(load(path, build), resumed)
    assert path.read_bytes().startswith(whole[: whole.rstrip().rfind(b"\n") + 1])


def test_what_an_interrupted_write_left_is_written_over(path: Path) -> None:
    battle = fight()
    create(path, battle)
    play_on(battle, Random(1), 3)
    with path.open("ab") as file:
        file.write(b'{"input":[0,"pers')
    play_on(battle, Random(2), 3)
    assert same(load(path, build), battle)


PLAYER = """
import sys
from pathlib import Path
from random import Random
from tests.play.fights import fight, play_on
from battlewright.play.file import create
battle, rng = fight(), Random(int(sys.argv[2]))
create(Path(sys.argv[1]), battle)
while True:
    if not play_on(battle, rng, 1):
        battle.undo(10, consent=True)
    print(len(battle.log), battle.head.hex(), flush=True)
"""


@pytest.mark.parametrize("seed", range(6))
def test_killed_at_any_moment_a_battle_keeps_every_answer_that_was_shown(path: Path, seed: int) -> None:
    command = [sys.executable, "-c", PLAYER, str(path), str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as player:
        assert player.stdout is not None
        shown = player.stdout.readline()
        time.sleep(Random(seed).uniform(0, 0.05))
        player.send_signal(signal.SIGKILL)
        for line in player.stdout:
            shown = line if line.endswith("\n") else shown
    count, head = shown.split()
    loaded = resume(path, build)
    assert len(loaded.log) >= int(count)
    assert loaded.log[int(count) - 1].head.hex() == head
    assert len(loaded.log) <= int(count) + 1
    play_on(loaded, Random(1), 5)
    assert same(load(path, build), closed(loaded))


def test_a_second_writer_is_refused_and_readers_are_not(path: Path) -> None:
    played(path)
    script = (
        "import sys; from pathlib import Path; from tests.play.fights import build\n"
        "from battlewright.play.file import resume\n"
        "battle = resume(Path(sys.argv[1]), build); print('open', flush=True); sys.stdin.read()"
    )
    command = [sys.executable, "-c", script, str(path)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, cwd=ROOT) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "open\n"
        with pytest.raises(FileError, match="error-file-locked"):
            resume(path, build)
        assert load(path, build).log
        other.kill()
    closed(resume(path, build))


def test_an_existing_file_is_never_overwritten(path: Path) -> None:
    path.write_text("a letter")
    with pytest.raises(FileError, match="error-file-exists"):
        create(path, fight())
    assert path.read_text() == "a letter"


def test_a_disk_that_refuses_leaves_battle_and_file_together(path: Path) -> None:
    battle = fight()
    keeper = create(path, battle)
    play_on(battle, Random(1), 10)
    before = save(battle.position), battle.head
    keeper.close()
    keeper._file = path.open("rb", buffering=0)  # every write to it fails
    with pytest.raises(FileError, match="error-file-unwritable"):
        play_on(battle, Random(2), 1)
    assert (save(battle.position), battle.head) == before
    assert same(load(path, build), battle)


# Forgeries.


def index_of_roll(lines: Lines) -> int:
    return next(
        i for i, x in enumerate(lines) if isinstance(x.get("input"), list) and x["input"][1] == "dice"
    )


def change_roll(lines: Lines) -> None:
    line = lines[index_of_roll(lines)]
    line["input"][2][0] = line["input"][2][0] % 6 + 1


def type_the_roll(lines: Lines) -> None:
    lines[index_of_roll(lines)]["input"][1] = "person"


def swap_lines(lines: Lines) -> None:
    lines[10], lines[11] = lines[11], lines[10]


def remove_line(lines: Lines) -> None:
    del lines[12]


def remove_undo(lines: Lines) -> None:
    del lines[
        next(i for i, x in enumerate(lines) if isinstance(x.get("input"), dict) and "act" in x["input"])
    ]


def repeat_line(lines: Lines) -> None:
    lines.insert(9, lines[9])


def change_setup(lines: Lines) -> None:
    lines[0]["input"]["setup"]["fighters"] = 4


def change_ruling(lines: Lines) -> None:
    lines[0]["input"]["rulings"]["reactions"] = False


def change_key(lines: Lines) -> None:
    lines[0]["input"]["dice"]["key"] = "luckier"


@pytest.mark.parametrize(
    "forge",
    [
        change_roll,
        type_the_roll,
        swap_lines,
        remove_line,
        remove_undo,
        repeat_line,
        change_setup,
        change_ruling,
        change_key,
    ],
)
def test_the_chain_shows_the_first_line_that_is_not_as_written(
    path: Path, forge: Callable[[Lines], None]
) -> None:
    played(path)
    before = lines_of(path)
    lines = lines_of(path)
    forge(lines)
    rewrite(path, lines)
    error = refused(path)
    first = next(i for i, (one, other) in enumerate(zip(before, lines, strict=False), 1) if one != other)
    assert error.id == "error-file-chain"
    assert error.values["line"] in (first, first + 1)


def test_a_forged_roll_is_found_even_with_the_chain_made_anew(path: Path) -> None:
    played(path)
    lines = lines_of(path)
    change_roll(lines)
    rewrite(path, chained_anew(lines))
    error = refused(path)
    assert (error.id, error.values["line"]) == ("error-file-dice", index_of_roll(lines) + 1)


def test_another_key_is_found_even_with_the_chain_made_anew(path: Path) -> None:
    played(path)
    lines = lines_of(path)
    change_key(lines)
    rewrite(path, chained_anew(lines))
    assert refused(path).id == "error-file-dice"


def change_events(lines: Lines) -> None:
    next(x for x in lines[1:] if x.get("events"))["events"][0]["values"]["model"] = "b9"


def change_snapshot(lines: Lines) -> None:
    next(x for x in lines if "snapshot" in x)["position"]["rows"][3]["x"] += 1


def change_seat(lines: Lines) -> None:
    line = lines[index_of_roll(lines)]
    line["input"][0] = 1 - line["input"][0]


def undo_without_consent(lines: Lines) -> None:
    next(x for x in lines if isinstance(x.get("input"), dict) and x["input"].get("act") == "undo")[
        "input"
    ].pop("consent")


def answer_nonsense(lines: Lines) -> None:
    answers = [
        x["input"] for x in lines if isinstance(x.get("input"), list) and isinstance(x["input"][2], list)
    ]
    next(x for x in answers if x[2][0] == "advance")[2] = ["fly", "a1"]


@pytest.mark.parametrize(
    ("forge", "id"),
    [
        (change_events, "error-file-events"),
        (change_snapshot, "error-file-snapshot"),
        (change_seat, "error-file-seat"),
        (undo_without_consent, "error-file-illegal-answer"),
        (answer_nonsense, "error-file-illegal-answer"),
    ],
)
def test_playing_again_finds_what_the_chain_cannot(
    path: Path, forge: Callable[[Lines], None], id: str
) -> None:
    played(path)
    lines = lines_of(path)
    forge(lines)
    rewrite(path, chained_anew(lines))
    assert refused(path).id == id


@pytest.mark.parametrize(
    "text", ["", "\n", "a letter\n", '{"a": 1}\n', '{"battlewright": 1}\n', "\udc80\n", "{"]
)
def test_other_files_are_no_battle_files(path: Path, text: str) -> None:
    path.write_bytes(text.encode(errors="surrogateescape"))
    assert refused(path).id == "error-file-foreign"


def test_a_missing_file_is_said_to_be_missing(path: Path) -> None:
    assert refused(path).id == "error-file-unreadable"
    with pytest.raises(FileError, match="error-file-unreadable"):
        resume(path, build)


@pytest.mark.parametrize("damage", [b"{", b"\x00\x00", b'{"input":1}', b'{"snapshot":"x"}', b""])
def test_a_damaged_line_is_named(path: Path, damage: bytes) -> None:
    played(path)
    texts = path.read_bytes().split(b"\n")
    texts[4] = damage
    path.write_bytes(b"\n".join(texts))
    error = refused(path)
    assert (error.id, error.values["line"]) == ("error-file-damaged-line", 5)


@pytest.mark.parametrize(
    "forged",
    [
        {"input": [0, "person", {"type": "win"}]},
        {"input": [0, "person", [{"a": 1}]]},
        {"input": [0, "ghost", ["pass"]]},
        {"input": [0]},
        {"input": {"act": "x"}},
        {"events": 7},
        {"events": ["harm"]},
        {"events": [{"id": "event-harm"}]},
        {"events": [{"id": "event-harm", "values": [], "clauses": []}]},
    ],
)
def test_answers_and_events_of_no_known_form_are_damage(path: Path, forged: dict[str, Any]) -> None:
    played(path)
    lines = lines_of(path)
    lines[3] |= forged
    rewrite(path, chained_anew(lines))
    error = refused(path)
    assert (error.id, error.values["line"]) == ("error-file-damaged-line", 4)


def header_changed(path: Path, **fields: Any) -> FileError:
    lines = lines_of(path)
    lines[0]["input"] |= fields
    rewrite(path, chained_anew(lines))
    return refused(path)


def test_unknown_rulesets_and_wrong_rulings_are_named(path: Path) -> None:
    played(path)
    error = header_changed(path, ruleset="chess")
    assert (error.id, error.values["field"], error.values["value"]) == (
        "error-file-ruleset",
        "ruleset",
        "chess",
    )
    assert error.values["expected"] == "toy"
    for wrong, field in (({"rounds": 99}, "rounds"), ({"weather": 1}, "weather")):
        error = header_changed(path, ruleset="toy", rulings={**dict(TOY.compile(RULINGS).rulings), **wrong})
        assert (error.id, error.values["field"]) == ("error-file-rulings", f"rulings.{field}")
    rulings = dict(TOY.compile(RULINGS).rulings)
    del rulings["rounds"]
    error = header_changed(path, rulings=rulings)
    assert (error.id, error.values["field"]) == ("error-file-rulings", "rulings.rounds")


def test_a_setup_that_cannot_be_built_says_why(path: Path) -> None:
    def broken(setup: dict[str, Any], ruleset: str, rulings: dict[str, Any]) -> Position:
        raise BattlewrightError("error-no-roll-asked")

    played(path)
    assert refused(path, broken).values["reason"].id == "error-no-roll-asked"


# Other versions of rules and of the format.


def newer(part: str, setup: dict[str, Any], ruleset: str, rulings: dict[str, Any]) -> Position:
    """The toy as version 2, without one of its parts."""
    position = build(setup, ruleset, rulings)
    rules = TOY.without(part)
    rules.version = "2"
    position.rules = rules.compile(rulings)
    return position


def test_a_battle_of_an_older_version_replays_where_nothing_differs(path: Path) -> None:
    battle = played(path)

    def build_newer(*given: Any) -> Position:
        return newer("restriction:action:advance.moved-already", *given)

    loaded = load(path, build_newer)
    assert [line.head for line in loaded.log] == [line.head for line in battle.log]
    assert loaded.position.rows == battle.position.rows


def test_a_battle_of_an_older_version_says_at_which_answer_and_clause_it_differs(path: Path) -> None:
    battle = played(path)
    harmed = next(
        n
        for n, x in enumerate(battle.log, 1)
        if isinstance(x, Entry) and any(e.id == "event-attack" for e in x.events)
    )
    error = refused(path, lambda *given: newer("step:attack.compare", *given))
    assert error.id in ("error-file-replay-differs", "error-file-replay-refused")
    assert (error.values["old"], error.values["new"], error.values["answer"]) == ("1", "2", harmed)
    assert error.clauses == ("TOY-14",)


def test_an_answer_that_a_newer_version_forbids_is_named(path: Path) -> None:
    played(path)
    error = refused(path, lambda *given: newer("action:advance", *given))
    assert error.id == "error-file-replay-refused"
    assert "advance" in error.values["value"]


def test_a_newer_format_is_refused(path: Path) -> None:
    played(path)
    lines = lines_of(path)
    lines[0]["format"] = migrations.FORMAT + 1
    rewrite(path, lines)
    error = refused(path)
    assert (error.id, error.values["value"]) == ("error-file-format", migrations.FORMAT + 1)


def written_in_format_0(path: Path) -> Battle:
    """A file as an imagined earlier format had it: seats were letters, and answers had no `by`."""
    battle = played(path)
    lines = [line for line in lines_of(path) if "snapshot" not in line]
    lines[0]["format"] = 0
    for line in lines[1:]:
        if isinstance(line["input"], list):
            who, by, answer = line["input"]
            line["input"] = ["AB"[who], answer, by == "dice"]
    rewrite(path, chained_anew(lines))
    return battle


def from_0(lines: Lines) -> Lines:
    for line in lines[1:]:
        if isinstance(line["input"], list):
            who, answer, rolled = line["input"]
            line["input"] = ["AB".index(who), "dice" if rolled else "person", answer]
    return lines


def test_files_of_older_formats_are_migrated(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    battle = written_in_format_0(path)
    assert refused(path).id == "error-file-format"
    monkeypatch.setitem(migrations.STEPS, 0, from_0)
    old = path.read_bytes()
    assert same(load(path, build), battle)
    assert path.read_bytes() == old
    resumed = resume(path, build)
    play_on(resumed, Random(1), 5)
    assert lines_of(path)[0]["format"] == migrations.FORMAT
    assert path.with_name(f"{path.name}.format0").read_bytes() == old
    assert same(load(path, build), closed(resumed))


def test_tampering_is_found_before_migrating(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written_in_format_0(path)
    monkeypatch.setitem(migrations.STEPS, 0, from_0)
    lines = lines_of(path)
    lines[3]["input"][0] = "B"
    lines[4]["input"][0] = "B"
    rewrite(path, lines)
    assert refused(path).id == "error-file-chain"


def test_a_file_names_no_python_class(path: Path) -> None:
    played(path)
    assert b"battlewright." not in path.read_bytes()
    assert b"tests" not in path.read_bytes()


def test_a_new_file_is_written_beside_its_place_first(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(file: Any) -> None:
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr(os, "fsync", fails)
    with pytest.raises(FileError, match="error-file-unwritable"):
        create(path, fight())
    assert not path.exists()


def test_keys_make_battles_differ() -> None:
    assert begin(build(SETUP, "toy", RULINGS)).header.dice != begin(build(SETUP, "toy", RULINGS)).header.dice
    assert Local("x") == Local("x")
