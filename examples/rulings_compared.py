"""The same duel under other rulings: where the source is silent, the players decide, and here is what it changes."""

from fractions import Fraction

import battlewright as bw
from battlewright.scenario.load import from_dict

RULINGS: list[dict[str, object]] = [
    {},
    {"symbols": "off"},
    {"symbols": "off", "die.faces": "1-9"},
    {"symbols": "off", "nine_compare": "die"},
    {"symbols": "off", "dead_counters": True},
    {"symbols": "off", "counter_arm": True},
]


def main() -> None:
    duel = bw.load("redroll/duel").data
    print(f"{'rulings':44}{'target dies':>12}{'attacker dies':>15}")
    for rulings in RULINGS:
        scenario = from_dict({**duel, "rulings": rulings})
        answer = bw.odds_of(scenario, ["target.destroyed", "attacker.destroyed"], rational=True)
        target, attacker = (Fraction(law.probability(True)) for law in answer.quantities.values())
        text = ", ".join(f"{name} = {value}" for name, value in rulings.items()) or "defaults"
        print(f"{text:44}{float(target):12.3%}{float(attacker):15.3%}")


if __name__ == "__main__":
    main()
