# Rulings by the number under which a step or an error cites them: first the switches and fixed readings, then, by
# the numbers of the headings of the source's table of contents, our own wording of what its clauses lean on. S are
# special rules, W weapons.

t9a-r-01 = { ninth_age-ruling-edition }. { ninth_age-ruling-edition.values }
    .source = House ruling T9A-R-01
t9a-r-02 = { ninth_age-ruling-champion_swirls }. { ninth_age-ruling-champion_swirls.values }
    .source = House ruling T9A-R-02
t9a-r-03 = { ninth_age-ruling-swirl_through_duel }. { ninth_age-ruling-swirl_through_duel.values }
    .source = House ruling T9A-R-03
t9a-r-04 = { ninth_age-ruling-allocation_order }. { ninth_age-ruling-allocation_order.values }
    .source = House ruling T9A-R-04
t9a-r-05 = { ninth_age-ruling-double_weapon_skill }. { ninth_age-ruling-double_weapon_skill.values }
    .source = House ruling T9A-R-05
t9a-r-06 = { ninth_age-ruling-natural_dice }. { ninth_age-ruling-natural_dice.values }
    .source = House ruling T9A-R-06
t9a-r-07 = { ninth_age-ruling-checked_each_step }. { ninth_age-ruling-checked_each_step.values }
    .source = House ruling T9A-R-07
t9a-r-08 = { ninth_age-ruling-files_behind_wide_base }. { ninth_age-ruling-files_behind_wide_base.values }
    .source = House ruling T9A-R-08
t9a-r-09 = { ninth_age-ruling-support_behind_duellist }. { ninth_age-ruling-support_behind_duellist.values }
    .source = House ruling T9A-R-09
t9a-r-10 = { ninth_age-ruling-monstrous_support }. { ninth_age-ruling-monstrous_support.values }
    .source = House ruling T9A-R-10
t9a-r-11 = { ninth_age-ruling-majority }. { ninth_age-ruling-majority.values }
    .source = House ruling T9A-R-11
t9a-r-12 = { ninth_age-ruling-surplus_wounds }. { ninth_age-ruling-surplus_wounds.values }
    .source = House ruling T9A-R-12
t9a-r-13 = { ninth_age-ruling-supporter_swirls }. { ninth_age-ruling-supporter_swirls.values }
    .source = House ruling T9A-R-13
t9a-r-14 = { ninth_age-ruling-cover_share }. { ninth_age-ruling-cover_share.values }
    .source = House ruling T9A-R-14
t9a-r-15 = { ninth_age-ruling-ends }. { ninth_age-ruling-ends.values }
    .source = House ruling T9A-R-15
t9a-r-16 = { ninth_age-ruling-steadfast_against }. { ninth_age-ruling-steadfast_against.values }
    .source = House ruling T9A-R-16

## Line of sight (H03)
t9a-h-03a = A model sees along straight lines from the front of its base, inside its front arc.
t9a-h-03b = The arcs of a base are parted by lines from its corners at 135 degrees to the edges that meet there.
t9a-h-03c = A line of sight is blocked by Obscuring Terrain.
t9a-h-03d = A line of sight is blocked by a base of a larger Height than both the viewer and the target.
t9a-h-03e = Small are infantry, war beasts, swarms and war machines, Medium cavalry, monstrous troops and chariots, Large whatever has Large Target.
t9a-h-03f = Models of the back ranks draw their lines as if they stood at the front of their file.
t9a-h-03g = A unit never blocks the sight of its own models.

## Values of 0 (H04)
t9a-h-04a = Values of characteristics lie from 0 to 10.
t9a-h-04b = A model with Movement 0 cannot move.
t9a-h-04c = A model with WS 0 is hit automatically in close combat.
t9a-h-04d = A model with WS 0 itself hits only on 6+.
t9a-h-04e = A model with BS 0 cannot use shooting weapons.
t9a-h-04f = A model with 0 Wounds is dead.
t9a-h-04g = A model whose unmodified Attacks are 0 never attacks.

## Characteristic tests (H05)
t9a-h-05a = A characteristic test is one D6: it is passed on the value of the characteristic or less.
t9a-h-05b = A 6 always fails a characteristic test.
t9a-h-05c = A test on a value of 0 always fails.
t9a-h-05d = A model with several values, and a unit of several models, tests on the highest.
t9a-h-05e = A Leadership test is 2D6: it is passed on Leadership or less.
t9a-h-05f = A unit uses the highest Leadership there is in it.

