"""What must never get into the tree: publishers' names, paths of one machine, hosts of package indexes.

The words are kept backwards, so that this file does not find itself.
"""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

TOP = Path(__file__).parents[2]

# Names of models, people and troops that the rulebooks and rosters print; our profiles have names of our own.
NAMES = (
    "llort erid",
    "naevinrac",
    "redderhs",
    "flowpraw",
    "egavas spolcyc",
    "rotaidalg natit",
    "nairotearp",
    "naidraug lartsecna",
    "kardam",
    "relapmi",
    "nikllort",
    "rennugrettacs",
    "regeurk",
    "htarwmrots",
    "ayak",
    "sugra",
    "noitatlucco",
    "reztilb",
    "enroks",
    "doolbllort",
    "sorobro elcric",
    "llaw s'rednefed",
    "draw s'rednefed",
    "eniram lacitcat",
    "eniram tluassa",
    "eniram ecaps",
    "kro",
    "nihcterg",
    "bon ssob",
    "nyrgo",
    "toork",
    "relaetseneg",
    "tnuagamroh",
    "eehsnab gnilwoh",
    "norcen",
    "enrohk",
    "rekrezreb",
    "roirraw erif",
    "nayortsov",
    "nugtlob",
    "retlob",
    "nugsal",
    "atoohs",
    "agguls",
    "appohc",
    "nugatlem",
    "mraws nimrev",
)
PATHS = ("/krow/", "/mraf/", "/pmt/", "/toor/")
HOSTS = ("gro.ipyp", "gro.detsohnohtyp", "gro.sjmpn.yrtsiger", "moc.sjmpn", "gro.gnalog.yxorp", "oi.setarc")


def forwards(words: tuple[str, ...]) -> str:
    """An alternative of a regular expression for any of `words`."""
    return "|".join(re.escape(word[::-1]) for word in words)


# A name of two words may also be an identifier: a_b, a-b, AB. A plural is the same name.
FORBIDDEN = re.compile(
    rf"(?<![a-z])(?:{forwards(NAMES)})s?(?![a-z])".replace(r"\ ", "[ _-]?")
    + f"|{forwards(PATHS)}|{forwards(HOSTS)}"
)


def offences(text: str) -> list[str]:
    """`line: word` for each forbidden word of `text`, in any case."""
    return [
        f"{number}: {found.group()}"
        for number, line in enumerate(text.lower().splitlines(), start=1)
        for found in FORBIDDEN.finditer(line)
    ]


def tree() -> Iterator[str]:
    """Files that are in the repository or would be added to it."""
    # The owner of a clone need not be who runs the tests (containers).
    command = [
        "git",
        "-c",
        "safe.directory=*",
        "ls-files",
        "-z",
        "--cached",
        "--others",
        "--exclude-standard",
    ]
    try:
        listing = subprocess.run(command, cwd=TOP, check=True, capture_output=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout")
    return (name for name in listing.split("\0") if (TOP / name).is_file())


def test_no_forbidden_word_is_in_the_tree() -> None:
    found = []
    for name in tree():
        text = (TOP / name).read_bytes().decode("utf-8", errors="ignore")
        found += [f"{name}:{offence}" for offence in [*offences(name), *offences(text)]]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("word", [*NAMES, *PATHS, *HOSTS])
def test_each_word_is_found(word: str) -> None:
    text = word[::-1]
    assert offences(f"first\nsee {text}.") == [f"2: {text}"]
    assert offences(f"_{text.title()}s_") if word in NAMES else offences(f"x{text}y")


def test_identifiers_are_found_and_longer_words_are_not() -> None:
    two_words, short = NAMES[0][::-1], min(NAMES, key=len)[::-1]
    assert offences(two_words.replace(" ", "_"))
    assert offences(two_words.replace(" ", ""))
    assert not offences("a w" + short + " of f" + short + "s")
