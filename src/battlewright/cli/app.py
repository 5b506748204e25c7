"""The verbs with their arguments and options. Help texts are Fluent ids; work begins in the module a verb imports."""

from __future__ import annotations

from typing import Annotated

import typer

from battlewright.cli.documents import drawable
from battlewright.cli.help import QuickVerb, Verb, Verbs
from battlewright.cli.language import chosen

app = typer.Typer(
    cls=Verbs, help="cli-help", add_completion=False, rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)  # fmt: skip

Lang = Annotated[str, typer.Option("--lang", metavar="en|ru", callback=chosen, help="cli-help-lang")]
Json = Annotated[bool, typer.Option("--json", help="cli-help-json")]
File = Annotated[str, typer.Argument(metavar="FILE", help="cli-help-file")]
RulesetName = Annotated[str, typer.Argument(metavar="RULESET", help="cli-help-ruleset")]
Dice = Annotated[str | None, typer.Option("--dice", metavar="3,7,...", help="cli-help-faces")]
Seed = Annotated[str | None, typer.Option("--seed", metavar="WORD", help="cli-help-seed")]
Picture = Annotated[
    str | None,
    typer.Option("--picture", metavar="FILE.svg", callback=drawable, help="cli-help-picture"),
]
Watch = Annotated[list[str] | None, typer.Option("--watch", metavar="QUANTITY", help="cli-help-watch")]
Aim = Annotated[str | None, typer.Option("--aim", metavar="[A:|B:]QUANTITY", help="cli-help-aim")]
StopAt = Annotated[str | None, typer.Option("--stop", metavar="STOP", help="cli-help-stop")]
Budget = Annotated[float | None, typer.Option("--budget", metavar="SECONDS", min=0, help="cli-help-budget")]
Rational = Annotated[bool, typer.Option("--rational", help="cli-help-rational")]
Explain = Annotated[
    str | None, typer.Option("--explain", metavar="QUANTITY", help="cli-help-explain-quantity")
]
Sensitivity = Annotated[bool, typer.Option("--sensitivity", help="cli-help-sensitivity")]


@app.callback(invoke_without_command=True)
def top(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli-help-version")] = False,
    lang: Lang = "",
) -> None:
    if version:
        from battlewright.cli.about import tell_version

        tell_version()
    elif ctx.invoked_subcommand is None:
        print(ctx.get_help(), end="")


@app.command(cls=Verb, help="cli-help-play")
def play(
    scenario: Annotated[str | None, typer.Argument(metavar="[SCENARIO]", help="cli-help-scenario")] = None,
    file: Annotated[str | None, typer.Option("--file", metavar="BATTLE", help="cli-help-battle-file")] = None,
    no_file: Annotated[bool, typer.Option("--no-file", help="cli-help-no-file")] = False,
    dice: Annotated[
        str | None, typer.Option("--dice", metavar="local|physical", help="cli-help-dice")
    ] = None,
    seed: Seed = None,
    help_mode: Annotated[
        str | None, typer.Option("--help-mode", metavar="open|by_the_rules", help="cli-help-help-mode")
    ] = None,
    opponent: Annotated[
        str, typer.Option("--opponent", metavar="none|random", help="cli-help-opponent")
    ] = "none",
    terminal: Annotated[bool, typer.Option("--terminal", help="cli-help-terminal")] = False,
    lang: Lang = "",
) -> None:
    from battlewright.cli.playing.starting import Wishes, play

    play(Wishes(scenario, file, no_file, dice, seed, help_mode, opponent), lang)


@app.command(cls=Verb, help="cli-help-resolve")
def resolve(
    file: File,
    dice: Dice = None,
    seed: Seed = None,
    json: Json = False,
    picture: Picture = None,
    lang: Lang = "",
) -> None:
    from battlewright.cli.resolving import resolve

    resolve(file, dice, seed, json, picture, lang)


@app.command(cls=Verb, help="cli-help-odds")
def odds(
    file: File,
    watch: Watch = None,
    aim: Aim = None,
    rational: Rational = False,
    stop: StopAt = None,
    budget: Budget = None,
    sensitivity: Sensitivity = False,
    explain: Explain = None,
    json: Json = False,
    picture: Picture = None,
    lang: Lang = "",
) -> None:
    from battlewright.cli.asking import Question, tell_odds

    tell_odds(Question(file, watch, aim, rational, stop, budget, sensitivity, explain), json, picture, lang)


@app.command(cls=Verb, help="cli-help-best")
def best(
    file: File,
    aim: Aim = None,
    rational: Rational = False,
    stop: StopAt = None,
    budget: Budget = None,
    sensitivity: Sensitivity = False,
    json: Json = False,
    picture: Picture = None,
    lang: Lang = "",
) -> None:
    from battlewright.cli.asking import Question, tell_best

    tell_best(Question(file, None, aim, rational, stop, budget, sensitivity), json, picture, lang)


