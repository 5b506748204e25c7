# Shots: what is asked, rolled, told and refused.

# Questions
ask-divide = { $model } divides its shots: at whom goes shot { $shot }?
ask-jink =
    { $model } is hit by { $attacker } { $hits ->
    [one] { $hits } time
   *[other] { $hits } times
}: does it dodge? A cover save of 4+; until the end of its next turn it only fires Snap Shots.
ask-go_to_ground =
    { $model } is hit by { $attacker } { $hits ->
    [one] { $hits } time
   *[other] { $hits } times
}: does it go to ground? Its cover save is better by 1; until the end of its next turn it only fires Snap Shots.
ask-look_out =
    { $model } is hit by { $attacker } { $hits ->
    [one] { $hits } time
   *[other] { $hits } times
}: does a friend take some of the hits?

# Answers
kill_team-option-aim = At { $a }
kill_team-option-divide_fire = Divide the shots between { $a } and others near it ({ $b_named })
kill_team-option-jink = Dodge
kill_team-option-shoot = Shoot at { $a } ({ $b_named })
kill_team-option-ground = Go to ground
kill_team-option-hand_over = { $a } takes the hits instead ({ $b })

# Words that players type
word-divide_fire = divide
word-jink = jink
word-ground = ground
word-hand_over = friend

# Rolls
roll-shots = { $model } shoots at { $target }.
kill_team-roll-shots-attacks =
    { $counted ->
    [true] { $model } lays a template over { $target }: the number of hits
   *[false] { $model } shoots at { $target }: all rolls in one
}.
kill_team-roll-shots-hit = { $model } shoots at { $target }: roll to hit.
kill_team-roll-shots-rerolled = { $model } shoots at { $target }: misses again.
roll-scatter = { $model } fires a Blast at { $target }: the scatter die, two dice for the inches, then the direction.

# What happened
kill_team-event-hot =
    { $count ->
        [one] The weapon of { $model } gets hot and wounds it; armour may save it.
       *[other] The weapon of { $model } gets hot and wounds it { $count } times; armour may save it.
    }
kill_team-event-hits =
    { $model } hits { $target } { $hits ->
    [0] not at all
    [one] { $hits } time
   *[other] { $hits } times
}.
kill_team-event-blast =
    The Blast of { $model } covers { $hits ->
    [0] nobody
    [one] { $hits } model
   *[other] { $hits } models
}.
event-jinks = { $model } dodges.
event-grounded = { $model } goes to ground.
event-handed-over =
    { $friend } takes { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
} for { $model }.

# Refusals
reason-locked-cannot-shoot = { $model } is locked in combat and does not shoot.
reason-fired-already = { $model } has fired already this turn.
reason-ran-and-cannot-shoot = { $model } has run and does not shoot.
reason-fleeing-cannot-shoot = { $model } is falling back and does not shoot.
reason-unskilled-cannot-shoot = { $model } has BS 0 and does not shoot.
reason-out-of-range = { $model }: the target is out of range of this weapon.
reason-target-in-combat = { $model }: the target is locked in combat, and nobody shoots at it.
kill_team-reason-out-of-sight = { $model } does not see this target.
reason-moved-with-ordnance = { $model } has moved and does not fire Ordnance.
reason-no-snap-shots = { $model } may fire Snap Shots only, and this weapon fires none.
reason-nothing-to-divide = { $model }: there are not several shots to divide, or nobody stands near this target.
reason-grenade-thrown = { $model } has used this grenade already.
reason-template-over-friends = { $model }: the template would lie over a friend.