## Order of modifiers (H06)
t9a-h-06a = A value that is set or borrowed is put in place before all other modifiers.
t9a-h-06b = Multiplying and halving come second; fractions are rounded up.
t9a-h-06c = Adding and subtracting come last.
t9a-h-06d = Modifiers of the same kind apply in the order in which they came about.
t9a-h-06e = A value never leaves 0 to 10, not even between two modifiers.
t9a-h-06f = A borrowed value brings along the modifiers of its lender.

## Charge (H14)
t9a-h-14a = Charges are declared one by one.
t9a-h-14b = The target of a charge must be in line of sight and within the greatest reach of the charge.
t9a-h-14c = The charged unit answers each charge: it holds, stands and shoots, or flees.
t9a-h-14d = A unit that is in combat can only hold.
t9a-h-14e = A unit may stand and shoot once a turn, at a charger in its front arc that is farther away than the charger's lowest Movement.
t9a-h-14f = If the target flees, the charger may choose another target once a turn after a passed Leadership test.
t9a-h-14g = The range of a charge is 2D6 inches plus Movement.
t9a-h-14h = With Swiftstride three dice are rolled and the lowest is dropped.
t9a-h-14i = A charging unit with a champion counts the total of its dice as at least 4; a failed charge uses the dice as rolled.
t9a-h-14j = A charge succeeds if its range is at least the distance to the target.
t9a-h-14k = The charge move goes forward any distance with one wheel of at most 90 degrees.
t9a-h-14l = The charger must touch the facing of the target in which most of its own front stood when the charge was declared.
t9a-h-14m = If its front stood in two facings in equal parts, the facing is taken at random.
t9a-h-14n = A charge move need not keep 1 inch away from other units.
t9a-h-14o = A charge move may touch only enemies that were declared as targets.
t9a-h-14p = A fleeing unit that is charged always flees again.

## Aligning (H15) and maximising contact (H16)
t9a-h-15a = After contact the charger turns about the point of contact until the fronts are flush.
t9a-h-15b = If it cannot, the charged unit turns instead, as little as possible.
t9a-h-15c = A charged unit that is already in combat is never turned.
t9a-h-16a = The charge brings as many models of both sides as possible into contact; files behind them do not count.
t9a-h-16b = Of equal places that one is taken which brings in models not engaged before.
t9a-h-16c = Not turning the enemy comes before bringing more models into contact.

## Charging a fleeing unit (H17) and failed charge (H18)
t9a-h-17a = A fleeing unit may be charged in any facing, and there is no aligning.
t9a-h-17b = A fleeing unit that a charger touches is destroyed.
t9a-h-17c = After that the charger may pivot if it passes a Leadership test.
t9a-h-18a = A charger whose range falls short moves the highest single die in inches toward the centre of the target.
t9a-h-18b = After a failed charge the unit neither moves nor shoots for the rest of the turn.

## Rally and flight (H19 to H22)
t9a-h-19a = Of compulsory moves, rallying and fleeing come first.
t9a-h-20a = A fleeing unit tests Leadership in its own turn to rally.
t9a-h-20b = At a quarter of its starting models or fewer it tests at half its Leadership, rounded up; characters with it count as models.
t9a-h-20c = A unit that rallies reforms and neither moves nor shoots for the rest of the turn.
t9a-h-20d = A musician adds 1 to Leadership for rallying.
t9a-h-21a = A unit that does not rally flees 2D6 inches straight ahead.
t9a-h-21b = If it would end within 1 inch of anything, it goes on until it is just clear.
t9a-h-21c = Fleeing through enemies or impassable terrain, each model takes a dangerous terrain test that fails on 1 to 3.
t9a-h-21d = A fleeing unit that touches the edge of the table is destroyed.
t9a-h-22a = A fleeing unit takes no action of its own will.
t9a-h-22b = While they flee, the general and the battle standard bearer help nobody.
t9a-h-24a = In the remaining moves a unit may advance straight ahead, at most its Movement.
t9a-h-24b = An advance ends, and goes, no closer than 1 inch to other units and impassable terrain.
t9a-h-24c = A unit in combat does not move.

