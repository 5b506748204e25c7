"""The scenarios that come with battlewright, and the text of a new one."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from battlewright.core.errors import BattlewrightError
from battlewright.rules.library import NAMES
from battlewright.texts import languages

_PACKAGE = files("battlewright")


def shipped() -> dict[str, Path]:
    """The files of all shipped scenarios by name: `redroll/duel`, in order of name."""
    found: dict[str, Path] = {}
    for ruleset in NAMES:
        folder = Path(str(_PACKAGE / "rules" / ruleset / "scenarios"))
        found |= {f"{ruleset}/{path.stem}": path for path in sorted(folder.glob("*.yaml"))}
    return found


def starter_text(ruleset: str = "redroll", lang: str = "en") -> str:
    """A scenario with comments to begin from, in one of the languages.

    Raises `BattlewrightError` for an unknown ruleset or language.
    """
    if ruleset not in NAMES:
        raise BattlewrightError("error-unknown-ruleset", name=ruleset, expected=", ".join(NAMES))
    if lang not in languages:
        raise BattlewrightError("error-unknown-language", language=lang, expected=", ".join(languages))
    template = _PACKAGE / "scenario" / "templates" / f"{ruleset}.{lang}.yaml"
    return template.read_text(encoding="utf-8")
