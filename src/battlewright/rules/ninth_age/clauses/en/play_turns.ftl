# The order of play: turns, charges, moves, the order of combats, the end.

# Questions
ask-charge = Who charges whom? All charges are declared first and made then.
ninth_age-ask-move = Who moves?
ask-advance = { $model }: how far straight ahead?
ask-combat = Which combat is fought next? Name one who is in it.

# Answers
ninth_age-option-charge = { $a } charges { $b }
ninth_age-option-move = { $a }
ninth_age-option-advance =
    { $a ->
    [far] As far as there is room
   *[inches] { $a }″
}
ninth_age-option-pass = That is all
ninth_age-option-fight = { $a }

# Words that players type
word-far = most
word-fight = combat

# Rolls
roll-side = { $model } stands equally before two sides of { $target } ({ ninth_age-side-first } and { ninth_age-side-second }): which does it charge?
ninth_age-side-first =
    { $first ->
    [front] the front
    [right] the right flank
    [left] the left flank
   *[back] the rear
}
ninth_age-side-second =
    { $second ->
    [front] the front
    [right] the right flank
    [left] the left flank
   *[back] the rear
}
roll-charge = { $model } charges { $target }: with Movement { $movement } it needs { $need } on the dice{ $kept ->
    [3] , the lowest of the three does not count
   *[2] { "" }
}{ $least ->
    [0] { "" }
   *[4] , and count as at least { $least }
}.

# What happened
ninth_age-event-turn = Turn { $round } of { $side ->
    [0] side A.
   *[1] side B.
}
event-charge-declared = { $model } declares a charge on { $target }.
event-charge-made = { $model } charges into the { $where ->
    [front] front
    [flank] flank
   *[rear] rear
} of { $target }.
ninth_age-event-charge-fails = The charge of { $model } on { $target } falls short after { $length }.
event-charge-blocked = { $model } has no target for its charge any more.
event-ridden-down = { $model } catches { $target } in flight and destroys it.
event-advance = { $model } advances { $length }.

# Refusals
reason-charge-in-flight = { $model } flees and charges nobody.
reason-charge-in-combat = { $model } is in combat and charges nobody else.
reason-charge-twice = { $model } has declared a charge in this turn already.
reason-charge-without-movement = { $model } cannot move.
reason-charge-out-of-reach = That enemy is farther than { $model } can charge with the best dice.
reason-charge-unseen = { $model } does not see that enemy.
reason-charge-without-way = { $model } finds no way into contact with the side of that enemy before which it stands: forward, one wheel of at most 90°, and nobody else touched.
reason-move-in-flight = { $model } flees and moves only as it must.
reason-move-in-combat = { $model } is in combat and stays there.
reason-move-after-acting = { $model } has declared a charge or rallied and moves no more in this turn.
reason-move-twice = { $model } has moved in this turn.
reason-move-without-movement = { $model } cannot move.
reason-move-without-room = { $model } has no room straight ahead.
reason-fought-already = { $model } has fought in this phase.
reason-not-in-combat = { $model } is in no combat.

# The end
outcome-points = The battle is over: side { $winner } has more victory points.
outcome-last-army = The enemy has nobody left: side { $winner } wins.
ninth_age-outcome-draw = The battle is over, and the victory points are equal: a draw.
