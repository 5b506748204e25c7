# What happened, for the log and the screen. Message ids: `event-...`.
# Every id stands in the Russian file too, with the same variables. How to write messages: index.ftl.
#
# Also what every game has: reasons why a place is refused (`reason-...`), how a battle ended (`outcome-...`), what
# odds watch (`quantity-...`), where they stop (`stop-...`).

event-forced = Side { $side } has only one choice: { $option }.
event-amended = Changed by agreement: { $reason }
event-round = Round { $round } begins.
event-moved = { $model } now stands at { $place }.
event-removed = { $model } is removed from the table.

reason-off-table = The base would stand over the edge of the table.
reason-too-far = That is farther than this move goes.
reason-body-in-way = Another model is in the way.
reason-feature-in-way = Terrain is in the way.
reason-overlaps-body = The base would stand on another one.
reason-outside-arc = That direction is outside the arc allowed.
reason-outside-area = That is outside the area where models may be placed.

outcome-conceded = One side concedes: side { $winner } wins.
outcome-agreed = Both sides agree on a draw.

quantity-damage = damage dealt
quantity-wounds_lost = Wounds lost
quantity-wounds_left = Wounds left
quantity-destroyed = destroyed
quantity-place = place
quantity-score = score
quantity-hit = hit

stop-end_of_action = the end of the action
stop-end_of_activation = the end of the activation
stop-end_of_phase = the end of the phase
stop-end_of_turn = the end of the turn
stop-end_of_round = the end of the round
stop-end_of_battle = the end of the battle
