# The round of close combat: what is asked, rolled and told.

# Questions
ask-reroll = { $unit } has failed its test. Reroll it, near the battle standard?
ask-break-order = Several units take break tests: which tests next?
ask-weapon = { $unit }: which weapon does it fight with in this combat?
ask-way = { $model } touches no enemy: does it make way to another file of the front rank?
ask-duel = Who offers a duel?
ask-duel-answer =
    { $kind ->
    [champion] The champion of { $name } offers
   *[character] { $name } offers
} a duel: who accepts it? A character that refuses is of no use for the time being.
ask-duel-refuser = The duel is refused: which character do you name as the one that refused?

# Answers
ninth_age-option-weapon = { $a_named }
ninth_age-option-file = File { $a }
ninth_age-option-champion = The champion of { $a }
ninth_age-option-character = { $a }
ninth_age-option-refuse = Refuse
ninth_age-option-reroll = Reroll
ninth_age-option-keep = Keep the result
ninth_age-option-test = { $a }

# Words that players type
word-reroll = reroll
word-keep = keep
word-test = test
word-weapon = weapon
word-file = file
word-champion = champion
word-character = character
word-refuse = refuse

# Rolls
roll-leadership =
    { $unit }, { $why ->
    [break] break test
    [restrain] test to restrain itself
    [rally] test to rally
    [reform] test for a combat reform
    [fear] test for fear
    [redirect] test to charge another target
    [pivot] test to pivot
   *[leadership] Leadership test
}: { $need } or less on 2d6.
roll-instability =
    { $unit } crumbles: 2d6 and { $difference }, less its Leadership, are the wounds that it loses.

# Refused
error-duel-unknown = There is no unit or character { $name } that could fight a duel.
error-duel-no-champion = { $name } has no champion, so nobody of it can fight a duel.
error-duel-not-here = { $name } is not in this combat.
error-duel-not-reached = { $name } cannot fight this duel: its unit does not touch that of the opponent, or nobody there could answer.
error-too-many-attacks = { $given } attacks were to be allocated, but only { $left } are left.
error-attacks-at-duellist = { $model } is in a duel with { $opponent }: nobody else may attack there.

# Told
event-duel = { $first } and { $second }: a duel.
event-refused = { $model } refuses the duel.
event-change-places = { $model } makes way to file { $file }.
event-leadership =
    { $unit } { $passed ->
    [true] passes
   *[false] fails
} its test.
event-score =
    Side { $side } scores { $points }.
event-score-line =
    Side { $side }, { $line ->
    [wounds] unsaved wounds caused
    [overkill] wounds beyond the last in duels
    [charge] charge
    [ranks] ranks
    [standard] standard
    [battle_standard] battle standard
    [flank] foe fought in the flank
    [rear] foe fought in the rear
   *[line] { $line }
}: { $points }.
event-broken = { $unit } breaks.
event-crumbles =
    { $unit } crumbles: { $wounds ->
    [0] no wounds
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}.

# Quantities
ninth_age-quantity-score = combat score
quantity-broken = broken
