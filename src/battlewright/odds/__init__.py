"""Exact odds and best decisions, found by walking the rules; no module here knows a rule.

Read `answer` (what is asked and answered), `walk` (positions become a graph), `graph` (its evaluation), then
`product` (simultaneous procedures), `terminals` (laws of quantities), `quantities` and `policy` (the two small
languages), `sampling`.
"""
