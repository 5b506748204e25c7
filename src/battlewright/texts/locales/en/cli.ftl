# Words of the command line: headings, help, notes. Message ids: `cli-...`.
# Every id stands in the Russian file too, with the same variables. How to write messages: index.ftl.

# Help pages
cli-help = Resolves tabletop miniature battles by the rules, tells their exact odds and the best decision. To begin: `./run play`.
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-verbs = Commands
cli-help-required = [required]
cli-help-usage-options = [OPTIONS]
cli-help-help = Show this page.
cli-help-version = Tell the version.
cli-help-lang = The language of all output; without it that of the environment.
cli-help-json = Answer as JSON, for programs.
cli-help-file = A scenario file (.yaml), or the name of a shipped one: { $starters }, redroll/duel, ninth_age/duel, table/touching, ...
cli-help-ruleset = The ruleset: { $rulesets }.
cli-help-ruleset-or-table = The ruleset: { $rulesets }, or table for a table without a game.
cli-help-play = Play a battle in this terminal, both sides at one keyboard.
cli-help-scenario = The scenario to play: a file, or a shipped one: { $starters }; redroll/starter without it. A battle file is continued.
cli-help-battle-file = Keep the battle in this file; if it exists, continue it at the same question.
cli-help-no-file = Keep no battle file.
cli-help-dice = local: battlewright rolls; physical: you roll at the table and type the faces.
cli-help-seed = Makes the dice repeatable: the same word gives the same rolls.
cli-help-help-mode = open: distances and odds at any time; by_the_rules: only what the rules let players measure.
cli-help-opponent = Who plays side B: none (people), or random.
cli-help-terminal = Play in the terminal (it is the only table so far).
cli-help-resolve = Play a scenario's script to its stop and tell every step with dice, clauses and reasons.
cli-help-faces = The dice to use, in the order in which they are rolled.
cli-help-picture = Draw the result into this file.
cli-help-odds = Tell the exact odds of what a scenario asks.
cli-help-watch = A quantity to watch (repeatable), for instance target.damage or "joint(a.damage, b.damage)".
cli-help-aim = What to make as large as possible, for instance "P(target.destroyed)"; as small with "minimise" before it ("minimise sum(A.damage)"); A: or B: at the very front names the side.
cli-help-stop = Where to stop: end_of_action, end_of_turn or end_of_battle; end_of_activation and end_of_round where there are such; or procedure.step. Without it: the end of the action under way, else of the activation.
cli-help-rational = Probabilities as exact fractions.
cli-help-best = Tell what each answer to the question asked now is worth, best first.
cli-help-look = Answer questions about the table: gaps, contact, sight, moves; each with its reason.
cli-help-questions = Such as “gap mauler wolf” or “sight mauler wolf”; without any, those that stand in the scenario under look.
cli-help-check = Tell everything wrong with scenarios: file, line, field, value, what was expected.
cli-help-new = Write a scenario with comments to begin from.
cli-help-new-file = The file to write (never over another); without it the scenario goes to the screen.
cli-help-report = Make a document of a battle file: play-by-play with dice, clauses and pictures.
cli-help-battle = A battle file (.bw).
cli-help-format = md (Markdown) or html.
cli-help-output = The file to write, .html or .md; without it the report goes to the screen, pictures (long lines of data) and all.
cli-help-explain = Show a procedure of the rules like the rulebook: who may begin it, its steps, and the offers, values and tables that come into each.
cli-help-procedure = The procedure; without it they are listed.
cli-help-clauses = Show for every clause what carries it out and which tests prove it; exit code 1 on a gap.
cli-help-mutate = Switch off whatever cites a clause, one part at a time: some test must notice.
cli-help-sample = Switch off only so many parts.
cli-help-rules = Look up clauses by number, or by words in English or Russian.
cli-help-words = A clause number, or words to look for.
cli-help-schema = Print the JSON Schema of what travels.
cli-help-schema-kind = What to describe.

