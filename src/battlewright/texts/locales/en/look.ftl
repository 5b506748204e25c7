# Answers to questions about the table, and what is wrong with a question. Message ids: `look-...`.
# The first sentence of an answer is the verdict, those behind it say how it came about.

look-place = ({ NUMBER($x, maximumFractionDigits: 2) }; { NUMBER($y, maximumFractionDigits: 2) })
look-length-fine = { NUMBER($inches, maximumFractionDigits: 5) }″ ({ NUMBER($millimetres, maximumFractionDigits: 3) } mm)
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
look-error-terrain = “{ $question }”: no terrain is called “{ $value }”; { $closest ->
    [no-suggestion] there is: { $expected }
   *[similar] did you mean “{ $closest }”? There is: { $expected }
}. The question is asked so: { $usage }.
look-error-above = “{ $question }”: “{ $value }” stands straight above or below, which is no direction. The question is asked so: { $usage }.
look-error-same = “{ $question }”: “{ $value }” stands there twice; expected two different ones. The question is asked so: { $usage }.
look-error-length = “{ $question }”: got “{ $value }”; expected inches, from { $lowest } to { $highest }, such as 3, 2.5 or 5cm. The question is asked so: { $usage }.
look-error-place = “{ $question }”: got “{ $value }”; expected a place in inches, such as 24,20. The question is asked so: { $usage }.
look-error-degrees = “{ $question }”: got “{ $value }”; expected degrees, from { $lowest } to { $highest }. The question is asked so: { $usage }.
look-error-whole = “{ $question }”: got “{ $value }”; expected a whole number from { $lowest } to { $highest }. The question is asked so: { $usage }.
look-error-ends = “{ $question }” ends too soon; expected next: { $expected }. The question is asked so: { $usage }.
look-error-round = “{ $question }”: “{ $value }” has a round base, which has no front corner to wheel about; expected a rectangle or a regiment. The question is asked so: { $usage }.
look-error-off-table = “{ $question }”: { $value } is not on the table; expected a place on it. The question is asked so: { $usage }.
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
look-gaps = From { $a } it is to: { $near }.
look-all-within = Within { $limit } of { $a }: { $near }.
look-none-within = Nobody is within { $limit } of { $a }.
look-all-beyond = Nearest of those beyond: { $far }.
look-close-over = A close call: { $over } µm too far, and only { $tolerance } are forgiven.
look-close-of = { $b }: { $call }
look-close-under = A close call: { $over } µm to spare, the { $tolerance } that are forgiven not counted.
look-how-plan = Measured from edge to edge of the bases, seen from above, from { $from } to { $to }.
look-how-solid = Measured in a straight line between the two bodies: { $plan } from edge to edge seen from above, from { $from } to { $to }, and { $rise } between the top of the lower and the foot of the higher.
look-how-over = Seen from above the bases lie over one another, at { $from } for instance; measured straight up: { $rise } between the top of the lower and the foot of the higher.
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
look-terrain-ladder = Within { $near } of a ladder that leads past where it stands: { $ladders }.
look-level-same = { $a } and { $b } stand at the same level.
look-level-higher = { $a } stands { $by } higher than { $b }.
look-level-lower = { $a } stands { $by } lower than { $b }.
look-how-level = Measured from the foot of one to the foot of the other.

# Sight and cover.
look-sight-clear = Yes: { $a } sees { $b }; the line from { $from }, { $low } high, to { $to }, { $high } high, is free.
look-sight-clear-in-plan = Yes: { $a } sees { $b }; the line from { $from } to { $to }, seen from above, is free.
look-sight-blocked = No: { $a } does not see { $b }: whatever line is drawn from one body to the other meets something. Between their middles stand: { $blockers }.
look-sight-not-found = Most likely not: no free line from { $a } to { $b } was found among those tried. Between their middles stand: { $blockers }.
look-sight-both-ways = The same holds from { $b } to { $a }.
look-sight-one-way = From { $b } to { $a } it is otherwise.
look-sight-tried = Tried where something is only part as high as they are: the lines that graze something, and 16 between each two of them.
look-sight-of-game = Judged by the rules of { $ruleset }.
look-sight-let-pass = By heights alone no free line is found; the rules of { $ruleset } let sight pass: { $passed }.
look-sight-stricter = By heights alone a line would be free; by the rules of { $ruleset } it is blocked all the same.
look-how-sight = Bodies and terrain that is { $traits } block as high as they are; a wood or a cloud that one of the two stands in does not. The line may begin and end anywhere on the two bodies.
look-cover-none = Seen from above, nothing hides any of the base of { $b } from { $a }.
look-cover-share = Seen from above, { $share } of the base of { $b } is hidden from { $a }, by: { $by }.
look-cover-by = { $name } ({ $share })
look-how-cover = Measured as the share of the angle under which the base is seen from the middle of the viewer, other bases and all terrain that share height with it counted as if they hid it wholly; how high they are does not matter.

