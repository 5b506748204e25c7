# Clauses on Overwatch and on counter-charges, in our own words.

kt-overwatch-01 = When a model may fire Overwatch, any friend within 3 inches of it may fire Overwatch at once as well.
    .source = Overwatch, sentence 1
kt-overwatch-02 = All wounds from Overwatch go to the nearest model first.
    .source = Overwatch, sentence 2
kt-overwatch-03 = After it they go to the next nearest, and so on.
    .source = Overwatch, sentence 2, in brackets
kt-overwatch-04 = Only models that charge the model firing are counted for that.
    .source = Overwatch, sentence 2
kt-overwatch-05 = A model fires Overwatch only once a phase.
    .source = Overwatch, sentence 3

kt-counter-01 = Counter-charges come once all charges against one model are completed.
    .source = Counter-charge, sentence 1
kt-counter-02 = Friends of that model within 3 inches of an enemy that charged it may counter-charge.
    .source = Counter-charge, sentence 1
kt-counter-03 = They may try, each with a Leadership test.
    .source = Counter-charge, sentence 1
kt-counter-04 = A model that passes may charge at once.
    .source = Counter-charge, sentence 2
kt-counter-05 = It is moved into contact with any of the attacking models within 3 inches.
    .source = Counter-charge, sentence 3
kt-counter-06 = A model that counter-charges gets none of the bonuses of a charge.
    .source = Counter-charge, sentence 4
kt-counter-07 = But if it has the Counter-attack rule, it gets +1 Attack.
    .source = Counter-charge, sentence 4, in brackets
kt-counter-08 = And with that rule it gets +1 to the combat result.
    .source = Counter-charge, sentence 4, in brackets
