"""What is cited is about the attack that is made: steps are shared by throws, slams and tramples, their clauses not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.cli.command import Shell

from battlewright.scenario.library import shipped

OTHERS = {
    "one hand": r"HRD-(2THROW|SLAM|TRAMPLE|R-213|R-209[HIJ])",
    "two hands": r"HRD-(THROW-|SLAM|TRAMPLE|R-213|R-209[HIJ])",
    "slam": r"HRD-(2THROW|THROW-|TRAMPLE|COLL|R-209[HIJ])",
    "trample": r"HRD-(2THROW|THROW-|SLAM|COLL|R-213|R-209[HIJ])",
}
"""Clauses on attacks that the one under way is not."""


def story(shell: Shell, name: str, *words: str, script: str = "") -> str:
    """What is told of a shipped scenario, its script another."""
    text = shipped()[f"hordes/{name}"].read_text("utf-8")
    if script:
        text = f"{text}script: [{script}]\n"
    Path("told.yaml").write_text(text, "utf-8")
    done = shell("resolve", "told.yaml", *words)
    assert done.status == 0, done.err
    return done.out


@pytest.mark.parametrize(
    ("kind", "name", "script"),
    [
        ("one hand", "throw", ""),
        ("two hands", "throw_at_warlock", "two_hand_throw toad, decline, throw_at shaman"),
        ("two hands", "throw_at_warlock", "two_hand_throw toad, decline, direction 20"),
        ("slam", "slam_wall", ""),
        ("trample", "trample_line", ""),
    ],
)
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_only_clauses_on_the_attack_under_way_are_cited(
    shell: Shell, kind: str, name: str, script: str, seed: str
):
    told = story(shell, name, *(() if not script and kind != "trample" else ("--seed", seed)), script=script)
    assert "[HRD-" in told
    assert re.findall(OTHERS[kind], told) == []


def test_the_throw_says_from_where_it_is_measured_and_by_which_ruling(shell: Shell):
    told = story(shell, "throw")
    assert "5.5″" in told and "from the edge of its base" in told and "HRD-THROW-10, HRD-R-02" in told
    assert "lifts victim and throws it. [HRD-THROW-07]" in told


def test_a_third_die_is_told_with_what_it_is_for(shell: Shell):
    assert "crashes into terrain: one more die" in story(shell, "slam_wall")
    script = "two_hand_throw toad, decline, throw_at shaman"
    told = story(shell, "throw_at_warlock", "--seed", "b", script=script)
    assert "crashes into shaman: one more die" in told and "219N" not in told
