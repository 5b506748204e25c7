"""The first glance is never at odds with the search: where it says something, the search says the same."""

from hypothesis import given
from hypothesis import strategies as st
from tests.hordes.battles import battle, block, model, wall
from tests.hordes.judging import rows

from battlewright.rules.common.pieces import body
from battlewright.rules.hordes.sight import (
    at_a_glance,
    gaze,
    intervening,
    middles_see,
    near_terrain,
    searched,
)
from battlewright.table.terrain import Feature

SIZES = st.sampled_from([30, 40, 50])
HEIGHTS = st.sampled_from([0.0, 0.0, 1.0, 3.0])
COORDINATE = st.floats(18.0, 32.0).map(lambda x: round(x, 3))
TRAITS = st.sampled_from(["obstruction", "forest", "cloud", "obstacle"])


@st.composite
def pieces(draw):
    """A block, a wall with a corner or a disc of terrain, low or high."""
    x, y, wide, deep = draw(st.tuples(COORDINATE, COORDINATE, st.floats(0.2, 6), st.floats(0.2, 4)))
    trait, top = draw(TRAITS), draw(st.sampled_from([0.75, 1.5, 2.25, 4.0]))
    if draw(st.booleans()):
        return block(x, y, x + wide, y + deep, trait, top=top)
    made = wall((x, y), (x + wide, y + deep), (x + wide, y - deep), traits=(trait,), top=top)
    return Feature("wall", made.shape, made.base, made.top, made.traits)


@st.composite
def tables(draw):
    places = st.tuples(COORDINATE, COORDINATE, SIZES, HEIGHTS, st.floats(0, 359).map(round))
    models = [
        model(f"m{n}", "shield", x, y, facing, z=z, stats={"base": base})
        for n, (x, y, base, z, facing) in enumerate(draw(st.lists(places, min_size=2, max_size=7)))
    ]
    return battle(models, terrain=draw(st.lists(pieces(), max_size=4)))


def judged(p, one, other):
    look = gaze(p, one, other)
    between = tuple(body(p, row) for row in intervening(p, look))
    terrain = near_terrain(p, look)
    return at_a_glance(look, between, *terrain), searched(look, between, *terrain)


@given(tables())
def test_the_search_agrees_with_every_glance(p):
    """Where the search is not certain that sight is blocked, a plain line may be one that it did not try."""
    for one in p.scene.pieces[0]:
        for other in p.scene.pieces[0]:
            if one != other:
                plain, found = judged(p, one, other)
                assert plain is None or plain.clear == found.clear or (plain.clear and not found.exact)


@given(tables())
def test_the_search_agrees_where_the_middles_see_each_other(p):
    for one in p.scene.pieces[0]:
        for other in p.scene.pieces[0]:
            look = gaze(p, one, other)
            if one != other and middles_see(p, look):
                between = tuple(body(p, row) for row in intervening(p, look))
                found = searched(look, between, *near_terrain(p, look))
                assert found.clear or not found.exact


def test_most_of_what_is_plain_is_seen_at_a_glance():
    """Free ground, a large base in the way, a house across it, and a forest; only what is close asks for a search."""
    ways = {
        "free": ([], []),
        "base": ([model("m", "shield", 24, 26, stats={"base": 50})], []),
        "house": ([], [block(20, 25, 28, 27, "obstruction")]),
        "forest": ([], [block(20, 25, 28, 27, "forest")]),
        "beside": ([model("m", "shield", 24.5, 26, stats={"base": 50})], []),
    }
    found = {}
    for name, (others, terrain) in ways.items():
        ends = [model("one", "shield", 24, 20), model("other", "shield", 24, 32)]
        p = battle([*ends, *others], terrain=terrain)
        plain, _ = judged(p, *rows(p, "one", "other"))
        found[name] = plain is not None and plain.clear, plain is not None
    seen, not_seen = (True, True), (False, True)
    assert found == {"free": seen, "base": not_seen, "house": not_seen, "forest": not_seen, "beside": seen}
