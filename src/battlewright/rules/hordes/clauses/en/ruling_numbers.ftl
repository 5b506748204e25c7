# Rulings by the number under which a step or an error cites them: first the switches, then our own wording of what
# the clauses of the source lean on, by subject.

hrd-r-01 = { hordes-ruling-edition }. { hordes-ruling-edition.values }
    .source = House ruling HRD-R-01
hrd-r-02 = { hordes-ruling-throw_measured_from }. { hordes-ruling-throw_measured_from.values }
    .source = House ruling HRD-R-02
hrd-r-03 = { hordes-ruling-two_hand_deviation_cap }. { hordes-ruling-two_hand_deviation_cap.values }
    .source = House ruling HRD-R-03
hrd-r-04 = { hordes-ruling-trample_hits }. { hordes-ruling-trample_hits.values }
    .source = House ruling HRD-R-04
hrd-r-05 = { hordes-ruling-redirect_checks_range }. { hordes-ruling-redirect_checks_range.values }
    .source = House ruling HRD-R-05
hrd-r-06 = { hordes-ruling-two_hand_roll_vs_knocked_down }. { hordes-ruling-two_hand_roll_vs_knocked_down.values }
    .source = House ruling HRD-R-06
hrd-r-07 = { hordes-ruling-shield_wall_origin }. { hordes-ruling-shield_wall_origin.values }
    .source = House ruling HRD-R-07
hrd-r-08 = { hordes-ruling-throw_bonus }. { hordes-ruling-throw_bonus.values }
    .source = House ruling HRD-R-08
hrd-r-09 = { hordes-ruling-concealment_by }. { hordes-ruling-concealment_by.values }
    .source = House ruling HRD-R-09
hrd-r-10 = { hordes-ruling-magic_penalty_waived_in_melee }. { hordes-ruling-magic_penalty_waived_in_melee.values }
    .source = House ruling HRD-R-10
hrd-r-11 = { hordes-ruling-ends }. { hordes-ruling-ends.values }
    .source = House ruling HRD-R-11
hrd-r-12 = Set-up: side A places its models within 7 inches of its table edge, then side B within 10 inches of the opposite one; they face the enemy's edge. Side A has the first turn.
    .source = House ruling HRD-R-12

## Bases and volume
hrd-r-201a = Bases are small (30 mm across), medium (40 mm), large (50 mm) or huge (120 mm).
hrd-r-201b = The volume of a model is the cylinder over its base: 1.75 inches high on a small base, 2.25 on a medium, 2.75 on a large, 5 on a huge one.
hrd-r-201c = Distances are measured from base edge to base edge.
hrd-r-201d = A model is within an area or a distance if any part of its base is, and completely within if all of it is.

## Dice and rounding
hrd-r-202a = A d3 is half of a d6, rounded up.
hrd-r-202b = A halved distance keeps its fraction.
hrd-r-202c = Every other fraction is rounded up.
hrd-r-202d = A boosted roll gets one additional die; the boost is declared before the roll, once for each roll.
hrd-r-202e = Additional dice from different rules add up, also with a boost.
hrd-r-202f = A critical hit is an attack roll that hits with the same number on two dice.
hrd-r-202g = No statistic falls below 1, and DEF not below 5.

## Turn and movement
hrd-r-203a = The sides take turns; a turn has a Maintenance phase, a Control phase and an Activation phase, in this order.
hrd-r-203b = Maintenance: a warlock loses its fury points above FURY.
hrd-r-203c = Maintenance: each continuous effect on a model of the side rolls d6: on 1-2 it ends, otherwise fire makes a damage roll of POW 12 that cannot be boosted, and corrosion does 1 point of damage. Not played yet: nothing here causes such an effect.
hrd-r-203d = Control: warlocks leach fury first, then models shake off effects.
hrd-r-203e = Activation: each model of the side is activated once and takes first its movement, then its action.
hrd-r-203f = In its normal movement a model advances up to SPD inches, runs up to twice that, which ends its activation, charges, or forfeits the movement.

