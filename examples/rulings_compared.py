"""The same duel under other rulings: where the source is silent, the players decide, and here is what it changes."""

from fractions import Fraction

import battlewright as bw

RULINGS: list[dict[str, object]] = [
    {},
    {"symbols": "off"},
    {"symbols": "off", "die.faces": "1-9"},
    {"symbols": "off", "nine_compare": "die"},
    {"symbols": "off", "dead_counters": True},
    {"symbols": "off", "counter_arm": True},
]


def main() -> None:
    plain = bw.load("redroll/duel").data
    print(f"{'rulings':44}{'target dies':>12}{'attacker dies':>15}")
    for rulings in RULINGS:
        text = ", ".join(f"{name} = {value}" for name, value in rulings.items()) or "defaults"
        scene = bw.load("\n".join(["# the duel", *_yaml({**plain, "rulings": rulings})]))
        answer = bw.odds_of(scene, ["target.destroyed", "attacker.destroyed"], rational=True)
        chances = [Fraction(answer.quantities[name].probability(True)) for name in answer.quantities]
        print(f"{text:44}{float(chances[0]):12.3%}{float(chances[1]):15.3%}")


def _yaml(data: dict[str, object]) -> list[str]:
    """JSON is YAML: one line for every field of the scenario."""
    import json

    return [f"{name}: {json.dumps(value)}" for name, value in data.items()]


if __name__ == "__main__":
    main()
