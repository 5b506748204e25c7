"""The shipped profiles of kill_team, and a name in every language for all that they mention."""

import pytest

from battlewright.rules.common.game import PieceEntry
from battlewright.rules.kill_team.profiles import profile_of, shipped
from battlewright.texts import catalog, languages


def mentioned() -> set[str]:
    """The ids of names: of profiles, weapons, and of special rules and wargear without their numbers."""
    data = shipped()
    found = {f"profile-{name}" for name in data["profiles"]} | {f"weapon-{name}" for name in data["weapons"]}
    for entry in (*data["profiles"].values(), *data["weapons"].values()):
        words = (*entry.get("rules", ()), *entry.get("wargear", ()))
        found |= {f"ability-{word.partition(':')[0]}" for word in words}
    return {f"kill_team-{id}".replace("_", "-").replace("kill-team", "kill_team") for id in found}


@pytest.mark.parametrize("lang", languages)
def test_everything_in_the_data_has_a_name(lang: str) -> None:
    texts = catalog(lang)
    assert [id for id in sorted(mentioned()) if not texts.has(id)] == []


@pytest.mark.parametrize("lang", languages)
def test_every_special_rule_says_what_it_does(lang: str) -> None:
    texts = catalog(lang)
    rules = [id for id in sorted(mentioned()) if id.startswith("kill_team-ability-")]
    assert [id for id in rules if not texts.has(f"{id}.effect")] == []


def test_every_weapon_is_borne_by_somebody() -> None:
    borne = {
        weapon.name for name in shipped()["profiles"] for weapon in profile_of(PieceEntry("x", name)).weapons
    }
    assert borne == shipped()["weapons"].keys()


def test_every_type_of_weapon_is_there() -> None:
    types = {weapon.get("type", "melee") for weapon in shipped()["weapons"].values()}
    assert types == {"melee", "pistol", "assault", "rapid_fire", "heavy", "salvo", "ordnance"}
