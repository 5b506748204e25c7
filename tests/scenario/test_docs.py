"""The page on the format: its example loads, and it names what there is."""

from __future__ import annotations

import re
from pathlib import Path

from battlewright.looking import look
from battlewright.rules.library import game
from battlewright.scenario.load import check
from battlewright.scenario.shape import ModelFields, ScenarioFields, TerrainFields
from battlewright.scenario.table_shape import (
    BlockFields,
    RectangleFields,
    RegimentFields,
    RoundFields,
    StandingFields,
)
from battlewright.table.terrain import TRAITS

PAGE = (Path(__file__).parents[2] / "docs" / "scenario-format.md").read_text(encoding="utf-8")


def test_the_examples_have_no_mistakes() -> None:
    examples = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
    assert [check(example, look) for example in examples] == [[], []]


def test_every_field_trait_quantity_and_offer_is_named() -> None:
    redroll = game("redroll")
    named = set(re.findall(r"[\w.]+", PAGE))
    shapes = (
        ScenarioFields, TerrainFields, ModelFields,
        StandingFields, RoundFields, RectangleFields, BlockFields, RegimentFields,
    )  # fmt: skip
    fields = [field for shape in shapes for field in shape.model_fields]
    offers = {offer.id for offers in redroll.ruleset.compile().windows.values() for offer in offers}
    wanted = {
        *fields,
        *TRAITS,
        *redroll.ruleset.quantities,
        *redroll.state_fields(),
        *redroll.turn_fields(),
        *offers,
    }
    assert wanted - named == set()
