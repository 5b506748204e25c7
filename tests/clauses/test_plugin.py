"""Tests that name clauses wrongly are not collected."""

import pytest

pytest_plugins = ["pytester"]


@pytest.mark.parametrize(
    ("named", "complaint"),
    [
        ('"AP-SHOOT-99"', "*names AP-SHOOT-99, expected numbers of shipped clause texts*"),
        ('"AP-SHOOT-01", "AP-SHOOT-02", "AP-SHOOT-03", "AP-R-09"', "*names 4 clauses, expected at most 3*"),
    ],
)
def test_a_wrong_mark_stops_collection(pytester: pytest.Pytester, named: str, complaint: str) -> None:
    pytester.makepyfile(f"import pytest\n\n@pytest.mark.clause({named})\ndef test_it(): pass\n")
    result = pytester.runpytest("-p", "battlewright.clauses.plugin", "-W", "ignore")
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines([complaint])


def test_marks_of_class_test_and_parameter_are_counted_together(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        """
        import pytest

        @pytest.mark.clause("AP-SHOOT-01", "AP-SHOOT-02")
        class TestShots:
            @pytest.mark.clause("AP-SHOOT-03")
            @pytest.mark.parametrize("x", [1, pytest.param(2, marks=pytest.mark.clause("AP-R-09"))])
            def test_it(self, x): pass
        """
    )
    result = pytester.runpytest("-p", "battlewright.clauses.plugin", "-W", "ignore")
    result.stdout.fnmatch_lines(["*TestShots::test_it[[]2[]]: names 4 clauses*"])


def test_right_marks_are_let_through(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        'import pytest\n\n@pytest.mark.clause("AP-SHOOT-01", "AP-R-09")\ndef test_it(): pass\n\ndef test_free(): pass\n'
    )
    pytester.runpytest("-p", "battlewright.clauses.plugin", "-W", "ignore").assert_outcomes(passed=2)
