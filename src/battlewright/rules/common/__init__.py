"""What rulesets share: how a scenario becomes a position, and how a ruleset presents itself to the faces."""
