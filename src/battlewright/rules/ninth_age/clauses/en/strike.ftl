# Clauses on who strikes, in our own words: contact, support, hordes, gaps and the first figure. Its units are named
# magenta and green; they belong to no particular army.

t9a-strike-01 = A model in base contact with an enemy model may make its attacks against it.
    .source = Page 50, who can strike, sentence 1
t9a-strike-02 = It makes them in its own Initiative step, not before and not after.
    .source = Page 50, who can strike, sentence 1
t9a-strike-03 = In every round of close combat the models of both sides make their attacks, whoever's turn it is.
    .source = Page 50, who can strike, sentence 2
t9a-strike-04 = A model that neither counts as in contact nor makes supporting attacks makes no attacks.
    .source = Page 50, who can strike, with figures 11 and 12

t9a-support-01 = A model of the second rank may make one of its attacks as a supporting attack, however many it has.
    .source = Page 50, supporting attacks, sentence 1; the larger number of monstrous troops is not in the source
t9a-support-02 = A supporting attack goes at enemy models in base contact with the first-rank models of the supporter's own file; if those touch nobody, there is no support in that file.
    .source = Page 50, supporting attacks, sentence 1
t9a-support-03 = Supporting attacks are made to the front only, never to the flank or rear.
    .source = Page 50, supporting attacks, sentence 2
t9a-support-04 = A model that supports from a back rank allocates as if it stood in the first rank of its file.
    .source = Page 51, allocating attacks, on supporting attacks
t9a-support-05 = A model that could support but also has an enemy in base contact must use its attacks on models in contact with it; all its attacks then, not just one.
    .source = Page 51, allocating attacks, on supporting attacks; that it has all its attacks is our reading
t9a-support-06 = A unit that has enemies only in its rear and none in front makes no supporting attacks.
    .source = Figure 11, the green unit

t9a-horde-01 = A unit in Horde formation may use Fight in Extra Rank.
    .source = Page 50, hordes; the formation itself is defined on page 6, which is missing
t9a-horde-02 = So three ranks of a horde strike: the first with all its attacks, the second and third in support.
    .source = Figure 11, the magenta unit
t9a-horde-03 = The rule may be used, it need not; with another Fight in Extra Rank it adds up to a fourth rank.
    .source = Page 50, hordes, the word "may"; that it adds up is not in the source

t9a-gap-01 = Gaps come from incomplete ranks and from characters whose bases do not match those of the unit.
    .source = Page 50, incomplete ranks and gaps, sentence 1
t9a-gap-02 = If two units are in base contact, their models may strike over the empty places of a formation.
    .source = Page 50, incomplete ranks and gaps, sentence 2
t9a-gap-03 = Nobody strikes across another unit.
    .source = Page 50, incomplete ranks and gaps, sentence 2
t9a-gap-04 = Nobody strikes across impassable terrain.
    .source = Page 50, incomplete ranks and gaps, sentence 2
t9a-gap-05 = Models that face each other over a gap count as in base contact, for allocation and for the support of their file too.
    .source = Page 50, incomplete ranks and gaps, sentence 3

t9a-fig11-01 = Example: of a horde that touches the enemy with N files and has at least three full ranks, 3 × N models strike.
    .source = Figure 11, the magenta unit
t9a-fig11-02 = Example: of the green unit, attacked in the rear, those models of the last rank strike that are in contact; of the others none does.
    .source = Figure 11, the green unit
t9a-fig11-03 = Example: a green model behind a hole of the incomplete last rank is in contact over the gap and strikes.
    .source = Figure 11, the models with a frame
t9a-fig11-04 = Example: a model of light tone is neither in contact nor in support and strikes nobody; every framed model is dark, not every dark one framed.
    .source = Figure 11, the tones
