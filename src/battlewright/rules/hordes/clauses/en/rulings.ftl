# Rulings: what the source leaves open and how we settle it. Message id: hordes-ruling-<key>.
# The value is the title. .gap: what is open. .values: the settings, default first. .reason: why that default.
# Settings that are typed in a scenario stand in backticks.

hordes-ruling-edition = Edition of the rules
    .gap = The source is the first printing; official errata changed some of its rules later.
    .values = `print` (default): as the source has it; `errata`: a two-hand throw at a model must lead away from the attacker and deviates by at most half its distance, a trample attacks only models moved through, a huge base too throws a small one 1 inch farther, and Shield Wall helps against a trample only if it first touched the front arc.
    .reason = The worked examples of the source always come out as printed.
hordes-ruling-throw_measured_from = Where a throw is measured from
    .gap = Whether the distance of a throw starts at the edge or at the centre of the thrown model.
    .values = `edge` (default): at the edge of its base; `centre`: at the centre. Either way the centre of the base lands on the point found.
    .reason = Distances run from base edges everywhere else.
hordes-ruling-two_hand_deviation_cap = Limit of a missed two-hand throw
    .gap = Whether the deviation after a miss of the other model has a limit.
    .values = `off` (default): none; `on` (default in the errata edition): at most half the distance from the thrown model to the centre of the other model's base.
    .reason = The source names no limit there.
hordes-ruling-trample_hits = Whom a trample attacks
    .gap = Whether touching a model on a small base is enough for a trample to attack it.
    .values = `contacted` (default): every model on a small base that was touched; `moved_through` (default in the errata edition): only those whose base the movement went through.
    .reason = The source speaks of contact.
hordes-ruling-redirect_checks_range = Range of the redirected attack
    .gap = Whether the new target of an attack that missed into a melee has to be in range.
    .values = `yes` (default): a model beyond RNG can be chosen and is then missed automatically, as one with Stealth is; `no`: its distance does not matter.
    .reason = The reroll is an attack against the new target, and attacks miss beyond their RNG.
hordes-ruling-two_hand_roll_vs_knocked_down = Two-hand throw at a knocked-down model
    .gap = Whether the roll against the other model hits by itself when that model is knocked down.
    .values = `auto_hit` (default): it does; `roll`: the roll is made against DEF.
    .reason = It is a melee attack roll, and those hit a knocked-down model automatically.
hordes-ruling-shield_wall_origin = Shield Wall and the point of impact
    .gap = What has to be in the front arc of the troopers that an area attack did not hit directly.
    .values = `point` (default): the point of impact; `model`: any part of the trooper that was hit directly.
    .reason = For them the damage comes from the point of impact.
hordes-ruling-throw_bonus = Bonus to the throw distance
    .gap = Which bases throw 1 inch farther; the source says large for a throw and larger for a two-hand throw.
    .values = `named` (default): a large base that throws a small one; `larger`: any larger base that throws a smaller one.
    .reason = The throw has the plainer wording, and the errata keep to named sizes.
hordes-ruling-concealment_by = What concealing terrain has to hide
    .gap = Whether concealment asks for a hidden part of the volume or of the base.
    .values = `volume` (default): any part of the volume; `base`: any part of the base, as for cover.
    .reason = The paragraph on concealment says volume.
hordes-ruling-magic_penalty_waived_in_melee = Magic attack in one's own melee
    .gap = Whether a magic attack at a model in melee with the caster gets the −4 for a target in melee.
    .values = `yes` (default): the −4 is waived; `no`: it applies.
    .reason = The caster stands in that melee itself.
hordes-ruling-ends = End of the battle
    .gap = How long a battle lasts and who wins.
    .values = Default: 7 rounds; the side whose enemy warlock is destroyed wins, else it is a draw. A scenario sets its own with `ends`.
    .reason = A battle has to end.
