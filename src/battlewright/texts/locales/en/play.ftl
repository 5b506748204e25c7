# Words of a game in progress: history, undo, clocks, files. Message ids: `error-...`, and `word-...` for words that players type.
# Every id stands in the Russian file too, with the same variables. How to write messages: index.ftl.

# Answers and undo

error-consent-needed = Both players must agree to this.
error-not-your-seat = Side { $expected } is to answer here, not side { $seat }.
error-no-roll-asked = No roll is asked for now.
error-dice-by-people = This battle is played with dice at the table. Dice to roll and enter: { $count }.
error-undo-nothing = Nothing to take back: steps asked for: { $value }, fewer were played.
error-undo-count = Answers to take back or bring back: got { $value }, expected 1 to { $expected }.
error-undo-needs-consent = Taking back a roll, a sealed choice, an agreement or an answer of the other side ({ $seat }, { $asked }) needs the other player's consent.
error-redo-nothing = Nothing to bring back: steps asked for: { $value }, fewer were taken back.

# Dice that people enter

error-dice-face = Die { $position } ({ $die }): got “{ $value }”, expected { $expected }.
error-dice-missing = Die { $position } ({ $die }) is missing. Dice typed: { $value }, expected: { $expected }.
error-dice-surplus = Too many dice: got { $value }, expected { $expected }.

# Commands

error-command-empty = Nothing was typed.
error-command-unknown = “{ $value }” is not understood here, expected one of: { $expected }.
error-command-did-you-mean = “{ $value }” is not understood here. Did you mean “{ $meant }”? Expected one of: { $expected }.
error-command-ambiguous = “{ $value }” may mean several things: { $expected }.
error-command-nothing-asked = “{ $value }” answers nothing: the battle waits for no answer.
error-command-dice = “{ $value }”: a roll is due, expected the faces of the dice in reading order. Number of dice: { $expected }.
error-command-place = “{ $value }” is not a place: expected two numbers, x and y in inches (or with cm, mm), for instance “to 10.5 12”.
error-command-further = “{ $value }” answers this question; “{ $further }” would answer the next one, but: { $reason }
error-command-not-offered = “{ $value }” is not offered for this roll now.
error-command-stopped = “{ $value }” comes too late: the battle has stopped before it. A later stop lets it go on, for instance stop: end_of_activation.
error-command-direction = “{ $value }” is not a direction: expected degrees, for instance “direction -30”.
error-command-not-there = { $value } degrees is not allowed; the nearest direction allowed is { $expected } degrees.
error-command-outside = { $value } is not allowed; the nearest place allowed is { $expected } (x and y in inches).
error-script-line = Script, line { $line } (“{ $value }”): { $reason }

# Words that players type. `word-<word of the option>`: other names for it, divided by |.

word-to = to
word-at = at
word-decline = decline | no
word-end = end
word-activate = activate
word-move = move | walk
word-shoot = shoot | shot
word-charge = charge
word-melee = melee | attack | strike

# Battle files

error-file-foreign = { $file }, line { $line }: not a battle file of battlewright (expected { $expected }).
error-file-damaged-line = { $file }, line { $line }: damaged, it cannot be read: { $value }
error-file-chain = { $file }, line { $line }: the chain of hashes is broken here: this line, or one before it, was changed, moved or removed. Field { $field }: got { $value }, expected { $expected }.
error-file-format = { $file }, line { $line }: format { $value } is not known to this battlewright, which reads up to { $expected }. Update battlewright.
error-file-ruleset = { $file }, line { $line }: unknown ruleset “{ $value }”, expected one of { $expected }.
error-file-rulings = { $file }, line { $line }: { $field }: got “{ $value }”, expected { $expected }.
error-file-setup = { $file }, line { $line }: the set-up cannot be built: { $reason }
error-file-illegal-answer = { $file }, line { $line }: answer { $answer } ({ $value }) is not legal: { $reason }
error-file-seat = { $file }, line { $line }: the answer is noted for side { $value }, but it was side { $expected } to answer.
error-file-events = { $file }, line { $line }: answer { $answer } had other consequences: noted { $value }, played again { $expected }.
error-file-replay-differs = { $file }, line { $line }: played under version { $old } of the rules, now { $new }: answer { $answer } goes another way. Then { $value }, now { $expected }.
error-file-replay-refused = { $file }, line { $line }: played under version { $old } of the rules, now { $new }: answer { $answer } ({ $value }) is no longer legal: { $reason }
error-file-snapshot = { $file }, line { $line }: the position noted after line { $value } of the history is not the one that the answers lead to.
error-file-dice = { $file }, line { $line }: the roll { $value } did not come from the battle's dice, which gave { $expected }.
error-file-locked = { $file } is open for writing in another program.
error-file-exists = { $file } exists already.
error-file-unreadable = { $file } cannot be read: { $value }.
error-file-unwritable = { $file } cannot be written: { $value }.
