# Questions without a table (the verb `quick`), and numbers opened into their steps.

cli-help-quick = Answer a question without a table, from numbers or profiles: `quick redroll melee --k 2 --damage -2 --wounds 5`.
cli-help-quick-words = Which rules, which question, and its numbers; `quick redroll melee --help` lists them.
cli-help-sweep = Ask for many values: attacks=1..6, distance=4..24:4, cover=none,light; twice makes a grid.
cli-help-ruling = Decide something that the rules leave open, e.g. fury.cost=in_addition (may be repeated).
cli-help-explain-quantity = Open a number into its steps, e.g. "P(target.destroyed)": what is rolled, why, what each result is worth.

cli-quick-question = question
cli-quick-help-of = What a question takes: `battlewright quick RULESET QUESTION --help`.
cli-quick-parameter = parameter
cli-quick-takes = takes
cli-quick-usual = without it
cli-quick-means = what it is
cli-quick-as-profile = as the rest says
cli-quick-number = { $name } { $value }
cli-quick-numbers = { $question }: { $numbers }
cli-quick-idle = { $name } changes no number here.
cli-quick-grid = { $quantity }: { $down } downwards, { $across } across.
cli-quick-refused = –: the rules do not allow the action there.
cli-quick-ruling = --ruling: got “{ $value }”; expected NAME=VALUE.

cli-explain-value = { $quantity } = { $value }
cli-explain-time = (time { $time })
cli-explain-dice = {"   "}{ $dice }; made in { $made } of all cases.
cli-explain-ways = {"   "}{ $count ->
    [one] Another way to this roll comes with other values.
   *[other] { $count } other ways to this roll come with other values.
}
cli-explain-idle = {"   "}No result of this roll changes the number.
cli-explain-result = result
cli-explain-share = share
cli-explain-after = the number after it
cli-explain-no-roll = Nothing is rolled on the way.
cli-explain-left = … { $count ->
    [one] 1 later roll is not opened; its worth is in the numbers above.
   *[other] { $count } later rolls are not opened; their worth is in the numbers above.
}
cli-bars-at-most = at most

quick-failed = The question “{ $question }” cannot be asked: { $count ->
    [one] 1 parameter is wrong.
   *[other] { $count } parameters are wrong.
}
quick-unknown-question = The rules { $ruleset } have no question “{ $value }”{ $closest ->
    [no-suggestion] {"."}
   *[similar] ; did you mean “{ $closest }”?
} Known: { $expected }.
quick-unknown-parameter = No such parameter{ $closest ->
    [no-suggestion] {"."}
   *[similar] ; did you mean { $closest }?
} Known: { $expected }.
quick-sweep-values = Got “{ $value }”; expected NAME=1..6, NAME=4..24:4 or NAME=1,2,4.
quick-sweep-twice = { $name } has one value and is swept too; give it once.
quick-sweep-size = A sweep runs over at most { $axes } parameters, each named once, and { $cells } cells.
error-odds-too-large-to-explain = The question has more than { $positions } positions: too many to open into steps. Ask about less, for instance up to the end of the action.

# redroll: the questions.
quick-redroll-melee = Melee attacks at a target within reach.
quick-redroll-charge = A charge with its attack, and further attacks.
quick-redroll-shoot = Shots, each with a ranged weapon of its own.
quick-redroll-attacker = Whose numbers the attacker has where they are not given.
quick-redroll-target = Whose numbers the target has where they are not given.
quick-redroll-wounds = Wounds that the target has left.
quick-redroll-attacker-wounds = Wounds that the attacker has left.
quick-redroll-symbols = Symbols and their combinations.
quick-redroll-weapon = The attacker's melee weapon.
quick-redroll-k = The attacker's bonus less the defender's: MEL - AGI.
quick-redroll-mel = The attacker's MEL.
quick-redroll-agi = The target's AGI.
quick-redroll-damage = What the damage roll is changed by: STR + POW - ARM.
quick-redroll-str = The attacker's STR.
quick-redroll-pow = POW of the attacker's weapon.
quick-redroll-arm = The target's ARM.
quick-redroll-counter = POW of the target's weapon: the Wounds of a counterattack.
quick-redroll-red = Whether the target makes its Red Rolls; best: whenever that saves it more often.
quick-redroll-fury = The attacker's Fury tokens, each one attack more.
quick-redroll-lucky-target = The target's Lucky Numbers, for Red Rolls.
quick-redroll-attacks = Action points for attacks; those that combinations regain are used too.
quick-redroll-charge-attacks = Attacks with that of the charge; action points that combinations regain are used too.
quick-redroll-distance = Inches between the bases.
quick-redroll-charge-distance = Inches between the bases before the charge; +1 from 3″ of way on.
quick-redroll-spd = The attacker's SPD, in inches.
quick-redroll-shots = Shots, each with another weapon of the same kind.
quick-redroll-gun = The ranged weapon.
quick-redroll-need = What the die must show, before cover: DEF - AIM.
quick-redroll-aim = The shooter's AIM.
quick-redroll-def = The target's DEF.
quick-redroll-power = POW of the ranged weapon: the Wounds of a hit.
quick-redroll-arm-shot = The target's ARM; it counts under --ruling ranged_arm=true.
quick-redroll-range = RNG of the weapon: every exceeding of it repeats the roll, the worst counts.
quick-redroll-cover = Cover of the target.
quick-redroll-lucky = The shooter's Lucky Numbers.
quick-redroll-overkill = Beyond the Wounds that were left (overkill): { $mean } Wounds on average, none in { $none }.
quick-redroll-twice = --{ $whole } says what --{ $part } says too: give one of them.
quick-redroll-fists = Got { $value }; bare hands have the POW of the ruling fist_pow.
