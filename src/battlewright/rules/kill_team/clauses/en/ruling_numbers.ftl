# Rulings by the number that steps and errors name: first the switches and the readings chosen, then what the
# clauses of the source lean on, in our own words by subject: S the rules underneath (by the chapter of the reference),
# M moving, W weapons, F morale and flight.

kt-rul-01 = { kill_team-ruling-renominate }. { kill_team-ruling-renominate.values }
    .source = Ruling, number KT-RUL-01
kt-rul-02 = { kill_team-ruling-roll_order }. { kill_team-ruling-roll_order.values }
    .source = Ruling, number KT-RUL-02
kt-rul-03 = { kill_team-ruling-who_may_charge }. { kill_team-ruling-who_may_charge.values }
    .source = Ruling, number KT-RUL-03
kt-rul-04 = { kill_team-ruling-overwatch_targets }. { kill_team-ruling-overwatch_targets.values }
    .source = Ruling, number KT-RUL-04
kt-rul-05 = { kill_team-ruling-overwatch_support_measure }. { kill_team-ruling-overwatch_support_measure.values }
    .source = Ruling, number KT-RUL-05
kt-rul-06 = { kill_team-ruling-overwatch_trigger }. { kill_team-ruling-overwatch_trigger.values }
    .source = Ruling, number KT-RUL-06
kt-rul-07 = { kill_team-ruling-overwatch_locked }. { kill_team-ruling-overwatch_locked.values }
    .source = Ruling, number KT-RUL-07
kt-rul-08 = { kill_team-ruling-overwatch_filter }. { kill_team-ruling-overwatch_filter.values }
    .source = Ruling, number KT-RUL-08
kt-rul-09 = { kill_team-ruling-overwatch_toughness }. { kill_team-ruling-overwatch_toughness.values }
    .source = Ruling, number KT-RUL-09
kt-rul-10 = { kill_team-ruling-redirect_test }. { kill_team-ruling-redirect_test.values }
    .source = Ruling, number KT-RUL-10
kt-rul-11 = { kill_team-ruling-redirect_cause }. { kill_team-ruling-redirect_cause.values }
    .source = Ruling, number KT-RUL-11
kt-rul-12 = { kill_team-ruling-redirect_measure }. { kill_team-ruling-redirect_measure.values }
    .source = Ruling, number KT-RUL-12
kt-rul-13 = { kill_team-ruling-crowded_by_chargers }. { kill_team-ruling-crowded_by_chargers.values }
    .source = Ruling, number KT-RUL-13
kt-rul-14 = { kill_team-ruling-failed_charge_move }. { kill_team-ruling-failed_charge_move.values }
    .source = Ruling, number KT-RUL-14
kt-rul-15 = { kill_team-ruling-supporting_charger }. { kill_team-ruling-supporting_charger.values }
    .source = Ruling, number KT-RUL-15
kt-rul-16 = { kill_team-ruling-test_after_roll }. { kill_team-ruling-test_after_roll.values }
    .source = Ruling, number KT-RUL-16
kt-rul-17 = { kill_team-ruling-fallen_beside }. { kill_team-ruling-fallen_beside.values }
    .source = Ruling, number KT-RUL-17
kt-rul-18 = { kill_team-ruling-dive_strength }. { kill_team-ruling-dive_strength.values }
    .source = Ruling, number KT-RUL-18
kt-rul-19 = { kill_team-ruling-dive_tests }. { kill_team-ruling-dive_tests.values }
    .source = Ruling, number KT-RUL-19
kt-rul-20 = { kill_team-ruling-climb_and_jump }. { kill_team-ruling-climb_and_jump.values }
    .source = Ruling, number KT-RUL-20
kt-rul-21 = { kill_team-ruling-climb_ws }. { kill_team-ruling-climb_ws.values }
    .source = Ruling, number KT-RUL-21
kt-rul-22 = { kill_team-ruling-climb_distance }. { kill_team-ruling-climb_distance.values }
    .source = Ruling, number KT-RUL-22
