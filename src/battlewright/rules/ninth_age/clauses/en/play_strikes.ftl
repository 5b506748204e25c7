# Attacks in close combat: what is asked, rolled and told.

# Questions
ask-values = { $model } at { $target }: the models differ, and equally many have each set of values. Which set counts?

# Answers
ninth_age-option-values = Weapon Skill { $a }, Toughness { $b }

# Words that players type
word-values = values

# Rolls
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
