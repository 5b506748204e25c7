# The answers of `odds` and `best`: how they were found, and what could not be.

cli-odds-exact = Exact, until { $stop }. Positions: { $positions }. { $bound ->
    [no] Fractions without any error.
   *[some] Error of a probability: at most { $bound }.
}
cli-help-budget = Past so many seconds the odds are sampled; best takes at most so many to compare answers, and as many again for flip points.
odds-lacking = The question was too large for its limits, so the odds are sampled. Not to be had of a sample: { $what }. More time: --budget.
odds-lacking-fractions = fractions (--rational)
odds-lacking-steps = steps (--explain)
odds-lacking-worth = what a point is worth (--sensitivity)
best-aim-by-default = Nothing is aimed at, so the usual aim is taken; --aim "P(...)", or aim in the scenario, names another.
best-no-time = { $seconds ->
    [no] There are too many ways on to compare the answers.
   *[some] { $seconds } s are not enough to compare the answers.
} Give more time with --budget, ask for less with --stop, or settle decisions by the scenario's policy.
best-flips-unfinished = Nearby Wounds, resources and distances tried in { $seconds } s: { $tried }, and there are more. More time: --budget { $more }.
best-grid = Compared: { $points } points, { $unit ->
   *[degrees] { $coarse }°
} apart{ $fine ->
    [no] .
   *[some] , around the best three { $fine }.
}
error-odds-condition = “{ $text }” is no condition for a policy: it asks what happened on the way, and only what a position shows can be asked.