kt-rul-23 = { kill_team-ruling-counter_move }. { kill_team-ruling-counter_move.values }
    .source = Ruling, number KT-RUL-23
kt-rul-24 = { kill_team-ruling-counter_who }. { kill_team-ruling-counter_who.values }
    .source = Ruling, number KT-RUL-24
kt-rul-25 = { kill_team-ruling-counter_overwatch }. { kill_team-ruling-counter_overwatch.values }
    .source = Ruling, number KT-RUL-25
kt-rul-26 = { kill_team-ruling-counter_charge_result }. { kill_team-ruling-counter_charge_result.values }
    .source = Ruling, number KT-RUL-26
kt-rul-27 = { kill_team-ruling-counter_attack_once }. { kill_team-ruling-counter_attack_once.values }
    .source = Ruling, number KT-RUL-27
kt-rul-28 = { kill_team-ruling-support_several_friends }. { kill_team-ruling-support_several_friends.values }
    .source = Ruling, number KT-RUL-28
kt-rul-29 = { kill_team-ruling-supporting_attack }. { kill_team-ruling-supporting_attack.values }
    .source = Ruling, number KT-RUL-29
kt-rul-30 = { kill_team-ruling-fighters_targets }. { kill_team-ruling-fighters_targets.values }
    .source = Ruling, number KT-RUL-30
kt-rul-31 = { kill_team-ruling-combat_boundary }. { kill_team-ruling-combat_boundary.values }
    .source = Ruling, number KT-RUL-31
kt-rul-32 = { kill_team-ruling-wounds_counted }. { kill_team-ruling-wounds_counted.values }
    .source = Ruling, number KT-RUL-32
kt-rul-33 = { kill_team-ruling-ratio_time }. { kill_team-ruling-ratio_time.values }
    .source = Ruling, number KT-RUL-33
kt-rul-34 = { kill_team-ruling-counts_as_banner }. { kill_team-ruling-counts_as_banner.values }
    .source = Ruling, number KT-RUL-34
kt-rul-35 = { kill_team-ruling-fast_tie }. { kill_team-ruling-fast_tie.values }
    .source = Ruling, number KT-RUL-35
kt-rul-36 = { kill_team-ruling-fast_casualties }. { kill_team-ruling-fast_casualties.values }
    .source = Ruling, number KT-RUL-36
kt-rul-37 = { kill_team-ruling-charge_terrain }. { kill_team-ruling-charge_terrain.values }
    .source = Ruling, number KT-RUL-37
kt-rul-38 = { kill_team-ruling-assault_grenades }. { kill_team-ruling-assault_grenades.values }
    .source = Ruling, number KT-RUL-38
kt-rul-39 = { kill_team-ruling-cover_share }. { kill_team-ruling-cover_share.values }
    .source = Ruling, number KT-RUL-39
kt-rul-40 = { kill_team-ruling-allocation_order }. { kill_team-ruling-allocation_order.values }
    .source = Ruling, number KT-RUL-40
kt-rul-41 = { kill_team-ruling-ends }. { kill_team-ruling-ends.values }
    .source = Ruling, number KT-RUL-41
kt-rul-42 = { kill_team-ruling-run }. { kill_team-ruling-run.values }
    .source = Ruling, number KT-RUL-42
kt-rul-43 = { kill_team-ruling-difficult_ground }. { kill_team-ruling-difficult_ground.values }
    .source = Ruling, number KT-RUL-43
kt-rul-44 = { kill_team-ruling-fall_strength }. { kill_team-ruling-fall_strength.values }
    .source = Ruling, number KT-RUL-44
kt-rul-45 = { kill_team-ruling-fall_ap }. { kill_team-ruling-fall_ap.values }
    .source = Ruling, number KT-RUL-45
kt-rul-46 = { kill_team-ruling-fall_save }. { kill_team-ruling-fall_save.values }
    .source = Ruling, number KT-RUL-46
kt-rul-47 = { kill_team-ruling-scatter_directions }. { kill_team-ruling-scatter_directions.values }
    .source = Ruling, number KT-RUL-47
