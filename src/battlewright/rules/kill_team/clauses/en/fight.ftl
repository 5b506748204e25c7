# Clauses on supporting attacks, the result of a combat and what the source leaves out, in our own words.

kt-supatt-01 = A model in a combat supports if it is not in base contact with an enemy but with a friend that is.
    .source = Supporting attacks, sentence 1
kt-supatt-02 = It takes part in the fight.
    .source = Supporting attacks, sentence 1
kt-supatt-03 = It may attack any enemy in base contact with the friend that it touches.
    .source = Supporting attacks, sentence 2
kt-supatt-04 = Everything is resolved as if it were in base contact with that enemy.
    .source = Supporting attacks, sentence 2
kt-supatt-05 = It makes only one supporting attack.
    .source = Supporting attacks, sentence 2
kt-supatt-06 = That holds whatever its Attacks are and whatever would add to them.
    .source = Supporting attacks, sentence 2, in brackets

kt-result-01 = The combat result of a side is the number of unsaved wounds it caused, plus 1 for each condition that it fulfils.
    .source = Result of the charge, sentence 1
kt-result-02 = The conditions are the same for both sides.
    .source = Result of the charge, sentence 1
kt-result-03 = Each condition adds no more than 1, however many models fulfil it.
    .source = Result of the charge, sentence 2
kt-result-04 = So a combat can be won and lost without a single unsaved wound.
    .source = Result of the charge, sentence 3
kt-result-05 = +1 if a model of the side charged.
    .source = Modifiers of the combat result, line 1
kt-result-06 = +1 if a model of the side counter-charged.
    .source = Modifiers of the combat result, line 2
kt-result-07 = +1 if a model of the side has a banner.
    .source = Modifiers of the combat result, line 3
kt-result-08 = +1 if five times as many models fight on the side as on the enemy's.
    .source = Modifiers of the combat result, line 4
kt-result-09 = A banner is any wargear with the word banner or standard in its name.
    .source = Modifiers of the combat result, footnote

kt-misc-01 = Some special rules are peculiar to the lists of these teams; the source announces them and breaks off.
    .source = Special rules, the last sentence of the page
