"""What one attack is worth, exactly: every result, every number of Wounds, dealt and taken."""

import battlewright as bw

SCENE = """
battlewright: 1
ruleset: redroll
table: {size: [24, 24]}
sides:
  A: {models: [{id: brute, profile: brute, at: [12, 10]}]}
  B: {models: [{id: wolf, profile: werewolf, form: beast, at: [12, 12.2], wounds_lost: 6}]}
turn: {round: 1, side: A, active: brute}
script: [melee wolf axe]
stop: end_of_action
"""


def main() -> None:
    scene = bw.load(SCENE)
    answer = bw.odds_of(
        scene, ["attack.result", "wolf.damage", "wolf.destroyed", "brute.damage"], rational=True
    )
    print(f"{answer.method}, error bound {answer.error_bound}, {answer.positions} positions\n")
    for name, law in answer.quantities.items():
        print(name)
        for value, chance in law.pmf:
            print(f"  {value!s:>6}  {chance!s:>12}  {float(chance):7.2%}")


if __name__ == "__main__":
    main()