# Moves.
look-move = { $a } moves { $length } from { $from } to { $to }.
look-move-stays = { $a } does not move.
look-move-cost = It costs { $cost } of movement: every inch over slow ground counts twice.
look-move-arrives = It arrives.
look-move-falls = There it falls onto { $feature }, { $z } above the table, at { $place }.
look-move-falls-to-table = There it falls to the table, at { $place }.
look-move-body = It stops there because it meets { $b }.
look-move-feature = It stops there because it meets { $feature } ({ $traits }).
look-move-edge = It stops there at the edge of the table.
look-move-spent = It stops there because its movement is spent.
look-move-contact = In contact at the end: { $bodies }.
look-how-move = Bases that share height, terrain that is { $traits } and the edge of the table stop a move; bases do not push one another.
look-met-enter = After { $after } it comes into { $what }, where every inch counts twice.
look-met-leave = After { $after } it leaves { $what }, which took { $cost } of movement.
look-met-enter-free = After { $after } it comes into { $what } ({ $traits }).
look-met-leave-free = After { $after } it leaves { $what }.
look-met-touch = After { $after } it touches { $what }.
look-met-cross = After { $after } it crosses { $what }.
look-met-climb = After { $after } it climbs { $what }, which costs { $cost }.
look-met-over = After { $after } it passes over { $what }.
look-met-drop = After { $after } too little ground is left under its base: it would fall { $cost } deep.

# Turns.
look-turn-whole = Yes: { $a } can turn by { NUMBER($wanted, maximumFractionDigits: 1) }°.
look-turn-part = No: { $a } can turn by { NUMBER($degrees, maximumFractionDigits: 1) }° only, not by { NUMBER($wanted, maximumFractionDigits: 1) }°.
look-turn-round = A round base turns where it stands: nothing can stop it.
look-turn-length = The outer front corner goes { $length }.
look-how-turn = All ground that the base sweeps over counts: other bases that share height, terrain that is { $traits }, and the edge of the table stop it.

# Arcs.
look-side-front = front
look-side-right = right side
look-side-back = back
look-side-left = left side
look-arc-side = { $b } is in { $a }’s { $side } arc, { NUMBER($degrees, maximumFractionDigits: 1) }° wide: most of its own front lies there.
look-arc-tie = { $b } is in several arcs of { $a } alike, each { NUMBER($degrees, maximumFractionDigits: 1) }° wide: { $sides }; as much of its own front lies in each.
look-arc-inside = { $b } stands before no side of { $a }: its front lies inside the other base.
look-arc-parts = Arcs it is in: { $parts }.
look-share-wholly = { $side } (wholly)
look-share-partly = { $side } (partly)
look-front-wholly = Yes: { $b } is wholly in the front arc of { NUMBER($degrees, maximumFractionDigits: 1) }° of { $a }.
look-front-partly = Yes: { $b } is partly in the front arc of { NUMBER($degrees, maximumFractionDigits: 1) }° of { $a }.
look-front-not = No: { $b } is not in the front arc of { NUMBER($degrees, maximumFractionDigits: 1) }° of { $a }.
look-how-arc = The arc of a round base opens from its middle, that of a rectangle or a regiment from the corners of its side; what lies on the border is in it.