kt-rul-48 = { kill_team-ruling-fast_dice }. { kill_team-ruling-fast_dice.values }
    .source = Ruling, number KT-RUL-48

## The teams and their turns (3.1)
kt-s-301a = Each model is a unit of its own: there is no coherency, and no value is that of a majority.
kt-s-301b = Only the leader of a team is a character.
kt-s-301c = Friends within 6 inches of their leader may use his Leadership for any Leadership test.
kt-s-301d = A team has one leader and models of the core and of special troops, for about 250 points, on a table of 4 by 4 feet.
kt-s-301e = A player's turn has the Movement, Shooting and Assault phases in this order; a turn of the battle is one turn of each player. Psychic powers are not played here.
kt-s-301f = Once half of a team is dead or has fled the table, it takes a Rout test at the start of each of its turns.
kt-s-301g = A Rout test is 2D6 against the Leadership of the leader; without him, against the highest Leadership left.
kt-s-301h = A team that fails its Rout test leaves the battle and loses, unless the scenario says otherwise.
kt-s-301i = A player may let the team rout of their own accord at the start of their turn.
kt-s-301j = Nobody tests for losses among others: a model tests Morale only for combats that it loses itself.
kt-s-301k = A leader that is hit may pass the hit to the nearest friend within 6 inches.
kt-s-301l = A weapon that fires several shots may divide them: its bearer has −1 BS, says before rolling how many go where, and shoots at least one at the first target and the others at enemies within 3 inches of it.
kt-s-301m = Each grenade is used once a battle. In close combat it would make one attack; here grenades are only thrown as shots.
kt-s-301n = Squads that act as one unit of several models, burning models and older states such as stunned are not played here.

## Moving (3.1)
kt-m-01a = In the Movement phase a model moves up to 6 inches.
kt-m-01b = A model moves neither through other models nor to within 1 inch of an enemy.
kt-m-01c = A model locked in combat does not move.
kt-m-01d = A model with Jump moves up to 12 inches, over models and terrain, without climbing.
kt-m-01e = A model with Jump that did not move so this turn may re-roll the distance of its charge, and that charge has Hammer of Wrath.
kt-m-02a = To climb, a model moves to the foot of what it climbs and takes an Initiative test.
kt-m-02b = The height it climbs counts against its move.
kt-m-02c = A model that fails the test to climb stays at the foot; it takes no damage.
kt-m-02d = Up to 1 inch a model steps up and down freely.
kt-m-02e = A ladder is climbed without a test.
kt-m-03a = To jump down more than 1 inch, a model takes an Initiative test; if it passes, it stands below.
kt-m-03b = A model that fails the test to jump falls.
kt-m-03c = A jump is as long as the drop is high or as the gap is wide.
kt-m-03d = The height of a jump down does not count against the move.
kt-m-04a = A model that falls takes one automatic hit.
kt-m-04b = A model that falls is placed at the lowest point of its fall.
kt-m-04c = A model that falls is not placed on another model nor within 1 inch of an enemy, but as near as possible to where it would be.
kt-m-04d = Some wargear adds 1 to Initiative in tests to climb and jump, re-rolls them, passes them, or keeps off the damage of falls.
kt-m-04e = A model with Lightning Reflexes takes no tests to climb or to jump, in charges neither.
kt-m-05a = Difficult ground slows moves and runs that go through it.
kt-m-05b = A model that moves, charges, counter-charges, piles in, consolidates or falls back through dangerous ground rolls a D6; on a 1 it takes a wound, which neither armour nor cover saves.
kt-m-06a = In the Shooting phase a model may run instead of shooting.
kt-m-06b = A model that ran cannot charge in this turn.

