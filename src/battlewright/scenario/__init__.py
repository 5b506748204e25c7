"""Scenarios: a YAML file becomes a position, or a list of everything that is wrong with it.

The way into it is `load`:

    scenario = load("duel.yaml")
    battle = position(scenario)

Nothing here is loaded by `import battlewright`; the modules bring pydantic and PyYAML with them.
"""
