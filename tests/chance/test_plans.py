"""Plans against fractions: both evaluations, single questions and batches, and the error that they state."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from types import ModuleType
from typing import Any

import msgspec
import numpy as np
import pytest
from tests.chance.profiles import random_attack

from battlewright.chance import D3, D6
from battlewright.chance.plans import arrays, batch, plan, vectors
from battlewright.chance.stages import (
    DAMAGE,
    HITS,
    UNSAVED,
    WASTE,
    WOUNDS,
    Amount,
    AttackError,
    Damage,
    Group,
    Pipeline,
    Toll,
    armour_save,
    casualties,
    packets,
    to_hit,
    to_wound,
)
from battlewright.chance.stages.reading import read_amount, read_attack

SCENARIO_A = {
    "attacks": 20, "hit": 3, "wound": {"need": 4, "reroll": "ones"}, "save": 5, "damage": "d3",
    "models": 10, "wounds": 3,
}  # fmt: skip


@pytest.fixture(params=["loops", "vectors"], autouse=True)
def _evaluation(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every test runs with the loops that numba compiles, where it is installed, and with numpy alone."""
    if request.param == "loops":
        pytest.importorskip("numba")
    else:
        given: ModuleType = vectors
        for module in (arrays, plan, batch):
            monkeypatch.setattr(module, "fastest", lambda: given)
    plan.kept.cache_clear()
    arrays.table_of.cache_clear()
    yield
    arrays.table_of.cache_clear()


def farthest(answer: plan.Answer, pipeline: Pipeline) -> Fraction:
    """The largest difference of a probability from its fraction."""
    exact = casualties(pipeline).law.map(lambda toll: (toll.removed, toll.lost))
    told = answer.tolls()
    assert told.keys() <= set(exact.outcomes)
    return max(abs(Fraction(told.get(end, 0.0)) - exact.probability(end)) for end in exact.outcomes)


def test_plans_equal_fractions_within_the_bound_that_they_state() -> None:
    for seed in range(150):
        pipeline = msgspec.structs.replace(random_attack(Random(seed), most_dice=14), watch=())
        answer = plan.Plan(pipeline).run()
        assert farthest(answer, pipeline) <= answer.error_bound <= 1e-12, pipeline


def test_watched_quantities_equal_fractions() -> None:
    watch = (HITS, WOUNDS, UNSAVED, DAMAGE, WASTE)
    for seed in range(25):
        pipeline = msgspec.structs.replace(random_attack(Random(seed), most_dice=7), watch=watch)
        made = plan.Plan(pipeline)
        law = made.exact()
        for place, (name, found) in enumerate(made.watched().items()):
            assert name == watch[place].name
            for number, share in enumerate(found):
                exact = law.map(lambda toll, at=place: toll.watched[at]).probability(number)
                assert abs(Fraction(float(share)) - exact) <= made.error_bound


def test_scenario_a() -> None:
    answer = plan.plan(read_attack(SCENARIO_A)).run()
    assert answer.error_bound <= 1e-12
    law = casualties(read_attack(SCENARIO_A)).law
    assert abs(answer.mean_removed() - float(law.map(lambda toll: toll.removed).mean())) < 1e-12
    assert abs(answer.at_least(3) - float(law.map(lambda t: t.removed >= 3).probability(True))) < 1e-12
    assert [round(share, 12) for share in answer.removed()] == [
        round(float(law.map(lambda t: t.removed).probability(n)), 12) for n in range(11)
    ]


def test_a_plan_of_hundreds_of_attacks_is_still_within_a_billionth_of_a_thousandth() -> None:
    pipeline = read_attack({**SCENARIO_A, "attacks": 320, "models": 100})
    answer = plan.Plan(pipeline).run()
    assert answer.error_bound <= 1e-11
    assert farthest(answer, pipeline) <= answer.error_bound


