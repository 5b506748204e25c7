"""`python -m battlewright.clauses RULESET [--mutate [--sample N] [--seed DATE]] [--json] [--lang ru|en]`."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterable

from battlewright.clauses.plan import Verdict
from battlewright.clauses.report import lines, run
from battlewright.core.errors import BattlewrightError
from battlewright.texts import languages, preferred_language, say


def main() -> int:
    """Print the report; 0 when all is well, 1 when there is a gap, 2 when it cannot be made."""
    parser = argparse.ArgumentParser(prog="battlewright.clauses", description=__doc__)
    parser.add_argument("ruleset")
    parser.add_argument("--mutate", action="store_true")
    parser.add_argument("--sample", type=int)
    parser.add_argument("--seed")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--lang", choices=languages, default=preferred_language(os.environ))
    asked = parser.parse_args()
    try:
        report = run(asked.ruleset, asked.mutate, asked.sample, asked.seed, _show)
    except BattlewrightError as error:
        sys.stderr.write(say(error, asked.lang) + "\n")
        return 2
    _write([json.dumps(report.to_json(), ensure_ascii=False)] if asked.json else lines(report, asked.lang))
    return report.exit_status


def _show(done: int, total: int, verdict: Verdict) -> None:
    sys.stderr.write(f"{done}/{total} {verdict.outcome} {verdict.part}\n")


def _write(text: Iterable[str]) -> None:
    sys.stdout.writelines(f"{line}\n" for line in text)


if __name__ == "__main__":
    sys.exit(main())
