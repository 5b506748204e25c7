# Attacks in close combat and shots: what is rolled and told.

# Rolls
roll-strike = { $model } at { $target }: attacks.
kill_team-roll-strikes = Strikes made at the same time, all together.
roll-strike-attacks = { $model } at { $target }: how many more attacks?
roll-strike-hit = { $model } at { $target }: roll to hit.
roll-strike-rerolled = { $model } at { $target }: misses again.
roll-strike-wound = { $model } at { $target }: roll to wound.
roll-strike-wound-again = { $model } at { $target }: failed rolls to wound again.
roll-strike-save = { $target }: saves against { $model }.
roll-strike-pierced = { $target }: saves against the wounds by { $model } that pierce armour.
roll-strike-pain = { $target }: Feel No Pain, against { $model }.

# Told
kill_team-event-unsaved =
    { $model } at { $target }: { $wounds ->
    [0] no unsaved wounds
    [one] { $wounds } unsaved wound
   *[other] { $wounds } unsaved wounds
}.
