"""The shipped forces: who there is, what rules they show, and that everybody has a name."""

from __future__ import annotations

import pytest
from tests.ninth_age.battles import battle, row

from battlewright.rules.common.game import PieceEntry
from battlewright.rules.ninth_age import NINTH_AGE
from battlewright.rules.ninth_age.checks_profile import special_rules
from battlewright.rules.ninth_age.profiles import Profile, profile_of, shipped, shipped_weapons
from battlewright.rules.ninth_age.state import is_unit, profile
from battlewright.scenario.library import shipped as scenarios
from battlewright.scenario.load import load, position
from battlewright.texts import catalog, languages

FORCES: dict[str, Profile] = {name: profile_of(PieceEntry("m", name)) for name in shipped()["profiles"]}


def test_a_side_of_the_starter_battle_has_six_units_four_characters_and_200_models() -> None:
    p = position(load(scenarios()["ninth_age/starter"]))
    for side in (0, 1):
        rows = p.scene.pieces[side]
        units = [profile(p, piece).name for piece in rows if is_unit(p, piece)]
        heroes = [profile(p, piece).name for piece in rows if not is_unit(p, piece)]
        assert len(set(units)) >= 6 and len(set(heroes)) >= 4
        assert sum(p.rows[piece].starting for piece in rows if is_unit(p, piece)) + len(heroes) >= 200
        for honour in ("is_general", "is_standard_bearer"):
            assert sum(getattr(p.rows[piece], honour) for piece in rows if not is_unit(p, piece)) == 1
        assert any(p.rows[piece].champion for piece in rows if is_unit(p, piece))


@pytest.mark.parametrize(
    ("name", "troop", "weapon"),
    [
        ("militia", "infantry", "spear"),
        ("oath_swords", "infantry", "great_weapon"),
        ("veterans", "infantry", "halberd"),
        ("reed_folk", "infantry", "paired_weapons"),
        ("lancers", "cavalry", "lance"),
        ("outriders", "cavalry", "light_lance"),
        ("penitents", "infantry", "flail"),
        ("marsh_ogres", "monstrous_infantry", "hand_weapon"),
    ],
)
def test_who_there_is(name: str, troop: str, weapon: str) -> None:
    own = FORCES[name]
    assert (own.troop, own.parts[0].weapon) == (troop, weapon)


def test_there_are_chariots_monsters_their_riders_swarms_machines_and_daemons() -> None:
    troops = {own.troop for own in FORCES.values()}
    assert troops >= {
        "chariot",
        "monster",
        "ridden_monster",
        "swarm",
        "war_machine",
        "war_beast",
        "monstrous_cavalry",
    }
    daemons = [own for own in FORCES.values() if "daemonic_instability" in own.rules]
    assert daemons and all(own.ward for own in daemons)
    assert "light_troops" in FORCES["reed_folk"].rules


def rules_of(own: Profile) -> set[str]:
    return {*own.rules, *(rule for part in own.parts for rule in part.rules)}


def test_every_special_rule_is_somebodys() -> None:
    used = {rule for own in FORCES.values() for rule in rules_of(own)}
    used |= {rule for weapon in shipped_weapons().values() for rule in weapon.rules}
    words = {f"{rule.partition(':')[0]}:X" if ":" in rule else rule for rule in used}
    assert words == special_rules()


def test_every_shipped_weapon_is_somebodys() -> None:
    used = {part.weapon for own in FORCES.values() for part in own.parts}
    assert used == set(shipped_weapons())


def test_there_are_missiles_of_three_kinds_and_an_engine() -> None:
    used = {part.shoots for own in FORCES.values() for part in own.parts} - {""}
    assert used == set(NINTH_AGE.compile().tables["missile"])


@pytest.mark.parametrize("lang", languages)
def test_everybody_and_everything_has_a_name(lang: str) -> None:
    texts = catalog(lang)
    named: dict[str, set[str]] = {
        "profile": set(FORCES),
        "part": {part.name for own in FORCES.values() for part in own.parts},
        "weapon": {*shipped_weapons(), *(part.shoots for own in FORCES.values() for part in own.parts)}
        - {""},
        "armour": {name for own in FORCES.values() for name in own.armour},
        "rule": {rule.partition(":")[0] for rule in special_rules()},
        "troop": {own.troop for own in FORCES.values()},
    }
    for kind, names in named.items():
        for name in names:
            assert texts.has(f"ninth_age-{kind}-{name.replace('_', '-')}"), (kind, name)


@pytest.mark.clause("T9A-H-49A", "T9A-H-48D")
def test_a_ridden_monster_has_the_wounds_of_the_monster_a_rider_the_highest() -> None:
    assert (FORCES["sky_marshal"].W, FORCES["wyrm_rider"].W) == (4, 5)
    weak = {"id": "w", "profile": "wyrm_rider", "at": [10, 10], "stats": {"W": 6, "wyrm": {"W": 2}}}
    knights = {"id": "k", "profile": "lancers", "at": [50, 10], "files": 1, "models": 1, "stats": {"W": 3}}
    p = battle({"A": [weak], "B": [knights]})
    assert (profile(p, row(p, "w")).W, profile(p, row(p, "k")).W) == (2, 3)
