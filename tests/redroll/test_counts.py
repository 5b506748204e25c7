"""How many different positions there are after n inputs: a figure that changes with any rule that branches."""

from itertools import product

from tests.redroll.table import OFF, battle, duel, fighter, model

from battlewright.core.requests import Choose, Roll
from battlewright.core.running import apply
from battlewright.table.lengths import inches


def answers(p):
    """All answers to what is asked; a region is replaced by the places 2 inches right and left that it holds."""
    request = p.pending
    if isinstance(request, Roll):
        return sorted(outcomes(request.partition).values())
    if not isinstance(request, Choose):
        return []
    if request.region is None:
        return list(request.options)
    _, x, y = request.default
    places = [(x - inches(2), y), (x, y), (x + inches(2), y)]
    return [("at", *place) for place in places if request.region.contains(*place)]


def outcomes(partition):
    """For each result of a roll that the rule tells apart, the first faces that lead to it."""
    found = {}
    for faces in product(*(die.faces for die in partition.dice)):
        found.setdefault(partition.read(faces), faces)
    return found


def counts(p, inputs):
    """The number of different positions after each number of inputs."""
    p.pool = {row: row for row in p.rows}
    layer, found = {p.key(): p}, []
    for _ in range(inputs):
        following = {}
        for position in layer.values():
            for answer in answers(position):
                fork = apply(position.fork(), answer)
                following[fork.key()] = fork
        layer = following
        found.append(len(layer))
    return found


def test_positions_of_a_duel_in_contact():
    assert counts(duel(0, fighter("att", MEL=2), fighter("tgt", AGI=1)), 8) == [
        4,
        26,
        74,
        124,
        305,
        757,
        2016,
        4487,
    ]


def test_positions_of_a_small_skirmish():
    ours = [model("beast", "warbeast", 10, 10, fury=1), model("hunter", "hunter", 10, 14)]
    theirs = [model("wolf", "werewolf", 10, 8), model("spear", "spearman", 13, 12)]
    p = battle(ours, theirs, rulings=OFF, turn="hunter")
    assert counts(p, 6) == [7, 33, 107, 298, 903, 2566]
