"""What a piece is made of, for the status of a battle: statistics of each part, armour, special rules, full ranks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from battlewright.texts.catalog import Catalog, catalog
from battlewright.texts.sayings import message_id, named

NOT_STATISTICS = ("name", "weapon", "rules")
"""What the data of a part hold beside its statistics."""


def statlines(told: Mapping[str, Any], ruleset: str, lang: str) -> list[str]:
    """Lines about a piece from what its ruleset describes; a ruleset leaves out what its pieces do not have."""
    texts = catalog(lang)
    parts = told.get("parts") or [told.get("stats", {})]
    lines = [_statline(part, len(parts) > 1, ruleset, texts) for part in parts if part]
    armour = ", ".join(called(each, ("armour",), ruleset, texts) for each in told.get("armour", ()))
    if armour or told.get("save"):
        lines.append(texts.text("status-armour", save=told.get("save", 0), names=armour or "none"))
    rules = dict.fromkeys(
        [*told.get("rules", ()), *(rule for part in parts for rule in part.get("rules", ()))]
    )
    if rules:
        names = ", ".join(called(rule, ("rule", "ability"), ruleset, texts) for rule in rules)
        lines.append(texts.text("status-rules", names=names))
    if "full_ranks" in told:
        lines.append(texts.text("status-full-ranks", count=told["full_ranks"], files=told["files"]))
    return lines


def called(word: str, kinds: tuple[str, ...], ruleset: str, texts: Catalog) -> str:
    """The name of a thing of the data, with the number behind its colon in brackets: `Multiple Wounds (d3)`."""
    name, _, number = word.partition(":")
    ids = (message_id(ruleset, kind, name.replace("_", "-")) for kind in kinds)
    found = next((texts.text(id) for id in ids if texts.has(id)), name.replace("_", " "))
    return f"{found} ({number})" if number else found


def _statline(part: Mapping[str, Any], is_named: bool, ruleset: str, texts: Catalog) -> str:
    numbers = ", ".join(f"{name} {value}" for name, value in part.items() if name not in NOT_STATISTICS)
    if not is_named:
        return numbers
    weapon = named(str(part["weapon"]), ruleset, texts)
    return f"{called(str(part['name']), ('part',), ruleset, texts)}: {numbers}; {weapon}"
