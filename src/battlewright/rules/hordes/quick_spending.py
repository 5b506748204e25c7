"""Ways to spend fury that players know by name, for `quick hordes --spend`."""

from __future__ import annotations

from typing import Any

from battlewright.rules.common.quick import Parameter, Policy
from battlewright.rules.hordes.quick_models import Fighter, card, stat

THUMBS: dict[str, dict[str, str]] = {
    "both": {"boost_damage": "take"},
    "eager": {"boost_attack": "take", "boost_damage": "take"},
    "hit": {"boost_attack": "take", "boost_damage": "decline"},
    "damage": {"boost_attack": "decline", "boost_damage": "take"},
    "needed": {},
    "finish": {},
    "attacks": {"boost_attack": "decline", "boost_damage": "decline"},
    "none": {"boost_attack": "decline", "boost_damage": "decline"},
}
"""The rules of thumb, with the windows that hang on no number; `windows_of` has the others."""

BOOSTS = ("boost_attack", "boost_damage")
AVERAGE, BOOSTED_AVERAGE = 7, 10
"""What two dice come to on average, and three at least as often as not."""


def spending(makes: str = "", buys: str = "", clauses: tuple[str, ...] = ()) -> Parameter:
    """The parameter `spend`: the best, or a rule of thumb. `makes` is the action of the attacks, `buys` that of
    additional ones; without them only boosts are decided."""
    best: dict[str, Any] = {"A": "best"}
    if not makes:
        best = {"windows": {"boost_attack": "best", "boost_damage": "best"}}
    policies = [Policy("best", "quick-hordes-spend-best", best)]
    for name, windows in THUMBS.items():
        if not buys and name == "attacks":
            continue
        commands = [f"{makes} target", *([f"{buys} target"] if name != "none" else []), "end"]
        sides: dict[str, Any] = {"A": commands} if makes else {}
        policies.append(Policy(name, f"quick-hordes-spend-{name}", {**sides, "windows": windows}))
    return Parameter(
        "spend", "policy", "quick-hordes-spend", "best", policies=tuple(policies), clauses=clauses
    )


def windows_of(spend: str, attacker: Fighter, need: int, bonus: int) -> dict[str, str]:
    """The windows of a rule of thumb that hangs on numbers: `need` is what the dice must reach to hit, `bonus` what is
    added to the damage roll less ARM."""
    if spend == "both":
        is_beast = card(attacker)["kind"] == "beast"
        left = f"attacker.fury <= {stat(attacker, 'FURY') - 2}" if is_beast else "attacker.fury >= 2"
        return {"boost_attack": f"take if {left}"}
    if spend == "needed":
        is_hard = need > AVERAGE
        return dict(zip(BOOSTS, ("take", "decline") if is_hard else ("decline", "take"), strict=True))
    if spend == "finish":
        near = f"take if target.wounds_left <= {BOOSTED_AVERAGE + bonus}"
        return {"boost_attack": near, "boost_damage": near}
    return {}
