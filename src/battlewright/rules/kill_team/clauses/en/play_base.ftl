# What every part of the rules tells: Wounds, places, tests, whose turn it is.

kill_team-event-wounded = { $model } loses { $wounds ->
    [one] { $wounds } Wound
   *[other] { $wounds } Wounds
}; { $left } left.
kill_team-event-destroyed = { $model } is removed as a casualty.
kill_team-event-left = { $model } has fled from the table.
kill_team-event-turn = Turn { $turn }.
kill_team-event-side = Side { $side } plays.
kill_team-event-routs = Team { $side } routs.
kill_team-event-test = { $model }, { $why ->
    [redirect] Leadership to redirect the charge
    [counter_charge] Leadership to counter-charge
    [morale] Morale
    [regroup] Leadership to regroup
    [rout] Rout
    [fear] Leadership against fear
    [pinning] Leadership against pinning
    [riot] Leadership against the charge
    [climb] Initiative to climb
    [jump] Initiative to jump
    [dive] Initiative to dive
    [hit_and_run] Initiative to break away
   *[any] a test
}: { $passed ->
    [true] passed
   *[false] failed
}.
kill_team-roll-leadership = { $model }, { $why ->
    [redirect] Leadership to redirect the charge
    [counter_charge] Leadership to counter-charge
    [morale] Morale
    [regroup] Leadership to regroup
    [rout] Rout
    [fear] Leadership against fear
    [pinning] Leadership against pinning
    [riot] Leadership against the charge
    [climb] Initiative to climb
    [jump] Initiative to jump
    [dive] Initiative to dive
    [hit_and_run] Initiative to break away
   *[any] a test
}: { $value } or less on 2D6.
kill_team-roll-initiative = { $model }, { $why ->
    [redirect] Leadership to redirect the charge
    [counter_charge] Leadership to counter-charge
    [morale] Morale
    [regroup] Leadership to regroup
    [rout] Rout
    [fear] Leadership against fear
    [pinning] Leadership against pinning
    [riot] Leadership against the charge
    [climb] Initiative to climb
    [jump] Initiative to jump
    [dive] Initiative to dive
    [hit_and_run] Initiative to break away
   *[any] a test
}: { $value } or less on a D6.
