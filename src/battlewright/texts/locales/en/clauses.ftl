# The clause ledger: which clause is carried out where, which tests prove it, what is missing. Message ids: `clauses-...`.
# Every id stands in the Russian file too, with the same variables. How to write messages: index.ftl.

clauses-kind-rule = rule
clauses-kind-example = example
clauses-kind-note = note
clauses-kind-none = missing

clauses-where-declared = (declared)

clauses-gap-uncarried = { $clause }: no part of the ruleset carries it out, and it is neither an example nor a note.
clauses-gap-noted-yet-carried = { $clause } is declared a note with nothing to carry out, yet { $part } carries it out.
clauses-gap-untested = { $clause }: no test names it.
clauses-gap-unknown-cited = { $part } cites { $clause }, which the reference does not have.
clauses-gap-unknown-noted = { $clause } is declared a note or an example, but the reference does not have it.
clauses-gap-unknown-named = { $test } names { $clause }, which no reference has.
clauses-gap-too-many-named = { $test } names { $count } clauses, expected at most { $most }.
clauses-gap-too-many-notes = The ruleset has { $count } notes, expected at most { $most }.
clauses-gap-not-literal = { $test }: clauses are to be named as literal strings, so that they can be read without running the tests.
clauses-gap-unreadable = { $file }, line { $line }: cannot be read as Python: { $reason }.
clauses-gap-no-tests = Parts cannot be switched off: battlewright is installed without its tests.
clauses-gap-test-fails = { $test } fails with every part in place, so it proves nothing.
clauses-gap-part-green = { $part } can be switched off and no test fails. Clauses: { $clauses }.
clauses-gap-part-broken = Without { $part } the ruleset does not compile, though no patch refers to it.
clauses-gap-part-crashed = With { $part } switched off the test process broke down.

clauses-tests-unknown = Tests are unknown: battlewright is installed without them.
clauses-tests-missing = These tests were not run (slow ones, or pytest does not find them): { $tests }
clauses-mutation-sum = Parts switched off one at a time: { $parts }; missed by some test: { $noticed }.
clauses-mutation-seed = The parts were chosen by { $seed }.
clauses-partly-proven = { $part } is missed, but not by a test that names { $clauses }.
clauses-sum = Clauses: { $total }; rules: { $rule }; examples: { $example }; notes: { $note }. Gaps: { $gaps }.

error-clauses-bench = The tests could not be run with parts switched off. pytest ended with: { $reason }
error-clauses-sample = Sample: got { $value }, expected at least 1 part.
