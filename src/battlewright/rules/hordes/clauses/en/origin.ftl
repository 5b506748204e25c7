# Clauses on the origin of damage, in our own words.

hrd-origin-01 = For models that an attack with an AOE did not hit directly, damage and effects come from the point of impact.
    .source = Origin of damage, sentence 1
hrd-origin-02 = Example: a trooper in a Shield Wall that is hit directly keeps the bonus if the attacker is in its front arc.
    .source = Origin of damage, example, the target
hrd-origin-03 = Example: another trooper of the wall keeps the bonus if the one that was hit directly is in its own front arc; on the border that counts as the front.
    .source = Origin of damage, example, the other troopers; the border is our reading
hrd-origin-04 = Example: troopers without it in their front arc lose the bonus, because the damage comes from behind them.
    .source = Origin of damage, example, the other troopers
hrd-origin-05 = Example: if the attack misses and deviates into the back arc of its target, the target loses the bonus too.
    .source = Origin of damage, example, the miss
hrd-origin-06 = The source has more on the point of origin and the origin of damage on another page.
    .source = Origin of damage, last sentence
