# Attacks, damage and fury: what is asked, offered, rolled, refused and told.

# Questions
ask-boost_attack = { $model }: boost the attack roll against { $target } for 1 fury point? One more die.
ask-boost_damage = { $model }: boost the damage roll against { $target } for 1 fury point? One more die.

# Answers
hordes-option-boost = Boost the roll
hordes-option-attack = Attack { $a } ({ $b_named })
hordes-option-buy = Additional attack on { $a } ({ $b_named }), for 1 fury point
hordes-option-heal =
    { $b ->
    [mind] Heal { $a }: 1 circle of Mind, for 1 fury point
    [body] Heal { $a }: 1 circle of Body, for 1 fury point
    [spirit] Heal { $a }: 1 circle of Spirit, for 1 fury point
   *[box] Heal { $a }: 1 box, for 1 fury point
}

# Words that players type
word-attack = hit
word-buy = again
word-heal = cure

# Rolls
roll-attack-melee = { $model } strikes { $target }: melee attack roll, { $need } or more hits.
roll-attack-ranged = { $model } shoots at { $target }: ranged attack roll, { $need } or more hits.
roll-attack-magic = { $model } casts at { $target }: magic attack roll, { $need } or more hits.
roll-damage = { $model }: damage roll.
roll-branch = { $model }: which branch of the spiral is damaged?
roll-tough = { $model } is tough: 5 or 6 keeps it in play.

# What happened
event-attack =
    { $hits ->
    [true] { $model } hits { $target }.
   *[false] { $model } misses { $target }.
}

event-critical = A critical hit of { $model } on { $target }.
event-damaged =
    { $model } takes { $points ->
    [one] { $points } damage point
   *[other] { $points } damage points
}{ $branch ->
    [0] { "" }
   *[some] { " " }from branch { $branch } on
}; { $left ->
    [0] no box is left
    [one] { $left } box is left
   *[other] { $left } boxes are left
}.
event-healed =
    { $model } gets { $boxes ->
    [one] { $boxes } damage box
   *[other] { $boxes } damage boxes
} back.
event-destroyed = { $model } is destroyed.
event-forced-beast = { $model } is forced: { $fury ->
    [one] { $fury } fury point
   *[other] { $fury } fury points
} on it now.
event-fury-spent = { $model } spends fury: { $fury ->
    [one] { $fury } point left
   *[other] { $fury } points left
}.
event-fury-gained = { $model } gains fury: { $fury ->
    [one] { $fury } point
   *[other] { $fury } points
} now.
event-fury-lost = { $model } loses fury: { $fury ->
    [one] { $fury } point left
   *[other] { $fury } points left
}.

# Refusals
reason-attack-boosted-already = This attack roll is boosted already.
reason-damage-boosted-already = This damage roll is boosted already.
reason-boost-attack-out-of-turn = Fury boosts an attack roll only in the model's own activation.
reason-boost-damage-out-of-turn = Fury boosts a damage roll only in the model's own activation.
reason-action-used-otherwise = { $model } has used its action already, and not for melee attacks.
reason-initial-attack-made = { $model } has made the initial attacks with this weapon already.
reason-nothing-to-add-to = { $model } has made no melee or power attack yet: additional attacks come after it.
reason-additional-attack-not-paid = { $model } cannot pay a fury point for an additional attack.
reason-down-cannot-attack = { $model } is knocked down or stationary and makes no attacks.
reason-out-of-the-weapons-range = { $model }: the target is beyond the melee range of this weapon.
reason-not-in-sight = { $model } has no line of sight to this target.
reason-mind-crippled = { $model } has no free circle of Mind: no power attacks.
reason-heal-not-paid = { $model } has no fury point left to heal with.
reason-heal-out-of-area = { $model }: the beast is outside the control area.

# What odds watch
hordes-quantity-fury = fury points
quantity-mind_crippled = Mind crippled
quantity-body_crippled = Body crippled
quantity-spirit_crippled = Spirit crippled

# Words of explanations
hordes-part-crippled-mind = Mind crippled
hordes-part-crippled-body = Body crippled
hordes-result-critical = critical hit
