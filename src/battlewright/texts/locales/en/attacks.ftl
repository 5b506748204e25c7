# Bulk attacks: what is wrong with their data. `$field` is the name of the field as in Python (Check.need).
# Every id stands in the Russian file too, with the same variables. How to write messages: index.ftl.

# One field
error-attack-number = { $field }: got “{ $value }”, expected a whole number from { $least } to { $most }.
error-attack-truth = { $field }: got “{ $value }”, expected true or false.
error-attack-name = { $field }: got “{ $value }”, expected a name of 1 to { $most } visible characters, without spaces; the name of a check also without dots.
error-attack-choice = { $field }: got “{ $value }”, expected one of { $expected }.
error-attack-kind = { $field }: got “{ $value }”, expected { $expected }.
error-attack-list = { $field }: got “{ $value }”, expected a tuple of { $least } to { $most } entries.
error-attack-dice = { $field }: { $value }; expected dice of at most { $most } faces whose totals stay between -{ $most } and { $most }, the bonus included.
error-attack-reserved = { $field }: “{ $value }” is the name of dice that are rolled again; choose another for packets.
error-attack-twice = { $field }: “{ $value }” stands there twice or is the name of a stage; expected names of their own.
error-attack-bounds = { $field }: got { $value }, expected the lower bound first.
error-attack-critical = { $field }: got { $value } without critical_from; expected the natural from which a die is a critical.
error-attack-ward = { $field }: got the re-roll “{ $value }”; expected none: a ward of single points cannot be rolled again.

# How fields fit together
error-attack-order = { $field }: got { $value }, going round in a circle; expected saves that all groups make in the same order.
error-attack-wounds = { $field }: got { $value } wounds in all, expected at most { $most }.
error-attack-packets = { $field }: up to { $value } dice at once, expected at most { $most }.
error-attack-stages = { $field }: packets saved one after another would need { $value } stages, expected at most { $most }.
error-attack-no-models = This attack strikes nobody: expected groups of models and damage.
error-attack-models = { $field }: got { $value } groups; expected none, since only what the checks leave is asked for.
error-attack-kinds = { $value } kinds of packets strike differently; a plan holds at most { $most }. Ask for the exact law instead.
error-attack-large = This question is too large: { $value } steps, and at most { $most } are made.

# Batches
error-attack-one-group = { $field } can vary only where the attack has one group of models.
error-attack-together = { $field } and { $other } are given together or not at all.
error-attack-shapes = Arrays of the shapes { $value } do not fit together.

# Attacks as people write them
error-attack-written = The attack cannot be read: { $reason }.
error-attack-amount = “{ $value }”: expected a number or dice, for instance 3, d6, 2d6+1.
error-attack-sign = “{ $value }”: expected a sign between the dice and the number, for instance 2d6+1.
