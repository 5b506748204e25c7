# What redroll asks, offers, refuses and tells. Ids as the code gives them; options have the ruleset before them.

# Questions
ask-action =
    { $model }: what next? { $ap ->
    [one] { $ap } action point left
   *[other] { $ap } action points left
}{ $fury ->
    [0] { "" }
    [one] , { $fury } Fury token
   *[other] , { $fury } Fury tokens
}.
ask-red_roll = { $model }: make a Red Roll against the attack of { $attacker }?
ask-boost = { $model }: boost this roll for 1 action point? One more die, the best counts.
ask-weapon-anew = Human again: which weapon strikes now?

# Answers
redroll-option-melee =
    Melee attack on { $a } ({ $b_named }){ $c ->
    [fury] , for a Fury token
   *[ap] { "" }
}
redroll-option-shoot = Shot at { $a } ({ $b_named })
redroll-option-charge = Charge at { $a } ({ $b_named })
redroll-option-howl = { redroll-ability-howl }, for a Fury token
redroll-option-shift = Take beast form
redroll-option-red_roll = Red Roll ({ $a_named })
redroll-option-boost = Boost the roll
redroll-option-weapon = { $a_named }

# Words that players type. `word-<word of the option>`: other names for it, divided by |.
word-red-roll = red
word-howl = howl
word-shift = shift | take
word-boost = boost
word-pistol = pistol
word-knife = knife
word-axe = axe
word-claws = claws
word-jaws = jaws
word-spear = spear
word-fists = fists

# Rolls
roll-shot-hit = { $model } shoots: hit roll.
roll-melee-hit = { $model } strikes: hit roll.
roll-melee-damage = { $model } hits: damage roll.
roll-red-roll = { $model } dodges and strikes back: Red Roll.
roll-ability = { $model } uses a special ability: ability roll.
redroll-throw-symbol =
    { $count ->
    [one] { $count } symbol die
   *[other] { $count } symbol dice
} ({ $faces })

# What happened
event-activated =
    { $model } is activated with { $ap ->
    [one] { $ap } action point
   *[other] { $ap } action points
}.
event-paid =
    { $ap ->
    [0] { $fury ->
        [0] { "" }
        [one] { $model } spends { $fury } Fury token.
       *[other] { $model } spends { $fury } Fury tokens.
    }
    [one] { $model } spends { $ap } action point{ $fury ->
        [0] { "" }
        [one] { " " }and { $fury } Fury token
       *[other] { " " }and { $fury } Fury tokens
    }; { $left } left.
   *[other] { $model } spends { $ap } action points{ $fury ->
        [0] { "" }
        [one] { " " }and { $fury } Fury token
       *[other] { " " }and { $fury } Fury tokens
    }; { $left } left.
}
event-gained =
    { $fury ->
    [0] { $ap ->
        [0] { "" }
        [one] { $model } gets { $ap } action point.
       *[other] { $model } gets { $ap } action points.
    }
    [one] { $model } gets { $fury } Fury token{ $ap ->
        [0] { "" }
        [one] { " " }and { $ap } action point
       *[other] { " " }and { $ap } action points
    }.
   *[other] { $model } gets { $fury } Fury tokens{ $ap ->
        [0] { "" }
        [one] { " " }and { $ap } action point
       *[other] { " " }and { $ap } action points
    }.
}
event-regained =
    Symbol combination: { $model } gets back { $ap ->
    [one] { $ap } action point
   *[other] { $ap } action points
}.
event-measured =
    From { $shooter } to { $target } it is { $length }; { $cover ->
    [0] the target is in the open
    [1] light cover: +1 to DEF
   *[2] heavy cover: +2 to DEF
}.
event-no-sight = { $shooter } has no line of sight to { $target }: no shot.
event-shot =
    { $hits ->
    [true] { $shooter } hits { $target }.
   *[false] { $shooter } misses { $target }.
}
event-melee-result =
    { $result ->
    [clean] { $attacker } hits { $target }: the attack succeeds.
    [tie] { $attacker } and { $target } have equal sums: the attack succeeds, and a counterattack is due.
    [nine] { $target } rolls a 9 but has the lower sum: the attack of { $attacker } succeeds, and a counterattack is due.
    [miss] { $attacker } does not get through to { $target }: the attack fails; after a Red Roll a counterattack is due.
   *[none] The attack of { $attacker } on { $target } comes to nothing.
}
event-attack-lost = { $model } is human again and reaches nobody with human weapons: the attack is lost.
event-counter-short = { $model } cannot advance far enough for its weapon to reach.
event-charge-short = { $model } does not reach { $target }: the charge falls short.
event-wounded =
    { $model } takes { $wounds ->
    [0] no Wounds
    [one] { $wounds } Wound
   *[other] { $wounds } Wounds
}; { $left ->
    [0] it can take no more
   *[some] it can take { $left } more
}.
event-stunned = { $model } is stunned: no Red Roll until the end of its next activation.
event-howl =
    { $success ->
    [true] { $model } howls, and it works: enemies within 3″ are stunned.
   *[false] { $model } howls, to no effect.
}
event-shifted =
    { $form ->
    [beast] { $model } takes beast form.
   *[human] { $model } takes human form.
}
event-rests = { $model } has no Fury tokens left and goes into Rest.
event-wakes = { $model } wakes from Rest.