## Plain shots (H31, H32, H51) and templates (H75)
t9a-h-31a = A shot hits if D6 plus BS is at least 7, and no better than on 2+.
t9a-h-31b = An unmodified 1 misses.
t9a-h-31c = If modifiers bring BS to 0, −1 or −2, a hit takes a 6 and then 4+, 5+ or 6 on another die; at −3 or less there is none.
t9a-h-31d = The first two ranks shoot; with Volley Fire all do that have not moved.
t9a-h-31e = Nobody in combat shoots, and nobody shoots at units in combat.
t9a-h-32a = A shot at more than half range has −1 to hit.
t9a-h-32b = A shot by a unit that moved has −1 to hit.
t9a-h-32c = A target at least half hidden has −1 to hit behind soft cover or −2 behind hard cover, never both.
t9a-h-32d = Several shots of one model have −1 to hit each.
t9a-h-32e = A shot at skirmishers or a hard target has −1 to hit.
t9a-h-51a = A bow shoots 24 inches with Strength 3.
t9a-h-51b = A crossbow shoots 30 inches with Strength 4.
t9a-h-51c = Throwing weapons reach 12 inches with the thrower's Strength, two shots a model.
t9a-h-53a = A catapult throws a 3 inch template with Strength 3 at a target it sees, 12 to 60 inches away.
t9a-h-53b = The template is centred on a model of the target and stays there on a 5 or 6 of a D6; otherwise it drifts twice a D6 in inches, in one of twelve directions.
t9a-h-53c = A 6 of the distance die is a misfire: nothing is hit.
t9a-h-75a = A template hits each model whose base it overlaps, however little.

## No longer in combat (H33)
t9a-h-33a = A unit all of whose foes are gone since the last movement phase counts as having no more foes.
t9a-h-33b = It pivots before any combat is fought.
t9a-h-33c = If it charged this turn, it may overrun instead.
t9a-h-33d = A unit that lost all its foes during a round counts as a winner and takes no break test.
t9a-h-33e = If the combat goes on without it, the wounds it dealt and suffered still count for the score, but nothing else of it does.

## The round of close combat (H34)
t9a-h-34a = The active player picks the next combat: all units joined to each other by contact fight in one.
t9a-h-34b = A combat is fought once in a close-combat phase, for one round, by the units that are in it at its start.
t9a-h-34c = Then each unit picks its weapon, one for all its rank and file, and keeps it for the whole combat.
t9a-h-34d = Then characters make way.
t9a-h-34e = Then duels are offered and accepted.
t9a-h-34f = Then models strike by Initiative, from 10 down to 0.
t9a-h-34g = In each step attacks are allocated, then rolled to hit, to wound and to save, and casualties are removed.
t9a-h-34h = Equal Initiative strikes at the same time.
t9a-h-34i = Mount and rider strike each at its own Initiative.
t9a-h-34j = Impact hits are made at Initiative 10, stomps and crushing attacks at 0, as are attacks with great weapons.
t9a-h-34k = A model that can strike must.
t9a-h-34l = After the last step the score is reckoned and the losers take break tests.
t9a-h-34m = Then units near those that broke or were destroyed test for panic.
t9a-h-34n = Then it is decided for each unit whether it pursues or restrains itself.
t9a-h-34o = Then those that broke flee.
t9a-h-34p = Then the pursuers move.
t9a-h-34q = Then units without foes, and those that restrained themselves, may pivot about their centre.
t9a-h-34r = Then combat reforms are made.
t9a-h-34s = Then the round ends, and the next combat is fought.

## Making way (H34)
t9a-h-34t = A character in the front rank that touches no enemy may change places with models of its unit so as to touch one that is in contact with the front of its unit.
t9a-h-34u = No character is displaced when another makes way.

## Dropping out of combat (H36)
t9a-h-36a = If casualties break contact, the unit that lost no models is moved by the least that restores it.
t9a-h-36b = If that does not help, or it may not be moved, the one that lost models is moved.
t9a-h-36c = A unit in contact with other enemies is never moved for that.
t9a-h-36d = The unit keeps touching the same facing; where only a corner is left in contact, two fronts that look at each other still fight front to front.
t9a-h-36e = If neither can be moved, the unit has dropped out of the combat.
t9a-h-36f = If several would drop out, they are moved in the order that keeps most units in combat; the active player decides between equals.
t9a-h-36g = Such a move goes neither through units nor through impassable terrain, but may come close to units of the same combat.

