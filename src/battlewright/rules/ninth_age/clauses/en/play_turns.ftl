# The order of play: turns, charges, moves, the order of combats, the end.

# Questions
ask-charge = Who charges whom? All charges are declared first and made then.
ask-move = Who moves?
ask-advance = { $model }: how far straight ahead? Wheels, turns, reforms and marches in this phase are not played yet.
ask-shoot = Who shoots at whom?
ask-combat = Which combat is fought next?

# Answers
ninth_age-option-charge = { $a }: charge at { $b }
ninth_age-option-move = { $a }
ninth_age-option-advance =
    { $a ->
    [far] As far as there is room
   *[inches] { $a }″
}
ninth_age-option-pass = That is all
ninth_age-option-fight = The combat of { $a }
ninth_age-option-shoot = { $a } shoots at { $b }
ninth_age-option-template = { $a } throws its template at { $b }

# Words that players type
word-far = most
word-fight = combat

# Rolls
roll-side = { $model } stands equally before two sides of { $target } ({ $first ->
    [front] the front
    [right] the right flank
    [left] the left flank
   *[back] the rear
} and { $second ->
    [front] the front
    [right] the right flank
    [left] the left flank
   *[back] the rear
}): which does it charge?
roll-charge = { $model }: charge at { $target }, Movement { $movement }. The dice must come to { $need } or more{ $kept ->
    [3] {" "}without the lowest of the three
   *[2] { "" }
}{ $least ->
    [0] { "" }
   *[4] ; thanks to the champion they count as at least { $least }
}.
ninth_age-roll-shots-hit = { $group ->
    [champion] The champion of { $model }
   *[others] { $model }
} shoots at { $target }: { $skill ->
    [5] 2+ hits
    [4] 3+ hits
    [3] 4+ hits
    [2] 5+ hits
    [1] 6 hits
    [0] 6 and then 4+ hits
    [-1] 6 and then 5+ hits
    [-2] 6 and then 6 hits
   *[more] 2+ hits
}.
ninth_age-roll-shots-again = { $group ->
    [champion] The champion of { $model }
   *[others] { $model }
} shoots at { $target }: another die for each 6, { $skill ->
    [0] 4+ hits
    [-1] 5+ hits
   *[-2] 6 hits
}.
ninth_age-roll-scatter = { $model } throws at { $target }: a d6 that keeps the template there on 5 and 6, the hour of the clock it drifts to, and the d6 of the distance, twice that in inches; 6 is a misfire.

# What happened
ninth_age-event-turn = Turn { $round } of { $side ->
    [0] side A.
   *[1] side B.
}
event-charge-declared = { $model }: a charge at { $target } is declared.
event-turned-by-charge = { $model } has no room to turn flush: { $target } is turned instead.
event-charge-made = { $model }: charge into the { $where ->
    [front] front
    [flank] flank
   *[rear] rear
} of { $target }.
ninth_age-event-charge-fails = The charge of { $model } at { $target } falls short: the highest die is { $die }, and { $blocked ->
    [true] what is in the way stops it after { $length }
   *[false] it goes ahead { $length }
}.
event-charge-blocked = { $model } has no target for its charge any more.
event-ridden-down = { $model } catches { $target } in flight and destroys it.
event-points = Victory points of side { $side ->
    [0] A
   *[1] B
}: { $points }.
event-advance = { $model } advances { $length }.
event-no-hits = { $model } hits nobody of { $target }.
event-template = The template of { $model } covers { $hits ->
    [one] { $hits } model
   *[other] { $hits } models
} of { $target }.
event-misfires = { $model } misfires.

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
reason-shoot-in-flight = { $model } flees and does not shoot.
reason-shoot-in-combat = { $model } is in combat and does not shoot.
reason-shoot-after-acting = { $model } has shot, charged or rallied in this turn and does not shoot any more.
reason-shoot-into-combat = Nobody shoots at those who are in combat.
reason-shoot-out-of-range = That enemy is out of the range of { $model }.
reason-shoot-unseen = { $model } does not see that enemy.
reason-template-in-flight = { $model } flees and does not shoot.
reason-template-in-combat = { $model } is in combat and does not shoot.
reason-template-after-acting = { $model } has shot, charged or rallied in this turn and does not shoot any more.
reason-template-into-combat = Nobody shoots at those who are in combat.
reason-template-out-of-range = That enemy is out of the range of { $model }.
reason-template-unseen = { $model } does not see that enemy.
reason-shoot-without-weapon = { $model } has nothing to shoot with.
reason-template-without-machine = { $model } has no machine that throws a template.

# The end
outcome-points = The battle is over: side { $winner } has more victory points.
outcome-last-army = The enemy has nobody left: side { $winner } wins.
outcome-fight-won = The enemy has broken or is destroyed: side { $winner } wins the fight.
outcome-fight-drawn = Neither side alone is broken or destroyed, and nobody goes on fighting: a draw.
ninth_age-outcome-draw = The battle is over, and the victory points are equal: a draw.

# Explanations
ninth_age-value-ballistic-skill = BS
ninth_age-value-movement = Movement
ninth_age-cli-play-round = (turn { $round })
