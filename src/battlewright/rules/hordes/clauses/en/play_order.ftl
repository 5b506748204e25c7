# The order of play: set-up, phases, activations, movement. What is asked, offered, refused and told.

# Questions
hordes-ask-action =
    { $model }: { $part ->
    [move] how does it move?
   *[act] what next?
}{ $kind ->
    [beast] { " " }Fury on it: { $fury } of at most { $most }.
    [warlock] { " " }Fury left: { $fury }.
   *[none] { "" }
}
hordes-ask-activate = Who acts now?
hordes-ask-spot = { $model }: where do you place it? Within { $length } of your table edge.
hordes-ask-place = { $model }: where does it go? At most { $length }; rough terrain costs double, climbing an obstacle 2″.
ask-facing = { $model }: which way does it face? Degrees clockwise from the far table edge; Enter leaves it as it is.
ask-stand = { $model } lies on the ground. Does it stand up, and what does it give up for it?
ask-give_up = { $model } was thrown in this turn: what does it give up?
ask-order = { $unit }: which order does the unit get?
ask-trooper = { $unit }: which trooper { $part ->
    [move] moves
   *[act] acts
} next?
ask-leach = { $model }: how many fury points does it leach from { $target }?
ask-cut = { $model } has { $fury ->
    [one] { $fury } fury point
   *[other] { $fury } fury points
}: does it cut itself for more? Each point costs 1 damage.
ask-shake = { $model }: shake off what holds it, for 1 fury point?

# Answers
hordes-option-advance = Advance
hordes-option-run = Run: twice as far, and the activation ends
hordes-option-aim = Stay and aim: +2 to ranged attack rolls
hordes-option-stay = Stay
hordes-option-pass = End the turn
hordes-option-stand =
    { $a ->
    [movement] Stand up for the movement
   *[action] Stand up for the action
}
hordes-option-give_up =
    { $a ->
    [movement] Give up the movement
   *[action] Give up the action
}
hordes-option-order =
    { $a ->
    [shield_wall] { hordes-state-shield-wall }
   *[none] No order
}
hordes-option-trooper = { $a }
hordes-option-leach = Leach: { $a }
hordes-option-cut = Cut itself: { $a }
hordes-option-shake =
    { $a ->
    [knocked_down] Stand up at once
   *[stationary] Be able to move again
}

# Words that players type
word-advance = adv | walk
word-run = sprint
word-aim = target
word-stay = wait | hold
word-pass = done | finish
word-stand = rise
word-give-up = forfeit
word-order = command
word-trooper = soldier
word-leach = drain
word-cut = bleed
word-shake = free

# What happened
event-turn = { $side ->
    [0] Turn of side A.
   *[1] Turn of side B.
}
event-knocked-down = { $model } is knocked down.
event-stands-up = { $model } stands up.
event-stationary = { $model } is stationary.
event-moves-again = { $model } can move again.
event-aims = { $model } stays and aims.
event-wall =
    { $up ->
    [true] { $model } holds its shield in the wall.
   *[false] { $model } lowers its shield.
}

# Refusals
reason-advance-movement-used = { $model } has used its movement.
reason-run-movement-used = { $model } has used its movement.
reason-aim-movement-used = { $model } has used its movement, which aiming gives up.
reason-advance-knocked-down = { $model } is knocked down and does not move.
reason-run-knocked-down = { $model } is knocked down and does not run.
reason-aim-knocked-down = { $model } is knocked down and does not aim.
reason-advance-stationary = { $model } is stationary and does not move.
reason-run-stationary = { $model } is stationary and does not run.
reason-aim-stationary = { $model } is stationary and does not aim.
reason-run-takes-the-action = { $model } has no action left, which a run would end.
reason-beast-is-forced-to-run = { $model } cannot be forced, and a warbeast runs only when forced.
reason-run-in-shield-wall = { $model } is in the shield wall and does not run.
reason-charge-in-shield-wall = { $model } is in the shield wall and does not charge.
reason-fell-in-its-own-turn = It fell in this very turn of its side and stays down.
reason-stationary-stays-down = It is stationary and does not stand up.
reason-destroyed = { $model } is destroyed.
reason-activated-already = { $model } has been activated in this turn.
reason-activates-with-its-unit = { $model } acts with its unit { $unit }.

# The end
outcome-warlock = The enemy's warlock is destroyed: side { $winner } wins.
hordes-outcome-draw = The last round is over and both sides fight on: a draw.

# What odds watch
quantity-knocked_down = knocked down (the destroyed do not count)

# Explanations
hordes-value-spd = SPD
hordes-value-fury-most = most fury points
hordes-part-printed-speed = profile
hordes-part-speed-at-least-one = at least
hordes-part-up-to-fury = FURY
hordes-part-crippled-spirit = no free circle of Spirit
