# What is wrong with an answer or an input, as a full sentence. Message ids: `error-...`.
# Every id stands in the Russian file too, with the same variables. How to write messages: index.ftl.
