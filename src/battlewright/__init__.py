"""battlewright resolves tabletop miniature battles by the rules, and tells their exact odds.

    import battlewright as bw

    duel = bw.load("duel.yaml")
    bw.odds_of(duel).quantities["target.destroyed"]
    battle = bw.Battle(duel, seed="evening")
    battle.say("melee target knife")

Everything named here is loaded when it is first used, so that the import itself costs nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from battlewright.cli.python import Answer as Answer
    from battlewright.cli.python import Battle as Battle
    from battlewright.cli.python import Explanation as Explanation
    from battlewright.cli.python import QuestionError as QuestionError
    from battlewright.cli.python import QuickAnswer as QuickAnswer
    from battlewright.cli.python import QuickError as QuickError
    from battlewright.cli.python import Scenario as Scenario
    from battlewright.cli.python import Sweep as Sweep
    from battlewright.cli.python import Tabletop as Tabletop
    from battlewright.cli.python import best as best
    from battlewright.cli.python import check as check
    from battlewright.cli.python import explain as explain
    from battlewright.cli.python import load as load
    from battlewright.cli.python import look as look
    from battlewright.cli.python import odds_of as odds_of
    from battlewright.cli.python import position as position
    from battlewright.cli.python import quick as quick
    from battlewright.cli.python import sweep as sweep
    from battlewright.cli.python import tabletop as tabletop

    rulesets: tuple[str, ...]
    version: str
    __version__: str

__all__ = [
    "Answer", "Battle", "Explanation", "QuestionError", "QuickAnswer", "QuickError", "Scenario", "Sweep", "Tabletop",
    "best", "check", "explain", "load", "look", "odds_of", "position", "quick", "rulesets", "sweep", "tabletop",
    "version",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    if name in ("version", "__version__"):
        from importlib.metadata import version

        return version("battlewright")
    if name == "rulesets":
        from battlewright.rules.library import NAMES

        return NAMES
    if name in __all__:
        from battlewright.cli import python

        return getattr(python, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
