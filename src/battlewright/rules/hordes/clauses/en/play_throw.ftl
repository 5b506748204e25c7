# Throws, collateral damage and falls: what is asked, rolled, refused and told.

# Questions
ask-direction = { $model } throws { $target }: in which direction? Degrees from straight ahead, clockwise.
ask-two-hand-aim = { $model } throws { $target } with both hands: in which direction, or at which model?

# Answers
hordes-option-throw = Throw { $a }, for 1 fury point
hordes-option-two_hand_throw = Throw { $a } with both hands, for 1 fury point
hordes-option-throw_at = At { $a }

# Words that players type
word-throw = hurl
word-two-hand-throw = two-hand | double

# Rolls
roll-opposed-strength = { $model } (STR { $mine }) lifts { $target } (STR { $theirs }): the dice of { $model } first, then the d6 of { $target }.
roll-deviation = { $model } is thrown: a d6 for the direction of the deviation, then a d6 for its d3 inches.
roll-thrown-away = { $model } is thrown away: a d6 for the inches.
roll-least-disturbance = { $model } lies on others: which of the equally good ways makes room?

# What happened
event-breaks-free = { $model } breaks free of { $attacker }.
event-lifted = { $attacker } lifts { $model } and throws it.
event-intended =
    { $model } is thrown { $length }, measured from { $measured ->
    [centre] the middle of its base
   *[edge] the edge of its base
}, and meant to come down at { $place }.
event-flies =
    { $by ->
    [model] { $model } flies and crashes into { $into }: one more die for its damage.
    [terrain] { $model } flies and crashes into an obstruction: one more die for its damage.
   *[nothing] { $model } flies and comes down.
}
event-falls = { $model } falls.

# Refusals
reason-throw-needs-open-fist = { $model } throws nobody: that takes a warbeast with an Open Fist.
reason-two-hand-throw-needs-open-fists = { $model } throws nobody with both hands: that takes a warbeast with two Open Fists.
reason-no-action-for-throw = { $model } has used its action: a throw takes the place of the initial attacks.
reason-down-cannot-throw = { $model } is knocked down or stationary and throws nobody.
reason-charge-attack-comes-first = { $model } has charged: its first attack is the charge attack, and no throw.
reason-not-forced-to-throw = { $model } cannot be forced for a throw.
reason-larger-base-not-thrown = { $model } throws nobody on a base larger than its own.
reason-out-of-throwing-range = { $model }: the target of a throw must be within 0.5 inch.
reason-unseen-not-thrown = { $model } has no line of sight to the target of the throw.
reason-not-away-from-thrower = The throw must lead away from the attacker; { $model } lies the other way.
reason-unseen-not-thrown-at = The attacker has no line of sight to { $model }.
reason-boost-was-decided-before = The throw or slam has begun to deal damage: its boost was decided before the first die.
reason-collateral-is-never-boosted = Collateral damage is never boosted.
reason-falls-are-nobodys-damage = The damage roll of a fall cannot be boosted.

# What odds watch
hordes-quantity-knocked_down = knocked down and not destroyed
quantity-thrown = thrown
