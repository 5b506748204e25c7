# Clauses on the roll to hit in close combat and its worked example, in our own words.

t9a-hit-01 = One D6 is rolled for each attack, and the attacker's Weapon Skill is compared with its target's.
    .source = Page 51, to-hit roll, sentence 1
t9a-hit-02 = If the attacker's WS is greater, it hits on 3+.
    .source = Page 51, to-hit roll, item 1
t9a-hit-03 = If both are equal or the target's is greater, it hits on 4+.
    .source = Page 51, to-hit roll, item 2
t9a-hit-04 = If the target's WS is more than double the attacker's, as 7 against 3, it hits on 5+; this goes before the clause on a greater one.
    .source = Page 51, to-hit roll, item 3; which item goes first is our reading
t9a-hit-05 = The table for WS from 1 to 10: 3+ above the target's, 5+ below half of it, 4+ between.
    .source = Page 52, table to hit in close combat; the picture is missing, so it is worked out from the items
t9a-hit-06 = Where row and column cross stands the least result that succeeds.
    .source = Page 52, table to hit in close combat, text before it
t9a-hit-07 = Modifiers apply to rolls to hit; a modifier to hit works in shooting and in close combat alike unless it says otherwise.
    .source = Page 52, to-hit roll, modifiers, sentences 1 and 2
t9a-hit-08 = An unmodified 1 always misses.
    .source = Page 52, to-hit roll, modifiers, sentence 3
t9a-hit-09 = An unmodified 6 always hits.
    .source = Page 52, to-hit roll, modifiers, sentence 3
t9a-hit-10 = An attack that hit goes on to the roll to wound and the saves of the model that it was allocated to.
    .source = Page 52, to-hit roll, example, last sentence

t9a-ex-01 = Example: a model with WS 3 and 2 Attacks that uses paired weapons has 3 attacks.
    .source = Page 52, to-hit roll, example, sentence 1
t9a-ex-02 = Example: it allocates two attacks to a model with WS 2 and one to a model with WS 7: they hit on 3+, 3+ and 5+.
    .source = Page 52, to-hit roll, example, sentence 2
t9a-ex-03 = Example: so it hits 5/3 times on average.
    .source = Page 52, to-hit roll, example, worked out
t9a-ex-04 = Example: it hits 0, 1, 2 or 3 times with chances of 2/27, 9/27, 12/27 and 4/27.
    .source = Page 52, to-hit roll, example, worked out
t9a-ex-05 = Example: with S 3 against T 3 and an armour save of 6+ each of the two attacks wounds with 5/18, against T 4, armour 3+ and a ward of 5+ the third with 2/81: 47/81 on average.
    .source = Page 52, to-hit roll, example, carried on by us
