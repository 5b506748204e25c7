"""Pipelines against brute force, their runs against their stages, and what must hold of every attack."""

from __future__ import annotations

import pickle
from fractions import Fraction
from random import Random
from typing import Any

import msgspec
import pytest
from tests.chance import oracle
from tests.chance.profiles import random_attack
from tests.chance.rolling import TooMany, as_dict, every_roll

from battlewright.chance import D3, D6, Law, LocalDice, WrongDice
from battlewright.chance.staged import Staged
from battlewright.chance.stages import (
    DAMAGE,
    HITS,
    UNSAVED,
    WASTE,
    Amount,
    Damage,
    Group,
    Pipeline,
    Toll,
    Watch,
    armour_save,
    casualties,
    packets,
    to_hit,
    to_wound,
)

SIMPLE = Pipeline(
    attacks=Amount(3),
    checks=(to_hit(3), to_wound(4, reroll="ones"), armour_save(5)),
    damage=(Damage(Amount(0, (D3,))),),
    groups=(Group(2, 2),),
)


CRITICAL_WOUND: dict[str, Any] = {"critical_from": 6, "critical": ("no_save",)}


def brute(pipeline: Pipeline) -> dict[Any, Fraction]:
    return {key: share for key, share in oracle.result(pipeline).items() if share}


def law_of(pipeline: Pipeline) -> dict[Any, Fraction]:
    return {tuple(toll): share for toll, share in as_dict(casualties(pipeline)).items()}


def test_random_attacks_equal_brute_force() -> None:
    for seed in range(300):
        pipeline = random_attack(Random(seed), most_dice=(2, 3, 3, 4, 6)[seed % 5])
        assert law_of(pipeline) == brute(pipeline), pipeline


@pytest.mark.slow
def test_ten_thousand_random_attacks_equal_brute_force() -> None:
    for seed in range(10_000):
        pipeline = random_attack(Random(f"long {seed}"))
        assert law_of(pipeline) == brute(pipeline), pipeline


