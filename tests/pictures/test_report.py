"""Reports of battles: the order of things, and nothing from a stranger that a page would run."""

from html.parser import HTMLParser
from typing import Any

import pytest
from tests.pictures.stage import skirmish

from battlewright.pictures.report import Format, markdown_text, report
from battlewright.pictures.svg import picture
from battlewright.texts import catalog, languages

JOURNAL: list[dict[str, Any]] = [
    {"heading": "Round 1"},
    {
        "sentence": "hunter_1 shoots brute_4.",
        "side": "A",
        "dice": [{"face": 3, "dropped": True}, 7],
        "reasons": ["best of two dice"],
        "clauses": ["AP-SHOOT-02", "AP-NOWHERE-1"],
    },
    {"heading": "Round 2"},
    {"sentence": "brute_4 rests.", "side": "B", "clauses": ["AP-SHOOT-02"]},
]


def written(format: Format = "html", lang: str = "en", **changes: Any) -> str:
    pictures = [(name, f"<svg>{name}</svg>") for name in ("Start", "Round 1", "Round 2", "End")]
    return report(
        **{
            "title": "Duel",
            "journal": JOURNAL,
            "pictures": pictures,
            "format": format,
            "lang": lang,
            **changes,
        }
    )


class Page(HTMLParser):
    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.names: list[str] = []
        self.addresses: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.names += [name for name, _ in attrs]
        self.addresses += [value or "" for name, value in attrs if name in ("href", "src")]


def test_pictures_stand_where_their_time_is() -> None:
    html = written()
    things = ["<svg>Start", "<h2>Round 1", "hunter_1 shoots", "<svg>Round 1", "<h2>Round 2", "brute_4 rests",
              "<svg>Round 2", "<svg>End", "Clauses cited"]  # fmt: skip
    places = [html.index(thing) for thing in things]
    assert places == sorted(places)


def test_a_die_that_does_not_count_is_shown_as_dropped() -> None:
    assert '<span class="die dropped">3</span><span class="die">7</span>' in written()
    assert "~~3~~ **7**" in written("markdown")


@pytest.mark.parametrize("format", ["html", "markdown"])
@pytest.mark.parametrize("lang", languages)
def test_cited_clauses_are_given_once_with_their_text(format: Format, lang: str) -> None:
    text = written(format, lang)
    start = text.index(catalog(lang).text("report-clauses"))
    clause = catalog(lang).text("ap-shoot-02")[:30]
    assert text.count(clause, start) == 1 and "AP-NOWHERE-1" in text[start:]


ATTACK = "<script>alert(1)</script><img src=x onerror=alert(1)> [x](javascript:alert(1)) \"' onload=1 {{ 7919 * 7919 }}"


def attacked(format: Format) -> str:
    journal = [
        {"heading": ATTACK},
        {"sentence": ATTACK, "side": ATTACK, "dice": [ATTACK], "reasons": [ATTACK], "clauses": [ATTACK]},
    ]
    pictures = [(ATTACK, picture(skirmish(), heading=ATTACK))]
    return report(ATTACK, journal, pictures, format, facts={ATTACK: ATTACK})


def test_html_runs_nothing_and_fetches_nothing() -> None:
    html = attacked("html")
    page = Page(html)
    assert not {"script", "img", "iframe", "link", "object"} & set(page.tags)
    assert not [name for name in page.names if name.startswith("on")]
    assert all(address.startswith("#") for address in page.addresses)
    assert "62710561" not in html.split("</style>")[-1]


def test_markdown_shows_everything_as_text() -> None:
    markdown = attacked("markdown")
    assert not {"script", "img"} & set(Page(markdown).tags)
    assert "](javascript" not in markdown.replace(r"\](javascript", "")


@pytest.mark.parametrize(
    ("text", "escaped"),
    [
        ("1. first", r"1\. first"), ("- item", r"\- item"), ("# head", r"\# head"), ("a_b *c*", r"a\_b \*c\*"),
        ("x < y & z", "x &lt; y &amp; z"), ("3.5 inches", r"3\.5 inches"), ("hits on 3.5", "hits on 3.5"),
    ],
)  # fmt: skip
def test_markdown_text(text: str, escaped: str) -> None:
    assert markdown_text(text) == escaped


def test_a_battle_of_nothing_is_still_a_page() -> None:
    html = report("Empty", [], [("Start", "<svg>s</svg>"), ("End", "<svg>e</svg>")])
    assert html.index("<svg>s") < html.index("<svg>e") and "<h2>" not in html


@pytest.mark.parametrize("theme", ["light", "dark", "auto"])
def test_the_page_follows_the_theme_of_its_pictures(theme: Any) -> None:
    html = written(theme=theme)
    assert ("prefers-color-scheme" in html) == (theme == "auto")
    assert ("--page:#12161b" in html) == (theme != "light")
