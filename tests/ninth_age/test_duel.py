"""Duels: offer, answer, refusal, who fights whom, and what is scored beyond the last wound."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.ninth_age import battles
from tests.ninth_age.rounds import above, scored
from tests.ninth_age.striking import outcome
from tests.ninth_age.units import SOUTH, hero, position, profile, unit

from battlewright.core.effects import Cause
from battlewright.core.errors import Illegal
from battlewright.core.position import Position
from battlewright.core.requests import Choose
from battlewright.core.running import apply, start
from battlewright.core.windows import DECLINE
from battlewright.rules.ninth_age.blows import Blow
from battlewright.rules.ninth_age.combat import CombatRound
from battlewright.rules.ninth_age.distribution import passed_over
from battlewright.rules.ninth_age.duel import Duels, is_over
from battlewright.rules.ninth_age.effects import RULE, Place
from battlewright.rules.ninth_age.formation import Fighter
from battlewright.rules.ninth_age.profiles import Part
from battlewright.rules.ninth_age.roles import opponent, roles, strikers
from battlewright.rules.ninth_age.special_attacks import special_strikers
from battlewright.rules.ninth_age.wounds import remaining, take
from battlewright.table.lengths import inches

OURS, HERO, THEIRS, FOE = 3, 4, 5, 6
"""Rows: a unit with a champion and a hero, the enemy's, and its hero."""

LORD = profile("lord", A=3, W=2, I=5, is_character=True)


def two_units(
    ours: dict[str, Any] | None = None,
    theirs: dict[str, Any] | None = None,
    hero_of: Any = LORD,
    foe_of: Any = LORD,
    hero_is: dict[str, Any] | None = None,
    foe_is: dict[str, Any] | None = None,
) -> Position:
    """A unit with champion and character against one like it, front to front."""
    return position(
        unit(0, 5, 20, **{"champion": True, **(ours or {})}),
        hero(0, unit=0, of=hero_of, slot=(0, 0), **(hero_is or {})),
        unit(1, 5, 20, facing=SOUTH, **{"champion": True, **(theirs or {})}),
        hero(1, unit=2, of=foe_of, slot=(0, 0), **(foe_is or {})),
    )


def fighting(p: Position, *answers: tuple[Any, ...]) -> Position:
    """The position when these answers have been given to the questions about duels."""
    start(above(p, Duels(units=(OURS, THEIRS))))
    for answer in answers:
        apply(p, answer)
    return p


def engaged(one: Fighter, other: Fighter, **fields: Any) -> Position:
    """Two units of which these two fight a duel."""
    p = two_units(**fields)
    p.rows = list(p.rows)
    for own, foe in ((one, other), (other, one)):
        p.change(own[1], duel=foe)
    return p


CHAMPION, OTHER_CHAMPION = ("champion", OURS), ("champion", THEIRS)
CHARACTER, OTHER_CHARACTER = ("character", HERO), ("character", FOE)


@pytest.mark.clause("T9A-H-65A", "T9A-H-34E")
def test_the_active_player_may_offer_then_the_other_may() -> None:
    p = fighting(two_units())
    assert isinstance(p.pending, Choose)
    assert (p.pending.player, p.pending.kind, p.pending.default) == (0, "ask-duel", DECLINE)
    assert p.pending.options == (("champion", "a0"), ("character", "a1"), DECLINE)
    apply(p, DECLINE)
    assert isinstance(p.pending, Choose)
    assert (p.pending.player, p.pending.options[:2]) == (1, (("champion", "b2"), ("character", "b3")))
    apply(p, DECLINE)
    assert p.pending is None


@pytest.mark.clause("T9A-H-65A")
def test_faq_41_only_one_duel_is_offered_in_a_round() -> None:
    """After a refusal the other player may not offer one."""
    p = fighting(two_units(), ("champion", "a0"), ("refuse",))
    assert p.pending is None


