"""The shipped profiles: who there is, and that everybody has a name."""

import pytest
from tests.hordes.battles import battle, model, row

from battlewright.rules.hordes import HORDES
from battlewright.rules.hordes.profiles import profile_of, shipped
from battlewright.table.lengths import inches
from battlewright.texts import catalog, languages

PROFILES = [profile_of(HORDES.compile(), model("m", name, 10)) for name in shipped()["profiles"]]


def test_there_are_models_of_every_kind():
    assert len(PROFILES) >= 16
    kinds = [(own.kind, own.weight, own.open_fists) for own in PROFILES]
    assert kinds.count(("warlock", "", 0)) == 2
    assert {
        ("beast", "light", 0),
        ("beast", "light", 1),
        ("beast", "heavy", 1),
        ("beast", "heavy", 2),
    } <= set(kinds)
    assert {own.base for own in PROFILES} == {30, 40, 50}
    assert {"tough", "stealth", "pathfinder", "shield_wall"} == {
        a for own in PROFILES for a in own.advantages
    }


def test_there_are_weapons_of_every_kind():
    weapons = [w for own in PROFILES for w in (*own.melee, *own.ranged, *own.spells)]
    assert {w.displaces.what for w in weapons if w.displaces} == {"push", "slam", "throw"}
    assert {w.reach for w in weapons if w.kind == "melee"} == {inches(0.5), inches(2)}
    assert any(w.SP for w in weapons) and any(w.AOE for w in weapons if w.kind == "ranged")
    assert any(w.AOE for w in weapons if w.kind == "spell")
    assert {w.ROF for w in weapons if w.kind == "ranged"} == {1, 2}


def test_every_shipped_weapon_is_somebodys():
    used = {name for own in shipped()["profiles"].values() for name in own["weapons"]}
    assert used == set(shipped()["weapons"])


@pytest.mark.parametrize("lang", languages)
def test_everybody_and_everything_has_a_name(lang):
    texts = catalog(lang)
    for kind in ("profile", "weapon"):
        for name in shipped()[f"{kind}s"]:
            assert texts.has(f"hordes-{kind}-{name.replace('_', '-')}"), name


@pytest.mark.clause("HRD-RANGED-10")
def test_bows_javelins_and_mortars_are_ranged_weapons():
    kinds = {name: own["kind"] for name, own in shipped()["weapons"].items()}
    assert {kinds[name] for name in ("bow", "javelin", "mortar")} == {"ranged"}
    p = battle([model("a", "bowman", 10)], [model("b", "mortar_crew", 20)])
    assert [[w.name for w in p.scene.data.profiles[row(p, id).profile].ranged] for id in "ab"] == [
        ["bow"],
        ["mortar"],
    ]
