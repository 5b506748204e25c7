# Clauses on charges from the air and on climbing charges, in our own words.

kt-aerial-01 = A charge is a Diving Charge if the charger has to jump more than 1 inch to get to the enemy; exactly 1 inch does not count.
    .source = Charge from the air, sentence 1
kt-aerial-02 = The charge sub-phase goes on as usual until the jumping model has to move.
    .source = Charge from the air, sentence 2
kt-aerial-03 = Its charge distance is the distance between the bases of the two models.
    .source = Charge from the air, sentence 2, in brackets
kt-aerial-04 = It then takes an Initiative test, the same as for jumping down.
    .source = Charge from the air, sentence 3
kt-aerial-05 = If it fails, it takes the damage of a fall.
    .source = Charge from the air, sentence 4
kt-aerial-06 = If it fails, it is placed at the lowest point of its fall.
    .source = Charge from the air, sentence 4
kt-aerial-07 = If it fails, its charge counts as failed.
    .source = Charge from the air, sentence 4
kt-aerial-08 = If it passes, it completes its charge.
    .source = Charge from the air, sentence 5
kt-aerial-09 = If it passes, it has +1 Strength in the fight sub-phase that follows.
    .source = Charge from the air, sentence 5

kt-climb-01 = A charge is a Climbing Charge if the charger has to climb onto something to get to its target.
    .source = Charge with a climb, sentence 1
kt-climb-02 = The charge is played as usual until the model has to move.
    .source = Charge with a climb, sentence 1
kt-climb-03 = The model is moved up to the place where it has to climb.
    .source = Charge with a climb, sentence 2
kt-climb-04 = There it takes an Initiative test, the same as for climbing in the Movement phase.
    .source = Charge with a climb, sentence 2
kt-climb-05 = If it fails, it stays at the bottom, where it tried to climb.
    .source = Charge with a climb, sentence 3
kt-climb-06 = If it fails, its charge counts as failed.
    .source = Charge with a climb, sentence 3
kt-climb-07 = If it passes, it completes its charge.
    .source = Charge with a climb, sentence 4
kt-climb-08 = If it passes, it has −1 WS in the fight sub-phase that follows.
    .source = Charge with a climb, sentence 4