# What is wrong with a command line
cli-usage-no-such-verb = There is no command “{ $value }”; { $closest ->
    [no-suggestion] known: { $expected }
   *[similar] did you mean “{ $closest }”? Known: { $expected }
}.
cli-usage-no-such-option = There is no option { $value }{ $closest ->
    [no-suggestion] .
   *[similar] ; did you mean { $closest }?
}
cli-usage-missing = { $name } is missing.
cli-usage-bad-value = { $name }: { $reason }
cli-usage-option-value = The option { $name } needs a value.
cli-usage-surplus = “{ $value }” is one argument too many.
cli-usage-other = This command line is not understood: { $reason }
cli-help-usage = Usage:
cli-help-usage-verb = VERB [ARGUMENTS]...
cli-did-you-mean = Did you mean “{ $closest }”?
cli-usage-help = Help: { $command }
cli-usage-not-a-number = { $name }: expected a number.
cli-usage-too-small = { $name }: expected a number, { $expected } or greater.
cli-option-value = { $name }: got “{ $value }”, expected one of: { $expected }.
cli-unknown-schema = Schema: got “{ $value }”, expected one of: { $expected }.
cli-scenario-dice = { $file }: dice: { $reason }
cli-scenario-script = { $file }: script, line { $line } (“{ $value }”): { $reason }
cli-faces = Dice: got “{ $value }”, expected faces as whole numbers: 3,7,2.

# What the system refuses
cli-system-missing = { $file }: there is no such file or directory.
cli-system-forbidden = { $file }: this may not be read or written here.
cli-system-directory = { $file }: this is a directory, a file was expected.
cli-system-exists = { $file } exists already and is not written over.
cli-system-full = { $file }: there is no room left on the disk.
cli-system-other = { $file }: { $reason }

# Defects
cli-defect = This is a defect of battlewright: { $error }. Please report it to its maintainers together with the file { $file }, which holds the details.
cli-defect-unkept = This is a defect of battlewright: { $error }. Please report it to its maintainers.

# Verbs
cli-progress = calculating: { $done } positions, { $frontier } to follow
cli-check-good = { $file }: nothing wrong.
cli-new-written-table = { $file } is written. Next: `./run check { $file }`, `./run look { $file }`.
cli-new-written = { $file } is written. Next: `./run check { $file }`, `./run odds { $file }`.
cli-written = Written: { $file }
cli-explain-which = Procedures:
cli-explain-window = (window)
cli-explain-goes-on = (only says where to go on)
cli-explain-by = put there by { $by }
cli-explain-action = begun by the action { $name }
cli-explain-nobody = who may not:
cli-explain-against = against whom not:
cli-explain-called-by = called by: { $names }
cli-explain-causes = effects: { $names }
cli-explain-calls = goes on in: { $names }
cli-explain-above = (see above)
cli-explain-value = value { $name }:
cli-explain-entry = table { $name }:
cli-explain-base = at first: { $name }
cli-explain-replace = instead: { $name }
cli-explain-add = plus: { $name }
cli-explain-multiply = times: { $name }
cli-explain-cap = limited: { $name }
cli-explain-natural = in the end: { $name }
cli-explain-replacement = what changes the effect { $name }:
cli-explain-trigger = what follows the effect { $name }:
cli-rules-source = Source: { $source }
cli-rules-nothing = No clause of { $ruleset } has the words “{ $value }”.
cli-resolve-seed = Dice: rolled by battlewright; --seed { $seed } gives them again.
cli-resolve-nothing = Nothing happened: the scenario has no script, and nothing was decided or rolled before the stop.

cli-odds-quantity = quantity
cli-odds-chance = chance
cli-odds-sampled = Sampled { $trials } times, until { $stop }. Error of a probability (95 %): at most { $bound }.
cli-odds-rest = … and { $count ->
    [one] { $count } more result
   *[other] { $count } more results
}: { $chance } together
cli-odds-of-what = Odds of what? Give the number of an answer, or a quantity: `odds wolf.damage`.
cli-best-aim = For side { $side }, by the mean of { $quantity }:
cli-best-option = answer
cli-best-value = value
cli-best-regret = falls short by
cli-best-more = … and { $count ->
    [one] { $count } answer more
   *[other] { $count } answers more
}

