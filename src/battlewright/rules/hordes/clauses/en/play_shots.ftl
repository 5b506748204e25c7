# Shots, areas, sprays and spells: what is asked, rolled, refused and told.

# Answers
hordes-option-shoot = Shoot at { $a } ({ $b_named })
hordes-option-buy_shot = Additional shot at { $a } ({ $b_named }), for 1 fury point
hordes-option-cast = Cast { $a_named } at { $b }

# Words that players type
word-buy-shot = extra
word-cast = spell

# Rolls
roll-redirect = { $model } has missed: which of those who fight there is in danger instead? { $others }.
roll-deviation-area = { $model } has missed: a d6 for the direction in which the blast drifts, then a d6 for its inches.

# What happened
event-range =
    From { $model } to { $target } it is { $length }; { $reached ->
    [true] in range
   *[false] out of range
}.
event-redirected = The attack of { $model } goes on to { $target }.
event-impact = The blast of { $model } comes down at { $place }.

# Refusals
reason-no-action-for-shots = { $model } has used its action already, and not for ranged attacks.
reason-charged-and-cannot-shoot = { $model } has charged: its first attack is the charge attack, and no shot.
reason-initial-shots-given-up = { $model } has made additional shots: its initial ones are over.
reason-no-shot-to-add-to = { $model } has made no ranged attack yet: additional shots come after it.
reason-additional-shot-not-paid = { $model } cannot pay a fury point for an additional shot.
reason-down-cannot-shoot = { $model } is knocked down or stationary and does not shoot.
reason-in-melee-cannot-shoot = { $model } is in melee and does not shoot.
reason-initial-shot-made = { $model } has made the initial attacks with this weapon already.
reason-past-rate-of-fire = { $model } has shot with this weapon as often as its ROF allows in an activation.
reason-terrain-is-no-target = Only a model can be the target of { $model }, not the ground and not terrain.
reason-untargetable = A rule of its own protects this model: { $model } cannot target it.
reason-out-of-arc = { $model }: the target is not in the front arc.
reason-out-of-sight = { $model } has no line of sight to this target.
reason-redirected-roll-keeps-what-it-was = A roll made again is boosted only if the first one was.
reason-down-cannot-cast = { $model } is knocked down or stationary and casts nothing.
reason-charged-and-cannot-cast = { $model } has charged: its first attack is the charge attack, and no spell.
reason-gave-up-acting = { $model } has given up its action and casts nothing more.
reason-spell-not-paid = { $model } has not enough fury for this spell.
reason-all-boosts-were-decided-before = The damage rolls are simultaneous: boosts were decided before the first of them.
