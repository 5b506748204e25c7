# Clauses on distributing hits, after rolls to hit and never before, in our own words.

t9a-dist-01 = Attacks against a unit as a whole fall on its rank and file unless something else is said.
    .source = Page 61, distributing hits, sentence 1
t9a-dist-02 = A template tells how many models are hit, not which: all its hits fall on the rank and file.
    .source = Page 61, distributing hits, sentence 2
t9a-dist-03 = A character with the unit can change how hits are distributed.
    .source = Page 61, distributing hits, sentence 3; how is told on another page
t9a-dist-04 = Ordinary attacks in close combat are not distributed: they were allocated before.
    .source = Page 61, distributing hits, paragraph 2
t9a-dist-05 = If the models of a group of wounds differ in a characteristic, the hits are resolved with the values of the majority, and the wounds apply to all.
    .source = Page 61, distributing hits, paragraph 3
t9a-dist-06 = If equally many have different values, the attacker picks which count.
    .source = Page 61, distributing hits, paragraph 3
