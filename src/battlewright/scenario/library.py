"""The scenarios that come with battlewright, and the text of a new one."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from battlewright.core.errors import BattlewrightError
from battlewright.rules.library import NAMES
from battlewright.scenario.table_shape import TABLE
from battlewright.texts import languages

_PACKAGE = files("battlewright")


def shipped() -> dict[str, Path]:
    """The files of all shipped scenarios by name: `redroll/duel`, the tables without a game last: `table/touching`."""
    found: dict[str, Path] = {}
    for ruleset in NAMES:
        folder = Path(str(_PACKAGE / "rules" / ruleset / "scenarios"))
        found |= {f"{ruleset}/{path.stem}": path for path in sorted(folder.glob("*.yaml"))}
    folder = Path(str(_PACKAGE / "scenario" / "tables"))
    return found | {f"{TABLE}/{path.stem}": path for path in sorted(folder.glob("*.yaml"))}


def starter_text(ruleset: str = "redroll", lang: str = "en") -> str:
    """A scenario with comments to begin from, in one of the languages; `table` is the ruleset of none.

    Raises `BattlewrightError` for an unknown ruleset or language.
    """
    known = (*NAMES, TABLE)
    if ruleset not in known:
        raise BattlewrightError("error-unknown-ruleset", name=ruleset, expected=", ".join(known))
    if lang not in languages:
        raise BattlewrightError("error-unknown-language", language=lang, expected=", ".join(languages))
    template = _PACKAGE / "scenario" / "templates" / f"{ruleset}.{lang}.yaml"
    return template.read_text(encoding="utf-8")