def test_a_batch_equals_its_questions() -> None:
    rng = Random(3)
    pipeline = Pipeline(
        attacks=Amount(6),
        checks=(
            to_hit(3, critical_from=6, critical=("wound", "hit")),
            to_wound(4, reroll="ones"),
            armour_save(5),
        ),
        damage=(Damage(Amount(1)),),
        groups=(Group(4, 2),),
        given=("hit",),
    )
    count = 60
    hit, save, attacks, which, wounds, models = (
        np.array([rng.randint(low, high) for _ in range(count)])
        for low, high in ((2, 6), (3, 7), (0, 9), (0, 2), (1, 4), (1, 5))
    )
    amounts = [Amount(1), Amount(0, (D3,)), Amount(1, (D6,))]
    answers = batch.batch(
        pipeline, needs={"hit": hit, "save": save}, attacks=attacks, damage=amounts, damage_of=which,
        wounds=wounds, models=models,
    )  # fmt: skip
    assert answers.error_bound <= 1e-12
    for i in range(count):
        own = msgspec.structs.replace(
            pipeline,
            attacks=Amount(int(attacks[i])),
            checks=(
                msgspec.structs.replace(pipeline.checks[0], need=int(hit[i])),
                pipeline.checks[1],
                msgspec.structs.replace(pipeline.checks[2], need=int(save[i])),
            ),
            damage=(Damage(amounts[which[i]]),),
            groups=(Group(int(models[i]), int(wounds[i])),),
        )
        single = plan.Plan(own).run()
        size = single.law.size
        assert np.abs(answers.laws[i, :size] - single.law).max() < 1e-12
        assert not answers.laws[i, size:].any()
        assert abs(answers.mean_removed()[i] - single.mean_removed()) < 1e-12
        assert abs(answers.at_least(2)[i] - single.at_least(2)) < 1e-12


def test_a_batch_of_two_kinds_of_damage_and_of_rolled_attacks() -> None:
    for seed in (4, 8, 15, 16, 23, 42):
        pipeline = msgspec.structs.replace(random_attack(Random(seed), most_dice=8), watch=())
        needs = np.arange(2, 7)
        answers = batch.batch(pipeline, needs={"hit": needs})
        for i, need in enumerate(needs.tolist()):
            first, *rest = pipeline.checks
            own = msgspec.structs.replace(pipeline, checks=(msgspec.structs.replace(first, need=need), *rest))
            law = plan.Plan(own).run().law
            assert np.abs(answers.laws[i] - law).max() < 1e-12


def test_a_heat_map_keeps_the_shape_of_its_arrays() -> None:
    pipeline = read_attack(SCENARIO_A)
    answers = batch.batch(
        pipeline, needs={"save": np.arange(2, 7)[:, None]}, attacks=np.arange(0, 12)[None, :]
    )
    assert answers.laws.shape == (5, 12, 31)
    kills = answers.mean_removed()
    assert (np.diff(kills, axis=0) >= 0).all() and (np.diff(kills, axis=1) >= 0).all()


# Reading what people write


def test_amounts_are_read() -> None:
    said = {
        "3": Amount(3), "d6": Amount(0, (D6,)), "2d3+1": Amount(1, (D3, D3)), " D6 - 2 ": Amount(-2, (D6,)),
    }  # fmt: skip
    assert {text: read_amount(text) for text in said} == said


@pytest.mark.parametrize(
    ("text", "id"),
    [
        *((text, "error-attack-amount") for text in ("", " ", "d", "3d", "six", "1.5", "d6+1000000000")),
        ("2d6 4", "error-attack-sign"),
        *((text, "error-attack-number") for text in ("d0", "d1001", "1001", 10**6, 2.5, True, None, [6])),
        ("1000d1000", "error-attack-dice"),
    ],
)
def test_what_is_no_amount_is_named(text: Any, id: str) -> None:
    with pytest.raises(AttackError) as found:
        read_amount(text)
    assert found.value.id == id


def test_an_attack_is_read_with_the_usual_checks() -> None:
    written = {
        "attacks": "d3+1", "hit": {"need": 4, "modifiers": [1], "critical_from": 6, "critical": ["mortal"]},
        "save": 5, "damage": 2, "models": 3, "wounds": 2, "wounded": 1,
    }  # fmt: skip
    hit = to_hit(4, modifiers=(1,), critical_from=6, critical=("mortal",))
    read = read_attack(written)
    assert read.checks == (hit, armour_save(5))
    assert (read.attacks, read.groups, read.wounded) == (Amount(1, (D3,)), (Group(3, 2),), 1)
    assert [damage.packets for damage in read.damage][1] == ("mortal",)
    assert read_attack({"attacks": 1, "wound": 2, "models": 1}).start == "hit"
    assert casualties(read_attack({"attacks": 1, "models": 1})).law.outcomes == (Toll(1, 0),)


