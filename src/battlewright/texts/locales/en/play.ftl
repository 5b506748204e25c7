# Words of a game in progress: history, undo, clocks, files. Message ids: `play-...`.
# Every id stands in the Russian file too, with the same variables. How to write messages: index.ftl.
