# What is wrong with an answer or an input, as a full sentence. Message ids: `error-...`.
# Every id stands in the Russian file too, with the same variables. How to write messages: index.ftl.

# Answers
error-not-an-option = “{ $answer }” is not one of the answers possible now.
error-unknown-action = There is no action “{ $action }”.
error-nothing-asked = Nothing is asked now: the battle is over or has not begun.
error-both-asked = Both sides decide in secret now: give the answer together with its side.
error-nothing-sealed = No secret choice is asked for now.
error-already-sealed = { $seat ->
    [0] Side A
    [1] Side B
   *[unknown] Side { $seat }
} cannot make this secret choice: it has chosen already, or there is no such side.
error-cannot-concede = { $side ->
    [0] Side A
    [1] Side B
   *[unknown] Side { $side }
} cannot concede: the battle is over, or there is no such side.
error-battle-over = The battle is over.

# Changes by agreement
error-amend-empty = A change by agreement needs a reason and at least one effect.
error-amend-breaks = This change would leave the battle in an impossible state: { $reason }.
error-unknown-effect = There is no effect “{ $effect }”; known: { $expected }.
error-effect-field = The effect “{ $effect }” is incomplete or wrong: { $reason }.

# Dice
dice-missing = Die { $position } is missing; expected one of { $expected }.
dice-surplus = Die { $position } (“{ $value }”) is one too many.
dice-wrong-face = Die { $position }: got “{ $value }”, expected one of { $expected }.
dice-left-over = Dice were written down but never rolled: { $count }, from number { $position } on.
dice-no-faces = A die is made of its faces: got “{ $value }”, expected a list of whole numbers, for instance [1, 2, 3].
dice-no-number = A face of a die is a whole number: got “{ $value }”.

# Rulesets and rulings
error-unknown-ruleset = There is no ruleset “{ $name }”; known: { $expected }.
error-unknown-procedure = The ruleset { $ruleset } has no procedure “{ $name }”; known: { $expected }.
error-ruling-name = The ruleset { $ruleset } has no ruling “{ $name }”; known: { $expected }.
error-ruling-value = The ruling { $name } cannot be “{ $value }”; expected: { $expected }.

# Saved positions
error-save-damaged = The saved position is damaged and cannot be read: { $reason }.
error-save-format = The saved position has format { $found }, and this battlewright reads { $expected }.
error-save-ruleset = The saved position belongs to the ruleset { $found }, expected { $expected }.
error-save-version = The position was saved under version { $found } of the rules, now { $expected }.
error-save-ruling = The position was saved with the ruling { $name } = { $found }, here it is { $expected }.
error-save-pieces = The saved position has { $found } rows, this battle { $expected }.

# Odds: what is asked
error-odds-no-decision = No decision is asked for now, so there is nothing to choose the best of.
error-odds-no-aim = “best” needs an aim: say what to make as likely or as large as possible.
error-odds-aim-side = The aim's side: got “{ $value }”, expected one of { $expected }.
error-odds-aim-both = An aim makes one quantity large or small: give either maximise or minimise.
error-odds-aim-number = “{ $text }” cannot be an aim: it is not always a number. Ask for a probability, for instance P(...).
error-odds-policy-entry = The policy has no entry “{ $name }”; expected { $expected }.
error-odds-policy-word = The policy, { $name }: got “{ $value }”, expected { $expected }.
error-odds-decision = { $player ->
    [0] Side A
    [1] Side B
   *[unknown] Side { $player }
} must decide here ({ $kind }), and its policy is to be asked.
error-odds-no-default = { $player ->
    [0] Side A
    [1] Side B
   *[unknown] Side { $player }
} must decide here ({ $kind }), and there is no usual answer; give a policy.
error-odds-game-too-large = A secret choice of { $rows } by { $columns } answers is too large to solve; at most { $largest } each.
error-odds-endless = These rules can go round for ever without coming to the stop: { $stack }. Ask about so many rounds: a `stop` with `step` and `times`.
error-odds-cancelled = The calculation was cancelled.

# Odds: where to stop
error-stop-unknown = There is no stop “{ $stop }”; known: { $expected }.
error-stop-times = The stop's `times`: got “{ $value }”, expected a whole number from 1 on.

# Odds: what to watch
error-quantity-list = “{ $text }”, column { $column }: one number was expected here, not several.
error-quantity-syntax = “{ $text }”, column { $column }: got “{ $found }”, expected { $expected ->
    [quantity] the name of a quantity
    [constant] a number or a word to compare with
    [digits] a number of at most 15 digits
    [end] nothing more
   *[sign] { $expected }
}.
error-quantity-unknown = “{ $text }”, column { $column }: there is no quantity “{ $name }”{ $closest ->
    [no-suggestion] {"."}
   *[similar] ; did you mean “{ $closest }”?
} Known: { $expected }.
error-quantity-unlike = “{ $text }”, column { $column }: got “{ $found }”, and { $expected ->
    [number] this is a number; expected another number, or a quantity that is one
    [truth] this is so or not; expected = true or = false
    [words] this is a word; expected = or != and one of: { $words }
    [word] this is a word; expected = or != and a word
   *[else] this can be compared with nothing
}{ $closest ->
    [no-suggestion] {"."}
   *[similar] ; did you mean “{ $closest }”?
}
error-quantity-no-number = “{ $text }”, column { $column }: { $function }(...) is made of numbers, and this is none.
