"""The starter battle: two teams of 12 with every weapon type around a ruin of three floors."""

import pytest

from battlewright.rules.kill_team.profiles import profile_of
from battlewright.scenario.library import shipped
from battlewright.scenario.load import load

SETUP = load(shipped()["kill_team/starter"]).setup
TEAMS = [[profile_of(entry) for entry in side] for side in SETUP.sides]


@pytest.mark.parametrize("team", TEAMS)
def test_a_team_has_12_models_one_leader_and_about_250_points(team) -> None:
    assert len(team) == 12 and len({own.name for own in team}) >= 8
    assert sum(own.is_leader for own in team) == 1
    assert 240 <= sum(own.points for own in team) <= 270


def test_every_type_of_weapon_is_in_the_starter_battle() -> None:
    weapons = [weapon for team in TEAMS for own in team for weapon in own.weapons]
    assert {weapon.type for weapon in weapons} == {
        "melee", "pistol", "assault", "rapid_fire", "heavy", "salvo", "ordnance",
    }  # fmt: skip
    rules = {rule for weapon in weapons for rule in weapon.rules}
    assert {"template", "grenade", "gets_hot", "sniper", "unwieldy", "specialist", "two_handed"} <= rules


def test_the_ruin_has_three_floors_with_ladders() -> None:
    floors = [feature for feature in SETUP.table.features if "floor" in feature.traits]
    ladders = [feature for feature in SETUP.table.features if "ladder" in feature.traits]
    assert len({feature.top for feature in floors}) == 3
    assert len(ladders) >= 3
