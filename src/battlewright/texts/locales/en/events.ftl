# What happened, for the log and the screen. Message ids: `event-...`.
# Every id stands in the Russian file too, with the same variables. How to write messages: index.ftl.
