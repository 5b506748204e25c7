"""The table is held to the shared vectors, which the oracle and hands made."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.oracle.vectors import FOLDER, KINDS, made

from battlewright.table import gaps, terrain
from battlewright.table.arcs import arc
from battlewright.table.bodies import Body
from battlewright.table.movement import advance, wheel
from battlewright.table.outlines import Polygon
from battlewright.table.placement import Deviation, Template, blast, covered, least_disturbance, spray
from battlewright.table.sight import clear_lines, obscured_share
from battlewright.table.table import Table
from battlewright.table.terrain import Feature

Vector = dict[str, Any]


def cases(kind: str) -> list[Vector]:
    found: list[Vector] = json.loads(Path(FOLDER, f"{kind}.json").read_text(encoding="utf-8"))
    assert len(found) >= 20
    return found


def body(case: Vector, key: str) -> Body:
    return msgspec.convert(case[key], Body)


def bodies(case: Vector) -> list[Body]:
    return msgspec.convert(case["bodies"], list[Body])


def features(case: Vector) -> tuple[Feature, ...]:
    return msgspec.convert(case["features"], tuple[Feature, ...])


def is_near(said: float, length: Vector) -> bool:
    return bool(abs(said - length["micrometres"]) <= length["tolerance"])


def is_gap(said: int, length: Vector, contact: bool) -> bool:
    return said == 0 if contact else is_near(said, length)


def test_gaps() -> None:
    for case in cases("gaps"):
        a, b, limit = body(case, "a"), body(case, "b"), case["limit"]
        assert is_gap(gaps.gap(a, b), case["gap"], case["contact"]), case
        assert gaps.in_contact(a, b) == case["contact"], case
        assert gaps.overlaps(a, b) == case["overlap"], case
        assert gaps.within(a, b, limit) == case["within"], case
        if "completely_within" in case:
            assert gaps.completely_within(a, b, limit) == case["completely_within"], case


def test_terrain() -> None:
    for case in cases("terrain"):
        piece, base = msgspec.convert(case["feature"], Feature), body(case, "body")
        assert is_near(terrain.gap_to(piece, base), case["gap"]) or case["gap"]["micrometres"] <= 21, case
        assert terrain.touches(piece, base) == case["touches"], case
        assert terrain.contains(piece, base) == case["contains"], case


def test_sight() -> None:
    for case in cases("sight"):
        a, b = body(case, "viewer"), body(case, "target")
        assert clear_lines(a, b, bodies(case), features(case)).clear == case["clear"], case


def test_shares() -> None:
    for case in cases("shares"):
        said = obscured_share(body(case, "viewer"), body(case, "target"), bodies(case), features(case))
        assert abs(said.share - case["share"]) <= case["tolerance"], case


def test_paths() -> None:
    for case in cases("paths"):
        table = Table(*case["table"], features(case))
        path = advance(body(case, "body"), tuple(case["toward"]), case["distance"], table, bodies(case))
        assert is_near(path.travelled, case["travelled"]), case
        if isinstance(case["stop"], int):
            assert path.stop is not None
            assert path.stop.obstacle == [*bodies(case), *table.features][case["stop"]], case
        else:
            assert (path.stop and path.stop.kind) == case["stop"], case


def test_turns() -> None:
    for case in cases("turns"):
        table = Table(*case["table"], features(case))
        turn = wheel(body(case, "body"), case["side"], case["degrees"] * 1_000_000, table, bodies(case))  # type: ignore[arg-type]
        assert abs(abs(turn.angle) / 1e6 - case["turned"]) <= case["tolerance"], case
        assert (turn.stop is not None) == case["stops"], case


def laid(case: Vector) -> Template:
    if case["template"] == "disc":
        return blast(tuple(case["centre"]), case["diameter"])
    return spray(body(case, "origin"), tuple(case["toward"]), case["length"])


def test_templates() -> None:
    for case in cases("templates"):
        template = laid(case)
        assert [one.index for one in covered(template, bodies(case))] == case["covered"], case
        if "corners" in case:
            assert isinstance(template.shape, Polygon)
            assert {*template.shape.points} == {tuple(corner) for corner in case["corners"]}


def test_arcs() -> None:
    for case in cases("arcs"):
        asked = arc(body(case, "of"), case["side"], case["angle"], case["boundary"])
        assert asked.share(body(case, "body")) == case["share"], case


def test_deviations() -> None:
    for case in cases("deviations"):
        table = None if case["table"] is None else tuple(case["table"])
        angle = case["degrees"] * 1_000_000
        deviation = Deviation(tuple(case["start"]), tuple(case["line"]), (angle,), case["cap"], table)
        said = deviation.at(0, case["distance"])
        assert all(abs(a - b) <= case["tolerance"] for a, b in zip(said, case["point"], strict=True)), case


def test_placements() -> None:
    for case in cases("placements"):
        table = Table(*case["table"], features(case))
        found = least_disturbance(body(case, "mover"), bodies(case), table)
        assert found.proven_least
        assert found.shifted == 0
        shifts = [shift for (shift,) in found.options]
        assert {shift.index for shift in shifts} == {case["moves"]}, case
        assert is_near(min(shift.distance for shift in shifts), case["distance"]), case


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_the_files_are_what_the_oracle_says(kind: str) -> None:
    assert Path(FOLDER, f"{kind}.json").read_text(encoding="utf-8") == made(kind)
