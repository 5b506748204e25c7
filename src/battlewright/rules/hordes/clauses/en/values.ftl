# Values that rolls are made with and what contributes to them: the words of explanations.

hordes-value-attack-dice = dice of the attack roll
hordes-value-attack-skill = bonus of the attack roll
hordes-value-attack-automatic = without a roll
hordes-value-defence = DEF
hordes-value-damage-dice = dice of the damage roll
hordes-value-armour = ARM
hordes-part-two-dice = dice
hordes-part-boosted-attack = boost
hordes-part-skill = skill
hordes-part-circumstances = circumstances
hordes-part-printed-defence = profile
hordes-part-given-dice = dice
hordes-part-boost-die = boost
hordes-part-printed-armour = profile
hordes-part-printed-strength = profile
hordes-part-strength-at-least-one = at least
hordes-result-hit = hit
hordes-result-miss = miss
hordes-result-damage = damage
