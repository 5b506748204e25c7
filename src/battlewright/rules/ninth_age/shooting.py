"""The shooting of a turn: who shoots at whom (H31, H51). Stand and shoot, and other machines, come later."""

from __future__ import annotations

from battlewright.core.actions import Action
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, StepResult
from battlewright.core.state import Frame
from battlewright.rules.ninth_age.charging import distance
from battlewright.rules.ninth_age.formation import formation
from battlewright.rules.ninth_age.missiles import Missile, weapon
from battlewright.rules.ninth_age.phases import PASS, Act, actor, fights, options_of, verify_own
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.shot import Shots
from battlewright.rules.ninth_age.sight import line_of_sight
from battlewright.rules.ninth_age.state import formations, piece
from battlewright.rules.ninth_age.template import TemplateShot
from battlewright.table.lengths import INCH, TOLERANCE

Way = tuple[int, int]
"""A shot: the rows of shooter and target."""


class Shooting(Frame, tag="shooting"):
    """The shooting of a side's turn; `chosen` is the next shot."""

    side: int
    chosen: Option | None = None


shooting = NINTH_AGE.procedure(Shooting)


@shooting.step("T9A-H-31D")
def choose_shot(p: Position, f: Shooting) -> StepResult:
    """The player says who shoots at whom."""
    options = options_of(p, f.side, "shoot", "template")
    if not options:
        return DONE
    return Choose(f.side, "ask-shoot", "chosen", (*options, PASS), default=options[0])


@shooting.step("T9A-H-31D")
def shoot(p: Position, f: Shooting) -> StepResult:
    """They shoot."""
    chosen, f.chosen = f.chosen, None
    if chosen is None or chosen == PASS:
        return DONE
    return Act(actor(p, chosen), chosen)


@shooting.step()
def next_shot(p: Position, f: Shooting) -> StepResult:
    """The next."""
    return "choose_shot"


@NINTH_AGE.verifier("ask-shoot")
def explain_shot(p: Position, f: Shooting, option: Option) -> None:
    """Say why a shot is refused."""
    verify_own(p, f.side, option)


def _ways(p: Position, row: int) -> tuple[Way, ...]:
    return tuple((row, enemy) for enemy in formations(p, 1 - piece(p, row).side))


def _has(found: Missile | None, template: bool) -> bool:
    return found is not None and bool(found.template) == template


def _shot_word(p: Position, way: Way) -> Option:
    return ("shoot", *(p.scene.names[row] for row in way))


def _template_word(p: Position, way: Way) -> Option:
    return ("template", *(p.scene.names[row] for row in way))


NINTH_AGE.action(
    Action("shoot", _ways, lambda p, row, option: Shots(row, p.scene.index[option[2]]), _shot_word),
    "T9A-H-31A",
)
NINTH_AGE.action(
    Action(
        "template", _ways, lambda p, row, option: TemplateShot(row, p.scene.index[option[2]]), _template_word
    ),
    "T9A-H-53A",
)


@NINTH_AGE.restriction("action:shoot", "T9A-H-31A", "T9A-H-04E", of="actor")
def shoot_without_weapon(p: Position, row: int) -> bool:
    """Who has no shooting weapon, or no Ballistic Skill, does not shoot."""
    return not _has(weapon(p, row), template=False)


@NINTH_AGE.restriction("action:template", "T9A-H-53A", of="actor")
def template_without_machine(p: Position, row: int) -> bool:
    """A template needs a machine that throws it."""
    return not _has(weapon(p, row), template=True)


def _out_of_range(p: Position, way: Way) -> bool:
    found = weapon(p, way[0])
    assert found is not None
    far = distance(formation(p, way[0]), formation(p, way[1]))
    return not found.least * INCH - TOLERANCE <= far <= found.range * INCH + TOLERANCE


for _name in ("shoot", "template"):

    @NINTH_AGE.restriction(f"action:{_name}", "T9A-H-22A", of="actor", id=f"{_name}-in-flight")
    def _flees(p: Position, row: int) -> bool:
        return piece(p, row).fleeing

    @NINTH_AGE.restriction(f"action:{_name}", "T9A-H-31E", of="actor", id=f"{_name}-in-combat")
    def _fights(p: Position, row: int) -> bool:
        return fights(p, row)

    @NINTH_AGE.restriction(
        f"action:{_name}", "T9A-H-18B", "T9A-H-20C", of="actor", id=f"{_name}-after-acting"
    )
    def _acted(p: Position, row: int) -> bool:
        return piece(p, row).acted

    @NINTH_AGE.restriction(f"action:{_name}", "T9A-H-31E", of="option", id=f"{_name}-into-combat")
    def _target_fights(p: Position, row: int, way: Way) -> bool:
        return fights(p, way[1])

    @NINTH_AGE.restriction(
        f"action:{_name}", "T9A-H-51A", "T9A-H-51B", of="option", id=f"{_name}-out-of-range"
    )
    def _too_far(p: Position, row: int, way: Way) -> bool:
        return _out_of_range(p, way)

    @NINTH_AGE.restriction(f"action:{_name}", "T9A-H-03A", of="option", id=f"{_name}-unseen")
    def _unseen(p: Position, row: int, way: Way) -> bool:
        return not line_of_sight(p, row, way[1]).clear
