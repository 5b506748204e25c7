"""Small games with known odds: a chain of boosted attacks, volleys at many targets, sealed bids, endless talk."""

from __future__ import annotations

from functools import cache
from typing import Any

from battlewright.chance import D3, D6, Partition, at_least, choice, successes, total
from battlewright.core.effects import Cause, Effect
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Both, Choose, Each, Option, Roll, StepResult
from battlewright.core.ruleset import Ruleset
from battlewright.core.scene import Scene
from battlewright.core.state import Frame, Row
from battlewright.core.windows import DECLINE
from battlewright.table.angles import DEGREE
from battlewright.table.placement.directions import Directions
from battlewright.table.table import Table

GAMES = Ruleset("games", "1")


@GAMES.row
class Piece(Row, frozen=True, tag="piece"):
    """Anything on the table: boxes left, fury or coins to spend, what it has won."""

    boxes: int = 0
    fury: int = 0
    score: int = 0


class Change(Effect, frozen=True, tag="change"):
    """Numbers added to a row."""

    boxes: int = 0
    fury: int = 0
    score: int = 0


@GAMES.happens(Change)
def change(p: Position, e: Change) -> None:
    row = p.rows[e.affected]
    if e.boxes:
        p.count("damage", e.affected, -e.boxes)
    boxes = max(0, row.boxes + e.boxes)
    p.change(e.affected, boxes=boxes, fury=row.fury + e.fury, score=row.score + e.score)


def changed(p: Position, row: int, **amounts: int) -> None:
    p.effect(Change(row, Cause("rules"), **amounts))


@GAMES.quantity("boxes")
def boxes(p: Position, row: int) -> int:
    return int(p.rows[row].boxes)


@GAMES.quantity("destroyed")
def destroyed(p: Position, row: int) -> bool:
    return bool(p.rows[row].boxes == 0)


@GAMES.quantity("score", of="side")
def score(p: Position, row: int) -> int:
    return int(p.rows[row].score)


@GAMES.quantity("lead")
def lead(p: Position, row: int) -> int:
    """Reads two rows: by how many boxes a piece is ahead of the next one, the last of all ahead of itself."""
    return int(p.rows[row].boxes - p.rows[min(row + 1, len(p.rows) - 1)].boxes)


GAMES.counted("damage")
GAMES.marked("strike.result", start="none", outcomes=("none", "hit", "miss"))
YES: Option = ("yes",)
NO = DECLINE


class Chain(Frame, tag="chain"):
    """Attacks in a row; a fury boosts a roll to hit before it, or the damage after a hit. 7 hits, POW is ARM - 1."""

    attacker: int
    target: int
    attacks: int
    answer: Option | None = None
    hit: bool = False
    damage: int = 0


chain = GAMES.procedure(Chain)


def _ask(p: Position, f: Chain, kind: str) -> StepResult:
    if not p.rows[f.attacker].fury:
        f.answer = NO
        return None
    return Choose(0, kind, "answer", (YES, NO), default=NO)


def _dice(p: Position, f: Chain) -> tuple[Any, ...]:
    boosted = f.answer == YES
    f.answer = None
    if boosted:
        changed(p, f.attacker, fury=-1)
    return (D6,) * (3 if boosted else 2)


@chain.step()
def next_attack(p: Position, f: Chain) -> StepResult:
    return DONE if f.attacks == 0 or p.rows[f.target].boxes == 0 else None


@chain.step()
def boost_hit(p: Position, f: Chain) -> StepResult:
    f.attacks -= 1
    return _ask(p, f, "ask-boost_hit")


@chain.step()
def roll_hit(p: Position, f: Chain) -> StepResult:
    return Roll(0, "hit", "hit", at_least(_dice(p, f), 7))


@chain.step()
def missed(p: Position, f: Chain) -> StepResult:
    return None if f.hit else "next_attack"


@chain.step()
def boost_damage(p: Position, f: Chain) -> StepResult:
    f.hit = False
    return _ask(p, f, "ask-boost_damage")


@chain.step()
def roll_damage(p: Position, f: Chain) -> StepResult:
    return Roll(0, "damage", "damage", total(_dice(p, f), -1))


