# Attacks in close combat and shots: what is rolled and told.

# Rolls
kill_team-roll-strike = { $model } at { $target }: attacks.
kill_team-roll-strikes = Strikes made at the same time, all together.
kill_team-roll-strike-attacks =
    { $counted ->
    [true] { $model } at { $target }: the number of more attacks
   *[false] { $model } at { $target }: all rolls in one
}.
kill_team-striker =
    { $model }{ $weapon ->
    [none] { "" }
   *[weapon] {" "}({ $weapon_named })
}
kill_team-roll-strike-hit = { kill_team-striker } at { $target }: roll to hit, { $hit }+.
kill_team-roll-strike-rerolled = { kill_team-striker } at { $target }: misses again, { $rerolled }+.
kill_team-roll-strike-wound = { kill_team-striker } at { $target }: roll to wound, { $wound ->
    [0] which cannot be reached
   *[4] { $wound }+
}{ $pierces ->
    [0] { "" }
   *[6] {" "}({ $pierces }+ pierces armour)
}.
kill_team-roll-strike-wound-again = { kill_team-striker } at { $target }: failed rolls to wound again, { $wound }+.
kill_team-roll-strike-save = { $target }: saves, { $save }+, against { kill_team-striker }.
kill_team-roll-strike-pierced = { $target }: saves, { $pierced }+, against the wounds by { kill_team-striker } that pierce armour.
kill_team-roll-strike-pain = { $target }: Feel No Pain, { $pain }+, against { kill_team-striker }.

# Told
kill_team-event-unsaved =
    { $model } at { $target }: { $wounds ->
    [0] no unsaved wounds
    [one] { $wounds } unsaved wound
   *[other] { $wounds } unsaved wounds
}.
