"""The verb `quick`: questions without a table, from numbers or profiles."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import takewhile
from typing import TYPE_CHECKING, Any

import msgspec

from battlewright.cli.documents import PICTURE, write_document
from battlewright.cli.launcher import command
from battlewright.core.errors import BattlewrightError
from battlewright.odds.quantities import Atoms
from battlewright.questions.answering import QuickAnswer, answered
from battlewright.questions.kinds import FLAG, NONE, expected
from battlewright.questions.reading import Ready, option_of, question, questions, ready
from battlewright.rules.common.quick import Parameter, QuickQuestion, Value
from battlewright.rules.library import NAMES
from battlewright.texts import catalog, cite
from battlewright.texts.numbers import figure, fraction, is_long

if TYPE_CHECKING:
    from battlewright.cli.screen import Screen
    from battlewright.odds.explaining import Explanation

QUICK_S = 20.0
"""Seconds for one question, if the command line names none; then it is sampled."""


class Wishes(msgspec.Struct, frozen=True):
    """What the command line wishes beside the question and its parameters."""

    sweep: tuple[str, ...] = ()
    ruling: tuple[str, ...] = ()
    watch: tuple[str, ...] = ()
    goal: str | None = None
    explain: str | None = None
    budget: float | None = None
    rational: bool = False
    json: bool = False
    picture: str | None = None
    lang: str = "en"


class Asked(msgspec.Struct, frozen=True):
    """A question as the command line puts it, with the arguments that answers and sweeps take."""

    ruleset: str
    name: str
    given: dict[str, Any]
    rulings: dict[str, Any]
    arguments: dict[str, Any]


def quick(words: Sequence[str], wishes: Wishes) -> int:
    """Answer a question, sweep it, or list the questions there are; the exit code. Raises `BattlewrightError`."""
    names = list(takewhile(lambda word: not word.startswith("--"), words))
    if len(names) < 2 and (len(names) < len(words) or (names and names[0] not in NAMES)):
        question(names[0] if names else "", "")
    if len(names) < 2:
        questions_shown(wishes.lang)
        return 0
    ruleset, name = names[:2]
    given = numbers_typed(question(ruleset, name), words[2:], wishes.sweep)
    arguments = {"watch": wishes.watch, "aim": _aim(wishes.goal), "rational": wishes.rational}
    asked = Asked(ruleset, name, given, _rulings(wishes.ruling), arguments)
    if wishes.sweep and wishes.explain is not None:
        raise BattlewrightError("cli-quick-explain-sweep")
    if wishes.sweep:
        from battlewright.cli.sweeping import tell_sweep

        return tell_sweep(asked, wishes)
    _tell(asked, wishes)
    return 0


def numbers_typed(asked: QuickQuestion, words: Sequence[str], sweep: Sequence[str] = ()) -> dict[str, Any]:
    """The parameters in `--k 2`, `--k=2`, or a flag as `--charge` alone, `--charge yes` or `--charge no`, as texts but
    for flags alone.

    One that the question does not have is left to be refused with all else. Raises `BattlewrightError` for a parameter
    without a value, one that is given twice, and a word too many; `sweep` is what stands behind --sweep.
    """
    given: dict[str, Any] = {}
    left = list(words)
    while left:
        option, equals, value = left.pop(0).partition("=")
        if not option.startswith("--"):
            raise _surplus(asked, option, equals + value, sweep)
        name = option[2:].replace("-", "_")
        if name in given:
            raise BattlewrightError("cli-usage-twice", name=option)
        parameter = asked.parameter(name)
        is_flag = parameter is not None and parameter.kind == "flag"
        if is_flag and not equals and left and left[0] in FLAG:
            equals, value = "=", left.pop(0)
        elif not equals and not is_flag:
            if left and not left[0].startswith("--"):
                value = left.pop(0)
            elif parameter is not None:
                raise BattlewrightError("cli-usage-option-value", name=option)
        given[name] = True if is_flag and not equals else value
    return given


def _surplus(asked: QuickQuestion, word: str, rest: str, sweep: Sequence[str]) -> BattlewrightError:
    """What is wrong with a word too many: the dashes before a parameter, or = behind one that is swept."""
    if asked.parameter(word.replace("-", "_")):
        return BattlewrightError("cli-quick-meant", value=word + rest, meant=option_of(word) + rest)
    if sweep and "=" not in sweep[-1]:
        return BattlewrightError(
            "cli-quick-meant", value=word + rest, meant=f"--sweep {sweep[-1]}={word}{rest}"
        )
    return BattlewrightError("cli-usage-surplus", value=word + rest)


def _aim(text: str | None) -> dict[str, Any] | None:
    """An aim as it is typed; it is the attacker's unless it names a side."""
    if text is None:
        return None
    side, _, wish = text.rpartition(":")
    word, _, quantity = wish.strip().partition(" ")
    is_worded = word in ("minimise", "maximise") and quantity
    return {
        "side": side.strip() or "A",
        **({word: quantity.strip()} if is_worded else {"maximise": wish.strip()}),
    }


