"""Help pages in the reader's language: commands and options carry Fluent ids, which become texts when shown."""

from __future__ import annotations

import os
import sys
from copy import copy
from typing import Any

from typer.core import TyperCommand, TyperGroup

from battlewright.cli.language import spoken

_WORDS = "battlewright.words"


class Verb(TyperCommand):
    """A command whose help is a Fluent id, and so is that of its options. What takes one value is given once."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        for param in self.get_params(ctx):
            if _takes_one(param) and sum(arg.partition("=")[0] in param.opts for arg in args) > 1:
                from battlewright.core.errors import BattlewrightError

                raise BattlewrightError("cli-usage-twice", name=max(param.opts, key=len))
        left: list[str] = super().parse_args(ctx, args)
        return left

    def get_usage(self, ctx: Any) -> str:
        return _usage(super().get_usage(ctx))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        TyperCommand.format_help(_translated(self, ctx), ctx, formatter)


def _takes_one(param: Any) -> bool:
    """Whether a parameter is an option with one value; of two the last would be taken, and nothing said."""
    return param.param_type_name == "option" and not (param.multiple or param.is_flag)


class QuickVerb(Verb):
    """A verb whose help ends with the parameters of the question that its words name."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.meta[_WORDS] = [*args]
        left: list[str] = super().parse_args(ctx, args)
        return left

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from battlewright.cli.quick import help_shown

        super().format_help(ctx, formatter)
        words = ctx.meta.get(_WORDS, [])
        help_shown(words, spoken([*sys.argv[1:], *words], os.environ))


class Verbs(TyperGroup):
    """The verbs in the order in which they are written down; a misspelled one is answered with the closest."""

    def get_usage(self, ctx: Any) -> str:
        return _usage(super().get_usage(ctx))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        told = _translated(self, ctx)
        told.subcommand_metavar = told.subcommand_metavar and _text("cli-help-usage-verb")
        told.commands = {name: _translated(command, ctx) for name, command in self.commands.items()}
        TyperGroup.format_help(told, ctx, formatter)

    def list_commands(self, ctx: Any) -> list[str]:
        return list(self.commands)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        from battlewright.core.errors import BattlewrightError
        from battlewright.scenario.findings import alternatives

        if args and args[0] not in self.commands and not args[0].startswith("-"):
            raise BattlewrightError("cli-usage-no-such-verb", **alternatives(args[0], self.commands))
        return super().resolve_command(ctx, args)


def _text(id: str) -> str:
    from battlewright.texts import catalog

    return catalog(spoken(sys.argv[1:], os.environ)).text(id)


def _usage(line: str) -> str:
    """The line of usage with its first word, which typer has in English only, in the reader's language."""
    return line.replace("Usage:", _text("cli-help-usage"), 1)


def _translated(command: Any, ctx: Any) -> Any:
    """The command with texts in place of ids; titles that typer keeps as constants are set as its manual says."""
    from typer import rich_utils

    from battlewright.texts import catalog

    text = catalog(spoken(sys.argv[1:], os.environ)).text
    rich_utils.ARGUMENTS_PANEL_TITLE = text("cli-help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = text("cli-help-options")
    rich_utils.COMMANDS_PANEL_TITLE = text("cli-help-verbs")
    rich_utils.REQUIRED_LONG_STRING = text("cli-help-required")
    told = copy(command)
    told.help = _said(command.help, text)
    told.options_metavar = text("cli-help-usage-options")
    told.params = [copy(param) for param in command.params]
    for param in told.get_params(ctx):
        param.help = text("cli-help-help") if param.name == "help" else _said(param.help, text)
    return told


def _said(help: str | None, text: Any) -> str | None:
    from battlewright.rules.library import NAMES

    if not help or not help.startswith("cli-"):
        return help
    starters = ", ".join(f"{name}/starter" for name in NAMES)
    said: str = text(help, rulesets=", ".join(NAMES), starters=starters)
    return said
