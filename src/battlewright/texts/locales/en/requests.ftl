# What a battle asks of a player, and the answers offered. Message ids: `ask-...` and `option-...`.
# Every id stands in the Russian file too, with the same variables. How to write messages: index.ftl.
#
# `request-...` puts a question or a roll to a side, `roll-...` says what a roll is for, `throw-...` which dice to
# roll. A ruleset that says one of these in its own words has `<ruleset>-<id>`. Further words of an option are $a,
# $b, $c, named ones (weapons, abilities) $a_named, $b_named, $c_named.

request-choose = Side { $side }. { $question }
request-roll = Side { $side }. { $purpose } Roll { $dice }.

ask-activate = Which model acts now?
ask-deploy = Which model do you place now?
ask-spot = { $model }: where do you place it?
ask-place = { $model }: where does it move? In a straight line, at most { $length }.
ask-replacement = Several rules change what happens here. Which comes first?

option-activate = { $a }
option-direction = the direction { $degrees }°
option-at = the point { $place }
option-decline = No
option-end = End the activation
option-move = Move
option-place = { $a }
option-replace = { $a }

roll-off = Roll-off: on 1–3 side A goes first, on 4–6 side B.

throw-plain = { $count ->
    [one] { $count } die
   *[other] { $count } dice
} ({ $faces })
throw-lowest = { $count ->
    [one] { $count } die
   *[other] { $count } dice
} ({ $faces }; the worst counts)
throw-highest = { $count ->
    [one] { $count } die
   *[other] { $count } dice
} ({ $faces }; the best counts)
throw-then = { $first }, then { $then }
throw-nothing = no dice

# A point of the table, counted from its lower left corner.
place = { NUMBER($x, maximumFractionDigits: 2) }″ across, { NUMBER($y, maximumFractionDigits: 2) }″ up ({ NUMBER($x_cm, maximumFractionDigits: 1) } and { NUMBER($y_cm, maximumFractionDigits: 1) } cm)