# Refusals
reason-dead = { $model } is no longer on the table.
reason-has-acted = { $model } has already acted this round.
reason-resting-cannot-attack = { $model } is at Rest and cannot attack.
reason-resting-cannot-shoot = { $model } is at Rest and cannot shoot.
reason-resting-cannot-charge = { $model } is at Rest and cannot charge.
reason-resting-cannot-use-abilities = { $model } is at Rest and cannot use special abilities.
reason-resting-cannot-react = { $model } is at Rest and makes no Red Roll.
reason-resting-moves-once = { $model } is at Rest and has moved already: one move is all it may do.
reason-out-of-melee-range = { $model }: the target is beyond the RNG of this weapon.
reason-attack-not-paid = { $model } has nothing left to pay for this attack.
reason-unseen-in-melee = { $model } does not see this target.
reason-shot-not-paid = { $model } has no action point left for a shot.
reason-engaged-cannot-shoot = An enemy's melee weapon reaches { $model }: no shooting now.
reason-weapon-already-fired = { $model } has already fired this weapon in this activation.
reason-charge-within-reach = { $model } reaches this target already: attack without a charge.
reason-charge-not-paid = { $model } cannot pay for a charge: it costs 2 action points (and a Fury token, if the rulings say so).
reason-move-not-paid = { $model } has no action point left to move.
reason-howl-not-paid = { $model } has no Fury token left for this.
reason-shift-once-a-game = { $model } can take beast form only from human form and only once a game.
reason-shift-not-paid = { $model } needs 2 action points to take beast form.
reason-token-remains = { $model } still has Fury tokens and stays in beast form.
reason-counter-cannot-be-dodged = A counterattack cannot be dodged.
reason-shots-cannot-be-dodged = There is no Red Roll against a shot.
reason-stunned-cannot-react = { $model } is stunned and makes no Red Roll.
reason-unseen-cannot-be-dodged = { $model } does not see the attacker and makes no Red Roll.
reason-red-roll-must-be-paid = { $model } has too few action points for a Red Roll.
reason-shots-are-not-boosted = Rolls of a shot cannot be boosted.
reason-melee-hits-are-not-boosted = Hit rolls in melee cannot be boosted.
reason-melee-damage-is-not-boosted = Damage rolls in melee cannot be boosted.
reason-red-roll-is-not-boosted = A Red Roll cannot be boosted.

# The end
outcome-last-standing = Side { $winner } wins: it is the last one standing.
outcome-wounds = Neither side alone is left standing. Side { $winner } wins: it has removed more Wounds.
outcome-draw = Neither side alone is left standing. A draw: both sides have removed equally many Wounds.

# What odds watch
quantity-attack-result = result of the attack
quantity-attack-counter = counterattack
quantity-roll-kept = die that counts
quantity-roll-symbols = symbols
quantity-stunned = stunned
quantity-rest = at Rest
quantity-fury = Fury tokens
quantity-ap = action points
