# Clauses on the damage of melee attacks, in our own words.

ap-damage-01 = Only a successful attack leads to a damage roll, a standard roll of the attacker.
    .source = Melee attacks, paragraph on damage
ap-damage-02 = Wounds: the damage roll, the STR of the attacker, the POW of the weapon and any extra modifiers together, less the ARM of the target.
    .source = Melee attacks, damage formula
ap-damage-03 = What the sum has above ARM becomes Wounds; a sum that does not exceed ARM gives none.
    .source = Melee attacks, paragraph on damage
ap-damage-04 = Hit rolls and damage rolls in melee cannot be boosted.
    .source = Melee attacks, last paragraph
ap-damage-05 = Lucky Numbers do nothing on hit rolls and damage rolls in melee.
    .source = Melee attacks, last paragraph
ap-damage-06 = Symbol combinations work on hit rolls and damage rolls in melee.
    .source = Melee attacks, last paragraph
