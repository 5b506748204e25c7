"""Rulings whose default depends on another: an edition changes the values that nobody chose."""

from battlewright.core.ruleset import Ruleset


def test_an_edition_changes_the_defaults_that_follow_it_and_nothing_that_was_chosen():
    """A value given stands, whatever the edition says."""
    rules = Ruleset("editions", "1")
    rules.ruling("edition", "first", "second", clause="X-1")
    rules.ruling("cap", "off", "on", clause="X-2", follows=("edition", "second", "on"))
    assert rules.compile().rulings["cap"] == "off"
    assert rules.compile({"edition": "second"}).rulings["cap"] == "on"
    assert rules.compile({"edition": "second", "cap": "off"}).rulings["cap"] == "off"
    assert rules.compile({"cap": "on"}).rulings == {"edition": "first", "cap": "on"}
