"""The rulesets, each a package of its own; none imports another."""