@pytest.mark.parametrize(
    ("field", "value", "named"),
    [
        ("hit", {"need": 3, "rerol": "ones"}, "rerol"),
        ("models", "ten", "models"),
        ("charm", 3, "charm"),
        ("wound", {"need": 4, "reroll": "all"}, "reroll"),
        ("save", float("nan"), "save"),
    ],
)
def test_what_cannot_be_read_is_named(field: str, value: Any, named: str) -> None:
    with pytest.raises(AttackError) as found:
        read_attack({**SCENARIO_A, field: value})
    assert found.value.id == "error-attack-written"
    assert named in found.value.values["reason"]


@pytest.mark.parametrize(
    ("fields", "id"),
    [
        *(
            ({name: wrong}, "error-attack-number")
            for name in ("attacks", "wounds", "models")
            for wrong in ([float("nan")], [2.7], [True], ["a"], [], [-1], [[1], [1, 2]], 10**6, 1001)
        ),
        ({"wounds": [0]}, "error-attack-number"),
        ({"models": np.array([1, 0])}, "error-attack-number"),
        ({"needs": {"save": [3.5]}}, "error-attack-number"),
        ({"needs": {"save": 10**6}}, "error-attack-number"),
        ({"needs": {"charm": 3}}, "error-attack-choice"),
        ({"damage": (Amount(2),)}, "error-attack-together"),
        ({"damage_of": [0]}, "error-attack-together"),
        ({"damage": (2,), "damage_of": [0]}, "error-attack-kind"),
        ({"damage": (Amount(2),), "damage_of": [1]}, "error-attack-number"),
        ({"damage": (Amount(2),), "damage_of": [-1]}, "error-attack-number"),
        ({"damage": 5, "damage_of": 0}, "error-attack-list"),
        ({"damage": "d6", "damage_of": 0}, "error-attack-list"),
        ({"needs": 5}, "error-attack-kind"),
        ({"needs": [("hit", 3)]}, "error-attack-kind"),
        ({"attacks": np.ma.array([1, 2], mask=[0, 1])}, "error-attack-number"),
        ({"needs": {"hit": np.ma.array([3, 4], mask=[1, 0])}}, "error-attack-number"),
        ({"damage": (Amount(2),), "damage_of": np.ma.masked}, "error-attack-number"),
        ({"attacks": [1, 2], "models": [1, 2, 3]}, "error-attack-shapes"),
        ({"attacks": 1000, "models": 1000, "wounds": np.arange(1, 11)}, "error-attack-large"),
    ],
)  # fmt: skip
def test_a_batch_takes_whole_numbers_that_make_sense_and_nothing_else(
    fields: dict[str, Any], id: str
) -> None:
    with pytest.raises(AttackError) as found:
        batch.batch(read_attack(SCENARIO_A), **fields)
    assert found.value.id == id


def test_an_array_without_anything_masked_is_one_of_numbers() -> None:
    answers = [batch.batch(read_attack(SCENARIO_A), attacks=kind([1, 2])) for kind in (np.array, np.ma.array)]
    assert (answers[0].laws == answers[1].laws).all()


def test_plans_say_what_they_cannot_hold() -> None:
    pipeline = read_attack(SCENARIO_A)
    three = tuple(Damage(Amount(n), (word,)) for n, word in ((1, "wound"), (2, "no_armour"), (3, "mortal")))
    two_groups = {"groups": (Group(1, 1), Group(1, 2))}
    for changes, id in (
        ({"groups": ()}, "error-attack-no-models"),
        ({"damage": ()}, "error-attack-no-models"),
        ({"damage": three}, "error-attack-kinds"),
        ({"attacks": Amount(1000), "groups": (Group(1000, 10),), "damage": (Damage(Amount(0, (D6,) * 100)),)},
         "error-attack-large"),
    ):  # fmt: skip
        with pytest.raises(AttackError) as found:
            plan.Plan(msgspec.structs.replace(pipeline, **changes))
        assert found.value.id == id
    no_pipelines: tuple[Any, ...] = ("volley", [], {}, None, 5)
    for nothing in no_pipelines:
        for asked in (plan.plan, plan.Plan, batch.batch, casualties, packets):
            with pytest.raises(AttackError) as found:
                asked(nothing)
            assert found.value.id == "error-attack-kind"
    with pytest.raises(AttackError) as found:
        batch.batch(msgspec.structs.replace(pipeline, **two_groups), models=[1, 2])
    assert found.value.id == "error-attack-one-group"
    for wrong in (1.5, "two", None):
        for answer in (plan.plan(pipeline).run(), batch.batch(pipeline)):
            with pytest.raises(AttackError):
                answer.at_least(wrong)  # type: ignore[arg-type]
