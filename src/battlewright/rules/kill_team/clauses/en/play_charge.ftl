# The charge sub-phase: what is asked, rolled and told, and why something is refused.

# Asked
kill_team-ask-charge = Which enemy is charged next?
kill_team-ask-declare = Who charges { $target }?
kill_team-ask-overwatch = Who fires Overwatch next at those that charge { $target }, and with what?
kill_team-ask-victim = Two are equally near to { $model }: who takes its hit?
kill_team-ask-counter-charge = Who counter-charges those that have charged { $target }?
kill_team-ask-attacker = Whom does { $model } run into?
kill_team-ask-reroll = { $model } needs { $need } to reach { $target }: which dice are rolled again?
ask-assault_grenades = { $model } charges through difficult ground: throw its assault grenades, used once, to keep its Initiative?
kill_team-ask-mover = Which of those that charge { $target } moves next?

# Options
kill_team-option-charge = { $a }
kill_team-option-redirect = { $a } tries to redirect its charge
kill_team-option-declare = { $a } charges
kill_team-option-declared = Nobody else
kill_team-option-overwatch = { $a } ({ $b_named })
kill_team-option-hold = Nobody
kill_team-option-takes = { $a }
kill_team-option-counter_charge = { $a } tries
kill_team-option-into = { $a }
kill_team-option-throw = Throw them

# Rolled
kill_team-roll-charge = { $model } charges { $target }: 2D6, { $need } or more reaches it.
kill_team-roll-charge-again = { $model } charges { $target }: dice rolled again, { $need } or more in all reaches it.
kill_team-roll-counter-charge = { $model } counter-charges { $target }: 2D6, { $need } or more reaches it.

# Told
kill_team-event-declared = { $model } declares a charge against { $target }.
kill_team-event-distance = The roll of { $model } { $reaches ->
    [true] is long enough
   *[false] falls short
}.
kill_team-event-charge-made = { $model } completes the charge against { $target }.
kill_team-event-charge-fails = The charge of { $model } against { $target } fails.
kill_team-event-overwatch = { $model } fires Overwatch: { $hits ->
    [0] no hits
    [one] { $hits } hit
   *[other] { $hits } hits
}.
kill_team-event-counter-charge = { $model } counter-charges { $target }.
kill_team-event-counter-charge-fails = { $model } does not get as far as { $target }.
kill_team-event-grenades = { $model } uses up its assault grenades and keeps its Initiative.

# Refused
reason-charge-after-running = { $model } ran this turn, so it cannot charge.
reason-charge-after-firing = { $model } has fired a weapon after which it cannot charge.
reason-charge-while-locked = { $model } is locked in combat and cannot charge.
reason-charge-falling-back = { $model } is falling back and cannot charge.
reason-charge-from-the-ground = { $model } has gone to ground and cannot charge.
reason-charge-just-regrouped = { $model } has only just regrouped and cannot charge this turn.
reason-charge-once = { $model } has already declared a charge in this phase.
reason-charge-too-far = That enemy is too far for { $model } to charge.
reason-charge-out-of-sight = { $model } cannot see that enemy.
reason-charge-without-room = There is no room at that enemy, and no friend beside it that { $model } could touch.
reason-redirect-without-a-charge = { $model } could not charge anybody in any case, so it does not redirect its charge.
reason-charge-friend = { $model } is of the side that charges now; only enemies are charged.
reason-charge-nobody-there = { $model } is no longer on the table: nobody can charge it.
reason-charged-before = That enemy has been charged in this phase already; nobody can be named twice.
reason-overwatch-while-locked = { $model } is locked in combat and fires no Overwatch.
reason-overwatch-twice = { $model } has already fired Overwatch in this phase.
reason-overwatch-from-the-ground = { $model } has gone to ground and fires no Overwatch.
reason-overwatch-in-flight = { $model } is falling back and fires no Overwatch.
reason-overwatch-too-slow = { $model } is Slow and Purposeful and fires no Overwatch.
reason-overwatch-without-skill = { $model } has BS 0 and fires no Overwatch.
reason-overwatch-without-a-weapon = { $model } has no weapon that can be fired as Overwatch.
reason-overwatch-too-far = { $model } is too far from the charged model to support its Overwatch.
reason-overwatch-not-called = The charged model cannot fire itself, so { $model } may not support it.
reason-overwatch-at-nobody = None of the chargers is in range and sight of { $model } with that weapon.
reason-overwatch-with-another-weapon = { $model } has no “{ $weapon }” to fire as Overwatch, only { $expected }.
reason-counter-charge-while-locked = { $model } is locked in combat and cannot counter-charge.
reason-counter-charge-in-flight = { $model } is falling back and cannot counter-charge.
reason-counter-charge-from-the-ground = { $model } has gone to ground and cannot counter-charge.
reason-counter-charge-twice = { $model } has tried to counter-charge already.
reason-counter-charge-too-far = { $model } reaches none of the models that have charged.
reason-redirect-without-a-death = The target that { $model } chose in the Shooting phase has not died, so there is no charge to redirect.
reason-redirect-twice = { $model } has already tried to redirect its charge in this phase.
reason-charge-after-failed-redirect = { $model } has failed to redirect its charge and charges nobody in this phase.
reason-charge-at-another = { $model } has shot at somebody else and can charge only that enemy.
reason-charge-not-redirected = The target of { $model } is dead; to charge another it has to redirect its charge first.
reason-charge-far-from-the-dead = That enemy is not within 3 inches of where the target of { $model } died.

# Odds
quantity-charged = completed a charge
stop-end_of_charge = the end of the charges against one enemy
stop-end_of_charge_phase = the end of the charge sub-phase