## Combat score (H37)
t9a-h-37a = Each unsaved wound on the enemy in the round scores 1, on units wiped out too.
t9a-h-37b = Wounds in a duel beyond the last of the loser score 1 each, at most 3.
t9a-h-37c = A side with a unit in its first round after a charge scores 1, or 2 if that unit charged downhill; only one unit counts. The table of a battle is flat: a scenario says of a unit that it charged `downhill`.
t9a-h-37d = Each Full Rank after the first scores 1, at most 3; only the unit of a side with most counts.
t9a-h-37e = A standard in the combat scores 1.
t9a-h-37f = The battle standard in the combat scores 1.
t9a-h-37g = Fighting an enemy in its flank scores 1, or 2 if the flanking unit has a Full Rank.
t9a-h-37h = Fighting an enemy in its rear scores 2, or 3 if the unit there has a Full Rank.
t9a-h-37i = Everything but the wounds is counted after casualties.
t9a-h-37j = The higher score wins the round, and the losers are behind by the difference.
t9a-h-37k = At equal scores both sides count as winners, unless just one of them has a musician: then that side wins, and the losers test without a modifier.
t9a-h-37l = A Full Rank has at least 5 models, of monstrous troops and chariots 3, of monsters 1.

## Break test (H38)
t9a-h-38a = Each unit of the losing side tests 2D6 against its Leadership less the difference and breaks if it fails.
t9a-h-38b = A unit with more Full Ranks than each enemy it is engaged with is Steadfast and ignores the difference.
t9a-h-38c = An enemy with two or more Full Ranks in its flank or rear disrupts a unit: it is not Steadfast.
t9a-h-38d = A Stubborn unit ignores the difference.
t9a-h-38e = Near its battle standard bearer a unit may reroll a failed test.
t9a-h-38f = No roll passes a break test by itself, a double 1 neither if it is too high.
t9a-h-38g = A unit that breaks loses its standard.
t9a-h-38h = The losing player picks the order of the break tests.

## Pursuit, overrun and flight (H39 to H43)
t9a-h-39a = A unit may pursue one broken enemy that it touches if it touches no unbroken one.
t9a-h-39b = A unit that wants to restrain itself tests Leadership; if it fails, it pursues.
t9a-h-39c = A unit that destroyed everything in contact with it in its first round after a charge may overrun, straight ahead.
t9a-h-40a = A broken unit flees, and its pursuers follow, 2D6 inches each.
t9a-h-40b = With Swiftstride three dice are rolled for flight and pursuit, and the lowest is dropped.
t9a-h-41a = A broken unit flees straight away from the enemy in contact that has most Full Ranks, centre from centre.
t9a-h-41b = If several have as many, the player whose units do not flee picks one of them.
t9a-h-41c = Units of the same combat cause no dangerous terrain tests to those that flee from it.
t9a-h-42a = A pursuer whose roll is at least that of the fleeing unit destroys it.
t9a-h-42b = A pursuer turns about its centre to face the centre of its enemy and moves its roll straight ahead; without room to turn it goes on as it faces.
t9a-h-42c = A pursuer that meets a new enemy charges it with that roll, and there is no reaction.
t9a-h-42d = A new combat that begins so is fought in the next turn, and the pursuer still counts as charging.
t9a-h-42e = A pursuer that joins a combat not yet fought in this turn fights there, and may pursue again.
t9a-h-42f = A pursuer does not charge units that have just fled from its own combat.
t9a-h-42g = A friendly unit, impassable terrain or such an enemy in the way stops a pursuer 1 inch off.
t9a-h-43a = A pursuer that leaves the table, or touches its edge, is off it until its side's next remaining moves.
t9a-h-43b = It returns in the same formation, its rear rank centred where it left.
t9a-h-43c = It takes no action while it is off the table.