@pytest.mark.clause("T9A-H-65B", "T9A-H-65C")
def test_faq_02_03_it_is_enough_that_the_units_touch() -> None:
    """The champion stands in the middle of a wide front, the enemy hero touches one end of it."""
    p = position(
        unit(0, 11, 22, champion=True),
        hero(1, (110, 0), SOUTH, of=LORD),
    )
    start(above(p, Duels(units=(3, 4))))
    assert isinstance(p.pending, Choose) and p.pending.options[0] == ("champion", "a0")
    apply(p, ("champion", "a0"))
    apply(p, ("character", "b1"))
    assert opponent(p, ("champion", 3)) == ("character", 4)


@pytest.mark.clause("T9A-H-65C")
def test_whose_unit_touches_neither_may_not_accept() -> None:
    p = position(
        unit(0, 5, 10, (-50, 0), champion=True),
        unit(0, 5, 10, (50, 0)),
        unit(1, 5, 10, (-60, 0), SOUTH),
        unit(1, 5, 10, (60, 0), SOUTH, champion=True),
    )
    start(above(p, Duels(units=(3, 4, 5, 6))))
    assert p.pending is None


@pytest.mark.clause("T9A-H-65C", "T9A-H-65G", "T9A-H-65L")
def test_who_accept_are_opponents_until_one_of_them_is_dead() -> None:
    p = fighting(two_units(hero_is={"refused": True}), ("character", "a1"), ("champion", "b2"))
    assert opponent(p, CHARACTER) == OTHER_CHAMPION
    assert opponent(p, OTHER_CHAMPION) == CHARACTER
    assert opponent(p, OTHER_CHARACTER) is opponent(p, CHAMPION) is None
    assert not p.rows[HERO].refused


@pytest.mark.clause("T9A-H-65M")
def test_while_a_duel_lasts_no_other_is_offered() -> None:
    p = engaged(CHAMPION, OTHER_CHARACTER)
    assert fighting(p).pending is None


@pytest.mark.clause("T9A-H-65D", "T9A-H-65E", "T9A-H-65N")
def test_faq_10_who_refuses_stays_where_he_is_and_makes_no_attacks() -> None:
    p = two_units()
    before = {slot: role.fighter for slot, role in roles(p, THEIRS).items()}
    p = fighting(p, ("champion", "a0"), ("refuse",))
    assert p.pending is None, "there is one character that could have accepted"
    found = p.rows[FOE]
    assert found.refused and found.withdrawn
    assert {slot: role.fighter for slot, role in roles(p, THEIRS).items()} == before
    assert p.value("attacks", OTHER_CHARACTER, 0) == 0
    assert p.value("leadership.of", OTHER_CHARACTER) == 0


@pytest.mark.clause("T9A-H-65D", "T9A-H-65F")
def test_the_one_who_offered_names_a_character_and_no_champion() -> None:
    p = position(
        unit(0, 5, 20, champion=True),
        unit(1, 5, 20, facing=SOUTH, champion=True),
        hero(1, unit=1, of=LORD, slot=(0, 0)),
        hero(1, unit=1, of=LORD, slot=(0, 4)),
    )
    start(above(p, Duels(units=(3, 4))))
    apply(p, ("champion", "a0"))
    apply(p, ("refuse",))
    assert isinstance(p.pending, Choose) and p.pending.player == 0
    assert p.pending.options == (("character", "b2"), ("character", "b3"))
    apply(p, ("character", "b3"))
    assert (p.rows[5].refused, p.rows[6].refused) == (False, True)


@pytest.mark.clause("T9A-H-65F")
def test_a_champion_refuses_without_loss() -> None:
    p = two_units(foe_is={"alive": False})
    p = fighting(p, ("champion", "a0"), ("refuse",))
    assert p.pending is None and p.value("attacks", OTHER_CHAMPION, 0) == 2


@pytest.mark.clause("T9A-H-65N")
def test_who_refused_makes_no_special_attacks_either() -> None:
    breather = profile("breather", A=3, W=2, I=5, rules=("grinding_attacks:3",), is_character=True)
    p = two_units(hero_of=breather)
    assert special_strikers(p, OURS, 5)
    refusing = two_units(hero_of=breather, hero_is={"withdrawn": True})
    assert not special_strikers(refusing, OURS, 5)


