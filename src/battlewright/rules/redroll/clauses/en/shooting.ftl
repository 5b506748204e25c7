# Clauses of the shooting algorithm, in our own words. Message id: the clause id in lower case.
# .source: the place in the source document; "inferred" where its words only imply the clause.

ap-shoot-01 = No roll made for a shot can be boosted.
    .source = Shooting algorithm, note under the heading
ap-shoot-02 = A shot costs 1 action point, paid first, and is made with exactly one of the model's ranged weapons.
    .source = Shooting algorithm, step 1
ap-shoot-03 = Line of sight from shooter to target and the distance between them are checked only once the action point is paid.
    .source = Shooting algorithm, step 2
ap-shoot-04 = The shooter makes a hit roll for the ranged attack.
    .source = Shooting algorithm, step 3
ap-shoot-05 = Each multiple of the effective range that the distance goes beyond costs one reroll of the hit roll.
    .source = Shooting algorithm, step 3
ap-shoot-06 = Of the hit roll and its rerolls only the worst counts.
    .source = Shooting algorithm, step 3
ap-shoot-07 = Once the roll that counts is known, and before the hit is judged, symbol combinations are looked for and used.
    .source = Shooting algorithm, step 4
ap-shoot-08 = If the shot hits, everything that starts on a successful ranged hit takes effect.
    .source = Shooting algorithm, step 5
ap-shoot-09 = A target that is hit takes as many Wounds as the power of the ranged weapon; no damage roll is made.
    .source = Shooting algorithm, step 6
ap-shoot-10 = Lucky Numbers work in shooting: only melee is barred from them.
    .source = Shooting algorithm, inferred from the last paragraph on melee
ap-shoot-11 = The target of a shot makes no Red Roll.
    .source = Shooting algorithm, inferred: no reaction is named there