## Facing, arcs, line of sight
hrd-r-204a = The front arc is the half plane before a model, the back arc the half plane behind it.
hrd-r-204b = What is not completely in the back arc is in the front arc.
hrd-r-204c = A model has line of sight to a target if some line runs from any part of its volume, through its front arc, to any part of the target's volume.
hrd-r-204d = A line of sight does not pass through terrain that blocks it.
hrd-r-204e = A line of sight does not pass over the base of an intervening model that is equal to or larger than the target's base.
hrd-r-204f = Knocked-down models are never intervening, and models with Stealth are not for a viewer farther than 5 inches away.
hrd-r-204g = A base that only touches the line does not block it.

## Melee range, engagement, melee attacks
hrd-r-205a = A melee weapon reaches 0.5 inches, with Reach 2 inches; the melee range of a model is that of its longest melee weapon.
hrd-r-205b = A warbeast has a melee range of at least 0.5 inches; any other model without a melee weapon has none.
hrd-r-205c = A model engages an enemy in its melee range and line of sight; models that engage or are engaged are in melee.
hrd-r-205d = Friendly models never engage each other.
hrd-r-205e = A knocked-down model neither engages nor is engaged.
hrd-r-205f = A melee attack needs its target within reach of the weapon and in line of sight.
hrd-r-205g = A model that uses its combat action for melee makes one initial attack with each of its melee weapons.
hrd-r-205h = The melee attack roll is 2d6 plus MAT and hits if it is at least the target's DEF.
hrd-r-205i = The melee damage roll is 2d6 plus the POW of the weapon and the attacker's STR; what it exceeds the target's ARM by is damage.
hrd-r-205j = A target with any part of its volume hidden by an obstacle or obstruction between it and the attacker has +2 DEF against melee attack rolls.

## Back strike
hrd-r-206a = An attack is a back strike if its point of origin is in the target's back arc and the attacker was there for its whole activation.
hrd-r-206b = A free strike never gets the bonus of a back strike.

## Free strikes
hrd-r-207a = When an engaged model advances out of the melee range or line of sight of an enemy, that enemy may make a free strike just before it leaves.
hrd-r-207b = A free strike is one normal melee attack with one weapon that reaches the model.
hrd-r-207c = A free strike gets +2 to the attack roll, and its damage roll is boosted.
hrd-r-207d = A free strike counts as coming from the back arc of the model that moves.
hrd-r-207e = Being pushed, slammed, thrown or placed does not trigger free strikes.

## Charge
hrd-r-208a = A charge is declared against a target in line of sight.
hrd-r-208b = A charge needs both the normal movement and the action of the model.
hrd-r-208c = The charging model turns to its target and moves straight ahead up to its SPD plus 3 inches.
hrd-r-208d = The charge ends on contact with a model, an obstacle or an obstruction.
hrd-r-208e = Once the target is in melee range, the charging model must stay in melee range of it.
hrd-r-208f = After moving at least 3 inches, the first attack is a charge attack with a boosted damage roll; after less it is an ordinary attack.
hrd-r-208g = If the target is not in melee range at the end, the charge has failed and the activation ends.
hrd-r-208h = A model with a penalty to SPD or movement from any cause but rough terrain cannot charge.
hrd-r-208i = A warbeast must be forced to charge.
hrd-r-208j = A charge crosses rough terrain at half rate.
hrd-r-208k = A model without a melee range cannot charge.
hrd-r-208l = A power attack is never a charge attack.

## Power attacks and pushes
hrd-r-209a = Every warbeast can slam, a heavy one can trample, one with an Open Fist can throw, and one with two can throw with two hands.
hrd-r-209b = A warbeast must be forced once, for 1 fury point, to make a power attack.
hrd-r-209c = A power attack reaches 0.5 inches whatever the weapons, or 2 inches from a huge base.
hrd-r-209d = The attack rolls and damage rolls of a power attack may be boosted.
hrd-r-209e = A power attack takes the place of the initial attacks; additional melee attacks may follow it.
hrd-r-209f = A warbeast with its Mind crippled cannot make power attacks.
hrd-r-209g = Friendly models may be the target of a power attack.
hrd-r-209h = A pushed model moves straight away from whatever pushes it by the distance that the effect gives, at half rate in rough terrain.
hrd-r-209i = A pushed model stops on contact with an obstacle, an obstruction or any model.
hrd-r-209j = A pushed model keeps its facing and is not struck by free strikes.

