"""The worked numbers of the rules reference (section 3), asked of `odds` through the rules, in exact fractions."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.redroll.table import OFF, battle, beside, dice, duel, fighter, gun, model, play

from battlewright.core.position import Position
from battlewright.core.requests import Roll
from battlewright.core.running import apply
from battlewright.odds.answer import odds
from battlewright.scenario.library import shipped
from battlewright.scenario.load import load, position

F = Fraction
Pmf = dict[Any, Fraction]
WHOLE = 99
"""Wounds that no single attack takes."""


def laws(p: Position, *watch: str, **asked: Any) -> list[Pmf]:
    """The exact laws of the quantities."""
    answer = odds(p, watch, rational=True, **asked)
    assert answer.method == "exact" and answer.error_bound == 0
    return [dict(answer.quantities[name].pmf) for name in watch]


def mean(pmf: Pmf) -> Fraction:
    return sum((value * mass for value, mass in pmf.items()), F(0))


def skill(k: int) -> tuple[int, int]:
    """MEL and AGI whose difference is k."""
    return (k, 0) if k >= 0 else (0, -k)


def attack(
    k: int = 0, wounds: int = WHOLE, own: str = "knife", rulings: dict[str, Any] | None = None, **tgt: int
) -> Position:
    """One attack declared by a fighter with MEL - AGI = k, before any dice."""
    mel, agi = skill(k)
    target = fighter("tgt", weapons=[own], AGI=agi, WND=wounds, **tgt)
    p = duel(0.0, fighter("att", MEL=mel, WND=WHOLE), target, rulings=rulings)
    return apply(p, ("melee", "tgt", "knife"))


OUTCOMES = {
    -9: (0, 1, 99, 0), -6: (6, 4, 90, 0), -5: (10, 5, 85, 0), -4: (15, 6, 79, 0), -3: (21, 7, 72, 0),
    -2: (28, 8, 64, 0), -1: (36, 9, 55, 0), 0: (45, 10, 45, 0), 1: (54, 9, 36, 1), 2: (62, 8, 28, 2),
    3: (69, 7, 21, 3), 4: (75, 6, 15, 4), 5: (80, 5, 10, 5), 6: (84, 4, 6, 6), 7: (87, 3, 3, 7), 8: (89, 2, 1, 8),
    9: (90, 1, 0, 9), 10: (90, 0, 0, 10), 11: (90, 0, 0, 10), -10: (0, 0, 100, 0), -12: (0, 0, 100, 0),
}  # fmt: skip
"""3.1: clean, tie, miss, nine per 100."""

OUTCOMES_1_TO_9 = {
    -2: (21, 7, 53, 0), -1: (28, 8, 45, 0), 0: (36, 9, 36, 0), 1: (44, 8, 28, 1), 2: (51, 7, 21, 2), 3: (57, 6, 15, 3),
}  # fmt: skip
"""3.1 with a die 1-9: per 81."""

NAMES = ("clean", "tie", "miss", "nine")


def of(total: int, counts: tuple[int, ...]) -> Pmf:
    return {name: F(count, total) for name, count in zip(NAMES, counts, strict=True) if count}


@pytest.mark.parametrize("k", OUTCOMES)
def test_the_four_results_of_an_attack(k: int) -> None:
    result, counter = laws(attack(k), "attack.result", "attack.counter")
    assert result == of(100, OUTCOMES[k])
    _, tie, miss, nine = OUTCOMES[k]
    assert counter.get(True, 0) == F(tie + miss + nine, 100)


@pytest.mark.parametrize("k", OUTCOMES_1_TO_9)
def test_the_four_results_with_a_die_of_nine_faces(k: int) -> None:
    (result,) = laws(attack(k, rulings={"die.faces": "1-9"}), "attack.result")
    assert result == of(81, OUTCOMES_1_TO_9[k])


def test_the_four_results_when_the_nine_itself_is_compared() -> None:
    p = duel(0.0, fighter("att", MEL=2), fighter("tgt", AGI=2, WND=WHOLE), rulings={"nine_compare": "die"})
    (result,) = laws(apply(p, ("melee", "tgt", "knife")), "attack.result")
    assert result == of(100, (45, 9, 44, 2))


def test_the_four_results_under_the_default_symbols() -> None:
    (result,) = laws(attack(0, rulings={"symbols": "on"}), "attack.result")
    assert [round(float(result.get(name, 0)), 4) for name in ("clean", "tie", "miss")] == [
        0.4473,
        0.1054,
        0.4473,
    ]


def shooter(distance: float, rulings: dict[str, Any] | None = None, **stats: int) -> Position:
    """A shot declared over that many inches with an effective range of 8, power 4."""
    att = model("att", x=4, weapons=[gun()], stats={"AIM": 1, **stats})
    tgt = model("tgt", stats={"DEF": 5, "WND": WHOLE})
    tgt.at = beside(att, tgt, distance)
    p = battle([att], [tgt], rulings={**OFF, **(rulings or {})}, turn="att", size=48)
    return apply(p, ("shoot", "tgt", "gun"))


WORST = {
    0: ["1/10"] * 10,
    1: ["19/100", "17/100", "3/20", "13/100", "11/100", "9/100", "7/100", "1/20", "3/100", "1/100"],
    2: [
        "271/1000",
        "217/1000",
        "169/1000",
        "127/1000",
        "91/1000",
        "61/1000",
        "37/1000",
        "19/1000",
        "7/1000",
        "1/1000",
    ],
    3: [
        "3439/10000",
        "493/2000",
        "339/2000",
        "221/2000",
        "671/10000",
        "369/10000",
        "7/400",
        "13/2000",
        "3/2000",
        "1/10000",
    ],
}
"""3.2: the worst of n + 1 dice, faces 0 to 9."""

AWAY = {0: 7.0, 1: 15.0, 2: 23.0, 3: 31.0}
"""Inches that make n repeats with an effective range of 8."""


@pytest.mark.parametrize("n", WORST)
def test_the_worst_of_the_repeats(n: int) -> None:
    (kept,) = laws(shooter(AWAY[n]), "roll.kept")
    assert kept == {face: F(chance) for face, chance in enumerate(WORST[n])}
    assert mean(kept) == (F(9, 2), F(57, 20), F(81, 40), F(15333, 10000))[n]


@pytest.mark.parametrize(
    ("distance", "effective", "repeats", "floored"),
    [
        (8, 8, 0, 0),
        (8.5, 8, 1, 0),
        (16, 8, 1, 1),
        (16.1, 8, 2, 1),
        (24, 8, 2, 2),
        (25, 8, 3, 2),
        (30, 12, 2, 1),
    ],
)
def test_the_number_of_repeats(distance: float, effective: float, repeats: int, floored: int) -> None:
    for ruling, expected in (("ceil", repeats), ("floor", floored)):
        att = model("att", x=4, weapons=[gun(reach=effective)])
        tgt = model("tgt")
        tgt.at = beside(att, tgt, distance)
        p = battle([att], [tgt], rulings={**OFF, "rerolls": ruling}, turn="att", size=48)
        asked = apply(p, ("shoot", "tgt", "gun")).pending
        assert isinstance(asked, Roll) and len(asked.partition.dice) == 1 + expected


def test_expected_wounds_of_a_shot() -> None:
    dealt = [mean(laws(shooter(AWAY[n]), "tgt.damage")[0]) for n in range(4)]
    assert dealt == [F(12, 5), F(36, 25), F(108, 125), F(324, 625)]


def test_hits_with_a_lucky_number_on_the_kept_die(monkeypatch: pytest.MonkeyPatch) -> None:
    from battlewright.rules.redroll.cards import shipped as data

    monkeypatch.setitem(data()["cards"]["hunter"], "lucky", [2])
    hits = [laws(shooter(AWAY[n]), "tgt.hit")[0][True] for n in range(4)]
    assert hits == [F(7, 10), F(51, 100), F(77, 200), F(2991, 10000)]


DAMAGE = {
    -9: (F(1), range(1, 1)), -6: (F(7, 10), range(1, 4)), -5: (F(3, 5), range(1, 5)), -4: (F(1, 2), range(1, 6)),
    -3: (F(2, 5), range(1, 7)), -2: (F(3, 10), range(1, 8)), -1: (F(1, 5), range(1, 9)), 0: (F(1, 10), range(1, 10)),
    1: (F(0), range(1, 11)), 2: (F(0), range(2, 12)), 4: (F(0), range(4, 14)),
}  # fmt: skip
"""3.3: the chance of no Wound, and the numbers of Wounds of which each has a tenth."""


@pytest.mark.parametrize("n", DAMAGE)
def test_the_wounds_of_a_damage_roll(n: int) -> None:
    none, others = DAMAGE[n]
    p = apply(duel(0.0, fighter("att"), fighter("tgt", ARM=7 - n, WND=WHOLE)), ("melee", "tgt", "knife"))
    (damage,) = laws(p, "tgt.damage", policy={"windows": {"red_roll": "decline"}})
    assert damage == {
        value: mass for value, mass in {0: none, **dict.fromkeys(others, F(1, 10))}.items() if mass
    }
    if n <= 0:
        assert mean(damage) == F((9 + n) * (10 + n), 20)
    if n >= 0:
        assert mean(damage) == F(9, 2) + n


def blade_of(power: int) -> dict[str, Any]:
    return {"name": "blade", "kind": "melee", "RNG": 0.5, "POW": power}


def exchange(k: int, n: int, power: int, wounds: int) -> Position:
    mel, agi = skill(k)
    target = fighter("tgt", weapons=[blade_of(power)], AGI=agi, ARM=7 - n, WND=wounds)
    return apply(duel(0.0, fighter("att", MEL=mel, WND=WHOLE), target), ("melee", "tgt", "knife"))


@pytest.mark.parametrize(
    ("k", "n", "power", "dealt", "taken", "wounds", "taken_alive"),
    [
        (0, -3, 2, F(231, 200), F(11, 10), 5, F(53, 50)),
        (4, 0, 3, F(153, 40), F(3, 4), 8, F(69, 100)),
        (-2, -4, 4, F(27, 50), F(72, 25), None, None),
    ],
)
def test_one_attack_dealt_and_taken(
    k: int,
    n: int,
    power: int,
    dealt: Fraction,
    taken: Fraction,
    wounds: int | None,
    taken_alive: Fraction | None,
) -> None:
    to_target, to_attacker = laws(exchange(k, n, power, WHOLE), "tgt.damage", "att.damage")
    assert (mean(to_target), mean(to_attacker)) == (dealt, taken)
    if wounds is not None:
        (to_attacker,) = laws(exchange(k, n, power, wounds), "att.damage")
        assert mean(to_attacker) == taken_alive


DEALT = {
    -4: ["27/50", "27/40", "33/40", "24/25", "27/25", "237/200", "51/40", "27/20"],
    -2: ["126/125", "63/50", "77/50", "224/125", "252/125", "553/250", "119/50", "63/25"],
    0: ["81/50", "81/40", "99/40", "72/25", "81/25", "711/200", "153/40", "81/20"],
    2: ["117/50", "117/40", "143/40", "104/25", "117/25", "1027/200", "221/40", "117/20"],
}
"""3.4: expected damage for k = -2..5."""


@pytest.mark.parametrize("n", DEALT)
def test_the_table_of_expected_damage(n: int) -> None:
    found = [mean(laws(exchange(k, n, 3, WHOLE), "tgt.damage")[0]) for k in range(-2, 6)]
    assert found == [F(value) for value in DEALT[n]]


@pytest.mark.parametrize(
    ("k", "n", "wounds", "kills"),
    [
        (0, -3, 5, ["11/100", "4763/20000", "45727/125000"]),
        (2, -2, 5, ["27/125", "6831/15625", "1206333/1953125"]),
        (3, 0, 8, ["79/500", "58223/125000", "17660371/25000000"]),
    ],
)
def test_several_attacks(k: int, n: int, wounds: int, kills: list[str]) -> None:
    """Counters ignored: the target's Red Rolls are made with bare hands, which deal nothing."""
    mel, agi = skill(k)
    for attacks, chance in enumerate(kills, 1):
        target = fighter("tgt", weapons=[], AGI=agi, ARM=7 - n, WND=wounds)
        p = duel(0.0, fighter("att", MEL=mel, state={"ap": attacks}), target)
        (destroyed,) = laws(p, "tgt.destroyed", stop="end_of_activation")
        assert destroyed[True] == F(chance)


