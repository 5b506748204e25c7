"""A field of a scenario that is left empty has its default, as the page on the format says."""

from __future__ import annotations

from battlewright.scenario.load import load, load_tabletop

EMPTY = """
battlewright: 1
ruleset: table
table: {size: [24, 24]}
terrain:
look:
sides:
  A: {models: [{id: one, base: {round: 40}, at: [12, 6], facing: , height: }]}
  B:
    models:
"""

GAME = """
battlewright: 1
ruleset: redroll
table: {size: [24, 24]}
rulings:
terrain:
turn:
script:
watch:
dice:
sides:
  A: {models: [{id: one, profile: brute, at: [12, 6]}]}
  B: {models: [{id: two, profile: hunter, at: [12, 18]}]}
"""


def test_empty_lists_and_numbers_of_a_table_have_their_defaults() -> None:
    table = load_tabletop(EMPTY)
    assert (table.table.features, table.look) == ((), ())
    assert [piece.body.facing for piece in table.pieces] == [0]


def test_empty_fields_of_a_battle_have_their_defaults() -> None:
    scenario = load(GAME)
    assert (scenario.look, scenario.script, scenario.watch) == ((), (), ())