@pytest.mark.clause("T9A-H-65G", "T9A-H-65H")
def test_faq_01_those_in_a_duel_attack_each_other_from_where_they_stand() -> None:
    p = engaged(CHARACTER, OTHER_CHARACTER)
    ours = [group for group in strikers(p, OURS, 5) if group.who == "character"]
    assert [(group.targets, group.attacks) for group in ours] == [((OTHER_CHARACTER,), 3)]
    assert p.rows[HERO].slot == (0, 0) and p.rows[FOE].slot == (0, 0)


@pytest.mark.clause("T9A-H-65J")
def test_faq_05_06_nobody_else_attacks_them_nor_do_hits_on_the_unit() -> None:
    """Those behind a duellist support against whom he touches, less the duellist; hits pass him over."""
    p = engaged(CHARACTER, OTHER_CHARACTER)
    struck = {target for group in strikers(p, OURS, 3) for target in group.targets}
    assert OTHER_CHARACTER not in struck and ("rank_and_file", THEIRS) in struck
    assert passed_over(p, Blow(OURS, 0, "rank_and_file", 3, ("unit", THEIRS), "stomp"), OTHER_CHARACTER)


@pytest.mark.clause("T9A-H-65H", "T9A-H-65I")
def test_faq_09_14_a_stomp_goes_at_the_opponent_or_is_lost() -> None:
    stomper = profile("stomper", A=3, W=2, I=5, rules=("stomp:3",), is_character=True)
    rider = profile("rider", A=3, W=2, I=5, troop="cavalry", is_character=True)
    on_foot = engaged(CHARACTER, OTHER_CHARACTER, hero_of=stomper)
    assert [group.targets for group in special_strikers(on_foot, OURS, 0)] == [(OTHER_CHARACTER,)]
    mounted = engaged(CHARACTER, OTHER_CHARACTER, hero_of=stomper, foe_of=rider)
    assert special_strikers(mounted, OURS, 0) == ()


def round_of(p: Position) -> Position:
    """A round between the units of a position, from its beginning; stages are collapsed."""
    p.stack, p.collapses = [CombatRound(units=(OURS, THEIRS))], True
    return p


def lonely(hero_of: Any, foe_of: Any) -> Position:
    """Two characters in a duel, by themselves."""
    p = position(hero(0, of=hero_of), hero(1, facing=SOUTH, of=foe_of))
    p.change(3, duel=("character", 4))
    p.change(4, duel=("character", 3))
    return p


@pytest.mark.clause("T9A-H-65K", "T9A-H-37B")
@pytest.mark.parametrize(("attacks", "overkill"), [(2, 0), (4, 2), (9, 3)])
def test_wounds_beyond_the_last_score_at_most_3(attacks: int, overkill: int) -> None:
    strong = profile("strong", A=attacks, WS=5, S=10, I=9, is_character=True)
    weak = profile("weak", A=1, W=2, T=1, I=1, is_character=True)
    p = lonely(strong, weak)
    assert scored(p, 3, 4)[0] == 2 + overkill
    assert not p.rows[4].alive


@pytest.mark.clause("T9A-H-65K", "T9A-H-34I")
def test_attacks_of_later_steps_strike_the_dead_opponent_for_the_score() -> None:
    """The rider kills at Initiative 9, the horse strikes on at 2."""
    rider = Part("rider", 4, 5, 3, 10, 3, 2, 9, 2, 8)
    horse = Part("horse", 8, 5, 0, 10, 3, 1, 2, 1, 3, is_mount=True)
    mounted = profile("mounted", 20, parts=(rider, horse), troop="cavalry", is_character=True)
    weak = profile("weak", A=1, W=2, T=1, I=1, is_character=True)
    p = lonely(mounted, weak)
    assert scored(p, 3, 4)[0] == 3