@app.command(
    cls=QuickVerb,
    help="cli-help-quick",
    context_settings={"ignore_unknown_options": True},
)
def quick(
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="[RULESET QUESTION] [--NAME VALUE...]", help="cli-help-quick-words"),
    ] = None,
    sweep: Annotated[
        list[str] | None, typer.Option("--sweep", metavar="NAME=1..6", help="cli-help-sweep")
    ] = None,
    ruling: Annotated[
        list[str] | None, typer.Option("--ruling", metavar="NAME=VALUE", help="cli-help-ruling")
    ] = None,
    watch: Watch = None,
    goal: Annotated[
        str | None, typer.Option("--goal", metavar="[A:|B:]QUANTITY", help="cli-help-quick-goal")
    ] = None,
    explain: Explain = None,
    budget: Annotated[
        float | None, typer.Option("--budget", metavar="SECONDS", min=0, help="cli-help-quick-budget")
    ] = None,
    rational: Rational = False,
    json: Json = False,
    picture: Picture = None,
    lang: Lang = "",
) -> int:
    from battlewright.cli.quick import Wishes, quick

    wishes = Wishes(
        tuple(sweep or ()),
        tuple(ruling or ()),
        tuple(watch or ()),
        goal,
        explain,
        budget,
        rational,
        json,
        picture,
        lang,
    )
    return quick(words or [], wishes)


@app.command(cls=Verb, help="cli-help-look")
def look(
    file: File,
    questions: Annotated[
        list[str] | None, typer.Argument(metavar="[QUESTION...]", help="cli-help-questions")
    ] = None,
    json: Json = False,
    picture: Picture = None,
    lang: Lang = "",
) -> int:
    from battlewright.cli.looking import look

    return look(file, questions or [], json, picture, lang)


@app.command(cls=Verb, help="cli-help-check")
def check(
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="cli-help-file")],
    json: Json = False,
    lang: Lang = "",
) -> int:
    from battlewright.cli.checking import check

    return check(files, json, lang)


@app.command(cls=Verb, help="cli-help-new")
def new(
    file: Annotated[str | None, typer.Argument(metavar="[FILE]", help="cli-help-new-file")] = None,
    ruleset: Annotated[
        str, typer.Option("--ruleset", metavar="RULESET", help="cli-help-ruleset-or-table")
    ] = "redroll",
    lang: Lang = "",
) -> None:
    from battlewright.cli.checking import new

    new(file, ruleset, lang)


@app.command(cls=Verb, help="cli-help-report")
def report(
    battle: Annotated[str, typer.Argument(metavar="BATTLE", help="cli-help-battle")],
    format: Annotated[str | None, typer.Option("--format", metavar="md|html", help="cli-help-format")] = None,
    output: Annotated[
        str | None, typer.Option("-o", "--output", metavar="FILE", help="cli-help-output")
    ] = None,
    lang: Lang = "",
) -> None:
    from battlewright.cli.reporting import report

    report(battle, format, output, lang)


@app.command(cls=Verb, help="cli-help-explain")
def explain(
    ruleset: RulesetName,
    procedure: Annotated[str | None, typer.Argument(metavar="[PROCEDURE]", help="cli-help-procedure")] = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    from battlewright.cli.explaining import explain

    explain(ruleset, procedure, json, lang)


@app.command(cls=Verb, help="cli-help-clauses")
def clauses(
    ruleset: RulesetName,
    mutate: Annotated[bool, typer.Option("--mutate", help="cli-help-mutate")] = False,
    sample: Annotated[int | None, typer.Option("--sample", metavar="N", help="cli-help-sample")] = None,
    seed: Seed = None,
    json: Json = False,
    lang: Lang = "",
) -> int:
    from battlewright.cli.ledger import clauses

    return clauses(ruleset, mutate, sample, seed, json, lang)


@app.command(cls=Verb, help="cli-help-rules")
def rules(
    ruleset: RulesetName,
    words: Annotated[list[str] | None, typer.Argument(metavar="[ID|WORDS...]", help="cli-help-words")] = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    from battlewright.cli.rulebook import rules

    rules(ruleset, words or [], json, lang)


@app.command(cls=Verb, help="cli-help-schema")
def schema(
    kind: Annotated[
        str, typer.Argument(metavar="[scenario|requests|answers|events|odds]", help="cli-help-schema-kind")
    ] = "scenario",
    ruleset: Annotated[
        str, typer.Option("--ruleset", metavar="RULESET", help="cli-help-ruleset-or-table")
    ] = "redroll",
    lang: Lang = "",
) -> None:
    from battlewright.cli.about import tell_schema

    tell_schema(kind, ruleset)


@app.command(cls=Verb, help="cli-help-version")
def version(json: Json = False, lang: Lang = "") -> None:
    from battlewright.cli.about import tell_version

    tell_version(json)
