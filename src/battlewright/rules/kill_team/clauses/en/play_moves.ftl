# Moves: on foot, up and down, by jumps; runs, falls, and ground that slows or hurts.

# Asked
kill_team-ask-move = Who moves next, and how?
kill_team-ask-place = { $model }: where does it { $manner ->
    [ran] run
   *[moved] go
}? At most { $length }, straight or round what is in the way, and not to within 1″ of an enemy.
kill_team-ask-level = { $model }: where does it go? At most { $length }, in a straight line seen from above; climbs count with their height.
kill_team-ask-landing = { $model }: where does it come down? At most { $length } away.
kill_team-ask-run = { $model } runs and has rolled { $rolled }: roll again?

# Answers
kill_team-option-move = { $a } moves{ $b ->
    [slowly] {" "}through difficult ground
   *[plainly] {""}
}
kill_team-option-climb = { $a } climbs { $b }
kill_team-option-ladder = { $a } takes the ladder { $b }: { $c ->
    [table] down to the table
   *[up] up or down to { $c }
}
kill_team-option-jump = { $a } jumps { $b ->
    [down] down
   *[over] over the gap: { $b }
}
kill_team-option-fly = { $a } jumps over everything { $b ->
    [table] down to the table
   *[onto] onto { $b }
}
kill_team-option-run = { $a } runs{ $b ->
    [slowly] {" "}through difficult ground
   *[plainly] {""}
}
kill_team-option-keep = Keep it
kill_team-option-reroll = Roll again

# Words that players type
word-slowly = slowly
word-ladder = ladder
word-fly = fly

# Rolled
kill_team-roll-difficult = { $model } moves through difficult ground: the highest of { $dice } dice is the most it goes.
kill_team-roll-dangerous = { $model } moves through dangerous ground: a 1 hurts it.
kill_team-roll-run = { $model } runs.

# Told
kill_team-event-no-way = { $model } finds no room to get there and stays.
kill_team-event-falls = { $model } falls { $length }.

# Refused
reason-move-while-locked = { $model } is locked in combat and does not move.
reason-move-falling-back = { $model } falls back and moves no other way.
reason-move-from-the-ground = { $model } has gone to ground and does not move.
reason-fly-without-jump = { $model } has no Jump.
reason-run-while-locked = { $model } is locked in combat and does not run.
reason-run-after-firing = { $model } has fired this turn and does not run.
reason-run-twice = { $model } has already run.
reason-run-in-flight = { $model } falls back and does not run.
reason-run-just-regrouped = { $model } has only just regrouped and does not run this turn.
reason-run-from-the-ground = { $model } has gone to ground and does not run.
reason-run-slow-and-purposeful = { $model } is Slow and Purposeful and never runs.
