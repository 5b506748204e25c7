"""battlewright resolves tabletop miniature battles by the rules, and tells their exact odds.

    import battlewright as bw

    duel = bw.load("duel.yaml")
    bw.odds(duel).quantities["target.destroyed"]
    battle = bw.Battle(duel, seed="evening")
    battle.say("melee target knife")

Everything named here is loaded when it is first used, so that the import itself costs nothing.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from battlewright.cli.python import Battle as Battle
    from battlewright.cli.python import Scenario as Scenario
    from battlewright.cli.python import best as best
    from battlewright.cli.python import check as check
    from battlewright.cli.python import load as load
    from battlewright.cli.python import odds as odds
    from battlewright.cli.python import position as position

    rulesets: tuple[str, ...]
    version: str
    __version__: str

__all__ = ["Battle", "Scenario", "best", "check", "load", "odds", "position", "rulesets", "version"]


def __getattr__(name: str) -> Any:
    if name in ("version", "__version__"):
        from importlib.metadata import version

        return version("battlewright")
    if name == "rulesets":
        from battlewright.rules.library import NAMES

        return NAMES
    if name == "odds":  # the package of that name, which can be called
        from importlib import import_module

        return import_module("battlewright.odds")
    if name in __all__:
        from battlewright.cli import python

        return getattr(python, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


class _Odds(ModuleType):
    """The package `battlewright.odds`, which is also the function: `bw.odds(...)`."""

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        from battlewright.cli.python import odds

        return odds(*args, **kwargs)


class _Top(ModuleType):
    """This package. Python binds a part to it under the part's name when the part is imported."""

    def __setattr__(self, name: str, value: Any) -> None:
        if name == "odds" and isinstance(value, ModuleType):
            value.__class__ = _Odds
        super().__setattr__(name, value)


sys.modules[__name__].__class__ = _Top
