# Charges, slams, tramples, pushes and free strikes: what is asked, rolled, refused and told.

# Questions
ask-stop = { $model } goes straight at { $target }: where does it stop? By default in contact, or as near as it comes.
ask-trample = { $model } tramples: in which direction? Degrees clockwise from the far table edge; by default straight ahead.
ask-stop-trample = { $model } tramples: how far does it go? By default as far as it can.
ask-free-strike = { $target } is leaving, and { $model } may make a free strike: with which weapon, or none at all?

# Answers
hordes-option-charge = Charge { $a }
hordes-option-slam = Slam { $a }, for 1 fury point
hordes-option-trample = Trample, for 1 fury point
hordes-option-strike = { $a_named }
hordes-option-spare = No free strike

# Words that players type
word-slam = ram
word-trample = overrun
word-strike = swing

# Rolls
roll-slammed = { $model } is slammed: a d6 for the inches.

# What happened
event-charge-fails = { $model } does not come into melee range of { $target }: the charge fails, and its activation ends.
event-slam-fails = { $model } does not come within reach of { $target }: the slam fails, and its activation ends.
event-slammed =
    { $by ->
    [model] { $model } is slammed back and crashes into { $into }: one more die for its damage.
    [terrain] { $model } is slammed back and crashes into terrain: one more die for its damage.
   *[nothing] { $model } is slammed back.
}
event-pushed = { $model } is pushed.
event-free-strike = { $model } makes a free strike at { $target }.

# Refusals
reason-hindered-cannot-charge = { $model } has a penalty to its movement and does not charge.
reason-hindered-cannot-slam = { $model } has a penalty to its movement and slams nobody.
reason-hindered-cannot-trample = { $model } has a penalty to its movement and does not trample.
reason-down-cannot-charge = { $model } is knocked down or stationary and does not charge.
reason-down-cannot-slam = { $model } is knocked down or stationary and slams nobody.
reason-down-cannot-trample = { $model } is knocked down or stationary and does not trample.
reason-charge-needs-all = { $model } has not both its movement and its action left, which a charge takes.
reason-slam-needs-all = { $model } has not both its movement and its action left, which a slam takes.
reason-trample-begins-the-movement = { $model } has used its movement: a trample is declared when the movement begins.
reason-trample-needs-the-action = { $model } has no action left, which a trample takes.
reason-charge-needs-melee-range = { $model } has no melee weapon and charges nobody.
reason-beast-is-forced-to-charge = { $model } cannot be forced, and a warbeast charges only when forced.
reason-not-forced-to-slam = { $model } cannot be forced for a slam.
reason-not-forced-to-trample = { $model } cannot be forced for a trample.
reason-unseen-not-charged = { $model } has no line of sight to the target of the charge.
reason-unseen-not-slammed = { $model } has no line of sight to the target of the slam.
reason-down-not-slammed = { $model } slams nobody who is on the ground already.
reason-slam-needs-warbeast = { $model } slams nobody: only warbeasts make power attacks.
reason-only-heavy-warbeasts-trample = { $model } does not trample: that takes a heavy warbeast.
reason-charge-attack-goes-to-the-target = { $model } has charged: its first attack goes to the target of the charge.
