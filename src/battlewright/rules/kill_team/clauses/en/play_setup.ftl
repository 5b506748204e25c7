# Set-ups: what is refused before the battle.

kill_team-check-not-in-this-turn = Nobody of this side can have done “{ $value }” in the turn that is played.
kill_team-check-no-contact = “{ $value }” is for models in base contact with an enemy.
kill_team-check-second-leader = { $model } would be a second leader, by “{ $value }”: { $first } leads this team already. Another profile, or is_leader: false in its stats, makes it none.
kill_team-check-contradiction = “{ $value }” and “{ $other }” are never true of one model at once.
