# Name of the ruleset, its states, and its own words for things of the shared glossary.
# Underscores of a data id become dashes.

hordes-title = Warlocks and warbeasts

hordes-state-knocked-down = Knocked down
hordes-state-stationary = Stationary
hordes-state-shield-wall = Shield Wall

hordes-term-ranged-weapon = ranged weapon
hordes-term-ranged-attack = ranged attack
hordes-term-hit-roll = attack roll
hordes-term-damage-roll = damage roll
hordes-term-rng = RNG
hordes-term-str = STR
hordes-term-arm = ARM
hordes-term-pow = POW
hordes-term-wounds = damage points
hordes-term-fury-tokens = fury points
hordes-term-warbeast = warbeast
