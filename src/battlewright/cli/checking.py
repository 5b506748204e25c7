"""The verbs `check` and `new`."""

from __future__ import annotations

import json as jsons

from battlewright.cli.documents import ONCE, write_document
from battlewright.cli.inputs import found as file_of
from battlewright.cli.inputs import script_fault
from battlewright.cli.trouble import UNUSABLE
from battlewright.looking import look
from battlewright.scenario.findings import Finding
from battlewright.scenario.library import starter_text
from battlewright.scenario.load import check as findings_of
from battlewright.scenario.table_shape import TABLE
from battlewright.texts import catalog, say


def check(files: list[str], json: bool, lang: str) -> int:
    """Everything wrong with some scenarios; the exit code says whether there is anything."""
    found = {name: findings_of(file_of(name), look, script_fault) for name in files}
    if json:
        print(
            jsons.dumps(
                [_data(finding, lang) for own in found.values() for finding in own], ensure_ascii=False
            )
        )
    else:
        text = catalog(lang).text
        for name, own in found.items():
            for finding in own:
                print(finding.said(lang))
            print(text("check-failed" if own else "cli-check-good", file=name, count=len(own)))
    return UNUSABLE if any(found.values()) else 0


def _data(finding: Finding, lang: str) -> dict[str, object]:
    return {
        "file": finding.file,
        "line": finding.line,
        "field": finding.field,
        "id": finding.id,
        "message": say(finding, lang),
        "clauses": finding.clauses,
    }


def new(file: str | None, ruleset: str, lang: str) -> None:
    """Write a scenario with comments to begin from; to the screen when no file is named. Never over a file."""
    text = starter_text(ruleset, lang)
    if file is None:
        print(text, end="")
        return
    write_document(file, text.encode(), ONCE)
    written = "cli-new-written-table" if ruleset == TABLE else "cli-new-written"
    print(catalog(lang).text(written, file=file))
