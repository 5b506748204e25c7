# Attacks in close combat: what is asked, rolled and told.

# Questions
ask-values = { $model } at { $target }: the models differ, and equally many have each set of values. Which set counts?
ask-attacks =
    { $striker ->
    [champion] The champion of { $model }
    [supporters] { $model }, supporters
    [rank_and_file] { $model }, rank and file
   *[character] { $model }
}: { $attacks ->
    [one] { $attacks } attack
   *[other] { $attacks } attacks
} to allocate. How many of them at { $group ->
    [champion] the champion of { $target }
    [rank_and_file] the rank and file of { $target }
   *[character] { $target }
}? The rest go elsewhere.
ask-crush =
    { $group ->
    [champion] The champion of { $model }
   *[rank_and_file] { $model }
}: all its attacks now, or one crushing attack at Initiative 0?
ask-special =
    { $model }: at whom { $kind ->
    [impact] do the impact hits go
    [stomp] do the stomps go
    [grinding] do the grinding attacks go
   *[breath] does the breath attack go
}?
ask-struck =
    { $model } hits { $target } as a whole { $hits ->
    [one] { $hits } time
   *[other] { $hits } times
}: which characters are struck before the hits go round again?

# Answers
ninth_age-option-values = Weapon Skill { $a }, Toughness { $b }
ninth_age-option-ordinary = Strike as usual
ninth_age-option-crush = Crush at Initiative 0
ninth_age-option-attacks =
    { $a ->
    [0] None
    [one] { $a } attack
   *[other] { $a } attacks
}
ninth_age-option-whom = At { $a }
ninth_age-option-nobody = Not now
ninth_age-option-struck = These characters, or none: { $a } { $b } { $c }

# Words that players type
word-values = values
word-ordinary = ordinary
word-crush = crush
word-attacks = attacks
word-whom = whom
word-nobody = nobody
word-struck = struck

# Rolls
roll-hits = { $model } at { $target }: how many hits on the unit as a whole?
roll-blows = { $model } at { $target }: attacks.
roll-blows-attacks = { $model } at { $target }: how many attacks?
roll-blows-hit = { $model } at { $target }: roll to hit.
roll-blows-hit-again = { $model } at { $target }: missed hits again.
roll-blows-wound = { $model } at { $target }: roll to wound.
roll-blows-save = { $target }: armour saves against { $model }.
roll-blows-special = { $target }: special saves against { $model }.
roll-blows-ward = { $target }: ward saves against lethal strikes of { $model }.
roll-blows-damage = { $model } at { $target }: what does each wound become?

# Told
event-unsaved =
    { $model } at { $target }: { $wounds ->
    [0] no unsaved wounds
    [one] { $wounds } unsaved wound
   *[other] { $wounds } unsaved wounds
}.
