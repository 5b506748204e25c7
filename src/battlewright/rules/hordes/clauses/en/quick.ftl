# The questions of `quick hordes`, their parameters, and what they say.

quick-hordes-melee = Melee attacks of one activation at a target within reach.

quick-hordes-attacker = Whose numbers the attacker has where they are not given.
quick-hordes-target = Whose numbers the target has where they are not given.
quick-hordes-def = The target's DEF.
quick-hordes-arm = The target's ARM.
quick-hordes-boxes = Damage boxes that the target has left.
quick-hordes-spiral = The target's spiral, filled branch by branch: circles of Mind, Body and Spirit. Else a beast's circles are a row of boxes, which kills alike.
quick-hordes-tough = Whether the target is Tough.
quick-hordes-stealth = Whether the target has Stealth.
quick-hordes-knocked-down = The target is knocked down.
quick-hordes-stationary = The target is stationary.
quick-hordes-back = The attacker is behind the target all its activation: a back strike.
quick-hordes-fury = Points of fury for this activation: what a warlock has, or what a beast can still be forced for.
quick-hordes-attacks = Initial attacks; 0 when all are bought, the initial one having gone at somebody else.
quick-hordes-charge = After a charge, for which a warbeast is forced once: the first attack's damage roll is boosted.
quick-hordes-mat = The attacker's MAT.
quick-hordes-pow = What the damage roll adds: P+S, the weapon's POW with the attacker's STR.
quick-hordes-no-bought = No attacks are bought: fury is for boosts alone.
quick-hordes-critical = The weapon knocks down with a critical hit.
quick-hordes-weapon = The melee weapon.

quick-hordes-shoot = Shots of one activation at a target.
quick-hordes-throw = A throw with one hand or two.
quick-hordes-area = A shot with an area of effect at several models.

quick-hordes-rat = The shooter's RAT.
quick-hordes-pow-shot = POW of the weapon.
quick-hordes-shots = Initial shots with the weapon.
quick-hordes-rof = ROF of the weapon: the most shots, those bought with fury included.
quick-hordes-gun = The ranged weapon.
quick-hordes-cannon = The ranged weapon with an area of effect.
quick-hordes-distance = Inches between the bases.
quick-hordes-range = RNG of the weapon in inches.
quick-hordes-aim = The shooter stays and aims.
quick-hordes-cover = What the target is behind: concealment +2 DEF, cover +4.
quick-hordes-elevated = The target stands on a hill, 1″ higher or more.
quick-hordes-in-melee = The target is in melee with a friend of the shooter; a miss goes on to the friend.
quick-hordes-friend-def = The friend's DEF.
quick-hordes-friend-arm = The friend's ARM.
quick-hordes-friend-boxes = Damage boxes that the friend has left.
quick-hordes-aoe = AOE: the diameter of the area in inches.
quick-hordes-models = Models, all like the target; it stands in the middle of the first rank.
quick-hordes-spacing = Inches between the bases of neighbours.
quick-hordes-formation = A row across the line of fire, or a block of several ranks.
quick-hordes-hands = Hands: 1, or 2 for a two-hand throw.
quick-hordes-str = The thrower's STR, the POW of the throw.
quick-hordes-target-str = The target's STR.
quick-hordes-base = The thrower's base.
quick-hordes-target-base = The target's base.
quick-hordes-behind = What stands straight behind the target: nothing, an obstruction, a model on a base of this size.
quick-hordes-gap = Inches from the target to what stands behind it.
quick-hordes-at-it = With both hands at the model behind, in place of straight away.
quick-hordes-behind-def = DEF of the model behind.
quick-hordes-behind-arm = ARM of the model behind.
quick-hordes-behind-boxes = Damage boxes that the model behind has left.

quick-hordes-spend = How fury is spent.
quick-hordes-spend-best = As serves the goal best.
quick-hordes-spend-both = Boosts every attack roll that leaves a point for damage, and every damage roll.
quick-hordes-spend-eager = Boosts every attack roll and every damage roll, to the last point.
quick-hordes-spend-hit = Boosts every attack roll, no damage roll.
quick-hordes-spend-damage = Boosts every damage roll, no attack roll.
quick-hordes-spend-needed = Boosts attack rolls if they need more than 7, else damage rolls.
quick-hordes-spend-finish = Boosts both rolls once a 10 for damage would destroy, none before.
quick-hordes-spend-attacks = Buys attacks and boosts nothing.
quick-hordes-spend-none = Spends nothing that it need not.

quick-hordes-overkill = Beyond the boxes that were left (overkill): { $mean } points on average, none in { $none }.
quick-hordes-no-fury = Got { $fury }: “{ $value }” is neither a warlock nor a warbeast and uses no fury.
quick-hordes-boxes-twice = Got { $value } beside --boxes { $boxes }: a spiral says how many circles there are.
quick-hordes-not-together = No shipped profile has all of this: { $value }.
quick-hordes-no-attack = Got { $value }: then every attack is bought, and there must be fury for one; a charge has its initial attack.
quick-hordes-nobody-to-throw-at = Got { $value }: only with --hands 2, and at a model --behind.
quick-hordes-no-throw = Got { $value }: a warbeast must be forced once for the throw.