@pytest.mark.clause("T9A-H-47E", "T9A-R-12")
def test_faq_36_wounds_left_fall_on_the_champion_even_in_a_duel() -> None:
    p = engaged(CHAMPION, OTHER_CHAMPION)
    standing = remaining(p, ("rank_and_file", THEIRS))
    take(p, ((("rank_and_file", THEIRS), standing + 2),), Cause("attack"))
    assert not p.rows[THEIRS].alive and p.rows[FOE].unit == -1


@pytest.mark.clause("T9A-H-65L", "T9A-H-34S")
def test_after_the_round_in_which_one_falls_the_other_is_free() -> None:
    strong = profile("strong", A=9, WS=5, S=10, I=9, is_character=True)
    weak = profile("weak", A=1, W=1, T=1, I=1, is_character=True)
    idle = {"of": profile(A=0, Ld=10)}
    p = engaged(CHARACTER, OTHER_CHARACTER, ours=idle, theirs=idle, hero_of=strong, foe_of=weak)
    found = outcome(round_of(p), lambda q: (q.rows[FOE].alive, q.rows[HERO].duel))
    assert {duel for alive, duel in found if not alive} == {()}
    assert {duel for alive, duel in found if alive} <= {OTHER_CHARACTER, ()}


@pytest.mark.clause("T9A-H-65E", "T9A-H-65N")
def test_after_the_round_who_refused_strikes_again_but_has_no_say() -> None:
    p = two_units(
        ours={"of": profile(A=0, Ld=10)},
        theirs={"of": profile(A=0, Ld=10)},
        hero_of=profile("mild", A=0, I=5, W=2, Ld=10, is_character=True),
        foe_of=profile("mild", A=0, I=5, W=2, Ld=10, is_character=True),
        foe_is={"refused": True, "withdrawn": True},
    )
    p.change(OURS, champion=False)
    p.change(THEIRS, champion=False)
    found = outcome(round_of(p), lambda q: (q.rows[FOE].withdrawn, q.rows[FOE].refused))
    assert found == {(False, True): Fraction(1)}


@pytest.mark.clause("T9A-H-65A", "T9A-H-65B", "T9A-H-65C")
@pytest.mark.parametrize(
    ("answer", "error"),
    [
        (("champion", "nobody"), "error-duel-unknown"),
        (("champion", "a2"), "error-duel-no-champion"),
        (("character", "a3"), "error-duel-not-here"),
        (("champion", "b4"), "error-duel-not-reached"),
    ],
)
def test_who_cannot_offer_a_duel_is_told_why_and_nothing_changes(answer: tuple[str, str], error: str) -> None:
    p = position(
        unit(0, 5, 20, champion=True),
        hero(0, unit=0, of=LORD),
        unit(0, 5, 10, (500, 0)),
        hero(0, (900, 0), of=LORD),
        unit(1, 5, 20, facing=SOUTH, champion=True),
    )
    start(above(p, Duels(units=(3, 7))))
    key = p.key()
    with pytest.raises(Illegal) as refused:
        apply(p, answer)
    assert refused.value.id == error and p.key() == key


@pytest.mark.clause("T9A-H-65L")
def test_a_duel_is_over_when_the_two_are_in_one_combat_no_more() -> None:
    duellists = {
        "A": [
            {"id": "ours", "profile": "watchmen", "at": [36, 24], "files": 5, "models": 5, "champion": True}
        ],
        "B": [
            {"id": "theirs", "profile": "veterans", "at": [36, 24], "facing": 180, "files": 5, "models": 5}
            | {"champion": True, "duel": "ours"},
        ],
    }
    p = battles.built(duellists)
    fighters = [("champion", battles.row(p, id)) for id in ("ours", "theirs")]
    assert [is_over(p, fighter) for fighter in fighters] == [False, False]
    p.effect(Place(fighters[1][1], RULE, inches(36), inches(30), 0))
    assert [is_over(p, fighter) for fighter in fighters] == [True, True]
