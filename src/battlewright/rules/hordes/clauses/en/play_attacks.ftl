# Attacks, damage and fury: what is asked, offered, rolled, refused and told.

# Questions
hordes-ask-boost_attack = { $model }: boost the attack roll against { $target } for 1 fury point? One more die.
hordes-ask-boost_damage = { $model }: boost the damage roll against { $target } for 1 fury point? One more die.

# Answers
hordes-option-boost = Boost the roll

# Rolls
hordes-roll-attack-melee = { $model } strikes { $target }: melee attack roll, { $need } or more hits.
hordes-roll-attack-ranged = { $model } shoots at { $target }: ranged attack roll, { $need } or more hits.
hordes-roll-attack-magic = { $model } casts at { $target }: magic attack roll, { $need } or more hits.
hordes-roll-damage = { $model }: damage roll.
hordes-roll-branch = { $model }: which branch of the spiral is damaged?
hordes-roll-tough = { $model } is tough: 5 or 6 keeps it in play.

# What happened
hordes-event-attack =
    { $hits ->
    [true] { $model } hits { $target }.
   *[false] { $model } misses { $target }.
}

# Refusals
reason-attack-boosted-already = This attack roll is boosted already.
reason-damage-boosted-already = This damage roll is boosted already.
reason-boost-attack-out-of-turn = Fury boosts an attack roll only in the model's own activation.
reason-boost-damage-out-of-turn = Fury boosts a damage roll only in the model's own activation.

# What odds watch
hordes-quantity-fury = fury points