## Characteristics and tests (3.2)
kt-s-302a = Values of characteristics lie from 0 to 10.
kt-s-302b = Armour is 2+ to 6+, or there is none.
kt-s-302c = Modifiers first multiply, then add and subtract, then set.
kt-s-302d = A Leadership test is 2D6: it is passed on Leadership or less.
kt-s-302e = Two 1s always pass a Morale test.
kt-s-302f = Any other test is one D6: it is passed on the value or less.
kt-s-302g = A 6 always fails such a test.
kt-s-302h = A 1 always passes such a test.
kt-s-302i = A test on a value of 0 always fails.

## To hit in close combat (3.3)
kt-s-303a = An attacker with the higher WS hits on 3+.
kt-s-303b = An attacker with a WS that is not higher hits on 4+.
kt-s-303c = If the WS of the enemy is more than double, the attacker hits on 5+.
kt-s-303d = A model with WS 0 is hit automatically.
kt-s-303e = A model with WS 0 makes no attacks.

## To wound (3.4)
kt-s-304a = An attack wounds on 4+ when Strength equals Toughness; each point of difference makes it 1 easier or harder.
kt-s-304b = Never is less than 2+ needed, nor more than 6+.
kt-s-304c = An attack cannot wound a Toughness that is higher than its Strength by 4 or more.
kt-s-304d = Instant Death: an unsaved wound by a Strength of at least double the Toughness takes all Wounds.
kt-s-304e = A model with Eternal Warrior loses only 1 Wound by Instant Death.
kt-s-304f = Wounds beyond the last of the target are lost.

## Saves (3.5)
kt-s-305a = Against each wound a model takes one saving throw, the best that it has.
kt-s-305b = There is no armour save if the AP of the weapon is at most the armour.
kt-s-305c = A weapon without AP never goes through armour.
kt-s-305d = An invulnerable save can always be taken.
kt-s-305e = A target has a cover save if enough of it is hidden from the shooter.
kt-s-305f = Cover saves on 5+, in woods on 5+, in ruins and behind a barricade on 4+.
kt-s-305g = There is no cover save in close combat.
kt-s-305h = AP does nothing to a cover save.
kt-s-305i = A model that is shot at may go to ground, after the rolls to hit and before those to wound.
kt-s-305j = Going to ground makes a cover save better by 1, or gives one of 6+ in the open.
kt-s-305k = A model that has gone to ground neither moves, runs nor charges, fires Snap Shots only and no Overwatch, until the end of its next turn.
kt-s-305l = Stealth makes a cover save better by 1; Shrouded by 2; in the open they count from 7+.
kt-s-305m = No save is better than 2+.
kt-s-305n = A roll of 1 always fails a save.
kt-s-305o = Feel No Pain: after a failed save the wound is undone on 5+, or on what the profile says.
kt-s-305p = Feel No Pain does not help against Instant Death.

## Shooting (3.6)
kt-s-306a = A model that is not locked in combat may shoot one weapon at one enemy in range and in sight.
kt-s-306b = Nobody shoots at an enemy that is locked in combat.
kt-s-306c = A shot hits if a D6 plus BS is at least 7.
kt-s-306d = A roll of 1 always misses.
kt-s-306e = A shooter with BS 6 or more re-rolls a miss: BS 6 hits then on 6, each further point makes it 1 easier.
kt-s-306f = A Snap Shot is fired with BS 1.
kt-s-306g = Weapons without a roll to hit and blasts fire no Snap Shots.
kt-s-306h = Wounds go to the nearest model of the target first, then to the next.
kt-s-306i = A model that falls back does not shoot.
kt-s-306j = A model with BS 0 does not shoot.

