# Clauses of the worked example of a slam, in our own words; the slam itself is ruled under HRD-R-213.

hrd-slam-01 = A slam throws its target back only if the attacker has come far enough before contact: more than 3 inches in the example, and exactly 3 are enough.
    .source = Slam example, sentences 1 and 2; that exactly 3 inches are enough is our reading
hrd-slam-02 = If the attack hits, the target is slammed d6 inches straight back.
    .source = Slam example, sentence 3
hrd-slam-03 = A slammed model stops at a wall, however far it still had to go: with a 6 rolled and a wall 4 inches behind, it moves 4 inches.
    .source = Slam example, sentence 4
hrd-slam-04 = A model on a smaller base that a slammed model passes over suffers collateral damage.
    .source = Slam example, sentence 5
hrd-slam-05 = Slam damage is 2d6 plus the attacker's STR, with one additional die for hitting solid terrain.
    .source = Slam example, sentence 6
hrd-slam-06 = Beside that additional die, the damage roll may be boosted.
    .source = Slam example, last sentence
hrd-slam-07 = Unlike a throw, a slam is affected by rough terrain and by obstacles.
    .source = Being thrown, paragraph 3