## Deviation
hrd-r-210a = The direction of a deviation is a d6: six directions 60 degrees apart, 1 farther along the line, then clockwise, 4 back along it.
hrd-r-210b = An area attack deviates d6 inches, a throw d3 inches.
hrd-r-210c = A deviation from a target in range is at most half the measured distance from the origin to the target, fractions kept.
hrd-r-210d = A deviation of an attack out of range starts at its RNG and is at most half of RNG.
hrd-r-210e = Neither terrain nor models stop a deviating attack.
hrd-r-210f = A deviation that would leave the table is shortened so that the point lies on the edge.

## Area of effect
hrd-r-211a = Templates are 3, 4 or 5 inches across.
hrd-r-211b = An area attack makes one attack roll only.

## Falling
hrd-r-212a = A model that is moved off a surface onto one at least 1 inch lower falls.
hrd-r-212b = A model that falls is knocked down.
hrd-r-212c = The damage roll of a fall is 2d6 plus 10 up to 3 inches of height, with one additional die for each further 3 inches begun.
hrd-r-212d = A contacted model on a base equal to or smaller than that of the falling one is knocked down and takes the same damage roll.
hrd-r-212e = A contacted model on a larger base takes nothing from the fall.
hrd-r-212f = All damage of a fall is simultaneous.
hrd-r-212g = Models that overlap after a fall are moved apart by least disturbance.
hrd-r-212h = A model that is slammed, pushed or thrown falls if less than 1 inch of ground is left under its base.

## Slam
hrd-r-213a = A slam needs both normal movement and action, and what forbids a charge, rough terrain apart, forbids it.
hrd-r-213b = The slamming model needs line of sight to its target at the start of its normal movement.
hrd-r-213c = A knocked-down model cannot be slammed.
hrd-r-213d = The slamming model turns to its target and advances straight at it up to its SPD plus 3 inches.
hrd-r-213e = It may not stop of its own will before it is within 0.5 inches of the target, and then anywhere; if the target does not stay within 0.5 inches for the rest of the movement, the slam has failed.
hrd-r-213f = The slamming model stops on contact with a model, an obstacle or an obstruction.
hrd-r-213g = The slamming model does not change its facing during or after the movement.
hrd-r-213h = Free strikes are made at a slamming model as usual.
hrd-r-213i = If the target is not within 0.5 inches at the end, the slam has failed and the activation ends.
hrd-r-213j = After at least 3 inches a melee attack roll, with −2 against a larger base, slams the target if it hits.
hrd-r-213k = After less than 3 inches a hit makes a damage roll of 2d6 plus STR and nothing else.
hrd-r-213l = The slammed model moves d6 inches straight away from the slamming one, half as far if its base is the larger.
hrd-r-213m = The slammed model moves at half rate in rough terrain and suffers what is dangerous on its way.
hrd-r-213n = The slammed model passes through models on smaller bases and contacts them.
hrd-r-213o = The slammed model stops at an obstacle, an obstruction or a model on an equal or larger base. Heights do not matter: a base on a hill or at its foot stops it too.
hrd-r-213p = The slammed model is knocked down.
hrd-r-213q = Slam damage is 2d6 plus the attacker's STR, with one additional die if one of those stopped the slammed model.
hrd-r-213r = A model on an equal or smaller base that the slammed model contacts is knocked down and takes collateral damage of 2d6 plus the attacker's STR, never boosted; one on a larger base takes none.
hrd-r-213s = A slammed model falls, and forfeits if it cannot be knocked down, as a thrown one does.

## Least disturbance
hrd-r-214a = The model that moved stays where it is.
hrd-r-214b = As few other models as possible are shifted.
hrd-r-214c = Of such ways the one with the least total distance is taken.
hrd-r-214d = Of finitely many equal ways one is taken at random, of a continuum the one nearest to the direction of travel.
hrd-r-214e = Shifted models keep their facing.
hrd-r-214f = If a model underneath cannot be shifted, the model that moved shifts instead.

