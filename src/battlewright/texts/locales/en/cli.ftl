# Words of the command line: headings, help, notes. Message ids: `cli-...`.
# Every id stands in the Russian file too, with the same variables. How to write messages: index.ftl.
