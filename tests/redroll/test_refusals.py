"""Refused answers: the reason, its clause, and a position that is exactly as it was."""

import pytest
from tests.redroll.table import (
    OFF,
    asked,
    attack,
    battle,
    dice,
    duel,
    fighter,
    gun,
    model,
    options,
    play,
    recarded,
    snapshot,
    wall,
)

from battlewright.chance.errors import DiceError
from battlewright.core.errors import BattlewrightError, Illegal
from battlewright.core.running import apply
from battlewright.odds.answer import odds
from battlewright.rules.redroll import REDROLL
from battlewright.table.lengths import inches


def refused(p, answer, error=Illegal):
    """The refusal of an answer; the position has not changed."""
    before = snapshot(p)
    with pytest.raises(error) as raised:
        apply(p, tuple(answer.split()) if isinstance(answer, str) else answer)
    assert snapshot(p) == before
    return raised.value


def both(*guns):
    return fighter("att", weapons=[*(guns or (gun(),)), "knife"])


def resting():
    return model("att", "warbeast", states=["rest"], fury=1)


def silent():
    p = duel(6, resting())
    recarded(p, "att", abilities=("howl",))
    p.change(p.scene.index["att"], rest=0, fury=0)
    return p


CASES = [
    (lambda: duel(0.6), "melee tgt knife", "reason-out-of-melee-range", "AP-MELEE-08"),
    (
        lambda: duel(1, fighter("att", weapons=["spear"]), terrain=[wall((19, 0), (19, 36))]),
        "melee tgt spear",
        "reason-unseen-in-melee",
        "AP-R-35",
    ),
    (lambda: duel(0, both()), "shoot tgt gun", "reason-engaged-cannot-shoot", "AP-R-36"),
    (lambda: duel(0, model("att", "warbeast", ap=0)), "melee tgt jaws", "reason-attack-not-paid", "AP-MELEE-09"),
    (lambda: duel(6, model("att", "werewolf", form="beast", ap=0)), "move", "reason-move-not-paid", "AP-R-32"),
    (lambda: duel(6, model("att", "werewolf", ap=1)), "shift", "reason-shift-not-paid", "AP-R-29"),
    (lambda: duel(6, fighter("att", state={"ap": 1})), "charge tgt knife", "reason-charge-not-paid", "AP-R-32"),
    (lambda: duel(0, resting()), "melee tgt jaws", "reason-resting-cannot-attack", "AP-R-30"),
    (lambda: duel(6, model("att", "werewolf", form="beast")), "shift", "reason-shift-once-a-game", "AP-R-29"),
    (silent, "howl", "reason-howl-not-paid", "AP-R-26"),
]  # fmt: skip


@pytest.mark.parametrize(("build", "answer", "reason", "clause"), CASES, ids=[case[2] for case in CASES])
def test_an_action_is_refused_with_its_clause(build, answer, reason, clause):
    error = refused(build(), answer)
    assert (error.id, error.clauses) == (reason, (clause,))


def test_a_weapon_does_not_fire_twice():
    p = duel(6, both(gun("left"), gun("right")))
    play(p, "shoot tgt left", dice(0))
    error = refused(p, "shoot tgt left")
    assert (error.id, error.clauses) == ("reason-weapon-already-fired", ("AP-R-32",))


def test_a_shot_without_an_action_point():
    p = duel(6, model("att", "werewolf", form="beast", ap=0, weapons=[gun()]))
    error = refused(p, "shoot tgt gun")
    assert (error.id, error.clauses) == ("reason-shot-not-paid", ("AP-SHOOT-02",))


@pytest.mark.parametrize("answer", ["melee tgt sword", "melee nobody knife", "dance", "melee"])
def test_what_is_no_action_at_all(answer):
    assert refused(duel(), answer).id in ("error-not-an-option", "error-unknown-action")


def test_nobody_acts_twice_in_a_round():
    ours = [model(id, "hunter", x, 3) for id, x in (("a1", 3), ("a2", 6), ("a3", 9))]
    theirs = [model(id, "hunter", x, 33) for id, x in (("b1", 3), ("b2", 6))]
    p = battle(ours, theirs, rulings=OFF)
    play(p, dice(1), "activate a1", "end", "activate b2", "end")
    assert options(p) == ["activate a2", "activate a3"]
    error = refused(p, "activate a1")
    assert (error.id, error.clauses) == ("reason-has-acted", ("AP-R-33",))
    assert refused(p, "activate b1").id == "error-not-an-option"


def test_the_dead_do_not_act():
    p = duel(
        0,
        friends=[model("a2", "hunter", 3, 3), model("a3", "hunter", 6, 3)],
        foes=[model("b2", "hunter", 3, 33), model("b3", "hunter", 6, 33)],
    )
    attack(p, 9, 0, 9)
    play(p, "end")
    assert options(p) == ["activate b2", "activate b3"]
    error = refused(p, "activate tgt")
    assert (error.id, error.clauses) == ("reason-dead", ("AP-R-34",))


@pytest.mark.parametrize(
    ("dx", "reason"), [(-5.5, "too-far"), (4, "body-in-way"), (1.01, "overlaps-body"), (100, "off-table")]
)
def test_a_place_that_a_move_cannot_end_at(dx, reason):
    p = duel(1)
    apply(p, ("move",))
    error = refused(p, ("at", inches(18 + dx), inches(18)))
    assert (error.id, error.clauses) == (f"reason-{reason}", ("AP-R-42",))


def test_a_place_outside_the_deployment_zone():
    p = battle([model("a1", x=None)], [model("b1", x=None)], rulings=OFF)
    play(p, dice(1))
    error = refused(p, ("at", inches(18), inches(7)))
    assert error.clauses == ("AP-R-40",)


@pytest.mark.parametrize("faces", [(10,), (-1,), (3, 3), (), ("3",)])
def test_dice_that_the_roll_does_not_have(faces):
    p = duel()
    apply(p, ("melee", "tgt", "knife"))
    refused(p, faces, DiceError)


def test_a_decision_does_not_answer_a_roll_nor_dice_a_decision():
    p = duel()
    assert asked(p) == "ask-action"
    refused(p, (5,))
    apply(p, ("melee", "tgt", "knife"))
    refused(p, ("boost",), DiceError)


@pytest.mark.parametrize(
    ("window", "clause", "answers"),
    [
        ("shot.hit", "AP-SHOOT-01", ["shoot tgt gun"]),
        ("melee.hit", "AP-DAMAGE-04", ["melee tgt knife"]),
        ("melee.damage", "AP-DAMAGE-04", ["melee tgt knife", dice(5), "decline"]),
    ],
)
def test_a_clause_and_nothing_else_withdraws_the_boost(window, clause, answers):
    (part,) = (p for p in REDROLL.parts.values() if p.id.startswith(f"restriction:offer:boost@{window}."))
    assert part.clauses == (clause,)
    p = duel(6 if window == "shot.hit" else 0, both())
    p.rules = REDROLL.without(part.id).compile(OFF)
    play(p, *answers)
    assert options(p) == ["boost", "decline"]


def test_no_answer_is_taken_when_the_battle_is_over():
    p = duel(0, fighter("att", WND=1))
    attack(p, 0, 9)
    refused(p, "end")


def test_an_unknown_stop_names_each_known_one_once():
    with pytest.raises(BattlewrightError) as caught:
        odds(duel(), ["tgt.destroyed"], stop="nowhere")
    known = caught.value.values["expected"].split(", ")
    assert "end_of_battle" in known and len(known) == len(set(known))
