# What follows a round: flight, pursuit, pivots, reforms; and rallying.

# Questions
ask-flee-from = { $unit } flees: from whom?

# Answers
ninth_age-option-flee_from = Away from { $a }

# Words that players type
word-flee_from = flee_from

# Rolls
roll-flight = { $unit } flees: how many inches?
roll-danger = { $unit }: dangerous terrain tests; up to { $fails } each die is a wound.

# Told
event-fled = { $unit } flees { $length }.
