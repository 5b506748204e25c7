# How to name and write messages.
#
# The beginning of an id says what the message is:
#   error-...   an answer or input refused        ask-...     a question to a player
#   option-...  one of the answers offered        event-...   something that happened
#   check-...   a finding in a scenario           cli-...     a word of the command line
#   play-...    a word of a game in progress      term-...    the word for a thing of the rules
#   count-...   a number with its noun            <ruleset>-...  whatever only one ruleset knows
# A clause has its own number for an id, in lower case. Words of an id are joined with dashes.
#
# Pass numbers as numbers, never as text: { $count } is then written the way the language writes it, and a
# selector picks the plural. Russian plurals need four branches, one few many and *[other]; the last is for 1.5.
# Probabilities: { NUMBER($p, style: "percent", maximumFractionDigits: 1) }.
# An argument may itself be a message with arguments (an object with `id` and `values`): it is said first.
# Write a message on one line: Fluent keeps line breaks.

error-unknown-language = Language: got “{ $language }”, expected one of { $expected }.

# A part of a list. The catalog uses it to write lists of numbers and names.
number-or-name = { $value }
