"""Stage plans: pipelines compiled to arrays, evaluated in microseconds with a bound of the error.

Read `arrays` (what a pipeline becomes), `plan` (one question), `batch` (many), `loops` and `vectors` (the same
evaluation twice: compiled by numba where it is installed, and with numpy alone).
"""