## Knocked down
hrd-r-215a = A knocked-down model has base DEF 5, and melee attacks hit it automatically.
hrd-r-215b = A knocked-down model has no melee range.
hrd-r-215c = A knocked-down model can neither advance nor take actions, attack, cast spells or use its feat.
hrd-r-215d = A knocked-down model is never intervening.
hrd-r-215e = A knocked-down model may stand up at the start of its next activation by forfeiting its movement or its action, but not in the turn of its own side in which it was knocked down.
hrd-r-215f = A model that stood up for its action may advance, but not run, charge, slam or trample.
hrd-r-215g = Being knocked down again changes nothing.
hrd-r-215h = In the Control phase a warlock shakes the effect off for 1 fury point, and a warbeast by being forced.
hrd-r-215i = An attack that hits automatically may still be rolled to see whether it is a critical hit.

## Stationary
hrd-r-216a = A stationary model has base DEF 5, and melee attacks hit it automatically.
hrd-r-216b = A stationary model cannot move, act, attack or engage.
hrd-r-216c = A stationary model still blocks line of sight.
hrd-r-216d = A stationary model takes no orders; it shakes the effect off as a knocked-down one does.

## Damage
hrd-r-217a = A warlock or a warrior has a row of damage boxes.
hrd-r-217b = A warbeast has a spiral of six branches, and a d6 picks the branch that a damage roll begins in.
hrd-r-217c = A branch is filled from the outside in; damage beyond it goes to the next branch with a free circle, and 1 follows 6.
hrd-r-217d = Branches 1 and 2 are the Mind, 3 and 4 the Body, 5 and 6 the Spirit.
hrd-r-217e = Of the circles of an aspect, two inner ones belong to both its branches and the rest are outer ones, the larger half on the odd branch.
hrd-r-217f = An aspect without a free circle is crippled.
hrd-r-217g = With its Body crippled a warbeast rolls one die less for damage.
hrd-r-217h = With its Mind crippled a warbeast rolls one die less to hit and makes no chain, special or power attacks.
hrd-r-217i = With its Spirit crippled a warbeast cannot be forced.
hrd-r-217j = Healing one circle of an aspect ends its being crippled.
hrd-r-217k = A model without free boxes is disabled, then boxed, then destroyed; each effect acts at its own moment.
hrd-r-217l = Tough: when the model is disabled it rolls d6; on 5-6 it heals 1 box, is no longer disabled and is knocked down.

## Fury
hrd-r-218a = A warlock begins with as many fury points as its FURY.
hrd-r-218b = The control area of a warlock reaches twice its FURY in inches.
hrd-r-218c = A warlock leaches fury points from its own warbeasts in its control area, up to its FURY.
hrd-r-218d = A warlock may cut itself for fury: 1 point of damage for 1 fury point.
hrd-r-218e = A warbeast is forced to run, charge, boost an attack or damage roll, make an additional attack or a power attack, for 1 fury point each and never above its FURY.
hrd-r-218f = A warbeast may rile: it takes any number of fury points, up to its FURY. Not played yet.
hrd-r-218g = A warlock spends 1 fury point to boost a roll, make an additional attack or shake off an effect.
hrd-r-218h = A warlock spends 1 fury point to heal 1 box of itself or of a warbeast in its control area.
hrd-r-218i = Fury is spent only in the model's own activation unless a rule says otherwise.
hrd-r-218j = When a warbeast is destroyed in the control area of a warlock of its battlegroup, that warlock may reave its fury points.
hrd-r-218k = Only one warlock reaves them, and what exceeds its FURY is lost.
hrd-r-218l = Nothing is reaved if a friendly attack destroyed the warbeast.