def states_of(partition: Staged[Any], rng: Random) -> list[Any]:
    """One state before every stage, from rolled dice."""
    state, states = partition.begin, []
    for i in range(len(partition.stages)):
        states.append(state)
        stage = partition.run(i, i + 1, state)
        state = stage.read([rng.choice(die.faces[len(die.faces) // 3 :]) for die in stage.dice])
    return states


def test_every_run_of_stages_equals_every_sequence_of_faces() -> None:
    compared = 0
    for seed in range(30):
        rng = Random(seed)
        partition = casualties(random_attack(rng, most_dice=2))
        count = len(partition.stages)
        for first, state in enumerate(states_of(partition, rng)):
            last = rng.randint(first + 1, count)
            for end in {last, count}:
                try:
                    rolled = every_roll(partition, first, end, state)
                except TooMany:
                    continue
                assert as_dict(partition.run(first, end, state)) == rolled, (partition, first, end, state)
                compared += first < end - 1 and len(rolled) > 1
    assert compared > 90


def test_packets_of_checks_alone_equal_every_sequence_of_faces() -> None:
    watch = (HITS, Watch("sixes", "hit", ("critical",)))
    hit = to_hit(4, critical_from=6, critical=("critical", "hit"), failure=("miss",), reroll="fails")
    partition = packets(Pipeline(attacks=Amount(0, (D3,)), checks=(hit,), watch=watch))
    assert as_dict(partition) == every_roll(partition, 0, len(partition.stages), None)
    assert {dict(bag).get("critical", 0) - watched[1] for bag, watched in partition.law.outcomes} == {0}


def test_stages_say_who_rolls_and_how_many_dice() -> None:
    partition = casualties(SIMPLE)
    named = [(stage.name, stage.roller) for stage in partition.stages]
    assert named == [
        ("attacks", "attacker"), ("hit", "attacker"), ("wound", "attacker"), ("wound.again", "attacker"),
        ("save", "defender"), ("damage", "attacker"), ("removal", "attacker"),
    ]  # fmt: skip
    state: Any = None
    throws = [(), (1, 3, 6), (1, 4), (6,), (2, 5), (3,), ()]
    for i, faces in enumerate(throws):
        stage = partition.run(i, i + 1, state)
        assert len(stage.dice) == len(faces)
        state = stage.read(faces)
    assert state == Toll(1, 0)
    with pytest.raises(WrongDice):
        partition.run(1, 2, ((("attack", 2),), ())).read((1, 7))


def test_what_is_rolled_in_stages_cannot_be_read_at_once() -> None:
    with pytest.raises(TypeError):
        casualties(SIMPLE).read(())
    with pytest.raises(TypeError):
        casualties(SIMPLE).run(1, 3, ((("attack", 2),), ())).read(())


def test_equal_pipelines_are_one_partition_and_travel() -> None:
    again = msgspec.structs.replace(SIMPLE)
    assert casualties(again) is casualties(SIMPLE)
    assert pickle.loads(pickle.dumps(casualties(SIMPLE))) is casualties(SIMPLE)


def _removed(toll: Toll) -> int:
    return toll.removed


def test_a_mapped_pipeline_keeps_its_stages() -> None:
    mapped = casualties(SIMPLE).map(_removed, "removed")
    assert mapped.stages == casualties(SIMPLE).stages
    assert mapped.law == casualties(SIMPLE).law.map(_removed)
    assert mapped.run(6, 7, (((3,),), ())).read(()) == 1


# What holds of every attack, however odd.

SEEDS = range(1000, 1040)


def larger(seed: int) -> Pipeline:
    """A random attack with more dice than brute force could follow."""
    rng = Random(seed)
    small = random_attack(rng)
    return msgspec.structs.replace(small, attacks=Amount(rng.randint(5, 14)), watch=(UNSAVED, DAMAGE, WASTE))


def test_no_more_dies_than_there_is_and_waste_is_what_is_left_of_damage() -> None:
    for seed in SEEDS:
        pipeline = larger(seed)
        law = casualties(pipeline).law
        assert sum(law.weights) == law.total
        models = [group.wounds for group in pipeline.groups for _ in range(group.models)]
        for removed, lost, (unsaved, dealt, waste) in law.outcomes:
            assert removed <= len(models)
            assert lost < (models[removed] if removed < len(models) else 1)
            assert sum(models[:removed]) + lost - pipeline.wounded == dealt - waste
            if not any(damage.spill for damage in pipeline.damage) and len(pipeline.damage[0].packets) == 3:
                mortals_may_kill = len(models) if len(pipeline.damage) > 1 else 0
                assert removed <= unsaved + mortals_may_kill


def test_two_halves_of_an_attack_are_the_whole() -> None:
    for seed in SEEDS:
        pipeline = msgspec.structs.replace(larger(seed), watch=(), given=())
        one_kind = msgspec.structs.replace(pipeline, damage=pipeline.damage[:1])
        whole = casualties(one_kind).law
        number = one_kind.attacks.bonus
        first = casualties(msgspec.structs.replace(one_kind, attacks=Amount(number // 2))).law
        halves: dict[Any, Fraction] = {}
        for toll, weight in first.items():
            for end, share in as_dict(casualties(_after(one_kind, toll, number - number // 2))).items():
                key = (end.removed + toll.removed, end.lost)
                halves[key] = halves.get(key, Fraction(0)) + Fraction(weight, first.total) * share
        assert halves == {(t.removed, t.lost): Fraction(w, whole.total) for t, w in whole.items()}


def _after(pipeline: Pipeline, toll: Toll, number: int) -> Pipeline:
    """The attack that follows on what the first has left; on nobody, if nobody is left."""
    left, groups = toll.removed, []
    for group in pipeline.groups:
        gone = min(left, group.models)
        left -= gone
        if group.models > gone:
            groups.append(Group(group.models - gone, group.wounds))
    nobody = not groups
    return msgspec.structs.replace(
        pipeline,
        attacks=Amount(0 if nobody else number),
        groups=tuple(groups) or (Group(1, 9),),
        wounded=toll.lost,
    )


def test_one_big_model_takes_all_damage() -> None:
    for seed in SEEDS:
        pipeline = msgspec.structs.replace(larger(seed), wounded=0)
        uncapped = tuple(msgspec.structs.replace(d, capped=False, spill=False) for d in pipeline.damage)
        big = msgspec.structs.replace(pipeline, groups=(Group(1, 40),), damage=uncapped, watch=(DAMAGE,))
        for removed, lost, (dealt,) in casualties(big).law.outcomes:
            assert (lost if not removed else 40) == min(dealt, 40)


def test_a_rule_that_is_absent_is_a_bonus_of_nothing() -> None:
    for seed in SEEDS:
        pipeline = larger(seed)
        padded = tuple(
            msgspec.structs.replace(check, modifiers=(*check.modifiers, 0)) for check in pipeline.checks
        )
        assert casualties(msgspec.structs.replace(pipeline, checks=padded)).law == casualties(pipeline).law


def test_better_to_hit_never_hurts_where_failures_may_be_chosen() -> None:
    for seed in SEEDS:
        rng = Random(seed)
        wound, number = to_wound(rng.randint(2, 6), **CRITICAL_WOUND), Amount(rng.randint(1, 9))
        means = [
            casualties(
                msgspec.structs.replace(
                    SIMPLE, checks=(to_hit(6, modifiers=(bonus,), reroll="fails"), wound), attacks=number
                )
            )
            .law.map(_removed)
            .mean()
            for bonus in range(4)
        ]
        assert means == sorted(means)


def test_rolled_attacks_keep_to_the_law() -> None:
    dice, rolls = LocalDice("stages"), 0
    pipeline = msgspec.structs.replace(SIMPLE, attacks=Amount(4, (D6,)), groups=(Group(9, 2),))
    partition = casualties(pipeline)
    law: Law[int] = partition.law.map(_removed)
    total, trials = 0, 2000
    for _ in range(trials):
        state: Any = None
        for i in range(len(partition.stages)):
            _, state = partition.run(i, i + 1, state).sample(dice, rolls)
            rolls += 1
        total += state.removed
    variance = law.map(lambda n: n * n).mean() - law.mean() ** 2
    assert abs(total / trials - law.mean()) < 5 * float(variance / trials) ** 0.5
