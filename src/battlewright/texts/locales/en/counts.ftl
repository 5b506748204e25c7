# Numbers with their nouns, for use inside other messages and by themselves.

count-wounds = { $count ->
    [one] { $count } Wound
   *[other] { $count } Wounds
}
count-action-points = { $count ->
    [one] { $count } action point
   *[other] { $count } action points
}
count-fury-tokens = { $count ->
    [one] { $count } Fury token
   *[other] { $count } Fury tokens
}
count-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
count-models = { $count ->
    [one] { $count } model
   *[other] { $count } models
}
count-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
count-rerolls = { $count ->
    [one] { $count } reroll
   *[other] { $count } rerolls
}
count-inches = { $count ->
    [one] { $count } inch
   *[other] { $count } inches
}

# A length the way both kinds of players read it.
length = { NUMBER($inches, maximumFractionDigits: 2) }″ ({ NUMBER($centimetres, maximumFractionDigits: 1) } cm)
percent = { NUMBER($p, style: "percent", maximumFractionDigits: 1) }
