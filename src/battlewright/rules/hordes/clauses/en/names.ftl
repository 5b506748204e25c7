# Name of the ruleset, its states, and its own words for things of the shared glossary.
# Underscores of a data id become dashes.

hordes-title = Warlocks and warbeasts

hordes-state-knocked-down = Knocked down
hordes-state-stationary = Stationary
hordes-state-shield-wall = Shield Wall
hordes-state-aimed = Aimed
hordes-state-mind-crippled = Mind crippled
hordes-state-body-crippled = Body crippled
hordes-state-spirit-crippled = Spirit crippled

hordes-aspect-mind = Mind
hordes-aspect-body = Body
hordes-aspect-spirit = Spirit

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

hordes-profile-stone-shaman = Stone Shaman
hordes-profile-stone-brute = Stone Brute
hordes-profile-stone-giant = Stone Giant
hordes-profile-bile-toad = Bile Toad
hordes-profile-shield = Shield Bearer
hordes-profile-javelineer = Javelineer
hordes-profile-mortar-crew = Mortar Crew
hordes-profile-hammerer = Hammerer
hordes-profile-wolf-queen = Wolf Queen
hordes-profile-wolf-brute = Wolf Brute
hordes-profile-wolf-alpha = Wolf Alpha
hordes-profile-quill-boar = Quill Boar
hordes-profile-fire-drake = Fire Drake
hordes-profile-spearman = Spearman
hordes-profile-bowman = Bowman
hordes-profile-scout = Scout
hordes-profile-stalker = Stalker

hordes-weapon-claw = Claw
hordes-weapon-left-fist = Left Fist
hordes-weapon-right-fist = Right Fist
hordes-weapon-jaws = Jaws
hordes-weapon-horns = Horns
hordes-weapon-sword = Sword
hordes-weapon-axe = Axe
hordes-weapon-dagger = Dagger
hordes-weapon-staff = Staff
hordes-weapon-spear = Spear
hordes-weapon-glaive = Glaive
hordes-weapon-hammer = Hammer
hordes-weapon-bow = Bow
hordes-weapon-short-bow = Short Bow
hordes-weapon-javelin = Javelin
hordes-weapon-quills = Quills
hordes-weapon-mortar = Mortar
hordes-weapon-bile = Bile
hordes-weapon-fire-breath = Fire Breath
hordes-weapon-fire-bolt = Fire Bolt
hordes-weapon-frost-bolt = Frost Bolt
hordes-weapon-thunderclap = Thunderclap
hordes-weapon-whirlwind = Whirlwind
hordes-weapon-gust = Gust
