# Questions without a table (the verb `quick`), and numbers opened into their steps.

cli-help-quick = Answer a question without a table, from numbers or profiles: `quick redroll melee --k 2 --damage -2 --wounds 5`.
cli-help-quick-words = Which rules, which question, and its numbers; `quick redroll melee --help` lists them.
cli-help-sweep = Ask for many values: attacks=1..6, distance=4..24:4, cover=none,light; twice makes a grid.
cli-help-ruling = Decide something that the rules leave open, e.g. fury.cost=in_addition (may be repeated).
cli-help-explain-quantity = Open a number into its steps, e.g. "P(target.destroyed)": what is rolled, why, what each result is worth.

cli-odds-shortened = Long fractions are cut (…); `--json` has them whole.
cli-odds-interval = 95 % interval
cli-usage-twice = The option { $name } is given twice; give it once.
cli-picture-kind = --picture { $file }: pictures are SVG; expected a name that ends with .svg.

cli-help-quick-budget = Seconds for an answer (20 without it): what takes more than three quarters of them is sampled in the rest; a sweep shares them out among its numbers.
cli-help-quick-goal = What whoever decides for the best makes as large as possible, for instance "P(target.destroyed)"; minimise before it makes it small, B: before it names the side.
cli-quick-progress = { $done } of { $count }
cli-quick-stopped = Stopped: { $done } of { $count } are done. …: not come to.
cli-quick-sampled = ≈: sampled; error of a probability (95 %) at most { $bound }.
cli-quick-falls-short = falls short by
cli-quick-explain-sweep = --explain opens one number, and --sweep asks for many: leave one of them out.

cli-quick-question = question
cli-quick-help-of = What a question takes: `{ $command } quick RULESET QUESTION --help`.
cli-quick-meant = “{ $value }” is one argument too many; did you mean { $meant }?
cli-quick-parameter = parameter
cli-quick-takes = takes
cli-quick-usual = without it
cli-quick-means = what it is
cli-quick-as-profile = as the rest says
cli-quick-number = { $name } { $value }
cli-quick-numbers = { $question }: { $numbers }
quick-word-on = on
quick-word-off = off
quick-word-none = none
quick-word-yes = yes
quick-word-no = no
cli-quick-own = each its own: { $names }
cli-quick-idle = { $name } changes no number here.
cli-quick-same = { $name } { $value }: the same here as { $usual }.
cli-quick-grid = { $quantity }: { $down } downwards, { $across } across.
cli-quick-refused = –: not possible there by the rules.
cli-quick-ruling = --ruling: got “{ $value }”; expected NAME=VALUE.

cli-explain-time = (time { $time })
cli-explain-dice = {"   "}{ $dice }; made in { $made } of all cases.
cli-explain-idle = {"   "}No result of this roll changes the number.
cli-explain-result = result
cli-explain-share = share
cli-explain-after = the number after it
cli-explain-no-roll = Nothing is rolled on the way.
cli-explain-left = … { $count ->
    [one] 1 later roll is not opened; its worth is in the numbers above.
   *[other] { $count } later rolls are not opened; their worth is in the numbers above.
}
cli-bars-at-most = at most

quick-failed = The question “{ $question }” cannot be asked: { $count ->
    [one] 1 parameter is wrong.
   *[other] { $count } parameters are wrong.
}
quick-unknown-question = The rules { $ruleset } have no question “{ $value }”{ $closest ->
    [no-suggestion] {"."}
   *[similar] ; did you mean “{ $closest }”?
} Known: { $expected }.
quick-unknown-parameter = No such parameter{ $closest ->
    [no-suggestion] {"."}
   *[similar] ; did you mean { $closest }?
} Known: { $expected }.
quick-sweep-values = Which values? Expected { $name }=1..6, { $name }=4..24:4 or { $name }=1,2,4.
quick-sweep-run = Got “{ $value }”; expected two numbers, as in { $name }=1..6 or { $name }=4..24:4.
quick-sweep-dots = Got “{ $value }”; a run is written with two dots: { $expected }.
quick-sweep-backwards = “{ $value }” runs backwards; expected { $expected }.
quick-sweep-step = Got a step of “{ $value }”; expected a number greater than 0.
quick-sweep-many = { $value }: { $count } values are too many; a sweep has at most { $most }.
quick-sweep-again = It is swept { $count } times; give it one --sweep with all its values.
quick-sweep-axes = { $count } parameters are too many; a sweep runs over at most { $most }.
quick-ruling-twice = It is the ruling { $ruling }, which --ruling { $ruling }={ $value } decides too: give one of them.
quick-sweep-twice = { $name } has one value and is swept too; give it once.
quick-sweep-no-number = “{ $quantity }” is no number, and a sweep shows one number of each. Ask for the chance of a value: P(...).
quick-unknown-word = Got “{ $value }”; expected one of { $count } words that --help lists{ $closest ->
    [no-suggestion] {"."}
   *[similar] ; did you mean “{ $closest }”?
}
quick-expected-whole = a whole number, { $lowest }..{ $highest }
quick-expected-inches = inches, { $lowest }..{ $highest }
quick-expected-faces = faces as 3 or 3,7 ({ $lowest }..{ $highest }, at most { $most }), or none
quick-expected-words = any of { $words } (joined with +), or none
quick-goal-idle = --goal: nobody decides for the best here. Options with which somebody does: { $options }.
error-odds-too-large-to-explain = The question has more than { $positions } positions: too many to open into steps. Ask about less, for instance up to the end of the action.
