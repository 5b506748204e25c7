"""The clause ledger: what carries out each clause of a ruleset's reference, and which tests would notice if it did not.

`ledger` sets the published clauses beside the parts that cite them and the tests that name them; `mutation` switches
parts off one at a time and looks whether a test fails; `report` puts both into words; `plugin` is for pytest.
`python -m battlewright.clauses RULESET [--mutate]` prints it all.
"""