## Weapons (3.6, 3.9, 3.10)
kt-w-01a = Assault weapons fire all their shots, and their bearer may charge afterwards.
kt-w-02a = Heavy weapons fire Snap Shots if their bearer moved.
kt-w-02b = After firing a Heavy weapon a model does not charge.
kt-w-03a = Rapid Fire weapons fire 2 shots up to half their range, 1 beyond.
kt-w-03b = After firing a Rapid Fire weapon a model does not charge.
kt-w-04a = Pistols fire 1 shot, and their bearer may charge afterwards.
kt-w-04b = A pistol counts as a weapon of close combat.
kt-w-05a = Salvo weapons fire the smaller number of shots, up to half their range, if their bearer moved, else the larger one.
kt-w-05b = After firing a Salvo weapon a model does not charge.
kt-w-06a = After firing Ordnance a model does not charge.
kt-w-06b = Ordnance is fired only by a model that did not move.
kt-w-07a = A Blast has a marker of 3 inches, a Large Blast one of 5; it is placed with its centre over the target.
kt-w-07b = On 2 of the 6 faces of the scatter die the marker stays, on the others it scatters.
kt-w-07c = A marker that scatters moves 2D6 inches less the BS of the shooter.
kt-w-07d = Every model whose base is even partly under the marker is hit once, friends too.
kt-w-08a = A Template weapon hits without a roll every model whose base its template touches.
kt-w-08b = A Template weapon ignores cover.
kt-w-08c = Fired as Overwatch, a Template weapon makes D3 automatic hits, at whatever distance.
kt-w-08d = A Template weapon cannot divide its shots nor be laid over friends.
kt-w-09a = Twin-linked weapons re-roll misses.
kt-w-10a = Sniper weapons wound on 4+ whatever the Toughness.
kt-w-10b = A 6 to wound with a Sniper weapon has AP 2.
kt-w-10c = A 6 to hit with a Sniper weapon is a Precision Shot: the shooter chooses who takes it.
kt-w-11a = A 6 to wound with a Rending weapon wounds automatically and has AP 2.
kt-w-12a = A weapon that Gets Hot wounds its bearer on a roll of 1 to hit; he may save with armour.
kt-w-12b = If getting hot kills the bearer, a Blast on the spot hits all others under it with Strength 3 and no AP.
kt-w-13a = A model that fights with two weapons of close combat has +1 Attack.
kt-w-13b = A Specialist weapon gives that only beside another one.
kt-w-13c = A Two-handed weapon never gives it.
kt-w-13d = In a fight a model strikes with one weapon of its choice.
kt-w-13e = A model without a weapon of close combat strikes with its own Strength and no AP.
kt-w-14a = Unwieldy weapons strike at Initiative step 1.
kt-w-15a = A model that loses a Wound to a Concussive weapon has Initiative 1 until the end of the next Assault phase.
kt-w-16a = Poisoned weapons wound on the number they name.
kt-w-16b = If its Strength is at least the Toughness, a Poisoned weapon re-rolls failed rolls to wound.
kt-w-17a = Fleshbane wounds on 2+.
kt-w-18a = Shred re-rolls failed rolls to wound.
kt-w-19a = If a Pinning weapon kills a model, its friends within 3 inches take a Leadership test or go to ground.
kt-w-20a = A heat weapon has no further effect here, where there are no vehicles.
kt-w-21a = Assault grenades keep the Initiative of a charge through difficult ground; that spends them.
kt-w-22a = Against a weapon that ignores cover there is no cover save.

## Overwatch (3.7)
kt-s-307a = Overwatch is fired as Snap Shots.
kt-s-307b = The normal rules on range, sight and cover apply to Overwatch.
kt-s-307c = Overwatch causes neither Morale nor pinning tests.
kt-s-307d = A model locked in combat does not fire Overwatch.
kt-s-307e = Nothing that cannot fire Snap Shots may fire Overwatch; templates are the exception.

## The charge move (3.8)
kt-s-308a = The distance of a charge is 2D6 inches.
kt-s-308b = A charge reaches its target if the roll is at least the distance to it.
kt-s-308c = The charger moves the shortest way into base contact.
kt-s-308d = A model with Fleet may re-roll any of these dice.
kt-s-308e = A charger that goes through difficult ground strikes at Initiative step 1.
kt-s-308f = A Disordered Charge would give no +1 Attack, Furious Charge, Rage or Rampage; here there is none.
kt-s-308g = A model declares one charge a phase.

