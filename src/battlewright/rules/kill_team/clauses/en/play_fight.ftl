# The Fight sub-phase: what is asked, rolled and told, and why something is refused.

# Asked
kill_team-ask-combat = Which combat is fought next?
kill_team-ask-weapon = With which weapon does { $model } strike in this fight?
kill_team-ask-strike = { $kind ->
    [hammer] { $model } crashes into its enemies: whom does it hit?
    [supporting] { $model } supports: whom does it strike?
   *[melee] { $model } has { $attacks ->
        [one] { $attacks } attack
       *[other] { $attacks } attacks
    } left: whom does it strike, and how often?
}
kill_team-ask-pile-in = { $model } piles in: towards whom?
kill_team-ask-sweep = { $model } falls back: who chases it?
kill_team-ask-challenge = Does your leader challenge the other?
kill_team-ask-accept = { $model } challenges the leader: does he accept? If he refuses, he makes no attacks in this fight.
kill_team-ask-consolidate = { $model } has no enemies left: does it consolidate, D6 inches?
kill_team-ask-hit-and-run = Does { $model } try to leave the combat, 3D6 inches?
kill_team-ask-away = { $model } leaves the combat, at most { $length }: where to?
kill_team-ask-taker = { $wounds ->
    [one] { $wounds } Wound is
   *[other] { $wounds } Wounds are
} still to be taken: who takes the next?
ask-fast_dice = Roll the attacks of all { $attackers } together? Then the enemy says who takes the Wounds.
ask-fast_dice_back = Roll the attacks of all { $attackers } together? Then the enemy says who takes the Wounds.

# Answers
kill_team-option-fight = The combat of { $a }
kill_team-option-weapon = { $a_named }
kill_team-option-strike = { $a } (attacks: { $b })
kill_team-option-toward = Towards { $a }
kill_team-option-chase = { $a }
kill_team-option-let_go = Nobody
kill_team-option-challenge = { $a } challenges
kill_team-option-accept = Accept
kill_team-option-refuse = Refuse
kill_team-option-consolidate = Consolidate
kill_team-option-break_away = Leave the combat
kill_team-option-take = { $a }
kill_team-option-together = Together

# Words that players type
word-chase = chase
word-let-go = let_go
word-challenge = challenge
word-accept = accept
word-consolidate = consolidate
word-break-away = break_away
word-take = take
word-together = together

# Rolled
kill_team-roll-sweep = { $model } chases { $target }: its die, then that of { $target }; with { $lead } added to the first it catches up on as much or more.
kill_team-roll-consolidate = { $model } consolidates: D6 inches.
kill_team-roll-hit-and-run = { $model } leaves the combat: 3D6 inches.

# Told
kill_team-event-result = Combat result of side { $side ->
    [0] A
   *[1] B
}: { $points }.
kill_team-event-result-line = Side { $side }, { $line ->
    [wounds] unsaved Wounds caused
    [charged] charge
    [counter_charge] counter-charge
    [counter_charge_with_counter_attack] counter-charge with Counter-attack
    [banner] banner
    [outnumbering_after_the_blows] five times as many models
    [outnumbering_before_the_blows] five times as many models
   *[line] { $line }
}: { $points }.
kill_team-event-falls-back = { $model } breaks and falls back.
kill_team-event-caught = { $by } catches { $model }.
kill_team-event-challenge = A challenge: { $first } and { $second } fight each other.
kill_team-event-refused = { $model } refuses the challenge and makes no attacks.

# Refused
reason-no-combat = { $model } is in no combat.
reason-combat-fought = { $model } has already fought in this phase.
reason-strike-out-of-reach = { $model } can strike only enemies in base contact, or in base contact with a friend that it supports: { $target } is not.
reason-strike-a-challenge = A challenge keeps { $model } and { $target } apart.
reason-strike-too-often = { $model } has only { $attacks ->
    [one] { $attacks } attack
   *[other] { $attacks } attacks
} to make.
reason-challenge-no-leader = { $model } is no leader: only leaders challenge.
reason-challenge-not-facing = { $model } touches no leader of the enemy whom he could challenge.

# Odds
quantity-result = combat result
stop-end_of_fight = the end of a fight: blows, result, Morale and sweeping advances
stop-end_of_blows = the end of the blows of a fight
stop-end_of_fight_phase = the end of the Fight sub-phase
