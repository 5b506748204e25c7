# The order of play: turns, phases, routs, falling back, the end of the battle.

# Asked
kill_team-ask-shooter = Who shoots or runs next?
kill_team-ask-action = { $model }: at whom does it shoot, and with what?

# Answers
kill_team-option-pick = { $a } shoots
kill_team-option-stay = Do nothing
kill_team-option-done = Nobody else
kill_team-option-rout = Give the battle up: the team routs

# Words that players type
word-pick = pick
word-done = done | finish
word-rout = rout

# Rolled
kill_team-roll-fall-back = { $model } falls back: 2D6 inches.

# Told
kill_team-event-regroups = { $model } regroups.
kill_team-event-no-target = { $model } can shoot at nobody.

# Refused
reason-has-had-its-go = { $model } has had its go in this phase.
kill_team-reason-no-target = { $model } can shoot at nobody.

# The end
kill_team-outcome-beaten = The enemy has routed or has nobody left: side { $winner } wins.
kill_team-outcome-draw = The battle is over and neither team is beaten: a draw.

# Odds
stop-end_of_movement_phase = the end of the Movement phase
stop-end_of_shooting_phase = the end of the Shooting phase
stop-end_of_assault_phase = the end of the Assault phase
kill_team-cli-play-round = (turn { $round })
