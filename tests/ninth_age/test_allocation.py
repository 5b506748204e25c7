"""Allocating attacks: whom each model attacks is said before any die of the step is rolled."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.ninth_age import units
from tests.ninth_age.striking import RANK_AND_FILE, facing

from battlewright.core.errors import Illegal
from battlewright.core.position import Position
from battlewright.core.requests import Both, Choose, Roll
from battlewright.core.running import Sealed, apply, start
from battlewright.rules.ninth_age import NINTH_AGE
from battlewright.rules.ninth_age.allocation import SPLITS, Allocation, Open, allocated, groups_of
from battlewright.rules.ninth_age.attack import SimultaneousBlows
from battlewright.rules.ninth_age.roles import Strikers
from battlewright.rules.ninth_age.spreading import spreadings
from battlewright.texts.sayings import option_text, request_text

HERO = ("character", 5)


def allocating(p: Position, initiative: int = 3) -> Position:
    """The allocation of a step, above the frame that rolls its blows."""
    p.stack = [SimultaneousBlows(blows=()), Allocation(groups=groups_of(p, (3, 4), initiative))]
    return start(p)


def put(p: Position) -> dict[tuple[str, Any], int]:
    """How many attacks who makes at whom."""
    frame: Any = p.stack[0]
    blows = (*frame.blows, *(f.blow for f in p.stack[1:] if hasattr(f, "blow")))
    found: dict[tuple[str, Any], int] = {}
    for b in blows:
        found[b.kind if b.kind != "ordinary" else b.who, b.target] = (
            found.get((b.kind if b.kind != "ordinary" else b.who, b.target), 0) + b.attacks
        )
    return found


def with_hero(rules: Any = None, **fields: Any) -> Position:
    """Five soldiers of Initiative 3 against five with a character of Initiative 5 among them."""
    hero = units.hero(1, of=units.profile("hero", W=3, A=2, I=5, is_character=True), unit=1, slot=(0, 2))
    return facing(fields, {"I": 2}, hero, models=10, rules=rules)


@pytest.mark.clause("T9A-ALLOC-01", "T9A-ALLOC-10")
def test_all_of_a_step_is_allocated_before_its_first_roll() -> None:
    p = allocating(facing({}, {}))
    frame: Any = p.stack[0]
    assert [type(f).__name__ for f in p.stack[1:]] == ["Blows", "Rolling"]
    assert put(p) == {("rank_and_file", RANK_AND_FILE): 10, ("rank_and_file", ("rank_and_file", 3)): 10}
    assert len(frame.blows) == 1
    assert p.rows[4].block.models == 40


def test_nobody_is_asked_where_there_is_no_choice() -> None:
    p = allocating(facing({}, {"I": 2}))
    assert not isinstance(p.pending, Choose)
    assert put(p) == {("rank_and_file", RANK_AND_FILE): 10}


@pytest.mark.clause("T9A-ALLOC-03", "T9A-ALLOC-07")
@pytest.mark.parametrize("at_hero", [0, 1, 2])
def test_attacks_are_split_freely_among_those_in_contact(at_hero: int) -> None:
    p = allocating(with_hero(A=2))
    asked: list[int] = []
    while isinstance(p.pending, Choose):
        assert p.pending.player == 0
        number = min(at_hero, len(p.pending.options) - 1) if not asked else 0
        asked.append(len(p.pending.options))
        apply(p, ("attacks", number))
    found = put(p)
    total = sum(number for (who, _), number in found.items() if who == "rank_and_file")
    assert asked and found.get(("rank_and_file", HERO), 0) == at_hero
    assert total == sum(g.models * g.attacks for g in groups_of(p, (3, 4), 3)[0])


@pytest.mark.clause("T9A-ALLOC-05")
def test_each_model_makes_as_many_attacks_as_it_has() -> None:
    one = put(allocating(facing({"A": 1}, {"I": 2})))
    three = put(allocating(facing({"A": 3}, {"I": 2})))
    assert sum(three.values()) - sum(one.values()) == 5 * 2


@pytest.mark.clause("T9A-FIG12-02", "T9A-H-65J")
def test_who_tries_to_attack_a_duellist_is_told_why_not() -> None:
    heroes = [
        units.hero(side, of=units.profile("hero", W=3, I=5, is_character=True), unit=side * 2, slot=(0, file))
        for side, file in ((0, 0), (1, 4), (1, 2))
    ]
    p = units.position(
        units.unit(0, 5, 10), heroes[0], units.unit(1, 5, 10, facing=units.SOUTH, of=units.profile(I=2)),
        *heroes[1:],
    )  # fmt: skip
    for one, other in ((4, 6), (6, 4)):
        p.rows[one] = msgspec.structs.replace(p.rows[one], duel=("character", other))
    p.stack = [SimultaneousBlows(blows=()), Allocation(groups=groups_of(p, (3, 5), 3))]
    start(p)
    assert isinstance(p.pending, Choose) and p.pending.kind == "ask-attacks"
    with pytest.raises(Illegal) as refused:
        apply(p, ("attacks", "b3"))
    assert refused.value.id == "error-attacks-at-duellist"
    assert refused.value.clauses == ("T9A-FIG12-02", "T9A-H-65J")
    assert refused.value.values == {"model": "b3", "opponent": "a1"}


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["None", "1 attack", "3 attacks", "5 attacks"]),
        ("ru", ["Ни одной", "1 атака", "3 атаки", "5 атак"]),
    ],
)
def test_numbers_of_attacks_are_said_in_words_that_agree(lang: str, said: list[str]) -> None:
    assert [option_text(("attacks", number), "ninth_age", lang) for number in (0, 1, 3, 5)] == said


def both_choose(rules: Any = None) -> Position:
    """Two units that each face a character among the enemies, all of Initiative 3."""
    heroes = [
        units.hero(side, of=units.profile("hero", W=3, I=3, is_character=True), unit=side * 2, slot=(0, 2))
        for side in (0, 1)
    ]
    p = units.position(
        units.unit(0, 5, 10), heroes[0], units.unit(1, 5, 10, facing=units.SOUTH), heroes[1], rules=rules
    )
    p.stack = [SimultaneousBlows(blows=()), Allocation(groups=groups_of(p, (3, 5), 3))]
    return start(p)


@pytest.mark.clause("T9A-R-04")
@pytest.mark.ruling("allocation_order")
def test_the_active_player_allocates_first_in_the_open() -> None:
    p = both_choose()
    asked = []
    while isinstance(p.pending, Choose):
        asked.append(p.pending.player)
        apply(p, p.pending.options[0])
    assert asked == sorted(asked) and set(asked) == {0, 1}


@pytest.mark.clause("T9A-R-04", "T9A-ALLOC-01", "T9A-ALLOC-03")
@pytest.mark.ruling("allocation_order")
def test_in_secret_both_allocate_at_once() -> None:
    open_way = both_choose()
    while isinstance(open_way.pending, Choose):
        apply(open_way, open_way.pending.options[-1])
    p = both_choose(NINTH_AGE.compile({"allocation_order": "secret"}))
    times = 0
    while isinstance(p.pending, Both):
        times += 1
        for seat, request in enumerate(p.pending.requests):
            assert request.player == seat
            apply(p, Sealed(seat, request.options[-1]))
            if seat == 0:
                assert isinstance(p.pending, Both)
            else:
                break
    assert times > 0
    assert put(p) == put(open_way)


@pytest.mark.clause("T9A-S-03A", "T9A-S-03B")
def test_a_breath_is_made_once_or_kept() -> None:
    p = allocating(facing({"rules": ("breath:4",)}, {"I": 2}))
    assert isinstance(p.pending, Choose)
    assert p.pending.options == (("whom", "b1"), ("nobody",))
    kept = apply(p.fork(), ("nobody",))
    assert ("breath", ("unit", 4)) not in put(kept) and kept.rows[3].gone == ()
    apply(p, ("whom", "b1"))
    assert p.rows[3].gone == ("breath",)
    assert p.value("strength", p.stack[1].blow) == 4  # type: ignore[attr-defined]
    again = facing({"rules": ("breath:4",)}, {"I": 2}, own={"gone": ("breath",)})
    assert not isinstance(allocating(again).pending, Choose)


@pytest.mark.clause("T9A-ALLOC-02", "T9A-ALLOC-04")
def test_all_that_a_kind_of_model_aims_at_one_target_is_one_blow() -> None:
    p = facing({"I": 2}, {}, own={"champion": True})
    groups = groups_of(p, (3, 4), 3)
    assert len(groups[1]) > 2
    assert len({group.targets for group in groups[1]}) == 2
    allocating(p)
    while isinstance(p.pending, Choose):
        apply(p, p.pending.options[-1])
    frame: Any = p.stack[0]
    aimed = [b.target for b in (p.stack[1].blow, *frame.blows)]  # type: ignore[attr-defined]
    assert sorted(aimed) == [("champion", 3), ("rank_and_file", 3)]


def test_an_answer_is_that_of_the_group_that_was_asked() -> None:
    """Where the first of three targets takes all, the next answer belongs to the next group."""
    enemies = (("champion", 4), ("character", 5), ("rank_and_file", 4))
    groups = tuple(Strikers(3, 0, who, 1, 2, False, enemies) for who in ("rank_and_file", "champion"))
    p = with_hero()
    first, open_for_next = allocated(p, groups, (SPLITS, 2))
    assert [(b.who, b.target, b.attacks) for b in first] == [("rank_and_file", ("champion", 4), 2)]
    assert isinstance(open_for_next, Open) and open_for_next.spreading.groups == (groups[1],)
    both, nothing_open = allocated(p, groups, (SPLITS, 2, 1, 1))
    assert [(b.who, b.target, b.attacks) for b in both[1:]] == [
        ("champion", ("champion", 4), 1),
        ("champion", ("character", 5), 1),
    ]
    assert nothing_open is None


def crowded(**own: Any) -> Position:
    """A unit with a champion against one with a champion and a character, all within reach of some of its models."""
    hero = units.hero(1, of=units.profile("hero", W=3, A=2, I=5, is_character=True), unit=1, slot=(0, 2))
    return allocating(
        facing({"A": 2}, {"I": 2}, hero, models=10, foe={"champion": True}, own={"champion": True, **own})
    )


@pytest.mark.clause("T9A-ALLOC-03", "T9A-ALLOC-07")
def test_one_answer_sends_all_attacks_of_a_unit_at_the_rank_and_file() -> None:
    p = crowded()
    assert isinstance(p.pending, Choose) and p.pending.kind == "ask-split"
    assert p.pending.options == (("troops",), ("split",)) and p.pending.default == ("troops",)
    assert p.pending.values["champions"] == ("b1",) and p.pending.values["characters"] == ("b2",)
    apply(p, ("troops",))
    assert not isinstance(p.pending, Choose)
    assert put(p) == {("rank_and_file", RANK_AND_FILE): 13, ("champion", RANK_AND_FILE): 3}


def test_who_splits_is_asked_once_for_each_kind_of_fighter_and_target() -> None:
    p = apply(crowded(), ("split",))
    asked = []
    while isinstance(p.pending, Choose):
        asked.append((p.pending.values["who"], p.pending.values["group"], p.pending.values["most"]))
        apply(p, p.pending.options[-1])
    assert asked == [
        ("rank_and_file", "champion", 7),
        ("rank_and_file", "character", 3),
        ("champion", "champion", 3),
    ]
    assert put(p) == {
        ("rank_and_file", ("champion", 4)): 7,
        ("rank_and_file", HERO): 3,
        ("rank_and_file", RANK_AND_FILE): 3,
        ("champion", ("champion", 4)): 3,
    }


@pytest.mark.parametrize(
    ("lang", "parts"),
    [
        (
            "en",
            ["rank and file, Hand Weapon", "4+ to hit", "At most 7, by 2 models in reach and 3 supporting"],
        ),
        ("ru", ["рядовые, Ручное оружие", "попадание на 4+", "Самое большее 7: дотягиваются 2 модели"]),
    ],
)
def test_a_question_tells_who_strikes_with_what_and_what_is_needed(lang: str, parts: list[str]) -> None:
    p = apply(crowded(), ("split",))
    assert p.pending is not None
    said = request_text(p.pending, p.scene.names, lang, "ninth_age")
    assert all(part in said for part in [*parts, "3–5"]), said


GROUPS = st.lists(st.tuples(st.integers(1, 3), st.sets(st.sampled_from("abc"))), min_size=1, max_size=4)


@given(GROUPS, st.lists(st.integers(0, 12), min_size=3, max_size=3))
def test_any_numbers_that_may_be_said_in_turn_can_be_carried_out(
    made: list[tuple[int, set[str]]], wishes: list[int]
) -> None:
    """By a search over all ways in which single models could strike."""
    groups = [
        Strikers(
            3, 0, "rank_and_file", models, 1, False, tuple((x, 4) for x in (*sorted(reach), "rank_and_file"))
        )
        for models, reach in made
    ]
    (spread,) = spreadings(groups)
    given_so_far: dict[Any, int] = {}
    for target, wish in zip(spread.asked, wishes, strict=False):
        possible = [n for n in range(spread.attacks + 1) if _fits(groups, {**given_so_far, target: n})]
        assert spread.most(target, given_so_far) == max(possible)
        given_so_far[target] = min(wish, max(possible))


def _fits(groups: list[Strikers], wanted: dict[Any, int]) -> bool:
    """Whether so many attacks can go at these targets: each attack of each group at one that it reaches, or none."""
    states = {tuple(wanted.values())}
    for group in groups:
        for _ in range(group.models):
            states |= {
                tuple(n - (i == at) for i, n in enumerate(state))
                for state in states
                for at, target in enumerate(wanted)
                if target in group.targets and state[at]
            }
    return any(not any(state) for state in states)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            [
                "(rank and file, Hand Weapon) at b1: roll to hit, 4+",
                "roll to wound, 3+",
                "armour saves: 6+ (armour 5+ before modifiers), against a0 (rank and file",
                "each wound becomes d3. Roll",
            ],
        ),
        (
            "ru",
            [
                "(рядовые, Ручное оружие) → b1: бросок на попадание, нужно 4+",
                "бросок на ранение, нужно 3+",
                "нужно 6+ (без модификаторов 5+)",
                "каждая рана превращается в d3.",
            ],
        ),
    ],
)
def test_every_roll_says_who_strikes_and_what_is_needed(lang: str, said: list[str]) -> None:
    strong = {"S": 4, "rules": ("multiple_wounds:d3",)}
    p = allocating(facing(strong, {"I": 2, "W": 3, "armour": ("heavy_armour",)}))
    faces = iter([4, 4, 2, 2])
    told = []
    while isinstance(p.pending, Roll) and len(told) < 4:
        told.append(request_text(p.pending, p.scene.names, lang, "ninth_age"))
        apply(p, (next(faces),) * len(p.pending.partition.dice))
    assert all(part in text for part, text in zip(said, told, strict=True)), told