# Placement.
look-place-yes = Yes: { $a } may stand at { $wish }.
look-place-no = No: { $a } may not stand at { $wish }.
look-place-edge = Its base would stand over the edge of the table.
look-place-on-body = Its base would stand on { $count ->
    [one] that of { $b }
   *[other] those of { $b }
}.
look-place-air = There is nothing to stand on { $z } above the table.
look-place-in-feature = Its base would stand in { $feature }.
look-place-nearest = The nearest place that is free is { $place }, { $length } away.
look-no-room = There is no free place for { $a } on the table.
look-room-one = { $b } by { $length }
look-room-least = If it must stand there, least disturbance moves { $moved }; less is not possible.
look-room-found = If it must stand there, the least disturbance found moves { $moved }; less may be possible.
look-room-none = Nobody could make room for it there: it would shift by { $self } itself.
look-beside-yes = Yes: { $a } finds room in contact with { $b }; the place nearest to where it stands is { $place }, { $length } away.
look-beside-no = No: { $a } finds no room in contact with { $b }.
look-how-place = Bases keep out of bases that share height, out of terrain that is { $traits }, and on the table.
look-how-beside = Contact is a gap of at most 20 µm; no base overlaps another.

# Templates and deviation.
look-under = Under it: { $bodies }.
look-under-nobody = Nobody is under it.
look-under-wholly = { $b } (wholly)
look-under-partly = { $b } (partly)
look-under-bases = { $b } ({ $count } of { $of } bases)
look-under-levels = They stand on several levels: { $levels } above the table; heights are not looked at.
look-how-template = The template is { $diameter } across, its middle at { $place }; a mere touch does not count.
look-how-spray = The spray is { $length } long from the edge of the base of { $a } towards the middle of { $b }, half an inch wide there and a fifth of an inch wider every inch; a mere touch does not count.
look-deviates = It comes down at { $place }: direction { $direction }, { $length }.
look-deviates-edge = The edge of the table stops it after { $gone } of the { $length }.
look-deviations = There are { $count } places where it may come down; likeliest is { $place }, with { NUMBER($p, style: "percent", maximumFractionDigits: 1) }.
look-deviations-alike = There are { $count } places where it may come down, each with { NUMBER($p, style: "percent", maximumFractionDigits: 1) }.
look-how-deviation = The six-way template lies along { NUMBER($degrees, maximumFractionDigits: 1) }°, clockwise from up: 1 goes on, each number more turns by 60° clockwise. Nothing goes over the edge of the table.
look-how-cap = At most { $cap } count of the distance.

# Ways.
look-route-yes = Yes: { $a } gets to { $to } with { $cost } of movement.
look-route-no = No: no way is found by which { $a } gets to { $to } with { $distance } of movement.
look-route-straight = It goes straight.
look-route-by = It goes by { $by }.
look-climb-yes = Yes: { $a } gets to { $to }, { $z } above the table, with { $length } of movement.
look-climb-no = No: { $a } gets only to { $to }, { $z } above the table, with { $length } of movement.
look-leg-walk = It walks { $length }.
look-leg-climb = It climbs { $length }.
look-leg-jump = It jumps { $length }.
look-leg-fall = It falls; that takes no movement.
look-climb-no-surface = There is nothing there to stand on at that height.
look-climb-too-far = What is left of its movement is not enough for the next leg.
look-climb-body-in-way = { $what } is in the way.
look-climb-feature-in-way = { $what } is in the way.
look-climb-off-table = Its base would go over the edge of the table.
look-climb-no-room = There is no room for its base there: { $what }.
look-how-climb = Every inch up or down is an inch of movement; the climb and the step onto the floor, with all of the base, are made together or not at all.

look-how-jump-down = It walks off what it stands on until its base has left it, and comes down on what is below; the way down takes no movement.
look-how-leap = It walks to the ledge and jumps to a floor not higher than its own; the way through the air is measured straight, and there must be room for all of its base.

# Words of questions as they may be typed, besides the English words that stand in the forms.
word-gap = gap | distance
word-within = within
word-completely = completely | wholly
word-contact = contact | touches
word-terrain = terrain
word-level = level
word-arc = arc
word-sight = sight | sees
word-cover = cover
word-direction = direction
word-distance = distance
word-pivot = pivot | turn
word-wheel = wheel
word-right = right
word-left = left
word-place = place | put
word-beside = beside
word-template = template | blast
word-spray = spray
word-deviate = deviate | deviates
word-from = from
word-cap = cap
word-route = route | way
word-climb = climb
word-leap = leap | jump
word-by = by
word-table = table
