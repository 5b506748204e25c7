# The Fight sub-phase: what is asked, rolled and told, and why something is refused.

# Asked
kill_team-ask-combat = Which combat is fought next?
kill_team-ask-weapon = With which weapon does { $model } strike in this fight?
kill_team-ask-strike = { $kind ->
    [hammer] { $model } crashes into its enemies: whom does it hit?
    [supporting] { $model } supports: whom does it strike?
   *[other] { $model } has { $attacks ->
        [one] { $attacks } attack
       *[other] { $attacks } attacks
    } left: whom does it strike, and how often?
}
kill_team-ask-pile-in = { $model } piles in: towards whom?
kill_team-ask-sweep = { $model } falls back: who chases it?

# Answers
kill_team-option-fight = The combat of { $a }
kill_team-option-weapon = { $a_named }
kill_team-option-strike = { $a }, { $b ->
    [1] once
    [2] twice
   *[other] { $b } times
}
kill_team-option-toward = Towards { $a }
kill_team-option-chase = { $a }
kill_team-option-let_go = Nobody

# Words that players type
word-chase = chase
word-let-go = let_go

# Rolled
kill_team-roll-sweep = { $model } chases { $target }: its die, then that of { $target }; with { $lead } added to the first it catches up on as much or more.

# Told
kill_team-event-result = Combat result of side { $side }: { $points }.
kill_team-event-falls-back = { $model } breaks and falls back.
kill_team-event-caught = { $by } catches { $model }.

# Refused
reason-no-combat = { $model } is in no combat.
reason-combat-fought = { $model } has already fought in this phase.
reason-strike-out-of-reach = { $model } can strike only enemies in base contact, or in base contact with a friend that it supports: { $target } is not.
reason-strike-a-challenge = A challenge keeps { $model } and { $target } apart.
reason-strike-too-often = { $model } has only { $attacks ->
    [one] { $attacks } attack
   *[other] { $attacks } attacks
} to make.

# Odds
quantity-result = combat result
stop-end_of_fight = the end of a fight: blows, result, Morale and sweeping advances
stop-end_of_blows = the end of the blows of a fight
stop-end_of_fight_phase = the end of the Fight sub-phase
