"""What a sitting of hordes promises, understands and refuses."""

from __future__ import annotations

import re

import pytest
from tests.cli.command import Shell

SCENE = """\
battlewright: 1
ruleset: hordes
table: {size: [24, 24]}
sides:
  A:
    models:
      - {id: alpha, profile: wolf_alpha, at: [10, 4]}
      - {id: friend, profile: bowman, at: [7, 8]}
      - {id: boss, profile: stone_shaman, at: [4, 4]}
  B:
    models:
      - {id: archer, profile: bowman, at: [10, %s], facing: 180}
      - {id: toad, profile: bile_toad, at: [14, 14], facing: 180}
turn: {round: 1, side: A, active: %s, phase: activation}
"""


@pytest.fixture
def shell(shell: Shell) -> Shell:
    """With a beast before an archer of one box: far enough to charge, and in reach."""
    shell.file("far.yaml", SCENE % (11, "alpha"))
    shell.file("near.yaml", SCENE % (5.6, "alpha"))
    shell.file("boss.yaml", SCENE % (11, "boss"))
    return shell


def told(shell: Shell, scene: str, *lines: str) -> str:
    return shell("play", f"{scene}.yaml", "--no-file", "--seed", "s", lines="\n".join((*lines, "quit\n"))).out


def row(said: str, label: str) -> list[str]:
    """The numbers behind an answer of the menu."""
    (found,) = set(re.findall(rf"^ +\d+  {re.escape(label)} +(.*)$", said, re.MULTILINE))
    return re.findall(r"\d+%|–|(?<= )\d+\.\d(?= )", str(found))


def test_a_charge_promises_what_its_attack_does(shell: Shell) -> None:
    assert row(told(shell, "far"), "Charge archer") == ["72%", "72%", "0.7", "–"]


def test_nobody_loses_more_wounds_than_it_has(shell: Shell) -> None:
    """The blow takes some ten points off an archer of one box."""
    assert row(told(shell, "near"), "Attack archer (Jaws)")[2] == "0.7"


@pytest.mark.parametrize(
    "asked", ["odds charge archer", "odds ch arch", "odds charge archer archer.destroyed"]
)
def test_odds_are_asked_of_an_answer_by_its_words(shell: Shell, asked: str) -> None:
    assert re.search(r"archer\.destroyed +72\.2%", told(shell, "far", asked))


def test_enemies_stand_before_friends(shell: Shell) -> None:
    said = told(shell, "boss", "all")
    spells = re.findall(r"Cast Fire Bolt at (\w+)", said)
    assert spells.index("archer") < spells.index("friend")
    slams = re.findall(r"Slam (\w+)", told(shell, "far", "all"))
    assert slams.index("toad") < slams.index("friend")


def test_enter_is_the_first_row_where_it_attacks(shell: Shell) -> None:
    said = told(shell, "near")
    first, enter = re.search(r"  1  (Attack \w+ \([\w ]+\))", said), re.search(r"\[Enter: (.*?)\]", said)
    assert first and enter and first[1] == enter[1]


def test_a_throw_is_said_as_the_menu_says_it(shell: Shell) -> None:
    assert "A > Throw archer" in told(shell, "near", "throw archer")
    done = shell("play", "near.yaml", "--no-file", "--lang", "ru", lines="бросить archer\nвыход\n")
    assert "Бросить archer" in done.out.partition("> бросить archer")[2].splitlines()[1]


def held(shell: Shell, *lines: str) -> str:
    """What is said when the archer has been lifted and these lines are typed."""
    lifted = ("throw archer", "decline", "4 5", "6 1")
    typed = "\n".join((*lifted, *lines, "quit\n"))
    return shell("play", "near.yaml", "--no-file", "--dice", "physical", lines=typed).out.partition("> 6 1")[
        2
    ]


@pytest.mark.parametrize("number", ["30", "0", "10", "-45.5"])
def test_at_a_direction_a_number_is_the_direction(shell: Shell, number: str) -> None:
    said = held(shell, number)
    assert re.search(rf"^A > .*{re.escape(number)}", said, re.MULTILINE)
    assert "no answer" not in said


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("180", "HRD-THROW-07"),
        ("3 6", "“6” would answer the next one"),
        ("wolf", "is not a direction"),
    ],
)
def test_what_is_refused_at_a_direction(shell: Shell, typed: str, said: str) -> None:
    assert said in held(shell, typed)


