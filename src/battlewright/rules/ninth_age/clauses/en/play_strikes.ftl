# Attacks in close combat: what is asked, rolled and told.

# Questions
ask-values = { $model } at { $target }: the models differ, and equally many have each set of values. Which set counts?
ninth_age-striker =
    { $model } ({ $who ->
    [champion] champion
    [rank_and_file] rank and file
   *[character] character
}{ $part ->
    [none] { "" }
   *[part] , { $part_named }
}, { $kind ->
    [ordinary] { $weapon_named }
    [impact] impact hits
    [stomp] stomp
    [breath] breath attack
    [grinding] grinding attacks
    [crush] crushing attack
   *[dangerous_terrain] dangerous terrain
})
ninth_age-struck =
    { $group ->
    [champion] the champion of { $target }
   *[rank_and_file] { $target }
}
ask-split =
    { $model }: { $attacks ->
    [one] { $attacks } attack
   *[other] { $attacks } attacks
} at this Initiative. All at the rank and file, or split over others in reach: { $champion_count ->
    [0] { "" }
   *[1] the champion of { $champions }
}{ $character_count ->
    [0] { "" }
   *[1] { $champion_count ->
        [0] { $characters }
       *[1] , { $characters }
    }
}?
ask-attacks =
    { ninth_age-striker }, { $hit ->
    [0] cannot hit
   *[4] { $hit }+ to hit
}: { $attacks ->
    [one] { $attacks } attack
   *[other] { $attacks } attacks
} in all. How many at { $group ->
    [champion] the champion of { $target }
    [rank_and_file] the rank and file of { $target }
   *[character] { $target }
}? At most { $most }, by { $striking ->
    [0] { "" }
    [one] { $striking } model in reach
   *[other] { $striking } models in reach
}{ $supporting ->
    [0] { "" }
   *[1] { $striking ->
        [0] { $supporting } supporting
       *[1] {" "}and { $supporting } supporting
    }
}{ $files ->
    [none] { "" }
   *[files] {" "}(files: { $files })
}; the rest go elsewhere.
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
ninth_age-option-troops = All at the rank and file
ninth_age-option-split = Split them
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
word-troops = troops
word-split = split
word-attacks = attacks
word-whom = whom
word-nobody = nobody
word-struck = struck

# Rolls
roll-hits = { $model } at { $target }: how many hits on the unit as a whole?
roll-blows = { ninth_age-striker } at { ninth_age-struck }: attacks.
roll-blows-attacks = { ninth_age-striker } at { ninth_age-struck }: how many attacks?
roll-blows-hit = { ninth_age-striker } at { ninth_age-struck }: roll to hit, { $hit ->
    [0] which cannot be reached
   *[4] { $hit }+
}{ $hit_critical ->
    [0] { "" }
   *[6] {" "}({ $hit_critical }+ wounds at once)
}.
roll-blows-hit-again = { ninth_age-striker } at { ninth_age-struck }: missed hits again, { $hit }+.
roll-blows-wound = { ninth_age-striker } at { ninth_age-struck }: roll to wound, { $wound ->
    [0] which cannot be reached
   *[4] { $wound }+
}{ $wound_critical ->
    [0] { "" }
   *[6] {" "}({ $wound_critical }+ is a lethal strike)
}.
roll-blows-save = { ninth_age-struck }, armour saves: { $save ->
    [0] none succeeds
   *[4] { $save }+
}{ $save_before ->
    [0] { "" }
   *[4] {" "}(armour { $save_before }+ before modifiers)
}, against { ninth_age-striker }.
roll-blows-special = { ninth_age-struck }, special saves: { $special }+, against { ninth_age-striker }.
roll-blows-ward = { ninth_age-struck }, ward saves: { $ward }+, against lethal strikes of { ninth_age-striker }.
roll-blows-damage = { ninth_age-striker } at { ninth_age-struck }: each wound becomes { $dice }.

# Told
event-unsaved =
    { $model } at { $target }: { $wounds ->
    [0] no unsaved wounds
    [one] { $wounds } unsaved wound
   *[other] { $wounds } unsaved wounds
}.
