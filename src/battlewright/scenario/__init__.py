"""Scenarios: a YAML file becomes a position, or a list of everything that is wrong with it.

`read` the text, `check` it against the shape, the ruleset and the table, `load` it, take its `position`:

    scenario = load("duel.yaml")
    battle = position(scenario)

Nothing here is loaded by `import battlewright`; the modules bring pydantic and PyYAML with them.
"""
