"""Which action is best, what each other one costs, and how the advice changes with the target's Wounds."""

import battlewright as bw

AIM = {"side": "A", "maximise": "P(target.destroyed)"}
POLICY = {"windows": {"red_roll": "take"}}


def scene(wounds_lost: int) -> bw.Scenario:
    return bw.load(f"""
battlewright: 1
ruleset: redroll
rulings: {{symbols: off}}
table: {{size: [24, 24]}}
sides:
  A: {{models: [{{id: fighter, profile: hunter, at: [12, 12], weapons: [knife, spear]}}]}}
  B: {{models: [{{id: target, profile: brute, at: [12, 13.4], wounds_lost: {wounds_lost}}}]}}
turn: {{round: 1, side: A, active: fighter}}
""")


def main() -> None:
    for lost in (0, 4, 8):
        print(f"the target has lost {lost} of 10 Wounds")
        for option in bw.best(scene(lost), aim=AIM, policy=POLICY, stop="end_of_activation"):
            print(f"  {option.answer:24} {option.value:7.2%}  regret {option.regret:7.2%}")


if __name__ == "__main__":
    main()