## Terrain
hrd-r-219a = A hill is open or rough, may give elevation, and gives no cover unless agreed otherwise.
hrd-r-219b = Rough terrain is crossed at half rate.
hrd-r-219c = A forest is rough terrain; a model with any part of its base inside has concealment.
hrd-r-219d = Line of sight goes at most 3 inches through a forest, into it or out of it, and never right through.
hrd-r-219e = An obstacle is up to 1 inch high; climbing it costs 2 inches of movement on contact and cannot be done with less.
hrd-r-219f = A climbing base goes 1 inch onto an obstacle that is at least 1 inch wide on top; going down is free.
hrd-r-219g = Without Pathfinder no charge, slam or trample crosses an obstacle.
hrd-r-219h = A linear obstacle is less than 1 inch thick and is crossed free of cost if the movement carries the model completely past it.
hrd-r-219i = A solid obstacle gives cover, a hedge concealment.
hrd-r-219j = An obstruction is more than 1 inch high, cannot be passed and blocks line of sight up to its height.
hrd-r-219k = Shallow water is rough terrain.
hrd-r-219l = In deep water a model moves at half rate, has base DEF 7, makes no attacks and takes 1 point of damage at the end of its activation. Not played yet: all water is rough terrain.
hrd-r-219m = A trooper that ends its activation in deep water is lost. Not played yet.
hrd-r-219n = The table edge stops slammed and thrown models; it is no obstacle and adds no die.

## Clouds
hrd-r-220a = A cloud covers the area of its template, and a model with any part of its base inside is within it.
hrd-r-220b = Line of sight goes freely into a cloud and out of it, but not through to what is beyond.
hrd-r-220c = A cloud is no help against melee attacks.

## Stealth
hrd-r-221a = Ranged and magic attacks from a point of origin farther than 5 inches from a model with Stealth miss it automatically.
hrd-r-221b = Beyond 5 inches a model with Stealth is not intervening.
hrd-r-221c = An area attack missed because of Stealth still deviates and can still hit the model.

## Sprays
hrd-r-222a = A spray lays its template, 6, 8 or 10 inches long, from the edge of the attacker's base toward the centre of the chosen target.
hrd-r-222b = The template is 0.5 inches wide at the base and 0.2 inches wider with each inch.
hrd-r-222c = Each model under the template gets a ranged attack roll of its own, boosted by itself.
hrd-r-222d = Sprays ignore concealment, cover, Stealth and intervening models.
hrd-r-222e = A model to which terrain blocks the line of sight completely is safe from a spray.
hrd-r-222f = The attacks of a spray are simultaneous.
hrd-r-222g = The −4 against a target in melee applies to each roll of a spray.

## Magic attacks
hrd-r-223a = The magic attack roll is 2d6 plus the warlock's FURY, and the damage roll 2d6 plus the POW of the spell.
hrd-r-223b = A magic attack gets no bonus for aiming.
hrd-r-223c = Concealment, cover, elevation, back strike and the −4 for a target in melee apply to magic attacks.
hrd-r-223d = A model in melee may make magic attacks.
hrd-r-223e = The −4 is waived if caster and target are in melee with each other.
hrd-r-223f = A magic attack that misses is redirected all the same if the target is in melee with other models.
hrd-r-223g = A spell targets a model in line of sight of its point of origin, never ground or terrain.
hrd-r-223h = A spell that is no attack and has a number as RNG may also target its point of origin. Not played yet: all spells here are attacks.
hrd-r-223i = A model that cannot be targeted is not safe inside an area of effect.

## Simultaneous attacks
hrd-r-224a = Of simultaneous attacks all attack rolls are made first, then the damage rolls.
hrd-r-224b = No bonus is lost and no model removed before a simultaneous attack is fully resolved.

## Origin of damage
hrd-r-225a = The damage of a direct hit comes from the point of origin of the attack.
hrd-r-225b = The damage of a hit that is not direct comes from the point of impact.
hrd-r-225c = Damage without an origin never comes from the back arc.
hrd-r-225d = Collateral damage has no origin.

## Sequence of an attack
hrd-r-226a = An attack is declared; then target and line of sight are checked, the range is measured, and automatic misses are found.
hrd-r-226b = Then a boost is declared and the attack roll made, which hits or misses.
hrd-r-226c = A miss is then redirected, or it deviates.
hrd-r-226d = Then come the effects of the hit, the damage rolls, and the damage itself.
hrd-r-226e = Last, models are disabled, boxed and destroyed, and what follows the attack takes effect.
