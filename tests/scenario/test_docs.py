"""The page on the format: its example loads, and it names what there is."""

from __future__ import annotations

import re
from pathlib import Path

from battlewright.rules.library import game
from battlewright.scenario.load import check
from battlewright.scenario.shape import ModelFields, ScenarioFields, TerrainFields
from battlewright.table.terrain import TRAITS

PAGE = (Path(__file__).parents[2] / "docs" / "scenario-format.md").read_text(encoding="utf-8")


def test_the_example_has_no_mistakes() -> None:
    (example,) = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
    assert check(example) == []


def test_every_field_trait_quantity_and_offer_is_named() -> None:
    redroll = game("redroll")
    named = set(re.findall(r"[\w.]+", PAGE))
    fields = [*ScenarioFields.model_fields, *TerrainFields.model_fields, *ModelFields.model_fields]
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