COMBINATIONS = {
    ("claw",): ("3/10", "51/100", "657/1000"),
    ("claw", "claw"): ("0", "9/100", "27/125"),
    ("claw", "moon"): ("0", "3/50", "18/125"),
    ("claw", "skull"): ("0", "3/50", "18/125"),
    ("skull",): ("1/10", "19/100", "271/1000"),
    ("skull", "skull"): ("0", "1/100", "7/250"),
}
"""3.6: chances of symbols among 1, 2 and 3 dice."""


@pytest.mark.parametrize("wanted", COMBINATIONS)
def test_symbols_of_one_to_three_dice(wanted: tuple[str, ...]) -> None:
    for count, chance in enumerate(COMBINATIONS[wanted], 1):
        (symbols,) = laws(attack(0, rulings={"symbols": "on", "symbol_dice": count - 1}), "roll.symbols",
                          policy={"windows": {"red_roll": "decline"}}, stop={"step": "melee.compare"})  # fmt: skip
        found = sum(
            (m for s, m in symbols.items() if all(s.count(w) >= wanted.count(w) for w in wanted)), F(0)
        )
        assert found == F(chance)


@pytest.mark.parametrize(
    ("symbol", "chances"),
    [
        ("skull", ["1/10", "1/100", "1/1000"]),
        ("moon", ["1/10", "19/100", "271/1000"]),
        ("claw", ["3/10", "27/100", "237/1000"]),
    ],
)
def test_symbols_on_the_kept_die(symbol: str, chances: list[str]) -> None:
    for n, chance in enumerate(chances):
        (symbols,) = laws(shooter(AWAY[n], {"symbols": "on", "symbol_dice": 0}), "roll.symbols")
        assert symbols[symbol,] == F(chance)


