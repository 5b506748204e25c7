"""battlewright and other tools on the same questions: answers compared, times as ratios. See README.md here."""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib.util import find_spec
from tempfile import NamedTemporaryFile
from types import ModuleType
from typing import Any, NamedTuple

from battlewright.chance.plans import arrays, plan, vectors
from battlewright.chance.stages import UNSAVED, Amount, Damage, Group, Pipeline, to_hit, to_wound
from battlewright.chance.stages.exact import run_law
from battlewright.chance.stages.reading import read_attack
from battlewright.chance.stages.steps import steps

Law = dict[Any, float]
MODELS, WOUNDS, ATTACKS = 10, 3, 20
SCENARIO_A = read_attack(
    {
        "attacks": ATTACKS, "hit": 3, "wound": {"need": 4, "reroll": "ones"}, "save": 5, "damage": "d3",
        "models": MODELS, "wounds": WOUNDS,
    }
)  # fmt: skip
CRITICALS = Pipeline(
    attacks=Amount(36),
    checks=(to_hit(6, critical_from=6, critical=("wound", "hit")), to_wound(6)),
    damage=(Damage(Amount(1)),),
    groups=(Group(72),),
    watch=(UNSAVED,),
)


class Entry(NamedTuple):
    """A way to answer a question: who, how often it is worth timing, the call, and what of the law it tells."""

    who: str
    times: int
    ask: Callable[[], Any]
    read: Callable[[Any], Law]
    tolerance: float = 1e-12
    remark: str = ""


def after_hit(state: tuple[int, int], damage: int) -> tuple[int, int]:
    """Models removed and wounds lost by the next after one packet of damage."""
    removed, lost = state
    if removed == MODELS:
        return state
    return (removed + 1, 0) if lost + damage >= WOUNDS else (removed, lost + damage)


def same(law: Law) -> Law:
    return law


def at_least_three(law: Law) -> Law:
    return {"three": sum(share for (removed, _), share in law.items() if removed >= 3)}


def kills(law: Law) -> Law:
    found: Law = {}
    for (removed, _), share in law.items():
        found[removed] = found.get(removed, 0.0) + share
    return found


# battlewright


def evaluated_by(evaluation: ModuleType, pipeline: Pipeline) -> plan.Plan:
    plan.fastest = lambda: evaluation  # type: ignore[attr-defined]
    return plan.Plan(pipeline)


def ours(pipeline: Pipeline, read: Callable[[plan.Answer], Law]) -> list[Entry]:
    fastest = arrays.fastest()
    entries = []
    if fastest is not vectors:
        entries.append(
            Entry("battlewright, plan with numba", 3000, evaluated_by(fastest, pipeline).run, read)
        )
    entries.append(Entry("battlewright, plan with numpy", 1000, evaluated_by(vectors, pipeline).run, read))
    return entries


def fractions(pipeline: Pipeline, read: Callable[[Any], Any]) -> Entry:
    end = len(steps(pipeline))
    return Entry(
        "battlewright, fractions", 10, lambda: run_law(pipeline, 0, end, None),
        lambda law: {key: float(law.map(read).probability(key)) for key in law.map(read).outcomes},
    )  # fmt: skip


# icepool


def icepool_entries() -> list[tuple[str, Entry]]:
    import icepool
    from icepool import Die, d

    def scenario() -> Any:
        wound = d(6).map(lambda face: d(6) >= 4 if face == 1 else face >= 4)
        attack = icepool.map(
            lambda hit, wounds, unsaved, damage: damage if hit and wounds and unsaved else 0,
            d(6) >= 3, wound, d(6) < 5, d(3),
        )  # fmt: skip
        return Die([(0, 0)]).map(after_hit, attack, repeat=ATTACKS, star=False)

    def criticals() -> Any:
        one = d(6).map(lambda face: d(6).map(lambda again: 2 if again == 6 else 1) if face == 6 else 0)
        return 36 @ one

    def read(die: Any) -> Law:
        return {outcome: quantity / die.denominator() for outcome, quantity in die.items()}

    return [("A", Entry("icepool", 5, scenario, read)), ("criticals", Entry("icepool", 5, criticals, read))]


# dyce


def dyce_entries() -> list[tuple[str, Entry]]:
    from dyce import H

    def encoded(state: int, damage: int) -> int:
        removed, lost = after_hit(divmod(state, WOUNDS), damage)
        return removed * WOUNDS + lost

    attack = H({0: 20 * 3, 1: 7, 2: 7, 3: 7})

    def scenario() -> Any:
        state: Any = H({0: 1})
        for _ in range(ATTACKS):
            state = state.apply(encoded, attack)
        return state

    def criticals() -> Any:
        return 36 @ H({0: 30, 1: 5, 2: 1})

    def read(histogram: Any) -> Law:
        return {outcome: count / histogram.total for outcome, count in histogram.items() if count}

    def read_states(histogram: Any) -> Law:
        return {divmod(state, WOUNDS): share for state, share in read(histogram).items()}

    return [
        ("A", Entry("dyce", 20, scenario, read_states)),
        ("criticals", Entry("dyce", 20, criticals, read)),
    ]


