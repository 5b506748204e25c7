"""Sight of all others at once says what is said of one pair alone."""

from hypothesis import given
from hypothesis import strategies as st
from tests.hordes.battles import battle, block, model
from tests.hordes.judging import rows
from tests.hordes.skirmishes import skirmish, starter
from tests.hordes.test_sight_at_a_glance import pieces, tables

from battlewright.conformance import Subject, answers, played
from battlewright.core.running import apply
from battlewright.rules.common.pieces import body, standing
from battlewright.rules.hordes.arcs import in_front_of
from battlewright.rules.hordes.outlook import picks_out
from battlewright.rules.hordes.remembered import memory
from battlewright.rules.hordes.sight import gaze, intervening, near_terrain, searched, seen_by

SIDE = 1.1811


@st.composite
def crowds(draw):
    """Models on a lattice whose neighbours are in contact, some on the ground, with terrain among them."""
    places = draw(st.sets(st.tuples(st.integers(0, 5), st.integers(0, 5)), min_size=2, max_size=9))
    facings = st.sampled_from([0, 30, 45, 90, 180, 250, 270])
    models = [
        model(
            f"m{x}{y}", draw(st.sampled_from(["shield", "stalker"])), 20 + SIDE * x, 20 + SIDE * y, draw(facings),
            stats={"base": 30}, states=draw(st.sampled_from([[], [], ["knocked_down"]])),
        )
        for x, y in sorted(places)
    ]  # fmt: skip
    return battle(models, terrain=draw(st.lists(pieces(), max_size=3)))


def found_by_search(p, one, other):
    """The verdict of the table, without a glance; None where it is not certain."""
    look = gaze(p, one, other)
    if not in_front_of(look.eye, look.shown):
        return False
    sight = searched(look, tuple(body(p, row) for row in intervening(p, look)), *near_terrain(p, look))
    return sight.clear if sight.clear or sight.exact else None


def agree(p):
    for one in p.scene.pieces[0]:
        for other in p.scene.pieces[0]:
            expected = found_by_search(p, one, other) if one != other else None
            assert expected is None or picks_out(p, one, other) == expected


@given(tables())
def test_all_at_once_agrees_with_the_search(p):
    agree(p)


@given(crowds())
def test_it_agrees_among_models_in_contact(p):
    agree(p)


def test_it_follows_a_battle():
    """Whoever moves, falls or dies, what was kept of sight is what the search finds in the new position."""
    asked = 0
    for number, (p, answer) in enumerate(answers(Subject("hordes skirmish", skirmish), 3)):
        if number % 40 == 0:
            for one in standing(p):
                for other in standing(p):
                    expected = found_by_search(p, one, other) if one != other else None
                    assert expected is None or picks_out(p, one, other) == expected
                    asked += 1
        apply(p, answer)
    assert asked > 500


def test_most_is_plain_at_once():
    """Of the free ground, a base in the way, a house across it and a wood nothing is left for a closer look."""
    ends = {"free": (24, 32), "behind": (20, 32), "hidden": (28, 32), "wooded": (33, 32)}
    p = battle(
        [model("one", "shield", 24, 20), model("large", "shield", 22.3, 25, stats={"base": 50})],
        [model(name, "shield", x, y, 180) for name, (x, y) in ends.items()],
        terrain=[block(25.2, 25, 28, 26, "obstruction", top=4.0), block(27.9, 26, 34, 27, "forest", top=4.0)],
    )
    (one,), targets = rows(p, "one"), rows(p, *ends)
    picks_out(p, one, targets[0])
    seen = seen_by(p, one)
    assert [seen.get(target) for target in targets] == [True, False, False, False]


def test_starter_battles_ask_for_few_closer_looks():
    """Less than one verdict on a pair of models for each input of whole battles."""
    known = memory(starter(0))
    before, inputs = known.judged, 0
    for seed in range(3):
        inputs += len(played(Subject("hordes starter", starter), seed)[1])
    assert 0 < known.judged - before < inputs
