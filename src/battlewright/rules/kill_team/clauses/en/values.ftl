# Values that rolls are made with, and what odds watch: the words of explanations.

kill_team-value-ap = AP
kill_team-value-attacks = Attacks
kill_team-value-bs = BS
kill_team-value-cover = cover save
kill_team-value-hit-need = to hit
kill_team-value-i = Initiative
kill_team-value-initiative-value = Initiative
kill_team-value-ld = Leadership
kill_team-value-result = combat result
kill_team-value-s = Strength
kill_team-value-shots = shots
kill_team-value-strength = Strength
kill_team-value-t = Toughness
kill_team-value-toughness = Toughness
kill_team-value-wound-need = to wound
kill_team-value-ws = WS

quantity-fled = has fled
quantity-falling_back = falls back
quantity-losses = models lost
quantity-routed = has routed
