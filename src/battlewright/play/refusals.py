"""Why words that fit nothing here are refused: the rules are asked about an offer that is not made, and about whoever
acted last, whose activation may have ended by itself."""

from __future__ import annotations

from typing import Any

from battlewright.core import actions
from battlewright.core.errors import BattlewrightError, Illegal
from battlewright.core.position import Position
from battlewright.core.requests import STOPPED, Choose, Stop
from battlewright.core.restrictions import forbidding
from battlewright.core.running import apply
from battlewright.play.battle import Battle
from battlewright.play.words import CommandError, match, rank_in_any_language, spelling

END_OF_ACTION = "end_of_action"


def explained(battle: Battle, line: str, error: BattlewrightError) -> BattlewrightError:
    """The reason that the rules have for refusing a line of which not a word was understood, or the error itself."""
    words = line.split()
    if not isinstance(error, CommandError) or error.recognised or not words:
        return error
    forbidden = _after_last_action(battle, words) or _for_anybody(battle.position, words)
    if forbidden is not None:
        return forbidden
    if battle.pending is STOPPED:
        return CommandError("error-command-stopped", value=line)
    return error


def withheld(position: Position, word: str) -> Illegal | None:
    """Why the roll that is due takes no offer of this name, if the ruleset knows such an offer for it."""
    for host in reversed(position.stack):
        prefix = f"{position.rules.procedures[type(host)].name}."
        offers = [
            one for name, own in position.rules.windows.items() if name.startswith(prefix) for one in own
        ]
        for offer in offers:
            names = [offer.id.partition("_")[0], *(spelling(way)[0] for way in offer.options(position, host))]
            if any(rank_in_any_language(word, name) in (0, 1) for name in names):
                barred = forbidding(offer.restrictions, position, host)
                values = offer.values(position, host)
                if barred is not None:
                    return Illegal(f"reason-{barred.id}", barred.clauses, **values)
                return Illegal("error-command-not-offered", offer.clauses, value=word)
    return None


def _after_last_action(battle: Battle, words: list[str]) -> Illegal | None:
    """What forbids the action that the words name to whoever acted last, when its last action was over."""
    known = battle.position.rules.actions
    named = [name for name in known if rank_in_any_language(words[0], name) in (0, 1)]
    ended = _last_action_over(battle) if named else None
    if ended is None:
        return None
    position, actor = ended
    action = known[named[0]]
    try:
        option, _ = match([action.word(position, way) for way in action.ways(position, actor)], words)
        actions.verify(position, actor, option)
    except Illegal as refusal:
        return refusal
    except CommandError:
        pass
    return None


def _for_anybody(position: Position, words: list[str]) -> Illegal | None:
    """What forbids the action that the words name to the first who may be meant, if it is forbidden to all of them."""
    refusals = []
    for name, action in position.rules.actions.items():
        if not position.stack or rank_in_any_language(words[0], name) not in (0, 1):
            continue
        for actor in position.rules.ruleset.actors(position):
            try:
                option, _ = match([action.word(position, way) for way in action.ways(position, actor)], words)
                actions.verify(position, actor, option)
            except Illegal as refusal:
                refusals.append(refusal)
            except CommandError:
                continue
            else:
                return None
    return refusals[0] if refusals else None


def _last_action_over(battle: Battle) -> tuple[Position, int] | None:
    """The position in which the last action of all has just ended, and the row that acted."""
    rules, played = battle.position.rules, battle.played
    last = next(
        (i for i in range(len(played) - 1, -1, -1) if _begins_action(rules.actions, played[i].answer)), None
    )
    if last is None or END_OF_ACTION not in rules.ruleset.stops:
        return None
    position = battle.after(last)
    asked = position.pending
    actor = position.scene.index.get(str(asked.values.get("model"))) if isinstance(asked, Choose) else None
    if actor is None:
        return None
    position.stop = Stop(rules.ruleset.stops[END_OF_ACTION])
    for entry in played[last:]:
        if position.pending is STOPPED:
            break
        apply(position, entry.answer)
    return (position, actor) if position.pending is STOPPED else None


def _begins_action(known: dict[str, Any], answer: Any) -> bool:
    return isinstance(answer, tuple) and bool(answer) and answer[0] in known