def test_a_boosted_roll_keeps_the_best_of_two() -> None:
    p = battle([model("att", "werewolf", form="beast", ap=2)], [model("tgt", x=30)], rulings=OFF, turn="att")
    apply(apply(p, ("howl",)), ("boost",))
    (kept,) = laws(p, "roll.kept")
    assert mean(kept) == F(123, 20)
    at_least = [sum((mass for face, mass in kept.items() if face >= t), F(0)) for t in range(4, 9)]
    assert at_least == [F(21, 25), F(3, 4), F(16, 25), F(51, 100), F(9, 25)]


def test_the_duel_of_the_bars() -> None:
    p = position(load(shipped()["redroll/duel"]))
    joint, target, attacker = laws(
        p,
        "joint(attacker.damage, target.damage)",
        "target.destroyed",
        "attacker.destroyed",
        stop="end_of_activation",
    )
    assert target[True] == F(1206333, 1953125)
    assert attacker[True] == F(8377, 200000)
    assert sum(joint.values()) == 1
    assert sum((mass for (own, _), mass in joint.items() if own >= 8), F(0)) == attacker[True]
    assert sum((mass for (_, foe), mass in joint.items() if foe >= 5), F(0)) == target[True]


def test_the_duel_asks_no_sight_path_or_region(monkeypatch: pytest.MonkeyPatch) -> None:
    from battlewright.rules.redroll import counter, movement, sight

    asked: list[str] = []
    for module, name in (
        (sight, "clear_lines"),
        (counter, "stop_within"),
        (movement, "stop_within"),
        (movement, "move_region"),
    ):
        monkeypatch.setattr(module, name, lambda *a, name=name, **k: asked.append(name))
    p = position(load(shipped()["redroll/duel"]))
    laws(p, "target.destroyed", stop="end_of_activation")
    assert asked == []


def test_the_positions_of_the_duel() -> None:
    p = position(load(shipped()["redroll/duel"]))
    watch = ["joint(attacker.damage, target.damage)", "target.destroyed", "attacker.destroyed"]
    assert odds(p, watch, stop="end_of_activation").positions == 379


def test_an_attack_and_its_counterattack_with_given_dice() -> None:
    p = position(load(shipped()["redroll/duel"]))
    play(p, "melee target knife", dice(6), "red_roll knife", dice(7), dice(9))
    assert p.rows[p.scene.index["target"]].alive is False
