"""Groups that save differently: the exact law, the stages at the table and the plan against brute force."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from types import ModuleType
from typing import Any

import msgspec
import numpy as np
import pytest
from tests.chance import oracle
from tests.chance.profiles import random_attack
from tests.chance.rolling import TooMany, as_dict, every_roll

from battlewright.chance import D3, D6, LocalDice
from battlewright.chance.plans import arrays, batch, plan, vectors
from battlewright.chance.stages import (
    DAMAGE,
    HITS,
    UNSAVED,
    WASTE,
    Amount,
    Check,
    Damage,
    Group,
    Pipeline,
    Toll,
    Watch,
    armour_save,
    casualties,
    mortal_ward,
    special_save,
    to_hit,
    to_wound,
    ward,
)
from battlewright.chance.stages.saves import by_group

MIXED = Pipeline(
    attacks=Amount(3),
    checks=(to_hit(3), to_wound(4), armour_save(6)),
    damage=(Damage(Amount(0, (D3,))),),
    groups=(Group(1, 2), Group(2, 3, saves=(armour_save(3, reroll="ones"), ward(5)))),
)


def random_saves(rng: Random) -> tuple[Check, ...]:
    """Saves in the usual order, each of them perhaps."""
    made = (
        armour_save(rng.randint(2, 6), reroll=rng.choice(["none", "ones", "fails"])),
        special_save(rng.randint(3, 6)),
        ward(rng.randint(4, 6)),
        mortal_ward(5),
    )
    return tuple(check for check in made if rng.random() < 0.4)


def random_mixed(seed: int, most_dice: int = 3) -> Pipeline:
    """An attack on two or three groups, most of which save in their own way."""
    rng = Random(f"mixed {seed}")
    base = random_attack(rng, most_dice)
    groups = tuple(
        Group(rng.randint(1, 2), rng.randint(1, 3), rng.choice([None, random_saves(rng), random_saves(rng)]))
        for _ in range(rng.choice([2, 2, 3]))
    )
    watch = tuple(w for w in (HITS, UNSAVED, DAMAGE, WASTE) if rng.random() < 0.3)
    return msgspec.structs.replace(base, groups=groups, wounded=0, watch=watch)


def mixed_ones(count: int, most_dice: int = 3) -> Iterator[Pipeline]:
    made = (random_mixed(seed, most_dice) for seed in range(count))
    return (pipeline for pipeline in made if by_group(pipeline))


def law_of(pipeline: Pipeline) -> dict[Any, Fraction]:
    return {tuple(toll): share for toll, share in as_dict(casualties(pipeline)).items()}


def brute(pipeline: Pipeline) -> dict[Any, Fraction]:
    return {key: share for key, share in oracle.result(pipeline).items() if share}


def test_random_attacks_on_groups_that_save_differently_equal_brute_force() -> None:
    compared = 0
    for pipeline in mixed_ones(70):
        assert law_of(pipeline) == brute(pipeline), pipeline
        compared += 1
    assert compared > 35


@pytest.mark.slow
def test_a_thousand_attacks_on_groups_that_save_differently_equal_brute_force() -> None:
    for pipeline in mixed_ones(2000):
        assert law_of(pipeline) == brute(pipeline), pipeline


def test_every_sequence_of_faces_finds_the_same_law() -> None:
    compared = 0
    for seed in range(24):
        rng = Random(seed)
        pipeline = random_mixed(seed, most_dice=2)
        if not by_group(pipeline):
            continue
        partition = casualties(pipeline)
        state: Any = partition.begin
        for first in range(len(partition.stages)):
            for last in {rng.randint(first + 1, len(partition.stages)), len(partition.stages)}:
                try:
                    rolled = every_roll(partition, first, last, state)
                except TooMany:
                    continue
                assert as_dict(partition.run(first, last, state)) == rolled, (pipeline, first, last, state)
                compared += len(rolled) > 1
            stage = partition.run(first, first + 1, state)
            state = stage.read([rng.choice(die.faces) for die in stage.dice])
    assert compared > 40


def test_a_packet_is_saved_by_the_group_it_comes_to() -> None:
    partition = casualties(MIXED)
    named = [(stage.name, stage.roller) for stage in partition.stages]
    assert named[:3] == [("attacks", "attacker"), ("hit", "attacker"), ("wound", "attacker")]
    assert named[3:8] == [
        ("save.1", "defender"), ("save.again.1", "defender"), ("ward.1", "defender"), ("damage.1", "attacker"),
        ("removal.1", "attacker"),
    ]  # fmt: skip
    state: Any = None
    throws: dict[str, tuple[int, ...]] = {
        "hit": (3, 3, 3), "wound": (4, 4, 4),
        "save.1": (3,), "damage.1": (2,),  # 3 is no 6: the first group's only model falls
        "save.2": (1,), "save.again.2": (3,),  # the second group rolls ones again, and 3 is enough
        "save.3": (2,), "ward.3": (4,), "damage.3": (1,),
    }  # fmt: skip
    for i, stage in enumerate(partition.stages):
        run = partition.run(i, i + 1, state)
        faces = throws.get(stage.name, ())
        assert len(run.dice) == len(faces), stage.name
        state = run.read(faces)
    assert state == Toll(1, 1)


def test_groups_that_all_save_alike_are_as_the_pipeline_itself() -> None:
    saves = (armour_save(4), ward(6))
    own = msgspec.structs.replace(MIXED, groups=(Group(1, 2, saves), Group(2, 3, saves)))
    said = msgspec.structs.replace(
        MIXED, checks=(*MIXED.checks[:2], *saves), groups=(Group(1, 2), Group(2, 3))
    )
    assert casualties(own).law == casualties(said).law
    assert casualties(own).stages == casualties(said).stages
    assert plan.Plan(own).run().tolls() == plan.Plan(said).run().tolls()
    needs = {"needs": {"save": np.arange(2, 7)}}
    assert np.array_equal(batch.batch(own, **needs).laws, batch.batch(said, **needs).laws)


def test_the_same_saves_packet_by_packet_are_the_same_law() -> None:
    """A save that only one group has, and that never succeeds, changes the stages and nothing else."""
    for seed in range(20):
        rng = Random(seed)
        base = msgspec.structs.replace(random_attack(rng, 4), watch=(UNSAVED, DAMAGE))
        saves = (armour_save(rng.randint(3, 6)), special_save(5))
        checks = base.checks[:2]
        alike = tuple(msgspec.structs.replace(group, saves=saves) for group in base.groups)
        vain = Check(name="vain", rolls=("no_armour",), need=9, failure=("no_armour",), dice=(D3,))
        last = msgspec.structs.replace(alike[-1], saves=(*saves, vain))
        damage = tuple(sorted(base.damage, key=lambda each: "mortal" in each.packets))
        whole = msgspec.structs.replace(
            base, checks=checks, groups=(*alike, Group(1, 1, saves)), damage=damage
        )
        one_by_one = msgspec.structs.replace(whole, groups=(*alike[:-1], last, Group(1, 1, saves)))
        assert by_group(one_by_one) and not by_group(whole)
        assert casualties(one_by_one).law == casualties(whole).law


def test_watched_saves_count_the_packets_that_came() -> None:
    watch = (
        Watch("after_save", "save", ("no_armour",)),
        Watch("after_ward", "ward", ("no_armour", "no_save")),
    )
    pipeline = msgspec.structs.replace(MIXED, attacks=Amount(2), watch=(*watch, UNSAVED))
    assert law_of(pipeline) == brute(pipeline)


@pytest.mark.parametrize("evaluation", ["loops", "vectors"])
def test_plans_of_groups_that_save_differently_equal_fractions(
    evaluation: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if evaluation == "loops":
        pytest.importorskip("numba")
    else:
        given: ModuleType = vectors
        for module in (arrays, plan, batch):
            monkeypatch.setattr(module, "fastest", lambda: given)
    arrays.table_of.cache_clear()
    held = 0
    for seed, pipeline in enumerate(mixed_ones(120, most_dice=8)):
        if len(arrays.strikes(msgspec.structs.replace(pipeline, watch=()))) > arrays.MOST_KINDS:
            continue
        made = plan.Plan(pipeline)
        answer = made.run()
        told = answer.tolls()
        exact = casualties(pipeline).law.map(lambda toll: (toll.removed, toll.lost))
        for end in exact.outcomes:
            assert abs(Fraction(told.get(end, 0.0)) - exact.probability(end)) <= answer.error_bound <= 1e-12
        if seed % 6 == 0:
            for place, found in enumerate(made.watched().values()):
                law = casualties(pipeline).law.map(lambda toll, at=place: toll.watched[at])
                for number, share in enumerate(found):
                    assert abs(Fraction(float(share)) - law.probability(number)) <= answer.error_bound
        held += 1
    assert held > 30
    arrays.table_of.cache_clear()


def test_a_batch_varies_what_comes_before_the_saves_of_groups() -> None:
    needs = np.arange(2, 7)
    answers = batch.batch(MIXED, needs={"hit": needs}, attacks=np.arange(1, 6))
    for i, need in enumerate(needs.tolist()):
        own = msgspec.structs.replace(MIXED, checks=(to_hit(need), *MIXED.checks[1:]), attacks=Amount(i + 1))
        assert np.abs(answers.laws[i] - plan.Plan(own).run().law).max() < 1e-12


def test_rolled_packets_keep_to_the_law_of_a_large_attack() -> None:
    pipeline = msgspec.structs.replace(MIXED, attacks=Amount(10, (D6,)))
    partition = casualties(pipeline)
    removed = partition.law.map(lambda toll: toll.removed)
    dice, thrown, trials = LocalDice("groups"), iter(range(10**9)), 1000
    whole = partition.run(0, len(partition.stages), None)
    total = sum(whole.roll(lambda asked: dice.faces(asked, next(thrown))).removed for _ in range(trials))
    variance = removed.map(lambda n: n * n).mean() - removed.mean() ** 2
    assert abs(total / trials - removed.mean()) < 5 * float(variance / trials) ** 0.5