## Combat reform (H44)
t9a-h-44a = After a round a unit that is engaged in one facing only may reform, its front to the enemy or as it was.
t9a-h-44b = A unit of the losing side needs a Leadership test with the modifiers of the break test for it.
t9a-h-44c = No model moves farther than twice its Movement in a combat reform.
t9a-h-44d = The unit must touch the same enemies in the same facing of theirs as before.
t9a-h-44e = At least as many of its models must be in contact as before.
t9a-h-44f = Its characters that were in contact must stay in contact.
t9a-h-44g = Enemy models that were in contact must stay in contact.
t9a-h-44h = The active player says which side reforms first; it completes all its reforms before the other begins.

## Hits, saves and wounds (H45 to H47)
t9a-h-45a = A hit goes through distribution, wound roll, armour save, special save and loss of wounds, in this order.
t9a-h-46a = An armour save succeeds if D6 plus armour less what takes off armour is at least 7.
t9a-h-46b = Each point of Strength above 3 takes off 1, and Armour Piercing its own number.
t9a-h-46c = Armour adds up to 6 at most.
t9a-h-46d = An unmodified 1 fails an armour save.
t9a-h-47a = Against each wound one special save may be tried, Ward or Regeneration, chosen before the roll.
t9a-h-47b = A special save is never modified.
t9a-h-47c = Regeneration is of no use against Flaming Attacks and wounds of a Lethal Strike.
t9a-h-47d = The rank and file of a unit lose wounds together, whole models first; what is left stays on the next.
t9a-h-47e = If the rank and file are gone, the remaining wounds go to the champion, even one in a duel.
t9a-h-47f = Wounds beyond those of the group are lost otherwise.
t9a-h-47g = Casualties are taken from the rear rank, from a single rank evenly from both ends.
t9a-h-47h = When a musician or standard bearer would fall, another model of the rank and file takes his place while there is one.

## Troop types (H48), ridden monster (H49), war machine (H50)
t9a-h-48a = The troop type of a unit is that of most of its rank and file; the opponent decides between equals.
t9a-h-48b = War beasts, cavalry, chariots, and monstrous beasts and cavalry have Swiftstride.
t9a-h-48c = Rider and mount are one model: each part attacks with its own characteristics and weapons.
t9a-h-48d = The model defends with the rider's WS and the best Toughness, Wounds and saves of its parts.
t9a-h-48e = Mounts make no supporting attacks.
t9a-h-48f = Monstrous troops have Full Ranks of 3 and hordes of 6, up to 3 supporting attacks a model, and Stomp (1).
t9a-h-48g = Chariots have Full Ranks of 3 and Impact Hits (D6).
t9a-h-48h = Monsters have Full Ranks of 1, Stomp (D6), Terror and Large Target.
t9a-h-48i = Swarms are Skirmishers, Unbreakable and Unstable.
t9a-h-49a = Attacks against a ridden monster use the WS, Toughness, Wounds and saves of the monster.
t9a-h-49b = The rider's armour and special saves are of no use there.
t9a-h-49c = A ridden monster uses the rider's Leadership.
t9a-h-50a = In close combat a war machine has the Toughness of its crew, against shots its own.
t9a-h-50b = A war machine has its own Wounds; everything else is the crew's.
t9a-h-50c = At most 6 models that touch no other enemy fight a war machine, as many as can; a monstrous model or a chariot counts as 3, a monster as 6.
t9a-h-50d = Neither war machines nor the units that fight them make combat reforms.
t9a-h-50e = A war machine fails all characteristic tests but those of Leadership.
t9a-h-50f = A war machine that breaks is destroyed.
t9a-h-50g = Casualties do not reduce the party that fights a war machine while others can fill it.

## Armour (H58)
t9a-h-58a = Light armour counts 1, heavy armour 2, plate armour 3.
t9a-h-58b = A shield counts 1, but not in close combat together with a two-handed weapon.
t9a-h-58c = Barding counts 1 and takes 1 off Movement.
t9a-h-58d = Mount's Protection of 6+ counts 1, of 5+ counts 2.
t9a-h-58e = Innate Defence of 6+ counts 1, of 5+ counts 2, and so on.
t9a-h-58f = One suit of armour, one shield and one Innate Defence count.

