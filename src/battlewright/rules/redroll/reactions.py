"""The Red Roll as an offer, and the boost: who may make them when."""

from __future__ import annotations

from typing import Any

from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import Option
from battlewright.core.windows import Offer
from battlewright.rules.redroll.counter import Counterattack, reaches_back
from battlewright.rules.redroll.effects import Pay
from battlewright.rules.redroll.melee import Melee
from battlewright.rules.redroll.ruleset import REDROLL
from battlewright.rules.redroll.shooting import Shot
from battlewright.rules.redroll.sight import sees
from battlewright.rules.redroll.state import card, model, weapon

BOOST: Option = ("boost",)


def _roll_red(p: Position, f: Melee, option: Option) -> None:
    cost = p.rules.rulings["red_cost"]
    if cost:
        p.effect(Pay(f.target, Cause("red_roll", f.target), ap=cost))
    f.counter_with = option[1]


def _weapons(p: Position, row: int) -> tuple[Option, ...]:
    return card(p, row).red_rolls


def _best_reaching(p: Position, f: Melee, options: tuple[Option, ...]) -> Option:
    """The reaching weapon of highest POW, else the one of highest POW (AP-R-18)."""
    held = weapon(p, f.attacker, f.weapon)
    foe_reach = held.reach if held else 0
    own = card(p, f.target).melee_by_power
    best = next((w for w in own if reaches_back(p, f.target, f.attacker, w.reach, foe_reach)), own[0])
    return ("red_roll", best.name)


def _always(p: Position, f: Any) -> bool:
    return True


REDROLL.offer(
    Offer(
        "red_roll",
        "melee.reaction",
        0,
        player=lambda p, f: model(p, f.target).side,
        options=lambda p, f: _weapons(p, f.target),
        take=_roll_red,
        default=_best_reaching,
        matters=_always,
        values=lambda p, f: {"model": p.scene.names[f.target], "attacker": p.scene.names[f.attacker]},
        clauses=("AP-MELEE-11",),
    )
)


def _dodge(p: Position, f: Counterattack | Shot, option: Option) -> None:
    f.dodged = True


def _dodge_of(window: str, attacker: str, target: str) -> None:
    """The Red Roll that a target would make at another attack too, if no clause took it away."""
    REDROLL.offer(
        Offer(
            "red_roll",
            f"{window}.reaction",
            0,
            player=lambda p, f: model(p, getattr(f, target)).side,
            options=lambda p, f: _weapons(p, getattr(f, target)),
            take=_dodge,
            default=lambda p, f, options: options[0],
            matters=_always,
            values=lambda p, f: {
                "model": p.scene.names[getattr(f, target)],
                "attacker": p.scene.names[getattr(f, attacker)],
            },
        ),
        at=window,
    )


_dodge_of("counter", "model", "foe")
_dodge_of("shot", "shooter", "target")


REDROLL.withdrawal("offer:red_roll@counter", "AP-MELEE-19", id="counter-cannot-be-dodged")


REDROLL.withdrawal("offer:red_roll@shot", "AP-SHOOT-11", id="shots-cannot-be-dodged")


@REDROLL.restriction("offer:red_roll", "AP-R-18", "AP-R-41")
def stunned_cannot_react(p: Position, f: Melee) -> bool:
    """A stunned model makes no Red Roll."""
    return model(p, f.target).stunned


@REDROLL.restriction("offer:red_roll", "AP-R-18", "AP-R-30")
def resting_cannot_react(p: Position, f: Melee) -> bool:
    """A model at Rest makes no Red Roll."""
    return model(p, f.target).rest > 0


@REDROLL.restriction("offer:red_roll", "AP-R-18")
def unseen_cannot_be_dodged(p: Position, f: Melee) -> bool:
    """Nobody reacts to an attacker out of sight."""
    return not sees(p, f.target, f.attacker)


@REDROLL.restriction("offer:red_roll", "AP-R-18")
def red_roll_must_be_paid(p: Position, f: Melee) -> bool:
    """The Red Roll's price must be there."""
    return bool(model(p, f.target).ap < p.rules.rulings["red_cost"])


def _boost(window: str, roller: str) -> None:
    """One more die, the best kept, for an action point of the roller (AP-R-15)."""

    def row(f: Any) -> int:
        return int(getattr(f, roller))

    def options(p: Position, f: Any) -> tuple[Option, ...]:
        if model(p, row(f)).ap < 1 or (window == "melee.red" and not f.counter_with):
            return ()
        return (BOOST,)

    def take(p: Position, f: Any, option: Option) -> None:
        p.effect(Pay(row(f), Cause("boost", row(f)), ap=1))
        f.boosted = True

    REDROLL.offer(
        Offer(
            "boost",
            window,
            0,
            player=lambda p, f: model(p, row(f)).side,
            options=options,
            take=take,
            default=lambda p, f, options: ("decline",),
            matters=_always,
            values=lambda p, f: {"model": p.scene.names[row(f)]},
            clauses=("AP-R-15",),
        ),
        at=window,
    )


for _window, _roller in (
    ("melee.hit", "attacker"),
    ("melee.damage", "attacker"),
    ("melee.red", "target"),
    ("shot.hit", "shooter"),
    ("ability", "model"),
):
    _boost(_window, _roller)


REDROLL.withdrawal("offer:boost@shot.hit", "AP-SHOOT-01", id="shots-are-not-boosted")


REDROLL.withdrawal("offer:boost@melee.hit", "AP-DAMAGE-04", id="melee-hits-are-not-boosted")


REDROLL.withdrawal("offer:boost@melee.damage", "AP-DAMAGE-04", id="melee-damage-is-not-boosted")


REDROLL.withdrawal(
    "offer:boost@melee.red", "AP-R-39", id="red-roll-is-not-boosted", only={"red_roll_as": "melee"}
)
