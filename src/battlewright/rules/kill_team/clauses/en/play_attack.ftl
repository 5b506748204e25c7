# Attacks in close combat and shots: what is rolled and told.

# Rolls
kill_team-roll-strike = { $model } at { $target }: attacks.
kill_team-roll-strikes = Strikes made at the same time, all together.
kill_team-roll-strike-attacks =
    { $counted ->
    [true] { $model } at { $target }: the number of more attacks
   *[false] { $model } at { $target }: all rolls in one
}.
kill_team-roll-strike-hit = { $model } at { $target }: roll to hit.
kill_team-roll-strike-rerolled = { $model } at { $target }: misses again.
kill_team-roll-strike-wound = { $model } at { $target }: roll to wound.
kill_team-roll-strike-wound-again = { $model } at { $target }: failed rolls to wound again.
kill_team-roll-strike-save = { $target }: saves against { $model }.
kill_team-roll-strike-pierced = { $target }: saves against the wounds by { $model } that pierce armour.
kill_team-roll-strike-pain = { $target }: Feel No Pain, against { $model }.

# Told
kill_team-event-unsaved =
    { $model } at { $target }: { $wounds ->
    [0] no unsaved wounds
    [one] { $wounds } unsaved wound
   *[other] { $wounds } unsaved wounds
}.
