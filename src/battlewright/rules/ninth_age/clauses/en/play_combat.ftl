# The round of close combat: what is asked, rolled and told.

# Questions
ask-reroll = { $unit } has failed its test: { ninth_age-test-name }. Reroll it, near the battle standard?
ask-break-order = Several units take break tests: which tests next?

# Answers
ninth_age-option-reroll = Reroll
ninth_age-option-keep = Keep the result
ninth_age-option-test = { $a }

# Words that players type
word-reroll = reroll
word-keep = keep
word-test = test

# Rolls
ninth_age-test-name =
    { $why ->
    [break] break test
    [restrain] test to restrain itself
    [rally] test to rally
    [reform] test for a combat reform
    [fear] test for fear
    [redirect] test to charge another target
    [pivot] test to pivot
   *[leadership] Leadership test
}
roll-leadership = { $unit }, { ninth_age-test-name }: { $need } or less on 2d6.
roll-instability =
    { $unit } crumbles: 2d6 and { $difference }, less its Leadership, are the wounds that it loses.

# Told
event-leadership =
    { $unit }, { ninth_age-test-name }: { $passed ->
    [true] passed
   *[false] failed
}.
event-score =
    Side { $side } scores { $points }.
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
