# Name of the ruleset and of its weapons. Underscores of a data id become dashes.

ninth_age-title = Ranks and files

ninth_age-weapon-hand-weapon = Hand Weapon
ninth_age-weapon-spear = Spear
ninth_age-weapon-lance = Lance
ninth_age-weapon-light-lance = Light Lance
ninth_age-weapon-halberd = Halberd
ninth_age-weapon-great-weapon = Great Weapon
ninth_age-weapon-flail = Flail
ninth_age-weapon-paired-weapons = Paired Weapons
ninth_age-weapon-bow = Bow
ninth_age-weapon-crossbow = Crossbow
ninth_age-weapon-throwing-weapons = Throwing Weapons
