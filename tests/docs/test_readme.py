"""The first screen of the README is a session that runs."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
LINK = re.compile(r'(?:\]\(|src="|srcset=")([^)"#:]+)[)"]')


def test_the_session_of_the_readme_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert (failed, tried) == (0, 9)


def test_what_the_readmes_link_to_is_there() -> None:
    for name in ("README.md", "README.ru.md"):
        links = LINK.findall((ROOT / name).read_text("utf-8"))
        assert links
        assert [link for link in links if not (ROOT / link).exists()] == []
