"""Checks that any ruleset can be put to: is the product the same as walking simultaneous procedures jointly?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from battlewright.core.errors import RulesetError
from battlewright.core.position import Position
from battlewright.core.procedures import name_of
from battlewright.core.requests import Each
from battlewright.odds.answer import MAX_POSITIONS
from battlewright.odds.bounds import Bounds
from battlewright.odds.graph import Number, Terminal, fractions, reach
from battlewright.odds.policy import Policy
from battlewright.odds.product import Entangled
from battlewright.odds.quantities import Atoms
from battlewright.odds.stops import DEFAULT, stop_at
from battlewright.odds.terminals import law_of
from battlewright.odds.walk import Walk


def product_equals_joint(
    position: Position, stop: str | Mapping[str, Any] = DEFAULT, policy: Mapping[str, Any] | None = None
) -> bool:
    """Whether every quantity of every piece has the same exact joint law both ways; for small cases only.

    Raises `TooLarge` past the usual bound of positions.
    """
    product, joint = (_joint_law(position, stop, policy, splits) for splits in (True, False))
    return product == joint


def members_are_apart(
    position: Position, stop: str | Mapping[str, Any] = DEFAULT, policy: Mapping[str, Any] | None = None
) -> int:
    """Walk the position and check that no member of an `Each` reads or writes what another one writes.

    Returns the number of nodes. Raises `RulesetError` naming the members and the rows that they share.
    """
    atoms = Atoms(position)
    atoms.everything()
    bounds = Bounds(MAX_POSITIONS)
    _Apart(atoms.list, Policy(policy, position.scene, False), bounds).from_root(
        position, stop_at(position.rules, stop)
    )
    return bounds.positions


class _Apart(Walk):
    def _jointly(self, each: Each, why: Entangled) -> None:
        members = ", ".join(name_of(type(frame)) for frame in each.frames)
        raise RulesetError(f"Each({members}): {why}")


def _joint_law(
    position: Position, stop: str | Mapping[str, Any], policy: Mapping[str, Any] | None, splits: bool
) -> dict[Any, Number]:
    atoms = Atoms(position)
    everything = atoms.everything()
    walk = Walk(atoms.list, Policy(policy, position.scene, False), Bounds(MAX_POSITIONS), splits)
    graph = walk.from_root(position, stop_at(position.rules, stop))
    arithmetic = fractions()
    ends = [
        (node, mass)
        for i, mass in reach(graph, arithmetic, {}).mass.items()
        if isinstance(node := graph.nodes[i], Terminal)
    ]
    return law_of(everything, ends, arithmetic)
