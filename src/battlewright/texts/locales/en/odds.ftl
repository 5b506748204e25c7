# The answers of `odds` and `best`: how they were found, and what could not be.

cli-odds-exact = Exact, until { $stop }. Positions: { $positions }. { $bound ->
    [no] Fractions without any error.
   *[some] Error of a probability: at most { $bound }.
}
cli-help-budget = Seconds for an answer (20 without it; 5 for best, and for odds where nothing is aimed at). What is too large to walk within three quarters of them is sampled in the rest; best then compares by battles played for practice. Its flip points take at most so many more (10 without it).
odds-lacking = The question was too large for its limits, so the odds are sampled. Not to be had of a sample: { $what }. More time: --budget.
odds-lacking-fractions = fractions (--rational)
odds-lacking-steps = steps (--explain)
odds-lacking-worth = what a point is worth (--sensitivity)
best-aim-by-default = Nothing is aimed at, so side { $side } takes the usual aim, { $quantity }; --aim "P(...)", or aim in the scenario, names another.
best-flips-unfinished = { $found ->
    [no] No change of the advice found
   *[some] Found
} among the { $tried } nearby Wounds, resources and distances tried in { $seconds } s; there are more. More time: --budget { $more }.
best-directions = the directions { $first }° to { $last }°
best-grid = Compared: { $points } points, { $unit ->
   *[degrees] { $coarse }°
} apart{ $fine ->
    [no] .
   *[some] , around the best three { $fine }°.
}
error-odds-condition = “{ $text }” is no condition for a policy: it asks what happened on the way, and only what a position shows can be asked.
odds-practised = Too many ways on to compare them all. Decided as battles played for practice have taught: { $decisions }
odds-policy = Decisions: { $said }.
odds-policy-idle = Nothing has to be decided on the way.
odds-policy-best = { $side ->
    [both] both sides take what is best for them
   *[single] { $side } takes what is best for it
}
odds-policy-default = { $side ->
    [both] both sides take the defaults, as Enter does in a battle
   *[single] { $side } takes the defaults, as Enter does in a battle
}
odds-policy-ask = { $side ->
    [both] both sides decide nothing
   *[single] { $side } decides nothing
}
odds-policy-prefers = { $side ->
    [both] both sides prefer “{ $commands }”, else the defaults
   *[single] { $side } prefers “{ $commands }”, else the defaults
}
odds-policy-offers = offers: { $offers }
odds-policy-never = never { $offers }
odds-policy-points = Of the places to move to, some points are tried, not all.
odds-usual-stop = Nobody has named a stop; --stop, or stop in the scenario, sets another.
best-sampled = By battles played ({ $trials }), until { $stop }. Each value is a mean; it may be off by { $bound } (95 %).
best-alike = { $all ->
    [true] These battles do not tell any of the answers from the best.
   *[false] { $count ->
        [one] These battles do not tell { $count } other answer from the best.
       *[other] These battles do not tell { $count } other answers from the best.
    }
}
best-equal-by-policy = All answers are worth the same, but what follows them until { $stop } is not compared: the policy settles it. Compared it is with `best` in the scenario's policy.
best-opposed = Side { $side } wants the opposite; { $decider } decides now.
best-flips-sampled = Where the advice changes is looked for only among exact values. More time: --budget; less to ask: --stop.
best-flips-tried = Tried: { $tried } nearby Wounds, resources and distances, one by one, each until the advice changed.
worth-points = { $gain } points
cli-explain-ways = {"   "}{ $count ->
    [one] Another way to this roll comes with another
   *[other] { $count } other ways to this roll come with another
} { $names ->
    [no] set of values.
   *[some] { $names }.
}
odds-steps-value = { $quantity } = { $value }
