# Clauses of the second figure, in our own words: who may allocate to whom around a duel.

t9a-fig12-01 = Example: the magenta champion and the character C2 are in a duel, and each may allocate only to the other.
    .source = Figure 12, sentences 1 and 2
t9a-fig12-02 = Example: no third model may allocate to either of them.
    .source = Figure 12, sentence 2; follows from the others
t9a-fig12-03 = Example: the magenta and the green models may allocate to the rank and file of the other unit.
    .source = Figure 12, sentence 3
t9a-fig12-04 = Example: outlined models may allocate to characters or champions of the other side.
    .source = Figure 12, sentence 4
t9a-fig12-05 = Example: yellow and purple models without an outline may allocate to nobody.
    .source = Figure 12, sentence 5
t9a-fig12-06 = Example: the character C1 may allocate to nobody either, because the only model in contact with it is in the duel.
    .source = Figure 12, sentence 6
