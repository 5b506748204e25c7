"""A battle played at random, kept in a file line by line, loaded again to the same position, and made a report."""

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import battlewright as bw
from battlewright.cli.reporting import document
from battlewright.core.requests import Roll
from battlewright.core.snapshot import save
from battlewright.play.battle import Battle
from battlewright.play.file import create, load
from battlewright.play.scenarios import build


def play(battle: Battle, rng: Random, inputs: int) -> None:
    """Answer with random legal options until the battle ends or enough was answered."""
    while (request := battle.pending) is not None and inputs:
        if isinstance(request, Roll):
            battle.roll()
        elif request.region is not None:
            battle.answer(("at", *request.region.sample(rng)))
        else:
            battle.answer(rng.choice(request.options))
        inputs -= 1


def main() -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "evening.bw"
        battle = bw.Battle("redroll/skirmish", seed="evening")
        create(path, battle)
        play(battle, Random(7), 80)
        battle.close()
        lines = path.read_text("utf-8").splitlines()
        print(f"{len(lines)} lines; the last: {lines[-1][:100]}...")
        again = load(path, build)
        print("the same position:", save(again.position) == save(battle.position))
        print("the same chain:", again.head == battle.head, again.head.hex()[:16])
        report = document(again, path.name, "html", "en")
        print(f"a report of {len(report):,} characters with {report.count('<figure')} pictures")


if __name__ == "__main__":
    main()
