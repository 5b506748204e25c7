# Clauses on the roll to wound, in our own words.

t9a-wound-01 = An attack with a Strength has to pierce its target: its Strength is compared with the Toughness of the target, and the table tells what to roll.
    .source = Page 61, to-wound roll, sentences 1 and 2
t9a-wound-02 = An attack with Strength 0 cannot wound, not on a 6 either.
    .source = Page 61, to-wound roll, sentence 3
t9a-wound-03 = A rolled 6 always wounds otherwise.
    .source = Page 61, to-wound roll, sentence 4
t9a-wound-04 = A rolled 1 never wounds.
    .source = Page 61, to-wound roll, sentence 4
t9a-wound-05 = The player of the attacking models rolls one die for each attack that hit.
    .source = Page 61, to-wound roll, sentence 5
t9a-wound-06 = An attack without a Strength does what its own description says.
    .source = Page 61, to-wound roll, sentence 6
t9a-wound-07 = The table for Strength and Toughness from 1 to 10: 4 plus Toughness less Strength, from 2+ to 6+.
    .source = Page 61, table to wound
t9a-wound-08 = So an attack wounds on 4+ at equal values, on 3+ at Strength 1 higher and 2+ beyond that, on 5+ at Strength 1 lower and 6+ beyond that.
    .source = Page 61, table to wound, the pattern of its cells