def _rulings(texts: Sequence[str]) -> dict[str, Any]:
    """`fury.cost=in_addition`, `ap=4`, `counter_arm=true`. Raises `BattlewrightError`."""
    found: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BattlewrightError("cli-quick-ruling", value=text)
        if name in found:
            raise BattlewrightError("cli-usage-twice", name=f"--ruling {name}")
        plain: Any = {"true": True, "false": False}.get(value, value)
        found[name] = int(value) if value.lstrip("-").isdigit() else plain
    return found


def _tell(asked: Asked, wishes: Wishes) -> None:
    from battlewright.cli.screen import Screen, progress

    screen = Screen(wishes.lang)
    seconds = QUICK_S if wishes.budget is None else wishes.budget
    if wishes.explain is not None:  # refused before the work, if it is no number
        made = ready(asked.ruleset, asked.name, asked.given, asked.rulings)
        Atoms(made.position).aimed(wishes.explain)
    with progress(screen) as tell:
        answer = answered(
            asked.ruleset, asked.name, asked.given, asked.rulings,
            budget_s=seconds, progress=tell, **asked.arguments,
        )  # fmt: skip
    explanation = _explained(answer, wishes)
    if wishes.json:
        said = answer.to_json()
        if wishes.explain is not None:
            said["explanation"] = None if explanation is None else explanation.to_json()
        print(json.dumps(said, ensure_ascii=False))
    else:
        _answer_shown(screen, answer)
        _lacking_shown(screen, answer, wishes)
        if explanation is not None:
            from battlewright.cli.steps import explanation_shown

            explanation_shown(screen, explanation, asked.ruleset)
    if wishes.picture is not None:
        from battlewright.pictures.laws import svg_laws

        laws = {name: law.pmf for name, law in answer.quantities.items()}
        note = numbers_text(wishes.lang, answer.ready, answer.settled)
        drawn = svg_laws(laws, "light", wishes.lang, f"{asked.ruleset} {asked.name}", note)
        write_document(wishes.picture, drawn.encode(), PICTURE)


def _explained(answer: QuickAnswer, wishes: Wishes) -> Explanation | None:
    """The steps, unless the question was too large to walk."""
    from battlewright.odds.explaining import explained

    if wishes.explain is None or answer.odds.method == "sampled":
        return None
    made = answer.ready.scenario
    return explained(
        answer.ready.position, wishes.explain, _aim(wishes.goal) or made.aim, made.policy, made.stop,
        rational=wishes.rational,
    )  # fmt: skip


def _lacking_shown(screen: Screen, answer: QuickAnswer, wishes: Wishes) -> None:
    """Of a sampled answer, what was asked for and cannot be had."""
    from battlewright.cli.screen import NOTE

    asked_for = {"fractions": wishes.rational, "steps": wishes.explain is not None}
    if answer.odds.method == "sampled" and any(asked_for.values()):
        lacking = [screen.text(f"odds-lacking-{name}") for name, wished in asked_for.items() if wished]
        screen.say("odds-lacking", NOTE, what=", ".join(lacking))


def _answer_shown(screen: Screen, answer: QuickAnswer) -> None:
    from battlewright.cli.screen import NOTE
    from battlewright.cli.tables import number, odds_shown

    asked = answer.ready
    screen.line(numbers_text(screen.lang, asked, asked.settled), "bold")
    odds_shown(screen, answer.odds, asked.position)
    for label, law in answer.waste.items():
        if len(law.pmf) < 2:
            continue
        none = number(law.probability(0), screen.lang)
        screen.say(label, NOTE, mean=mean_text(law.mean, screen.lang), none=none)
    for name in answer.idle:
        parameter = asked.question.parameter(name)
        cited = cite(parameter.clauses) if parameter else ""
        screen.line(f"{_idle_text(screen, answer, name)} {cited}".rstrip(), NOTE)


