# What follows a round: flight, pursuit, pivots, reforms; and rallying.

# Questions
ask-flee-from = { $unit } flees: from whom?
ask-pursuit = { $unit }: whom does it pursue, or does it try to restrain itself?
ask-overrun = { $unit } has no foes left: does it overrun?
ask-pivot = { $unit } has no foes left: which way does it turn?
ask-reform = { $unit }: does it reform?
ask-reform-files = { $unit }: in how many files does it fight on?
ask-reform-first = Which side reforms first?
ask-nudge = Several units have lost contact: who closes up first?
ask-rally-files = { $unit } has rallied: in how many files does it form up?

# Answers
ninth_age-option-flee_from = Away from { $a }
ninth_age-option-pursue = Pursue { $a }
ninth_age-option-restrain = Try to restrain itself
ninth_age-option-overrun = Overrun
ninth_age-option-stay = Stay as it is
ninth_age-option-reform = Reform
ninth_age-option-turn =
    { $a ->
    [right] A quarter turn to the right
    [left] A quarter turn to the left
   *[about] Turn about
}
ninth_age-option-face = Face { $a }
ninth_age-option-files =
    { $a ->
    [one] In { $a } file
   *[other] In { $a } files
}
ninth_age-option-kept =
    { $a ->
    [one] In { $a } file, facing as it does
   *[other] In { $a } files, facing as it does
}
ninth_age-option-nudge = { $a } with { $b }
ninth_age-option-first = { $a } first

# Words that players type
word-flee_from = flee_from
word-pursue = pursue
word-restrain = restrain
word-overrun = overrun
word-reform = reform
word-turn = turn
word-about = about
word-face = face
word-kept = kept
word-files = files
word-nudge = nudge
word-first = first

# Rolls
roll-flight = { $unit } flees: how many inches?
roll-pursuit = { $unit } goes after the enemy: how many inches?
roll-danger = { $unit }: dangerous terrain tests; up to { $fails } each die is a wound.

# Told
event-fled = { $unit } flees { $length }.
event-caught = { $model } catches { $unit }.
event-pursued = { $unit } goes { $length } straight ahead.
event-pursuer-charges = { $unit } runs into { $target } and charges it.
event-off-table = { $unit } leaves the table and will come back.
event-returned = { $unit } comes back to the table.
event-pivoted = { $unit } turns about its centre.
event-nudged = { $unit } closes up to { $target }.
event-dropped-out = { $unit } has lost contact with { $target }.
event-rallied = { $unit } rallies.
