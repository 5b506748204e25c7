# What `check` finds in a scenario: place, value, what was expected. Message ids: `check-...`.
# Every id stands in the Russian file too, with the same variables. How to write messages: index.ftl.