@chain.step()
def hurt(p: Position, f: Chain) -> StepResult:
    damage, f.damage = f.damage, 0
    changed(p, f.target, boxes=-damage)
    return "next_attack"


class Strike(Frame, tag="strike"):
    """One target: on 4 or more it loses a d3; with `marks` it says how it went, with `pool` it feeds one row."""

    target: int
    marks: bool = False
    pool: int = 0
    asks: bool = False
    answer: Option | None = None
    hit: bool = False
    damage: int = 0


strike = GAMES.procedure(Strike)


@strike.step()
def dodge(p: Position, f: Strike) -> StepResult:
    return Choose(1, "ask-dodge", "answer", (YES, NO), default=NO) if f.asks else None


@strike.step()
def aim(p: Position, f: Strike) -> StepResult:
    dodged, f.answer = f.answer == YES, None
    return Roll(0, "strike", "hit", at_least((D6,), 5 if dodged else 4))


@strike.step()
def judge(p: Position, f: Strike) -> StepResult:
    if f.marks:
        p.mark("strike.result", "hit" if f.hit else "miss")
    return None if f.hit else "end"


@strike.step()
def wound(p: Position, f: Strike) -> StepResult:
    f.hit = False
    return Roll(0, "wound", "damage", total((D3,)))


@strike.step()
def suffer(p: Position, f: Strike) -> StepResult:
    damage, f.damage = f.damage, 0
    changed(p, f.target, boxes=-damage)
    if f.pool:
        changed(p, f.pool, score=damage)
    return DONE


class Volley(Frame, tag="volley"):
    """All of `strikes` at once, `times` times; then side A scores if `inspect` is hurt, and `talks` begin."""

    strikes: tuple[tuple[Any, ...], ...]
    times: int = 1
    inspect: int = 0
    talks: bool = False


volley = GAMES.procedure(Volley)


@volley.step()
def shoot(p: Position, f: Volley) -> StepResult:
    if f.times == 0:
        return "look"
    f.times -= 1
    return Each(tuple(Strike(**dict(pairs)) for pairs in f.strikes))


@volley.step()
def again(p: Position, f: Volley) -> StepResult:
    return "shoot"


@volley.step()
def look(p: Position, f: Volley) -> StepResult:
    if f.inspect and p.rows[f.inspect].boxes < 3:
        changed(p, 1, score=1)
    return None


@volley.step()
def talk_it_over(p: Position, f: Volley) -> StepResult:
    return Talk() if f.talks else DONE


class Opening(Frame, tag="opening", kw_only=False):
    """A strike, then a volley."""

    target: int
    strikes: tuple[tuple[Any, ...], ...]


opening = GAMES.procedure(Opening)


@opening.step()
def open_fire(p: Position, f: Opening) -> StepResult:
    return Strike(target=f.target)


@opening.step()
def follow_up(p: Position, f: Opening) -> StepResult:
    return Volley(f.strikes)


def strikes(*targets: int, **fields: Any) -> tuple[tuple[Any, ...], ...]:
    """The strikes of a volley as hashable data."""
    return tuple((("target", target), *fields.items()) for target in targets)


class Bids(Frame, tag="bids"):
    """Both sides name a word at once; A scores by the table `prizes`, with a die on top that changes nothing."""

    words: tuple[Option, ...]
    prizes: tuple[tuple[int, ...], ...]
    mine: Option | None = None
    theirs: Option | None = None
    die: int = 0


bids = GAMES.procedure(Bids)


@bids.step()
def bid(p: Position, f: Bids) -> StepResult:
    return Both((Choose(0, "ask-bid", "mine", f.words), Choose(1, "ask-bid", "theirs", f.words)))


@bids.step()
def shake(p: Position, f: Bids) -> StepResult:
    return Roll(0, "shake", "die", choice(2))


@bids.step()
def pay(p: Position, f: Bids) -> StepResult:
    assert f.mine is not None
    assert f.theirs is not None
    changed(p, 1, score=f.prizes[f.words.index(f.mine)][f.words.index(f.theirs)])
    return DONE


