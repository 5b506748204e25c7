# Set-ups: what is refused before the battle.

kill_team-check-not-in-this-turn = Nobody of this side can have done “{ $value }” in the turn that is played.
kill_team-check-no-contact = “{ $value }” is for models in base contact with an enemy.