## The fight (3.9)
kt-s-309a = The active player picks the next combat; each is fought once a phase.
kt-s-309b = A model in base contact with an enemy that causes Fear takes a Leadership test at the start of the fight.
kt-s-309c = A model that fails its test against Fear has WS 1 for this fight.
kt-s-309d = Only leaders challenge and accept challenges; the active player's leader may challenge first.
kt-s-309e = Leaders in a challenge strike only each other, and nobody else strikes them.
kt-s-309f = A leader that refuses a challenge makes no attacks in this fight.
kt-s-309g = Models strike by Initiative, from step 10 to step 1.
kt-s-309h = At the start of its step a model that touches no enemy piles in up to 3 inches towards one.
kt-s-309i = Models of the same step strike at the same time; casualties are removed at its end.
kt-s-309j = Hammer of Wrath: a charger in base contact makes one automatic hit at step 10, with its unmodified Strength and no AP.
kt-s-309k = A model makes as many attacks as its Attacks say.
kt-s-309l = A model that charged this turn has +1 Attack.
kt-s-309m = After the last step the side with the higher result wins; at equal results nothing happens.

## Morale and flight (3.9)
kt-f-01a = Each model of the losers takes a Morale test: 2D6 against Leadership less the difference of the results.
kt-f-01b = A Stubborn model ignores the difference.
kt-f-01c = A Fearless model passes tests of Morale, Fear, pinning and regrouping.
kt-f-02a = A model that fails falls back, and a winner may make a Sweeping Advance on it.
kt-f-02b = Each fleeing model is chased by one free winner that was in base contact with it; the winning player says by whom.
kt-f-02c = A winner is free if every enemy that it touched falls back or is dead.
kt-f-02d = Pursuer and fleeing model roll a D6 and add their unmodified Initiative; if the winner has at least as much, the fleeing model is destroyed.
kt-f-02e = An Indomitable model is not destroyed so; it stays in the combat.
kt-f-03a = A model that gets away falls back 2D6 inches to the table edge of its side.
kt-f-03b = A model that touches that edge has fled and is lost.
kt-f-03c = In each of its turns a model that still falls back does so again.
kt-f-04a = Winners that are free may consolidate D6 inches.
kt-f-04b = Where neither side is rid of its enemies, models pile in 3 inches and the combat goes on.
kt-f-05a = At the start of its own Movement phase a model that falls back takes a Leadership test to regroup.
kt-f-05b = A model that has regrouped moves up to 3 inches and in this turn fires Snap Shots only and neither runs nor charges.

## Special rules of models (3.10)
kt-s-310a = Furious Charge: +1 Strength in the turn in which the model charged.
kt-s-310b = Rage: +2 Attacks for charging instead of +1.
kt-s-310c = Rampage: +D3 Attacks if more enemies than friends are in the combat.
kt-s-310d = Counter-attack: +1 Attack in the turn in which the model is charged, unless it was locked in combat already.
kt-s-310e = Hit and Run: at the end of a fight the model may take an Initiative test and leave the combat 3D6 inches.
kt-s-310f = Hatred: misses in the first round of a combat are re-rolled.
kt-s-310g = A Zealot has Hatred and is Fearless.
kt-s-310h = Slow and Purposeful: the model never runs, fires no Overwatch and makes no Sweeping Advance.
kt-s-310i = Relentless: the model fires as if it had not moved, and may charge whatever it fired.
kt-s-310j = Jink: the model may take a cover save of 4+ when it is shot at, and then fires Snap Shots only until the end of its next turn.
kt-s-310k = Move Through Cover: difficult ground does not shorten the charge, but the model still strikes at step 1; normal moves roll one die more.
kt-s-310l = Acrobatic: +3 inches to runs and charges, and no Initiative penalty for difficult ground.
kt-s-310m = Riot Tactics: a charged model that passes a Leadership test takes the bonus attacks of the charge from those that charged it.
kt-s-310n = Smash: the attacks of the model have AP 2.
kt-s-310o = Swiftstrike: +3 Initiative.
kt-s-310p = Impact: the model strikes at step 10 in the turn in which it charged.
kt-s-310q = Covering Fire: the model supports Overwatch within 6 inches instead of 3.
