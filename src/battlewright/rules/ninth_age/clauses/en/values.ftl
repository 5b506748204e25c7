# Values that rolls are made with and results: the words of explanations.

ninth_age-value-attacks = Attacks
ninth_age-value-supporting-attacks = supporting attacks
ninth_age-value-initiative = Initiative
ninth_age-value-weapon-skill = WS
ninth_age-value-hit-need = to hit
ninth_age-value-hit-modifier = modifier to hit
ninth_age-value-wound-need = to wound
ninth_age-value-strength = Strength
ninth_age-value-toughness = Toughness
ninth_age-value-armour = armour
ninth_age-value-armour-piercing = Armour Piercing
ninth_age-value-ward = ward save
ninth_age-value-regeneration = Regeneration
ninth_age-value-multiplier = wounds for each
ninth_age-value-leadership = Leadership
ninth_age-value-score = combat score
ninth_age-result-hits = hits
ninth_age-result-wounds = wounds
ninth_age-result-unsaved = unsaved wounds
