# Names of symbols, sample cards, weapons, abilities, states and keywords. Underscores of a data id become dashes.

redroll-title = Red Roll skirmish

redroll-symbol-claw = claw
redroll-symbol-moon = moon
redroll-symbol-skull = skull
redroll-symbol-blank = blank

redroll-combo-claw-claw = Claw and claw
redroll-combo-claw-skull = Claw and skull
redroll-combo-moon-claw = Moon and claw

redroll-profile-hunter = Hunter
redroll-profile-brute = Brute
redroll-profile-werewolf = Werewolf
redroll-profile-werewolf-human = Werewolf (human form)
redroll-profile-werewolf-beast = Werewolf (beast form)
redroll-profile-warbeast = Warbeast
redroll-profile-spearman = Spearman

redroll-weapon-pistol = Pistol
redroll-weapon-knife = Knife
redroll-weapon-axe = Axe
redroll-weapon-claws = Claws
redroll-weapon-jaws = Jaws
redroll-weapon-spear = Spear
redroll-weapon-fists = Fists

redroll-ability-cleave = Cleave
    .effect = A natural 9 on the hit roll gives 1 extra Wound.
redroll-ability-howl = Howl
    .effect = For 1 Fury token, an ability roll whose kept die shows 6 or more stuns every enemy within 3 inches.

redroll-state-stunned = Stunned
redroll-state-rest = Rest
redroll-keyword-handler = Handler
