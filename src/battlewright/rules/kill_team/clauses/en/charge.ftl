# Clauses on the order of the charge sub-phase, on fast dice and on mass charges, in our own words.

kt-charge-01 = The charge sub-phase is a loop of five steps.
    .source = Order of the charge sub-phase, the whole list
kt-charge-02 = Step 1: the player whose turn it is names one enemy model.
    .source = Order of the charge sub-phase, step 1
kt-charge-03 = Step 1: all charges against that model are declared at once, so every charger is known before anything is rolled.
    .source = Order of the charge sub-phase, step 1
kt-charge-04 = Step 2: all Overwatch is fired, after every declaration and before any distance is rolled.
    .source = Order of the charge sub-phase, step 2
kt-charge-05 = Step 3: the charge distance is rolled for each charger separately, and the models move.
    .source = Order of the charge sub-phase, step 3
kt-charge-06 = Step 4: all models that counter-charge move, after the chargers.
    .source = Order of the charge sub-phase, step 4
kt-charge-07 = Step 5: the loop begins again, until charges have been declared against every enemy model that one wants to charge.
    .source = Order of the charge sub-phase, step 5

kt-fast-01 = To save time, attacks may be rolled together as fast dice; nobody has to.
    .source = Fast dice, sentence 1
kt-fast-02 = Fast dice need attackers that all have the same weapon.
    .source = Fast dice, sentence 1
kt-fast-03 = With fast dice all attacks are rolled at the same time.
    .source = Fast dice, sentence 1
kt-fast-04 = They are rolled against the Toughness that most of the enemy models in base contact with the attackers have.
    .source = Fast dice, sentence 1, which says main value
kt-fast-05 = In return the opponent may choose afterwards which of the models in base contact take the wounds.
    .source = Fast dice, sentence 2

kt-mass-01 = Models that charge several enemies at once do not count as making a Disordered Charge, so they keep what a charge gives.
    .source = Mass charge; what is kept follows from what a Disordered Charge would take
