"""Questions without a table, answered through the rules.

`reading` turns names and values into what a ruleset's declaration asks for, `answering` walks the scenario made of
them, `sweeping` asks for many values at once. Declarations are the rulesets' (`rules.common.quick`).
"""