def _idle_text(screen: Screen, answer: QuickAnswer, name: str) -> str:
    """That a parameter does nothing here, or only as much as what would be without it."""
    if name not in answer.usual:
        return screen.text("cli-quick-idle", name=option_of(name))
    value, usual = (
        value_text(value, screen.lang) for value in (answer.ready.given[name], answer.usual[name])
    )
    return screen.text("cli-quick-same", name=option_of(name), value=value, usual=usual)


def mean_text(mean: Any, lang: str) -> str:
    """A mean as people read it, with its fraction where there is one."""
    if not isinstance(mean, Fraction):
        return figure(float(mean), lang)
    shown, exact = figure(mean, lang), fraction(mean, lang)
    return exact if is_long(mean) or exact == shown else f"{shown} ({exact})"


def numbers_text(lang: str, asked: Ready, settled: Mapping[str, Value]) -> str:
    """The numbers with which a question is answered: `melee: k 2, damage -2, wounds 5`, in the reader's words."""
    text = catalog(lang).text
    numbers = [
        text(
            "cli-quick-number",
            name=named(p.help, option_of(p.name)[2:], lang),
            value=_said(p, settled[p.name], lang),
        )
        for p in asked.question.parameters
        if p.name in settled
    ]
    question = named(asked.question.help, asked.question.name, lang)
    return text("cli-quick-numbers", question=question, numbers=", ".join(numbers))


def named(help: str, typed: str, lang: str) -> str:
    """What the texts call a question, a parameter or a policy: the attribute `name` of its help, else what is typed."""
    texts = catalog(lang)
    return texts.text(f"{help}.name") if texts.has(f"{help}.name") else typed


def _said(parameter: Parameter, value: Value, lang: str) -> str:
    """A value in the reader's words, `quick-word-...`, as far as there are any."""
    policy = next((policy for policy in parameter.policies if policy.name == value), None)
    if policy is not None:
        return named(policy.help, policy.name, lang)
    typed = value_text(value, lang)
    texts, id = catalog(lang), f"quick-word-{typed.replace('_', '-')}"
    return texts.text(id) if texts.has(id) else typed


def value_text(value: Any, lang: str) -> str:
    """A value of a parameter, as it is typed but for the language's decimal sign."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ",".join(map(str, value)) or NONE
    return catalog(lang).text("number-or-name", value=value)


def help_shown(words: Sequence[str], lang: str) -> None:
    """The parameters of the question that words name, else the questions there are."""
    names = [word for word in words if not word.startswith("-")]
    known = {q.name: q for q in questions(names[0])} if names and names[0] in NAMES else {}
    if len(names) > 1 and names[1] in known:
        parameters_shown(known[names[1]], lang)
    else:
        questions_shown(lang)


def questions_shown(lang: str) -> None:
    """The questions of every ruleset."""
    from battlewright.cli.screen import Screen, columns

    screen, texts = Screen(lang), catalog(lang)
    table = columns(screen.text("cli-quick-question"), "")
    for ruleset in NAMES:
        for asked in questions(ruleset):
            table.add_row(f"{ruleset} {asked.name}", texts.text(asked.help))
    screen.table(table)
    screen.say("cli-quick-help-of", command=command())


def parameters_shown(asked: QuickQuestion, lang: str) -> None:
    """The parameters of a question: what each means, what it takes, what it is without being given."""
    from battlewright.cli.screen import Screen, columns

    screen, texts = Screen(lang), catalog(lang)
    screen.line(f"{asked.name}: {texts.text(asked.help)}", "bold")
    heads = (screen.text(f"cli-quick-{head}") for head in ("parameter", "takes", "usual", "means"))
    table = columns(*heads)
    for p in asked.parameters:
        usual = screen.text("cli-quick-as-profile") if p.default is None else value_text(p.default, lang)
        takes = texts.text("number-or-name", value=expected(p))
        table.add_row(option_of(p.name), takes, usual, texts.text(p.help))
        for policy in p.policies:
            table.add_row("", f"  {policy.name}", "", texts.text(policy.help))
    screen.table(table)
