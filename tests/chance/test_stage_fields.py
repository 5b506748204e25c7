"""Every field of every part of an attack refuses what makes no sense, by name; what is accepted is computed."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any, TypeVar

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings

from battlewright.chance import D3, D6, Die
from battlewright.chance.plans import arrays, plan
from battlewright.chance.stages import (
    UNSAVED,
    Amount,
    AttackError,
    Check,
    Damage,
    Group,
    LawTooLarge,
    Pipeline,
    Watch,
    armour_save,
    casualties,
    packets,
    special_save,
    to_hit,
    ward,
)
from battlewright.chance.stages.checking import MOST_PACKETS, MOST_WOUNDS
from battlewright.chance.stages.fitting import most_packets
from battlewright.texts import catalog, languages

R = TypeVar("R")
NAN = float("nan")
NOT_WHOLE = (NAN, 2.5, 2.0, "2", True, None, (2,), 10**6, -(10**6), 10**5000, float("inf"))
NOT_WHOLE_OR_NONE = tuple(value for value in NOT_WHOLE if value is not None)
NOT_TRUE = (0, 1, "yes", None)
NOT_A_NAME = ("", "two words", "a\nb", "x" * 61, 3, None, b"hit")
NOT_WORDS = ("hit", ["hit"], None, ("",), (3,), ("two words",), ("hit",) * 3000)
NOT_NUMBERS = (3, [1], None, (NAN,), ("1",), (True,), (10**6,), (0,) * 200)
NOT_DICE = ([D6], D6, None, (6,), (Die([10**6]),), (D6,) * 1001, (Die(range(1, 1002)),), (Die([999]),) * 2)
HIT = {"name": "hit", "rolls": ("attack",), "need": 3}
VOLLEY = {
    "attacks": Amount(3), "checks": (to_hit(3), armour_save(4)), "damage": (Damage(Amount(1)),),
    "groups": (Group(2, 3),),
}  # fmt: skip
ONE = Check(**HIT)

PARTS: dict[type, dict[str, Any]] = {
    Amount: {}, Check: HIT, Damage: {"amount": Amount(1)}, Group: {"models": 1}, Watch: {"name": "unsaved"},
    Pipeline: VOLLEY,
}  # fmt: skip
BAD: dict[type, dict[str, tuple[Any, ...]]] = {
    Amount: {
        "bonus": NOT_WHOLE,
        "dice": NOT_DICE,
        "least": (*NOT_WHOLE, -1),
        "reroll": NOT_NUMBERS,
    },
    Check: {
        "name": (*NOT_A_NAME, "hit.again"),
        "rolls": (*NOT_WORDS, ("again",), ("hit", "hit")),
        "need": NOT_WHOLE,
        "success": (*NOT_WORDS, ("again",)),
        "failure": (*NOT_WORDS, ("hit",) * 21),
        "critical": (*NOT_WORDS, ("wound",)),
        "critical_from": NOT_WHOLE_OR_NONE,
        "critical_needs_success": NOT_TRUE,
        "dice": (*NOT_DICE, ()),
        "modifiers": NOT_NUMBERS,
        "modifier_bounds": ((2, -2), (1,), None, [0, 1], (NAN, 2), (None, "2"), (0, 1, 2)),
        "fails_to": NOT_WHOLE_OR_NONE,
        "succeeds_from": NOT_WHOLE_OR_NONE,
        "reroll": ("twos", "", None, 1, True, [1], (NAN,), ("1",)),
        "before_modifiers": NOT_TRUE,
        "roller": ("referee", None, 0),
        "window": ("two words", 3, None),
        "clauses": ("REG-1", ["REG-1"], ("",), (3,)),
    },
    Damage: {
        "amount": (3, "d6", None),
        "packets": (*NOT_WORDS, ("again",), ("wound", "wound")),
        "spill": NOT_TRUE,
        "capped": NOT_TRUE,
        "ward": (5, "ward", ward(5, reroll="ones"), ward(5, reroll=(1,))),
    },
    Group: {
        "models": (*NOT_WHOLE, 0, -1, 10**12),
        "wounds": (*NOT_WHOLE, 0, -1, 10**12),
        "saves": (5, [ONE], ONE, (3,)),
    },
    Watch: {
        "name": NOT_A_NAME,
        "after": ("two words", 3, None),
        "packets": (*NOT_WORDS, ("wound", "wound")),
    },
    Pipeline: {
        "attacks": (3, None, Amount(1000, (), 0, ()).bonus),
        "checks": (ONE, [ONE], (3,), (ONE, ONE), (to_hit(3, name="damage"),), (ONE,) * 200,
                   tuple(to_hit(3, name=f"hit{n}") for n in range(21))),
        "damage": (Damage(Amount(1)), None, (1,), (Damage(Amount(1)), Damage(Amount(2)))),
        "groups": (Group(1), [Group(1)], (1,), (Group(1000, 11),), (Group(1),) * 101),
        "wounded": (*NOT_WHOLE, -1, 0.5, 3, 4),
        "start": (*NOT_A_NAME, "again"),
        "given": (*NOT_WORDS, ("again",)),
        "watch": (UNSAVED, [UNSAVED], (1,), (UNSAVED, UNSAVED), (Watch("w", "wound"),),
                  tuple(Watch(f"w{n}") for n in range(9))),
        "damage_window": ("two words", 3, None),
        "removal_window": ("two words", 3, None),
    },
}  # fmt: skip
CASES = [
    (part, field, value)
    for part, fields in BAD.items()
    for field, values in fields.items()
    for value in values
]


def test_the_table_has_every_field() -> None:
    assert {part: set(fields) for part, fields in BAD.items()} == {
        part: set(part.__struct_fields__) for part in PARTS
    }


def test_every_bad_value_of_every_field_is_refused_by_name() -> None:
    for part, field, value in CASES:
        with pytest.raises(AttackError) as found:
            part(**{**PARTS[part], field: value})
        error = found.value
        assert "field" in error.values, (part, field, error)
        owner, _, name = str(error.values["field"]).partition(".")
        mine = (owner, name) == (part.__name__, field)
        # What only the whole pipeline can tell is said of the part that is to be changed.
        assert mine or part is Pipeline or (field, name) == ("critical_from", "critical"), (
            field,
            value,
            error,
        )
        for lang in languages:
            said = catalog(lang).exact(error.id, **error.values)
            assert str(error.values["field"]) in said and len(said) < 400


def test_what_is_refused_elsewhere_is_named_too() -> None:
    volley = Pipeline(**VOLLEY)
    own = (Group(1, 1, (armour_save(2), ward(4))), Group(1, 1, (ward(4), armour_save(2))))
    thousand = {"attacks": Amount(1000), "checks": (to_hit(3, success=("hit",) * 3),)}
    for id, make in (
        ("error-attack-no-models", lambda: casualties(Pipeline(attacks=Amount(1), groups=(Group(1),)))),
        ("error-attack-no-models", lambda: casualties(Pipeline(attacks=Amount(1)))),
        ("error-attack-models", lambda: packets(volley)),
        ("error-attack-kind", lambda: packets("volley")),  # type: ignore[arg-type]
        ("error-attack-kind", lambda: casualties(None)),  # type: ignore[arg-type]
        ("error-attack-order", lambda: Pipeline(**{**VOLLEY, "groups": own})),
        ("error-attack-packets", lambda: Pipeline(**{**VOLLEY, **thousand})),
        ("error-attack-wounds", lambda: Pipeline(**{**VOLLEY, "groups": (Group(1000, 11),)})),
        ("error-attack-stages", lambda: Pipeline(
            **{**VOLLEY, "attacks": Amount(1000), "groups": (Group(1), Group(1, 1, (special_save(3),)))})),
        ("error-attack-choice", lambda: Pipeline(attacks=Amount(1), watch=(UNSAVED,))),
    ):  # fmt: skip
        with pytest.raises(AttackError) as found:
            make()
        assert found.value.id == id
        for lang in languages:
            assert catalog(lang).exact(found.value.id, **found.value.values)
    again = pickle.loads(pickle.dumps(found.value))
    assert (type(again), again.id, again.values) == (AttackError, found.value.id, found.value.values)


def test_a_face_that_fails_and_is_critical_fails() -> None:
    check = to_hit(2, fails_to=3, critical_from=2, critical=("wound",), failure=("miss",))
    law = packets(Pipeline(attacks=Amount(1), checks=(check,))).law
    assert {bag[0][0]: weight for (bag, _), weight in law.items()} == {"miss": 1, "wound": 1}
    everything = to_hit(2, fails_to=6, critical_from=1, critical=("wound",), failure=("miss",))
    law = packets(Pipeline(attacks=Amount(1), checks=(everything,))).law
    assert [bag for bag, _ in law.outcomes] == [(("miss", 1),)]
    vain = to_hit(
        2, fails_to=6, critical_from=1, critical=("wound",), failure=("miss",), reroll="non_criticals"
    )
    assert packets(Pipeline(attacks=Amount(1), checks=(vain,))).law == law


# What is accepted is computed, in bounded work.

NUMBERS = st.one_of(st.integers(-3, 8), st.sampled_from([-500, 500, 40]))
WORDS = st.lists(st.sampled_from(["attack", "hit", "wound", "no_save", "mortal"]), max_size=3).map(tuple)
KINDS = st.lists(
    st.sampled_from(["attack", "hit", "wound", "no_save", "mortal"]), min_size=1, max_size=3, unique=True
).map(tuple)
DICE = st.lists(st.sampled_from([D3, D6, Die((0, 1, 1)), Die((-2, 5))]), max_size=3).map(tuple)
SELDOM = st.one_of(st.none(), st.none(), NUMBERS)
AMOUNTS = st.fixed_dictionaries(
    {
        "bonus": NUMBERS,
        "dice": DICE,
        "least": st.integers(0, 2),
        "reroll": st.lists(NUMBERS, max_size=2).map(tuple),
    }
)
REROLLS = st.one_of(st.sampled_from(["none", "none", "ones", "fails", "non_criticals"]), st.tuples(NUMBERS))
BOUNDS = st.sampled_from([(None, None), (-1, 1), (None, 0), (2, None)])
CHECKS = st.fixed_dictionaries(
    {
        "name": st.sampled_from(["hit", "wound", "save", "ward"]), "rolls": KINDS, "need": NUMBERS,
        "success": WORDS, "failure": WORDS, "critical": WORDS, "critical_from": NUMBERS,
        "critical_needs_success": st.booleans(), "dice": DICE.map(lambda dice: dice or (D6,)),
        "modifiers": st.lists(NUMBERS, max_size=2).map(tuple), "modifier_bounds": BOUNDS,
        "fails_to": SELDOM, "succeeds_from": SELDOM, "reroll": REROLLS, "before_modifiers": st.booleans(),
        "roller": st.sampled_from(["attacker", "defender"]),
    }
)  # fmt: skip
SAVES = st.lists(CHECKS, max_size=2, unique_by=lambda check: check["name"])
COUNTS = st.one_of(st.integers(1, 4), st.integers(1, 4), st.just(500))
GROUPS = st.fixed_dictionaries(
    {
        "models": COUNTS, "wounds": COUNTS,
        "saves": st.one_of(st.none(), SAVES),
    }
)  # fmt: skip
STRIKING = st.sampled_from([("hit", "wound"), ("no_save",), ("mortal", "attack")])
DAMAGE_OF = st.fixed_dictionaries(
    {"amount": AMOUNTS, "packets": STRIKING, "spill": st.booleans(), "capped": st.booleans()}
)
PIPELINES = st.fixed_dictionaries(
    {
        "attacks": AMOUNTS, "checks": st.lists(CHECKS, max_size=3, unique_by=lambda check: check["name"]),
        "damage": st.lists(DAMAGE_OF, min_size=1, max_size=3, unique_by=lambda each: each["packets"]),
        "groups": st.lists(GROUPS, min_size=1, max_size=3), "wounded": st.just(0), "given": WORDS,
    }
)  # fmt: skip


def made_of(data: dict[str, Any]) -> Pipeline:
    """The pipeline of plain data. Raises `AttackError`."""
    checks = tuple(Check(**each) for each in data["checks"])
    groups = tuple(
        Group(
            **{**each, "saves": None if each["saves"] is None else tuple(Check(**c) for c in each["saves"])}
        )
        for each in data["groups"]
    )
    damage = tuple(Damage(**{**each, "amount": Amount(**each["amount"])}) for each in data["damage"])
    attacks = Amount(**data["attacks"])
    return Pipeline(**{**data, "attacks": attacks, "checks": checks, "groups": groups, "damage": damage})


def attempted(make: Callable[[], R]) -> R | AttackError:
    """What is made, or why not."""
    try:
        return make()
    except AttackError as refused:
        return refused


@given(PIPELINES)
@settings(max_examples=200, deadline=None)
def test_what_is_accepted_has_mass_one_in_bounded_work(data: dict[str, Any]) -> None:
    pipeline = attempted(lambda: made_of(data))
    if isinstance(pipeline, AttackError):
        assert catalog("ru").exact(pipeline.id, **pipeline.values)
        return
    assert sum(group.models * group.wounds for group in pipeline.groups) <= MOST_WOUNDS
    assert most_packets(pipeline, ()) <= MOST_PACKETS
    made = attempted(lambda: plan.Plan(pipeline))
    if isinstance(made, AttackError):
        assert made.id in ("error-attack-kinds", "error-attack-large")
        return
    assert made.products <= arrays.MOST_PRODUCTS
    answer = made.run()
    assert abs(float(answer.law.sum()) - 1) <= answer.error_bound * 2 + 1e-15
    assert answer.error_bound < 1e-9


@given(PIPELINES)
@settings(max_examples=60, deadline=None)
def test_exact_laws_of_what_is_accepted_have_whole_weights_or_are_said_to_be_too_large(
    data: dict[str, Any],
) -> None:
    pipeline = attempted(lambda: made_of({**data, "attacks": {"bonus": data["attacks"]["bonus"] % 9}}))
    if isinstance(pipeline, AttackError):
        return
    law = attempted(lambda: casualties(pipeline).law)
    if isinstance(law, AttackError):
        assert type(law) is LawTooLarge
        return
    models = sum(group.models for group in pipeline.groups)
    assert {toll.removed for toll in law.outcomes} <= set(range(models + 1))
    assert sum(law.weights) == law.total
