# What the battle asks a player, and the options it offers. Message ids: `ask-...` and `option-...`.
# Every id stands in the Russian file too, with the same variables. How to write messages: index.ftl.
