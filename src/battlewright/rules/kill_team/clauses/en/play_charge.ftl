# The charge sub-phase: what is asked, rolled and told, and why something is refused.

# Asked
kill_team-ask-charge = Which enemy is charged next?
kill_team-ask-declare = Who charges { $target }?
kill_team-ask-mover = Which of those that charge { $target } moves next?

# Rolled
kill_team-roll-charge = { $model } charges { $target }: { $need ->
    [0] no roll reaches it
   *[other] at least { $need } on 2D6
}.

# Told
kill_team-event-declared = { $model } declares a charge against { $target }.
kill_team-event-distance = { $model }: { $rolled ->
    [0] the roll is too short
   *[other] the roll is at least { $rolled }
}.
kill_team-event-charge-made = { $model } completes the charge against { $target }.
kill_team-event-charge-fails = The charge of { $model } against { $target } fails.

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
reason-charged-before = That enemy has been charged in this phase already; nobody can be named twice.