cli-report-title = Battle report
cli-report-start = Before the battle
cli-report-end = The end
cli-report-ruleset = Rules
cli-report-dice = Dice
cli-report-dice-local = rolled by battlewright
cli-report-dice-physical = rolled at the table
cli-report-dice-scripted = written down beforehand
cli-report-file = Battle file
cli-report-date = Date
cli-report-outcome = Outcome

# Play
cli-play-title = battlewright: { $ruleset }
cli-play-kept = The battle is kept in { $file }: every answer as soon as it is given.
cli-play-continued = Continued after { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}. `log` shows them.
cli-play-help = Answer with a number, with words, or with Enter. `help` lists what else can be typed; `quit` stops.
cli-play-round = (round { $round })
cli-play-enter = [Enter: { $answer }]
cli-play-direction = Type a direction in degrees, clockwise from the line named above (30, -45.5). `undo` goes back one answer.
cli-play-place = Type a place in inches from the lower left corner (12 8.5), a model to go toward or away from (toward B3), or a direction and inches (n 4, sw 2). `undo` goes back one answer.
cli-play-roll = Side { $side }. { $purpose } Roll { $dice }.
cli-play-faces = faces, or `roll` for battlewright to roll
cli-play-bye = The battle is kept. To continue: ./run play --file { $file }
cli-play-bye-unkept = The battle is not kept: it had no file.
cli-play-over = The battle is kept. As a document: ./run report { $file } -o report.html
cli-play-how = Answer the question with its number, with the beginning of its words ({ $answer }), or with Enter. Besides:
cli-play-no-number = There is no answer { $value }; the numbers go from 1 to { $expected }.
cli-play-no-numbers = This question has no numbered answers: { $value } means nothing here.
cli-play-no-default = Nothing is taken for granted here: please type an answer.
cli-play-no-menu = There are no answers to list now.
cli-play-no-way = “{ $value }”: the way there is not free.
cli-play-short = No farther that way: the way ends after { NUMBER($inches, maximumFractionDigits: 2) }″. `undo` takes it back.
cli-play-no-piece = There is no “{ $value }” on the table.
cli-play-no-roll = No roll is asked for now.
cli-play-count = Got “{ $value }”, expected a number.
cli-play-file-exists = { $file } exists already. Leave { $scenario } out to continue that battle, or name another file.
cli-play-file-or-none = --no-file keeps no battle, but { $file } is a battle file. Leave one of them out.
cli-play-seed-of-what = --seed is for the dice that battlewright rolls. Leave it out, or --dice physical.
cli-play-settled = { $file } is a battle that has begun: its dice and its help are settled. Leave --dice, --seed and --help-mode out.

cli-menu-distance = distance
cli-menu-cost = cost
cli-menu-hit = hits
cli-menu-reach = reaches
cli-menu-kill = kills
cli-menu-dealt = Wounds
cli-menu-taken = in return
cli-menu-far = { NUMBER($inches, minimumFractionDigits: 1, maximumFractionDigits: 1) }″ { NUMBER($centimetres, maximumFractionDigits: 0) } cm
cli-menu-unseen = unseen
cli-menu-mean = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-menu-percent = { NUMBER($p, style: "percent", maximumFractionDigits: 0) }
cli-menu-more = … { $count ->
    [one] { $count } more answer
   *[other] { $count } more answers
}: `all`

