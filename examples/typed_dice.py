"""A fight beside a physical table: words and faces are typed, the play-by-play cites every clause."""

import battlewright as bw
from battlewright.core.requests import Roll
from battlewright.texts.sayings import event_text

WORDS = ["melee target knife", "5", "red_roll knife", "5", "6", "melee target knife", "7", "decline", "3"]


def main() -> None:
    battle = bw.Battle("redroll/duel", seed="not used: the faces are typed")
    for event in battle.opening:
        print(event_text(event, "en", "redroll"))
    for words in WORDS:
        waits_for_dice = isinstance(battle.pending, Roll)
        print(f"> {words}" + ("   (dice)" if waits_for_dice else ""))
        for entry in battle.say(words):
            for event in entry.events:
                if sentence := event_text(event, "en", "redroll"):
                    print("   ", sentence)
    print("\nundo: the last answer and the dice that followed it are taken back")
    battle.undo(consent=True)
    print(f"{len(battle.played)} answers in force, {len(battle.log)} lines in the history")


if __name__ == "__main__":
    main()
