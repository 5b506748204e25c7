"""A table without a game: `new` and `schema` know it, and lead on to what can be asked of it."""

from battlewright.cli.main import run


def test_new_recommends_what_a_table_can_be_asked(tmp_path, capsys) -> None:  # type: ignore[no-untyped-def]
    assert run(["new", str(tmp_path / "mine.yaml"), "--ruleset", "table"]) == 0
    said = capsys.readouterr().out
    assert "./run look" in said
    assert "odds" not in said
