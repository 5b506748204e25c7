# Name of the ruleset.

hordes-title = Warlocks and warbeasts