@pytest.mark.parametrize(
    ("scene", "said"), [("far", "Fury on it: 0 of at most 4"), ("boss", "Fury left: 6.")]
)
def test_fury_is_told_as_what_it_is(shell: Shell, scene: str, said: str) -> None:
    """On a beast it is the more the worse, with a warlock it is what it has to spend."""
    assert said in told(shell, scene)


@pytest.mark.parametrize("typed", ["throw toad with both hands", "Throw toad with both", "THROW TOAD both"])
def test_what_a_label_says_is_understood(shell: Shell, typed: str) -> None:
    done = shell("play", "hordes/throw_at_warlock", "--no-file", lines=f"{typed}\nquit\n")
    assert "A > Throw toad with both hands" in done.out


def test_words_of_several_labels_are_answered_with_the_labels(shell: Shell) -> None:
    said = told(shell, "near", "attack fist")
    assert "may mean several things: Attack archer (Left Fist), Attack archer (Right Fist)" in said


def test_a_model_is_thrown_at_as_it_is_shown(shell: Shell) -> None:
    lines = "throw toad with both\ndecline\n4 5\n6 1 1\nat shaman\nquit\n"
    done = shell("play", "hordes/throw_at_warlock", "--no-file", "--dice", "physical", lines=lines)
    assert "A > At shaman" in done.out


def test_a_shot_past_the_rate_of_fire_names_the_rule(shell: Shell) -> None:
    """The activation has ended by itself, and the question is already who acts next."""
    quills = "weapons: [{name: long_quills, kind: ranged, RNG: 16, POW: 12, ROF: 1, attacks: 2}]"
    gunner = f"{{id: friend, profile: quill_boar, at: [7, 8], {quills}}}"
    scene = (SCENE % (16, "friend")).replace("{id: friend, profile: bowman, at: [7, 8]}", gunner)
    shell.file("gun.yaml", scene)
    said = told(shell, "gun", "shoot archer", "decline", "decline", "shoot archer long")
    assert "Who acts now?" in said.rpartition("> shoot archer long")[0]
    assert "HRD-ROF-01" in said.rpartition("> shoot archer long")[2]


def test_collateral_damage_is_never_boosted(shell: Shell) -> None:
    lines = ("throw toad", "decline", "4 5", "6 1", "0", "3 1", "decline", "5 1 5", "6", "boost", "quit\n")
    play = ("play", "hordes/throw_at_warlock", "--no-file", "--dice", "physical")
    assert "HRD-COLL-03" in shell(*play, lines="\n".join(lines)).out.rpartition("> boost")[2]


def test_a_way_ends_on_its_line_and_says_so(shell: Shell) -> None:
    pond = "terrain:\n  - {id: pond, shape: {disc: [10, 9], radius: 2}, traits: [impassable]}\nsides:"
    shell.file("pond.yaml", (SCENE % (18, "alpha")).replace("sides:", pond))
    said = told(shell, "pond", "advance", "n 6")
    assert "alpha now stands at 10″ across, 6.02″ up" in said
    assert "the way ends after 2.02″" in said
    assert "the way ends" not in told(shell, "pond", "advance", "n 1")


def test_the_help_names_an_offer_of_the_ruleset(shell: Shell) -> None:
    assert "settings A boost_attack never" in told(shell, "far", "help")


def test_only_an_activation_is_refused_as_one(shell: Shell) -> None:
    """Who has been activated may still be named otherwise, and wrongly."""
    said = told(shell, "far", "end", "activate alpha", "charge alpha")
    assert "has been activated" in said.rpartition("> activate alpha")[2].partition("> charge")[0]
    assert "has been activated" not in said.rpartition("> charge alpha")[2]


@pytest.mark.parametrize("stop", ["", "stop: end_of_activation\n"])
@pytest.mark.parametrize(("shots", "said"), [(2, ""), (3, "HRD-ROF-01")])
def test_a_script_of_shots_is_played_to_its_last(shell: Shell, stop: str, shots: int, said: str) -> None:
    """The stop is counted from the last line on; what comes too late is refused with the rule, not by who is next."""
    quills = "weapons: [{name: long_quills, kind: ranged, RNG: 16, POW: 12, ROF: 2, attacks: 3}]"
    gunner = f"{{id: friend, profile: quill_boar, at: [7, 8], {quills}}}"
    scene = (SCENE % (16, "friend")).replace("{id: friend, profile: bowman, at: [7, 8]}", gunner)
    script = f"script: [{', '.join(['shoot toad long_quills'] * shots)}]\n"
    shell.file("shots.yaml", scene + script + stop)
    done = shell("resolve", "shots.yaml", "--seed", "a")
    assert done.out.count("ranged attack roll") == (2 if not said else 0)
    assert said in done.err
