"""Pins every package that is installed for battlewright to the newest version that fits, in pyproject.toml.

Run it as `./run pin`. uv resolves the declared ranges afresh, without the present pins, for all Pythons and
systems that the project supports; the answer replaces the two constraint lists under [tool.uv]. That keeps
builds reproducible without a committed uv.lock, which would also name the package index of whoever wrote it.
"""

import os
import re
import subprocess
import tempfile
import tomllib
from pathlib import Path

PYPROJECT = Path(__file__).parent.parent / "pyproject.toml"


def replace_list(text: str, key: str, entries: list[str]) -> str:
    """`text` of a TOML file with the top-level list `key` replaced by `entries`, one a line."""
    body = "".join(f'    "{entry}",\n' for entry in entries)
    pinned, count = re.subn(
        rf"^{re.escape(key)} = \[.*?^\]", f"{key} = [\n{body}]", text, flags=re.MULTILINE | re.DOTALL
    )
    if count != 1:
        raise SystemExit(
            f"{PYPROJECT.name}: expected one list {key} that ends in a line of its own, found {count}"
        )
    return pinned


def uv(*arguments: str, stdin: str | None = None) -> list[str]:
    """The lines that uv prints for `arguments`."""
    command = [os.environ.get("UV", "uv"), "--quiet", *arguments]
    return subprocess.run(
        command, input=stdin, check=True, stdout=subprocess.PIPE, text=True
    ).stdout.splitlines()


def main() -> None:
    """Rewrites both lists."""
    text = PYPROJECT.read_text(encoding="utf-8")
    free = replace_list(
        replace_list(text, "constraint-dependencies", []), "build-constraint-dependencies", []
    )
    plain = ["--no-annotate", "--no-header"]
    with tempfile.TemporaryDirectory() as scratch:
        (Path(scratch) / "pyproject.toml").write_text(free, encoding="utf-8")
        installed = uv(
            "export",
            "--project",
            scratch,
            "--all-groups",
            "--all-extras",
            "--no-hashes",
            "--no-emit-project",
            *plain,
        )
    project = tomllib.loads(text)
    oldest = project["project"]["requires-python"].removeprefix(">=")
    requires = "\n".join(project["build-system"]["requires"])
    building = uv("pip", "compile", "-", "--universal", "--python-version", oldest, *plain, stdin=requires)
    pinned = replace_list(text, "constraint-dependencies", installed)
    pinned = replace_list(pinned, "build-constraint-dependencies", building)
    PYPROJECT.write_text(pinned, encoding="utf-8")
    print(f"{PYPROJECT.name}: {len(installed)} packages pinned, {len(building)} for building")


if __name__ == "__main__":
    main()
