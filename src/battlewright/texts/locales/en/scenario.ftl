# What `check` finds in a scenario: place, value, what was expected. Message ids: `check-...`.
# Every id stands in the Russian file too, with the same variables. How to write messages: index.ftl.
# The place (file, line, field) is written before the message. $closest is "no-suggestion" when nothing is near.

check-failed = { $file }: { $count ->
    [one] { $count } thing is wrong
   *[other] { $count } things are wrong
}.

# The file as a whole.
check-no-file = There is no such file, and no shipped scenario of that name{ $closest ->
    [no-suggestion] {" "}({ $shipped }).
   *[similar] ; did you mean “{ $closest }”?
}
check-directory = This is a directory; a scenario file (.yaml) was expected.
check-not-a-file = This is not an ordinary file; a scenario file (.yaml) was expected.
check-unreadable = The file cannot be read: { $reason }.
check-too-big = The file is larger than { $limit } KiB, more than any scenario needs.
check-not-text = This is not text in UTF-8: byte { $byte } cannot be read. Save the file as UTF-8.
check-odd-character = The character { $code } cannot stand in a scenario. Is this a text file?
check-empty = The file is empty; `./run new` writes a scenario to begin with.
check-too-many-values = More than { $limit } values (those repeated by aliases counted again), more than any scenario needs.
check-too-deep = Lists and mappings stand in one another more than { $limit } deep.
check-yaml = This is not YAML from column { $column } on: { $problem ->
    [alias] an alias (*name) needs an anchor (&name) before it
    [bracket] a bracket is not closed, or a comma is missing
    [character] this character cannot begin a value; indent with spaces, not with tabs, and quote texts that begin with a sign
    [colon] check the colon and the indentation: “field: value”, a space after the colon
    [documents] a second document begins here; a scenario is one document
    [indent] the indentation does not agree with the lines above
    [quote] a quotation mark is not closed
   *[unclear] check indentation, colons, brackets and quotation marks
}.
check-tag = The type “{ $value }” cannot stand in a scenario.
check-key = The name of a field must be a word, not a list or a mapping.
check-duplicate-key = The field “{ $name }” stands here twice; the first is in line { $first }.
check-number-too-long = The number { $value } has more than { $limit } digits.

# The shape.
check-missing-field = The field “{ $name }” is missing.
check-unknown-field = There is no “{ $value }” here; { $closest ->
    [no-suggestion] known: { $expected }
   *[similar] did you mean “{ $closest }”? Known: { $expected }
}.
check-choice = Got “{ $value }”; { $closest ->
    [no-suggestion] expected one of: { $expected }
   *[similar] did you mean “{ $closest }”? Expected one of: { $expected }
}.
check-type = Got { $value }; expected { $kind ->
    [text] a text
    [whole] a whole number
    [number] a number
    [boolean] true or false
    [list] a list: [..., ...]
   *[mapping] fields: name: value
}.
check-not-finite = Got { $value }; expected an ordinary number.
check-at-least = Got { $value }; expected at least { $limit }.
check-more-than = Got { $value }; expected more than { $limit }.
check-at-most = Got { $value }; expected at most { $limit }.
check-less-than = Got { $value }; expected less than { $limit }.
check-too-few = Got { $value }; expected at least { $limit ->
    [one] { $limit } entry
   *[other] { $limit } entries
}, there { $count ->
    [one] is { $count }
   *[other] are { $count }
}.
check-too-many = Got { $value }; expected at most { $limit ->
    [one] { $limit } entry
   *[other] { $limit } entries
}, there { $count ->
    [one] is { $count }
   *[other] are { $count }
}.
check-text-too-short = Got “{ $value }”; expected at least { $limit ->
    [one] { $limit } character
   *[other] { $limit } characters
}, there { $count ->
    [one] is { $count }
   *[other] are { $count }
}.
check-text-too-long = Got “{ $value }”; expected at most { $limit ->
    [one] { $limit } character
   *[other] { $limit } characters
}, there { $count ->
    [one] is { $count }
   *[other] are { $count }
}.
check-form = Got “{ $value }”; expected the form { $pattern }.
check-id-form = Got “{ $value }”; expected a word of small letters, digits and _ that begins with a letter.
check-shape = Got { $value }; expected polygon: [[x, y], ...], or line: [[x, y], ...] with thick, or disc: [x, y] with radius.
check-base = Got { $value }; expected round: 40, or rectangle: [25, 50], or block: with base, files and models; millimetres.
check-invariant = No battle of these rules can come to this: { $problem }.
check-value = Got “{ $value }”; expected { $expected }.

