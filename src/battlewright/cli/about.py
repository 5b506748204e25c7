"""The verbs `version` and `schema`."""

from __future__ import annotations

import json
from importlib.metadata import version
from typing import get_args

from battlewright.core.errors import BattlewrightError


def tell_version(as_json: bool = False) -> None:
    """The version of battlewright and of the rulesets that it ships."""
    number = version("battlewright")
    if not as_json:
        print(f"battlewright {number}")
        return
    from battlewright.rules.library import NAMES, game

    print(
        json.dumps({"battlewright": number, "rulesets": {name: game(name).ruleset.version for name in NAMES}})
    )


def tell_schema(kind: str, ruleset: str) -> None:
    """A JSON Schema of what travels."""
    from battlewright.scenario.schema import Kind, schema

    kinds = get_args(Kind)
    if kind not in kinds:
        raise BattlewrightError("cli-unknown-schema", value=kind, expected=", ".join(kinds))
    print(json.dumps(schema(kind, ruleset), ensure_ascii=False, indent=2))  # type: ignore[arg-type]
