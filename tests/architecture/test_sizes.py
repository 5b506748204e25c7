"""Files stay readable. `./run sizes` lists what grows long before this test objects."""

from pathlib import Path

from tools.sizes import Size, files, functions

MOST_LINES = 450


def test_no_file_of_the_package_is_too_long() -> None:
    assert [size for size in files() if size.lines > MOST_LINES] == []


def test_sizes_count_files_and_functions(tmp_path: Path) -> None:
    (tmp_path / "part").mkdir()
    (tmp_path / "part" / "a.py").write_text(
        "import x\n\n@x.y\ndef f():\n    def g():\n        return 1\n    return g\n"
    )
    assert list(files(tmp_path)) == [Size(7, "part/a.py")]
    assert sorted(functions(tmp_path)) == [Size(2, "part/a.py:5 g"), Size(4, "part/a.py:4 f")]
