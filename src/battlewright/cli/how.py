"""How an answer was found, in two lines: by what method until when, and who decided how on the way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from battlewright.cli.screen import NOTE, Screen
from battlewright.odds.policy import PRACTISED
from battlewright.odds.results import Odds
from battlewright.texts.catalog import catalog
from battlewright.texts.numbers import figure, is_long, percent
from battlewright.texts.sayings import decision_text, message_id

SIDES = "AB"


def method_shown(screen: Screen, odds: Odds, ruleset: str) -> None:
    """Exact or sampled, until which stop, and how far off a number may be."""
    if odds.method == "exact":
        bound = f"{odds.error_bound:.0e}" if odds.error_bound else "no"
        stop = stop_text(screen.lang, odds.stop)
        screen.say("cli-odds-exact", NOTE, positions=odds.positions, bound=bound, stop=stop)
        if any(is_long(p) for law in odds.quantities.values() for p in (law.mean, *(p for _, p in law.pmf))):
            screen.say("cli-odds-shortened", NOTE)
        if odds.source == "stored":
            screen.say("cli-odds-stored", NOTE)
        return
    id, bound = "cli-odds-sampled", percent(odds.error_bound, screen.lang)
    if odds.options:
        id, bound = "best-sampled", figure(odds.error_bound, screen.lang)
    screen.say(id, NOTE, trials=odds.trials, bound=bound, stop=stop_text(screen.lang, odds.stop))
    taught = [kind for kind, how in odds.policy["decisions"].items() if how == PRACTISED]
    if taught:
        asked = dict.fromkeys(decision_text(kind, screen.lang, ruleset) for kind in taught)
        screen.say("odds-practised", NOTE, decisions=" ".join(asked))


def policy_shown(screen: Screen, policy: Mapping[str, Any]) -> None:
    """Who decides how on the way; a policy of which nothing was needed is none."""
    settled = policy["decisions"]
    if not settled:
        screen.say("odds-policy-idle", NOTE)
        return
    first, second = (policy[side] for side in SIDES)
    if first == second:
        said = [_side(screen, "both", first)]
    else:
        said = [_side(screen, side, policy[side]) for side in SIDES]
    if "windows" in policy:
        offers = ", ".join(f"{offer} {word}" for offer, word in policy["windows"].items())
        said.append(screen.text("odds-policy-offers", offers=offers))
    if "never" in policy:
        said.append(screen.text("odds-policy-never", offers=", ".join(policy["never"])))
    screen.say("odds-policy", NOTE, said="; ".join(said))
    if any(how.startswith("best of") for how in settled.values()):
        screen.say("odds-policy-points", NOTE)


def _side(screen: Screen, side: str, word: Any) -> str:
    if isinstance(word, list):
        return screen.text("odds-policy-prefers", side=side, commands=", ".join(word))
    return screen.text(f"odds-policy-{word}", side=side)


def stop_text(lang: str, stop: Any) -> str:
    """A stop in words; one that is a step by its name."""
    name = stop if isinstance(stop, str) else str(stop.get("step"))
    id = message_id("stop", name)
    return catalog(lang).text(id) if catalog(lang).has(id) else name