cli-told-roll = { $purpose } Dice: { $faces }
cli-told-setting = { $option } (by settings)
cli-undone = { $count ->
    [one] { $count } answer
   *[other] { $count } answers
} taken back. `redo` brings back.
cli-redone = { $count ->
    [one] { $count } answer
   *[other] { $count } answers
} brought back.
cli-why-question = Behind the question:
cli-why-events = Behind what happened:
cli-why-nothing = No clause is behind this.
cli-log-skipped = … { $count ->
    [one] { $count } earlier answer
   *[other] { $count } earlier answers
}: `log all`
cli-stats-none = Nothing has been rolled yet.
cli-stats-die = { $die }, { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
}. Times each face fell: { $faces }. Expected: { NUMBER($expected, maximumFractionDigits: 1) } each.
cli-stats-too-few = Too few rolls to say more (at least 5 of each face are expected for that).
cli-stats-fair = Of fair dice, { NUMBER($p, style: "percent", maximumFractionDigits: 1) } would differ this much or more.
cli-settings-line = Side { $side }, { $offer }: { $mode }
cli-settings-what = `settings [A|B] OFFER MODE`. Offers: { $offers }. Modes: { $modes }.
cli-mode-ask = always ask
cli-mode-never = never ask, decline
cli-mode-when_matters = ask when it matters
cli-saved = The battle is in { $file } already, up to the last answer.
cli-saved-copy = A copy is in { $file }.
cli-load-what = Load which battle? `load FILE`
cli-concede-sure = Side { $side } gives up? yes / no:
cli-draw-sure = Do both sides agree on a draw? yes / no:

cli-order-help = this list
cli-order-all = all answers, not only the most likely ones
cli-order-undo = take the last answer back, dice and all (undo 3: three)
cli-order-redo = bring it back
cli-order-why = the clauses behind the question and behind what happened
cli-order-odds = the odds of an answer (odds 1, odds { $answer }), or of a quantity (odds 1 P({ $enemy }.destroyed)); “stop { $stop }” behind it says where they end
cli-order-best = what each answer is worth (best P({ $enemy }.destroyed), best stop { $stop })
cli-order-map = the table with everybody on it
cli-order-picture = the table as a picture (picture table.svg)
cli-order-status = both sides: profiles, Wounds, weapons, states, statistics, rules
cli-order-log = what was played (log 10, log all)
cli-order-stats = were the dice fair?
cli-order-settings = what not to be asked (settings A { $offer } never)
cli-order-save = where the battle is kept; save FILE makes a copy
cli-order-load = go on with another battle (load FILE)
cli-order-concede = give up
cli-order-draw = agree on a draw
cli-order-roll = let battlewright roll the dice that are asked for
cli-order-quit = stop; the battle can be continued

# Other names of these words, divided by |.
word-help = h | ?
word-all = more
word-undo = u | back
word-redo = forward
word-why = rules
word-odds = chances
word-best = advice
word-map = m
word-picture = svg
word-status = st
word-log = history
word-stats = luck
word-settings = set
word-save = store
word-load = open
word-concede = resign
word-draw = peace
word-roll = toss
word-quit = q | exit
word-stop = stop | until
word-yes = yes | y
word-toward = toward | towards
word-away = away

# Advice: what surrounds the table of `best`.
cli-help-sensitivity = Tell what one point more of each statistic is worth.
cli-odds-stored = From a graph kept by an earlier walk.
cli-best-aim-least = For side { $side }, by how small the mean of { $quantity } is:
cli-best-then = { $first } → { $next }
cli-best-equal = All answers are worth the same: until { $stop } they make no difference to what is aimed at.
cli-flip-state = The advice changes at { $piece }, { $field } { $value } (now { $now }): { $advice }
cli-flip-distance = The advice changes with { $piece } at { $value }" instead of { $now }" from { $other }: { $advice }
cli-flips-none = The advice stays the same: { $tried } nearby Wounds, resources and distances were tried, one by one, and none changes it.
cli-worth = What one point more is worth
cli-worth-statistic = statistic
cli-worth-now = now
cli-worth-found = Statistics that change nothing: { $idle }. Walked anew: { $cold }, from stored graphs: { $stored }.
