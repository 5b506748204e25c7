"""What a battle shows of units: their status, and the chances of their charges."""

from __future__ import annotations

import pytest
from tests.cli.command import Shell

from battlewright.texts.catalog import catalog

SCENE = """\
battlewright: 1
ruleset: ninth_age
table: {size: [48, 48]}
sides:
  A:
    models:
      - {id: knights, profile: lancers, at: [20, 10], files: 5, models: 10}
      - {id: ogres, profile: marsh_ogres, at: [30, 10], files: 3, models: 6}
  B:
    models:
      - {id: spears, profile: militia, at: [20, 30], facing: 180, files: 5, models: 20}
turn: {round: 1, side: A}
"""


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            [
                "rider: M 4, WS 4, BS 3, S 3, T 3, W 1, I 3, A 1, Ld 8; Lance",
                "horse: M 8",
                "armour 2+: ",
                "full ranks: 2, 5 files",
                "rules: ",
            ],
        ),
        ("ru", ["всадник: M 4, WS 4", "доспехи 2+: ", "полных шеренг: 2, 5 колонн", "правила: "]),
    ],
)
def test_units_are_told_with_statistics_armour_rules_and_full_ranks(
    shell: Shell, lang: str, said: list[str]
) -> None:
    shell.file("near.yaml", SCENE)
    order = catalog(lang).text("word-status").partition(" | ")[0]
    told = shell("play", "near.yaml", "--no-file", "--lang", lang, lines=f"{order}\nquit\n").out
    words = " ".join(told.split())
    assert [each for each in said if each not in words] == [], told


@pytest.mark.parametrize(("lang", "head"), [("en", "reaches"), ("ru", "дойдёт")])
def test_a_menu_of_charges_has_the_chance_to_reach_and_no_empty_columns(
    shell: Shell, lang: str, head: str
) -> None:
    shell.file("near.yaml", SCENE.replace("at: [20, 30]", "at: [20, 20]"))
    told = shell("play", "near.yaml", "--no-file", "--lang", lang, lines="quit\n").out
    (heads,) = [line.split() for line in told.splitlines() if head in line.split()]
    assert heads[-1] == head, told