class Talk(Frame, tag="talk"):
    """A question that comes back for ever; with `die` a roll stands between."""

    die: bool = False
    answer: Option | None = None
    face: int = 0


talk = GAMES.procedure(Talk)


@talk.step()
def ask_again(p: Position, f: Talk) -> StepResult:
    return Choose(0, "ask-again", "answer", (YES, NO), default=YES)


@talk.step()
def think(p: Position, f: Talk) -> StepResult:
    if f.answer == NO:
        return DONE
    f.answer = None
    return Roll(0, "think", "face", choice(2)) if f.die else "ask_again"


@talk.step()
def forget(p: Position, f: Talk) -> StepResult:
    f.face = 0
    return "ask_again"


GAMES.stops["end_of_action"] = Chain


def position(frame: Frame, a: list[Piece], b: list[Piece]) -> Position:
    """A position with one procedure to run, not started: pieces a1.. (rows from 3) and b1.. after them."""
    names = (tuple(f"a{i + 1}" for i in range(len(a))), tuple(f"b{i + 1}" for i in range(len(b))))
    scene = Scene(Table(1_000_000, 1_000_000), names, None)
    return Position(GAMES.compile(), scene, [Piece(), Piece(), Piece(), *a, *b], [frame])


@cache
def successes_of(cases: int) -> Partition[bool]:
    """So many of 2,001 cases."""
    return choice(2001).map(lambda case: case < cases, "toss")


class Toss(Frame, tag="toss"):
    """One row is tossed in a direction: the nearer to the one of `wind`, the likelier it loses a box; where it `blows`,
    the other side chooses a drift, the farther from the wind the worse."""

    target: int
    wind: int
    low: int = -90 * DEGREE
    high: int = 90 * DEGREE
    blows: bool = False
    to: Option | None = None
    drift: Option | None = None
    hit: bool = False
    damage: int = 0


toss = GAMES.procedure(Toss)


@toss.step()
def direct(p: Position, f: Toss) -> StepResult:
    return Choose(0, "ask-direction", "to", region=Directions((0, 0), low=f.low, high=f.high))


@toss.step()
def drifted(p: Position, f: Toss) -> StepResult:
    return (
        Choose(1, "ask-drift", "drift", region=Directions((0, 0), low=f.low, high=f.high))
        if f.blows
        else None
    )


@toss.step()
def let_go(p: Position, f: Toss) -> StepResult:
    assert f.to is not None
    off = abs(f.to[1] - f.wind) // (DEGREE // 10)
    if f.drift is not None:
        off += abs(f.drift[1] - f.wind) // (10 * DEGREE)
    f.to = f.drift = None
    return Roll(0, "toss", "hit", successes_of(2000 - off))


@toss.step()
def land(p: Position, f: Toss) -> StepResult:
    if f.hit:
        changed(p, f.target, boxes=-1)
    return DONE


class Bout(Frame, tag="bout"):
    """Rounds until row 3 or row 5 is gone: two dice at row 5, then one at row 3 and one at row 4, in haste alone; with
    `asks` A chooses in each round, and care hits less."""

    asks: bool = False
    answer: Option | None = None
    hits: int = 0


bout = GAMES.procedure(Bout)


@bout.step()
def choose_care(p: Position, f: Bout) -> StepResult:
    return Choose(0, "ask-care", "answer", (YES, NO), default=NO) if f.asks else None


@bout.step()
def strike_first(p: Position, f: Bout) -> StepResult:
    return Roll(0, "first", "hits", successes(2, D6, 6 if f.answer == YES else 4))


@bout.step()
def strike_back(p: Position, f: Bout) -> StepResult:
    careful, hits = f.answer == YES, f.hits
    f.answer, f.hits = None, 0
    changed(p, 5, boxes=-hits)
    return Each((Strike(target=4),) if careful else (Strike(target=3), Strike(target=4)))


@bout.step()
def next_round(p: Position, f: Bout) -> StepResult:
    return "choose_care" if p.rows[3].boxes and p.rows[5].boxes else DONE