# warhammer-stats


def warhammer_entries() -> list[tuple[str, Entry]]:
    from warhammer_stats import PMF, Attack, ModifierCollection, PMFCollection, Target, Weapon
    from warhammer_stats.attack.phases.kill_phase import calculate_kills
    from warhammer_stats.modifiers.reroll_modifiers import ReRollOnes

    def scenario() -> Any:
        calculate_kills.cache_clear()
        weapon = Weapon(
            bs=3, shots=PMFCollection([PMF.static(ATTACKS)]), strength=4, ap=0,
            damage=PMFCollection([PMF.dn(3)]), modifiers=ModifierCollection(wound_mods=[ReRollOnes()]),
        )  # fmt: skip
        return Attack(weapon, Target(toughness=4, save=5, invuln=7, fnp=7, wounds=WOUNDS)).kills_dist

    def read(dist: Any) -> Law:
        return dict(enumerate(dist.values))

    remark = "kills only, of any number of models"
    return [("A", Entry("warhammer-stats", 3, scenario, read, 1e-4, remark))]


# stormpy


FIGHT = f"""
dtmc
formula end = (floor(place / {WOUNDS}) + 1) * {WOUNDS};
module fight
  left : [0..{ATTACKS}] init {ATTACKS};
  place : [0..{MODELS * WOUNDS}] init 0;
  [] left > 0 & place < {MODELS * WOUNDS} -> 60/81 : (left' = left - 1)
    + 7/81 : (left' = left - 1) & (place' = min(place + 1, end))
    + 7/81 : (left' = left - 1) & (place' = min(place + 2, end))
    + 7/81 : (left' = left - 1) & (place' = min(place + 3, end));
  [] left > 0 & place = {MODELS * WOUNDS} -> (left' = left - 1);
  [] left = 0 -> true;
endmodule
"""


def stormpy_entries() -> list[tuple[str, Entry]]:
    import stormpy

    with NamedTemporaryFile("w", suffix=".prism") as file:
        file.write(FIGHT)
        file.flush()
        program = stormpy.parse_prism_program(file.name)
    asked = stormpy.parse_properties(f"P=? [F place >= {3 * WOUNDS}]", program)

    def scenario() -> Any:
        model = stormpy.build_model(program, asked)
        return stormpy.model_checking(model, asked[0]).get_value(model.initial_states[0])

    remark = "one probability; the model built and checked"
    return [("A", Entry("stormpy", 3, scenario, lambda value: {"three": value}, 1e-6, remark))]


PEERS: dict[str, Callable[[], list[tuple[str, Entry]]]] = {
    "icepool": icepool_entries,
    "dyce": dyce_entries,
    "warhammer_stats": warhammer_entries,
    "stormpy": stormpy_entries,
}
TELLS: dict[str, Callable[[Law], Law]] = {"warhammer-stats": kills, "stormpy": at_least_three}


def microseconds(entry: Entry, runs: int = 5) -> float:
    """Of one call, in the best run."""
    found = []
    for _ in range(runs):
        started = time.perf_counter()
        for _ in range(entry.times):
            entry.ask()
        found.append((time.perf_counter() - started) / entry.times)
    return min(found) * 1e6


def compare(title: str, entries: list[Entry]) -> bool:
    """Print the table of a question; says whether all answers agree."""
    truth = next(entry for entry in entries if entry.who == "battlewright, fractions")
    exact, agree, fastest = truth.read(truth.ask()), True, 0.0
    print(f"\n{title}\n{'':34}{'us':>11}{'ratio':>9}  largest difference")
    for entry in entries:
        told, expected = entry.read(entry.ask()), TELLS.get(entry.who, same)(exact)
        difference = max(abs(told.get(k, 0.0) - expected.get(k, 0.0)) for k in told.keys() | expected.keys())
        spent = microseconds(entry)
        fastest = fastest or spent
        verdict = "" if difference <= entry.tolerance else "  DIFFERS"
        agree = agree and not verdict
        print(
            f"{entry.who:34}{spent:11.1f}{spent / fastest:9.0f}  {difference:.1e}{verdict}  {entry.remark}".rstrip()
        )
    return agree


def main() -> int:
    asked: dict[str, list[Entry]] = {
        "A": [*ours(SCENARIO_A, lambda answer: answer.tolls()), fractions(SCENARIO_A, lambda t: (t.removed, t.lost))],
        "criticals": [
            *ours(CRITICALS, lambda answer: dict(enumerate(answer.removed().tolist()))),
            fractions(CRITICALS, lambda t: t.watched[0]),
        ],
    }  # fmt: skip
    for module, entries in PEERS.items():
        if find_spec(module) is None:
            print(f"{module} is not installed here and is left out")
            continue
        for question, entry in entries():
            asked[question].append(entry)
    agree = [compare("Scenario A", asked["A"]), compare("Criticals", asked["criticals"])]
    return 0 if all(agree) else 1


if __name__ == "__main__":
    raise SystemExit(main())
