"""The verb `clauses`: which clause is carried out where, and which tests would miss it."""

from __future__ import annotations

import json as jsons

from battlewright.clauses.report import lines, run


def clauses(ruleset: str, mutate: bool, sample: int | None, seed: str | None, json: bool, lang: str) -> int:
    """Tell the ledger; the exit code is 1 when there is a gap. Raises `BattlewrightError`."""
    report = run(ruleset, mutate, sample, seed)
    if json:
        print(jsons.dumps(report.to_json(), ensure_ascii=False))
    else:
        print("\n".join(lines(report, lang)))
    return report.exit_status
