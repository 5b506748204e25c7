"""The frame that rulesets fill in: kinds of parameters, policies, what a scenario is made of."""

from typing import Any

import pytest
from typer.main import get_command

from battlewright.cli.app import app
from battlewright.questions.kinds import every, expected, taken
from battlewright.questions.reading import QuickError, option_of, questions, read
from battlewright.rules.common.quick import (
    Parameter,
    Policy,
    Prepared,
    QuickQuestion,
    combined,
    decides_best,
    face_to_face,
)
from battlewright.rules.library import NAMES
from battlewright.texts import catalog

ALL = tuple((name, asked) for name in NAMES for asked in questions(name))
BEST = Policy("best", "", {"A": "best"})
RULE_OF_THUMB = Policy("boost_damage", "", {"windows": {"boost_hit": "decline", "boost_damage": "take"}})
SPEND = Parameter("spend", "policy", "", "best", policies=(BEST, RULE_OF_THUMB))
THRIFTY = Parameter("no_bought_attacks", "flag", "", False)
PREPARED = Prepared(
    {"table": {}, "policy": {"B": ["end"], "windows": {"transfer": "take"}, "never": ["trample"]}},
    (("attack",),), {},
)  # fmt: skip
AIM = {"side": "A", "maximise": "target.destroyed"}
QUESTION = QuickQuestion(
    "melee", "", (SPEND, THRIFTY), lambda values: PREPARED, ("target.destroyed",), "end_of_action", AIM
)


@pytest.mark.parametrize(
    ("parameter", "value", "found"),
    [
        (Parameter("k", "whole", "", lowest=-9, highest=9), "-9", -9),
        (Parameter("k", "whole", ""), 2.5, None),
        (Parameter("k", "whole", ""), "nan", None),
        (Parameter("k", "whole", ""), True, None),
        (Parameter("d", "inches", ""), "4,5", 4.5),
        (Parameter("d", "inches", "", highest=4), "1e400", None),
        (Parameter("f", "faces", "", highest=9), "7+3,3", (3, 7)),
        (Parameter("f", "faces", "", highest=9), "none", ()),
        (Parameter("f", "faces", "", highest=9), "10", None),
        (Parameter("f", "faces", "", highest=9), "", None),
        (Parameter("f", "faces", "", highest=9), 7, (7,)),
        (Parameter("r", "words", "", choices=("lethal", "poison")), "poison+lethal", ("lethal", "poison")),
        (Parameter("r", "words", "", choices=("lethal", "poison")), ("poison",), ("poison",)),
        (Parameter("r", "words", "", choices=("lethal", "poison")), "venom", None),
        (THRIFTY, "yes", True),
        (THRIFTY, False, False),
        (THRIFTY, "perhaps", None),
        (THRIFTY, 1, None),
        (SPEND, "boost_damage", "boost_damage"),
        (SPEND, "boost", None),
    ],
)
def test_kinds_take_what_they_say(parameter: Parameter, value: Any, found: Any) -> None:
    assert taken(parameter, value) == found
    assert str(expected(parameter))


def test_of_many_words_the_closest_is_told() -> None:
    profile = Parameter("profile", "word", "", choices=tuple(f"beast_{i}" for i in range(40)))
    with pytest.raises(QuickError) as refused:
        read(QuickQuestion("melee", "", (profile,), lambda values: [], ("x",)), {"profile": "best_7"})
    assert "one of 40 words" in refused.value.said("en") and "“beast_7”" in refused.value.said("en")


def test_what_can_be_swept_whole() -> None:
    assert every(SPEND) == ("best", "boost_damage")
    assert every(THRIFTY) == (False, True)
    assert every(Parameter("k", "whole", "")) == ()


def test_a_scenario_is_what_is_prepared_with_what_all_have_and_the_policy_chosen() -> None:
    made = QUESTION.scenario("toy", {"spend": "boost_damage"}, PREPARED)
    assert made["policy"] == {
        "A": "default", "B": ["end"], "never": ["trample"],
        "windows": {"transfer": "take", "boost_hit": "decline", "boost_damage": "take"},
    }  # fmt: skip
    assert (made["watch"], made["stop"], "aim" in made) == (["target.destroyed"], "end_of_action", False)
    best = QUESTION.scenario("toy", {"spend": "best"}, PREPARED)
    assert (best["policy"]["A"], best["aim"]) == ("best", AIM)


def test_policies_combine() -> None:
    joined = combined({"never": ["a", "b"], "A": "default"}, {"never": ["b", "c"], "A": "best"})
    assert joined == {"never": ["a", "b", "c"], "A": "best"}
    assert [decides_best(p) for p in (joined, {"windows": {"x": "best"}}, {"A": ["best"]})] == [
        True,
        True,
        False,
    ]


def test_two_stand_at_the_distance_on_a_table_that_holds_them() -> None:
    places = face_to_face(0.8, 1.2, 50.0)
    assert places.target[1] - places.attacker[1] == pytest.approx(0.8 + 50 + 1.2)
    assert places.size[1] > places.target[1] + 1.2


@pytest.mark.parametrize(("ruleset", "asked"), ALL, ids=[f"{name} {asked.name}" for name, asked in ALL])
def test_declarations_keep_to_the_frame(ruleset: str, asked: QuickQuestion) -> None:
    verb = get_command(app).commands["quick"]  # type: ignore[attr-defined]
    taken_by_verb = {option for parameter in verb.params for option in parameter.opts}
    names = [parameter.name for parameter in asked.parameters]
    assert len(set(names)) == len(names)
    assert not taken_by_verb & {option_of(name) for name in names}
    for parameter in asked.parameters:
        assert parameter.default is None or taken(parameter, parameter.default) == parameter.default
        assert bool(parameter.policies) == (parameter.kind == "policy")
        assert asked.aim is not None or not any(decides_best(p.decisions) for p in parameter.policies)
    helps = (
        asked.help,
        *(p.help for p in asked.parameters),
        *(o.help for p in asked.parameters for o in p.policies),
    )
    for lang in ("en", "ru"):
        assert all(catalog(lang).exact(id) for id in helps)