## Characters in units (H60 to H64)
t9a-h-60a = A character may charge out of its unit alone, with its own Movement; the unit then declares no charge.
t9a-h-61a = If the rank and file are 5 or more and the characters of the same troop type, hits on the unit as a whole all fall on the rank and file.
t9a-h-61b = If a character's troop type differs, or the rank and file are 4 or fewer, the attacker spreads such hits over rank and file and characters.
t9a-h-61c = They are spread as evenly as possible: nobody is hit again before everybody was hit.
t9a-h-61d = In a unit with 5 or more rank and file, characters of its own troop type are passed over even if others take hits.
t9a-h-61e = A template hit on a character that is passed over falls on the rank and file.
t9a-h-62a = Characters and command group stand as far forward as they can.
t9a-h-62b = A place that falls empty in front is filled at once.
t9a-h-62c = Who joins a unit displaces as few models as possible.
t9a-h-63a = A base matches if it is as large as those of the unit or takes the place of a whole number of them.
t9a-h-63b = A model on a matching base counts as the models whose places it takes, for ranks and hordes.
t9a-h-64a = A character whose base does not match stands at the side of the unit, flush with its front rank.
t9a-h-64b = At most two such characters are with a unit, one on each side.
t9a-h-64c = They are in the front rank but do not count for the width of ranks.
t9a-h-64d = They cannot make way.

## Duel (H65)
t9a-h-65a = The active player may offer a duel with a character or champion in the combat; if he does not, the other player may.
t9a-h-65b = It is enough that the unit of the one who offers touches the enemy; it need not be touched itself.
t9a-h-65c = It may be accepted by a character or champion whose unit touches the one who offers or its unit.
t9a-h-65d = If it is refused, the player who offered names a character that could have accepted.
t9a-h-65e = Until the combat ends or it fights a duel, the one that refused has Leadership 0 and is not Stubborn.
t9a-h-65f = No champion is named for a refusal.
t9a-h-65g = Those in a duel count as in contact with each other wherever they stand, and they are not moved.
t9a-h-65h = All their attacks go at each other, stomps, breath, impact hits and grinding attacks too.
t9a-h-65i = A stomp is lost if the opponent cannot be stomped.
t9a-h-65j = Nobody else may attack those in a duel, and no hits on the unit fall on them.
t9a-h-65k = Attacks left over for later Initiative steps may still strike the dead opponent for the score, at most 3 wounds.
t9a-h-65l = A duel lasts over rounds until one of the two is dead or has broken.
t9a-h-65m = Meanwhile there is no other duel in that combat.
t9a-h-65n = In the round of the refusal it makes no attacks and, as battle standard bearer, gives no bonus.

## Daemonic Instability (H67), Frenzy (H69), dangerous terrain (H71), general and standard (H74)
t9a-h-67a = A daemonic unit takes no break test: if it lost, it rolls 2D6 plus the difference and loses a wound for each point above its Leadership.
t9a-h-67b = These wounds are not saved; they fall on the rank and file, then the champion, then characters.
t9a-h-67c = An Unstable unit that lost takes the difference as wounds instead of a break test.
t9a-h-67d = First the Stubborn halve it, rounded up; then the Steadfast lose at most 12; then a battle standard bearer nearby takes off the rank bonus, at least 1.
t9a-h-67e = Daemonic Instability takes the place of Unstable.
t9a-h-69a = A frenzied model has 1 more Attack.
t9a-h-69b = A frenzied unit that declared no charge tests Leadership or charges the nearest enemy it can.
t9a-h-69c = A frenzied unit must pursue.
t9a-h-69d = A unit loses its frenzy when it loses a round.
t9a-h-71a = In dangerous terrain each model rolls a D6, monstrous ones 2, chariots and monsters 4; each 1 is a wound with Armour Piercing (6).
t9a-h-71b = The test is taken once for each piece of terrain and move.
t9a-h-74a = Units within 12 inches of the general may use his Leadership.
t9a-h-74b = Units within 12 inches of the battle standard bearer may reroll failed break tests and other Leadership tests.
t9a-h-74c = Both reach 6 inches farther from a Large Target.
t9a-h-74d = A champion has 1 more WS, BS and Attacks than the others of the unit.
t9a-h-74e = A battle standard bearer that breaks loses the standard and all that it gives.