# What rulesets find.
check-unknown-profile = There is no profile “{ $value }” to choose; { $closest ->
    [no-suggestion] known: { $expected }
   *[similar] did you mean “{ $closest }”? Known: { $expected }
}.
check-unknown-statistic = There is no statistic “{ $value }”; { $closest ->
    [no-suggestion] known: { $expected }
   *[similar] did you mean “{ $closest }”? Known: { $expected }
}.
check-unknown-weapon = There is no weapon “{ $value }”; { $closest ->
    [no-suggestion] known: { $expected }
   *[similar] did you mean “{ $closest }”? Known: { $expected }
}.
check-no-fury = Got { $value }; this model has no Fury: expected { $expected }.
check-fury-of-others = Got { $value }; warriors and solos have no fury: leave the field out.
check-active-of-nobody = “{ $value }” cannot be active: its side has no models.

# Names and rulings.
check-ruling = The ruling { $name } cannot be “{ $value }”; expected: { $expected }.
check-duplicate-id = The id “{ $value }” is taken; the first stands in line { $first }.
check-id-reserved = The id “{ $value }” is kept for the battle itself; choose another.
check-quantity-owner = “{ $name }”: there is no “{ $value }” in this battle; { $closest ->
    [no-suggestion] known: { $expected }
   *[similar] did you mean “{ $closest }”? Known: { $expected }
}.
check-quantity-name = “{ $name }”: there is no quantity “{ $value }”; { $closest ->
    [no-suggestion] known: { $expected }
   *[similar] did you mean “{ $closest }”? Known: { $expected }
}.
check-quantity-function = There is no function “{ $value }”; { $closest ->
    [no-suggestion] known: { $expected }
   *[similar] did you mean “{ $closest }”? Known: { $expected }
}.
check-quantity-syntax = “{ $value }” is no quantity: expected names such as wolf.damage, functions such as count(B.destroyed), comparisons such as wolf.damage >= 3, and every bracket closed.

# The table.
check-terrain-unknown-trait = “{ $feature }” cannot be “{ $trait }”; expected: { $expected }.
check-terrain-heights = The top of “{ $feature }” lies below its foot ({ $top } and { $base } micrometres).
check-terrain-radius = The radius of “{ $feature }” is 0 after rounding to the micrometre.
check-terrain-thickness = The thickness of “{ $feature }” is 0 after rounding to the micrometre.
check-terrain-repeated-point = “{ $feature }” has the same point twice in a row.
check-terrain-too-few-points = “{ $feature }” has too few different points: an outline needs three, a line two.
check-terrain-self-crossing = The outline of “{ $feature }” crosses or touches itself; give its corners in order round it.
check-terrain-off-table = “{ $feature }” lies beside the table of { $size } inches.
check-off-table = The base would stand over the edge of the table at { $value } inches; expected x in { $x } and y in { $y }.
check-overlap = At { $value } inches the base overlaps that of “{ $other }”.
check-in-terrain = At { $value } inches the base stands in “{ $feature }”, where nobody can stand.
check-floor-without-support = “{ $feature }” hangs in the air at { $height }″: nothing that begins lower reaches up to that height under or beside it.
check-ladder-leads-nowhere = “{ $feature }” leads nowhere: it touches no floor or hill whose top lies above its foot ({ $foot }″) and not above its own top ({ $top }″).
check-sunk = At { $value } inches the body, { $foot }″ to { $head }″ above the table, stands in “{ $feature }”, which reaches from { $low }″ to { $top }″; expected z { $top } to stand on it.
check-in-the-air = At { $value } inches there is nothing to stand on { $z }″ above the table; expected z { $expected }, the height of what lies below.
check-hole-outside = The hole { $value } lies outside the regiment; expected rank 1..{ $ranks } and file 1..{ $files }.
check-hole-twice = The hole { $value } is there twice.
check-too-many-models = There are { $count } models, those of blocks counted; expected at most { $limit }.
check-no-game = This is a table without a game: it can be looked at (`./run look`), not played; for a battle expected one of: { $expected }.
