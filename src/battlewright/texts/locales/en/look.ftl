# Answers to questions about the table, and what is wrong with a question. Message ids: `look-...`.
# The first sentence of an answer is the verdict, those behind it say how it came about.

look-place = ({ NUMBER($x, maximumFractionDigits: 2) }; { NUMBER($y, maximumFractionDigits: 2) })
look-no-traits = no traits
look-at-distance = { $b } at { $gap }

# What is wrong with a question. $closest is "no-suggestion" when nothing is near.
look-error-empty = This is no question; one begins with: { $expected }.
look-error-question = No question begins with “{ $value }”; { $closest ->
    [no-suggestion] expected: { $expected }
   *[similar] did you mean “{ $closest }”? Expected: { $expected }
}.
look-error-word = “{ $question }”: got “{ $value }”; { $closest ->
    [no-suggestion] expected: { $expected }
   *[similar] did you mean “{ $closest }”? Expected: { $expected }
}. The question is asked so: { $usage }.
look-error-id = “{ $question }”: nobody on the table is called “{ $value }”; { $closest ->
    [no-suggestion] there are: { $expected }
   *[similar] did you mean “{ $closest }”? There are: { $expected }
}. The question is asked so: { $usage }.
look-error-same = “{ $question }”: “{ $value }” stands there twice; expected two different ones. The question is asked so: { $usage }.
look-error-length = “{ $question }”: got “{ $value }”; expected inches, from { $lowest } to { $highest }, such as 3 or 2.5. The question is asked so: { $usage }.
look-error-place = “{ $question }”: got “{ $value }”; expected a place in inches, such as 24,20. The question is asked so: { $usage }.
look-error-degrees = “{ $question }”: got “{ $value }”; expected degrees, from { $lowest } to { $highest }. The question is asked so: { $usage }.
look-error-whole = “{ $question }”: got “{ $value }”; expected a whole number from { $lowest } to { $highest }. The question is asked so: { $usage }.
look-error-ends = “{ $question }” ends too soon; expected next: { $expected }. The question is asked so: { $usage }.
look-error-surplus = “{ $question }”: “{ $value }” is one word too many. The question is asked so: { $usage }.
look-error-none = { $file } asks nothing under `look`; ask on the command line, for instance: { $example }.

# Gaps.
look-gap = { $a } and { $b } are { $gap } apart.
look-contact-yes = { $a } is in contact with { $b }: the gap is 0.
look-contact-no = { $a } does not touch { $b }: the gap is { $gap }.
look-contact-none = { $a } touches nobody; nearest is { $b }, { $gap } away.
look-alone = { $a } stands alone on the table.
look-within-yes = Yes: { $a } is within { $limit } of { $b }; the gap is { $gap }.
look-within-no = No: { $a } is not within { $limit } of { $b }; the gap is { $gap }.
look-completely-yes = Yes: all of the base of { $a } is within { $limit } of { $b }; its farthest part is { $farthest } away.
look-completely-partly = No: { $a } is within { $limit } of { $b } in part only; its farthest part is { $farthest } away.
look-completely-no = No: no part of { $a } is within { $limit } of { $b }; its farthest part is { $farthest } away.
look-all-within = Within { $limit } of { $a }: { $near }.
look-none-within = Nobody is within { $limit } of { $a }.
look-all-beyond = Nearest of those beyond: { $far }.
look-close-over = A close call: { $over } µm too far, and only { $tolerance } are forgiven.
look-close-under = A close call: { $over } µm to spare, the { $tolerance } that are forgiven not counted.
look-how-plan = Measured from edge to edge of the bases, seen from above, from { $from } to { $to }.
look-how-solid = Measured in a straight line between the two bodies: { $plan } from edge to edge seen from above, from { $from } to { $to }, and { $rise } between the top of the lower and the foot of the higher.
look-how-edges = Measured from edge to edge of the bases.
look-how-contact = Bases touch when the gap of their edges is at most 20 µm (a fiftieth of a millimetre).
look-how-farthest = Measured from the edge of the one base to the farthest point of the other.

# Terrain and levels.
look-on-table = { $a } stands on the table.
look-on-surface = { $a } stands on { $feature }, { $z } above the table.
look-in-the-air = { $a } hangs in the air, { $z } above the table.
look-terrain-wholly = It is wholly in { $feature } ({ $traits }).
look-terrain-partly = It is in { $feature } ({ $traits }), but not wholly.
look-terrain-near = It is beside { $feature } ({ $traits }): { $gap } away.
look-terrain-above = { $feature } ({ $traits }) is over its head.
look-terrain-below = { $feature } ({ $traits }) is under its feet.
look-terrain-none = It is in no other terrain, and none is within { $near } of it.
look-level-same = { $a } and { $b } stand at the same level.
look-level-higher = { $a } stands { $by } higher than { $b }.
look-level-lower = { $a } stands { $by } lower than { $b }.
look-how-level = Measured from the foot of one to the foot of the other.

# Sight and cover.
look-sight-clear = Yes: { $a } sees { $b }; the line from { $from } to { $to } is free.
look-sight-blocked = No: { $a } does not see { $b }: whatever line is drawn from one base to the other meets something. On the line between their middles stand: { $blockers }.
look-sight-both-ways = The same holds from { $b } to { $a }.
look-sight-one-way-clear = But { $b } does see { $a }: only bases at least as wide as that of the one looked at block sight.
look-sight-one-way-blocked = But { $b } does not see { $a }: only bases at least as wide as that of the one looked at block sight. On that line stand: { $blockers }.
look-how-sight = Counted as blocking: other bases at least as wide as the one looked at, and terrain that is { $traits }. A line may begin and end anywhere on the bases.
look-cover-none = Nothing hides any of { $b } from { $a }.
look-cover-share = { $share } of { $b } is hidden from { $a }, by: { $by }.
look-cover-by = { $name } ({ $share })
look-how-cover = Measured as the share of the angle under which the base is seen from the middle of the viewer, other bases and all terrain with height counted.

# Moves.
look-move = { $a } moves { $length } from { $from } to { $to }.
look-move-stays = { $a } does not move.
look-move-cost = It costs { $cost } of movement: every inch over slow ground counts twice.
look-move-arrives = It gets where it was to go.
look-move-body = It stops there because it meets { $b }.
look-move-feature = It stops there because it meets { $feature } ({ $traits }).
look-move-edge = It stops there at the edge of the table.
look-move-spent = It stops there because its movement is spent.
look-move-contact = In contact at the end: { $bodies }.
look-how-move = Bases that share height, terrain that is { $traits } and the edge of the table stop a move; bases do not push one another.