## Special attacks
t9a-s-01a = Impact hits are made in the first round after a charge, and must be.
t9a-s-01b = Impact hits fall on one unit, the one that was charged, at Initiative 10 and without a roll to hit.
t9a-s-01c = Impact hits have the model's own Strength, and 1 more for each Full Rank after the first that is made of such models only.
t9a-s-01d = The number of impact hits is rolled for each model; +X adds to it.
t9a-s-02a = A stomp is made at Initiative 0 at one unit in contact, without a roll to hit, with the model's own Strength, and must be; riders never stomp.
t9a-s-02b = Only infantry, war beasts, swarms and war machines can be stomped; the hits pass over other models.
t9a-s-02c = A random number of stomps is rolled for each model.
t9a-s-03a = A breath attack is made once in a battle: 2D6 hits without a roll to hit.
t9a-s-03b = In close combat it is made at the model's own Initiative at one unit in contact, otherwise within 6 inches.
t9a-s-04a = Grinding attacks hit one unit in contact without a roll at the model's own Initiative and Strength.
t9a-s-04b = A model with impact hits and grinding attacks uses one of them in a round.
t9a-s-05a = A crushing attack replaces all attacks of the model: one attack of Strength 10 at Initiative 0 with the Multiple Wounds of ordnance, never a supporting one.
t9a-s-05b = A crushing attack is allocated and rolled to hit as others are.
t9a-s-06a = Impact hits, stomps, breath and grinding attacks fall on the unit as a whole.
t9a-s-06b = Special attacks use neither weapons nor special rules of the model; changed Strength counts.

## Special rules
t9a-s-07a = Multiple Wounds (X): each unsaved wound becomes X, but never more than the Wounds value of the target.
t9a-s-07b = Multiple Wounds of ordnance are D3+1, against flyers D3+2.
t9a-s-08a = Poisoned Attacks wound without a roll on an unmodified 6 to hit.
t9a-s-09a = A Lethal Strike, an unmodified 6 to wound, has Armour Piercing (6) and allows no Regeneration.
t9a-s-10a = Hatred: missed hits are rerolled in the first round of a combat.
t9a-s-11a = Distracting: −1 to be hit, not added to other penalties.
t9a-s-12a = Lightning Reflexes: +1 to hit in close combat, but not for attacks that would strike at Initiative 0.
t9a-s-12b = Such attacks strike at the model's own Initiative instead.
t9a-s-13a = Fear: enemies in contact have 1 Leadership less.
t9a-s-13b = Fear: at the start of a round they test Leadership and have WS 1 for the round if they fail.
t9a-s-13c = Models with Fear of their own, and those immune to psychology, are not affected.
t9a-s-14a = Devastating Charge: 1 more Attack in the first round after a charge.
t9a-s-14b = Thunderous Charge: 1 more Strength against the charged enemy in the first round after a charge.
t9a-s-15a = Parry: a foot model with hand weapon and shield is never hit on better than 4+ by enemies in its front, before modifiers.
t9a-s-16a = Fight in Extra Rank: one more rank makes supporting attacks, in rounds after a charge too.
t9a-s-16b = Several sources of it add up; other rules held twice count once, with the higher X.
t9a-s-17a = A unit in which half the models or more are Light Troops has no Full Ranks.
t9a-s-18a = Terror is Fear in close combat.
t9a-s-19a = Swiftstride counts only if all models of the unit have it.
t9a-s-20a = Flaming Attacks do nothing by themselves; other rules speak of them.
t9a-s-21a = Armour Piercing (X) takes X off armour saves against attacks in close combat; of several values the highest counts.
t9a-s-22a = An Unbreakable unit passes all break tests.
t9a-s-23a = A die is rerolled once at most, whatever allows it.

## Weapons
t9a-w-01a = A spear lets its bearer fight in an extra rank.
t9a-w-01b = A spear has Armour Piercing (1), and Lethal Strike against cavalry and chariots in front.
t9a-w-02a = A lance has +2 Strength, a light lance +1, against the charged enemy in the first round after a charge; mounted models use them, and beasts.
t9a-w-03a = A halberd has +1 Strength.
t9a-w-04a = A great weapon has +2 Strength and strikes at Initiative 0.
t9a-w-05a = A flail has +2 Strength; attacks allocated at its bearer have +1 to hit.
t9a-w-06a = Paired weapons give 1 more Attack and 1 more Initiative.
t9a-w-07a = Halberds, great weapons, flails and paired weapons need both hands.
t9a-w-08a = A model with another weapon for close combat does not use its hand weapon.
t9a-w-09a = Weapons serve only attacks made with them; mounts use none.
