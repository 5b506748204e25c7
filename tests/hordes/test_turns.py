"""The order of play (2.3): rounds, turns and phases, activations of models and of units, the end."""

import pytest
from tests.hordes.battles import asked, at, battle, block, dice, happened, lost, model, options, play, row

from battlewright.core.errors import Illegal
from battlewright.table.angles import DEGREE
from battlewright.table.lengths import inches


def place(x: float, y: float) -> tuple[str, int, int]:
    return ("at", inches(x), inches(y))


AHEAD = ("direction", 0)


def two_sides(*ours, theirs=(), **more):
    """Models against a foe far away; side A is about to begin its first turn."""
    return battle(
        ours or [model("a", "stalker", 10, 10)], theirs or [model("b", "stalker", 10, 40, 180)], **more
    )


@pytest.mark.clause("HRD-R-203A")
def test_sides_take_turns_and_each_model_is_activated_once():
    p = two_sides(model("a1", "scout", 10, 10), model("a2", "scout", 20, 10))
    assert options(p) == ["activate a1", "activate a2", "pass"]
    play(p, "activate a1", "end")
    assert options(p) == ["activate a2", "pass"]
    play(p, "activate a2", "end")
    assert options(p) == ["activate b", "pass"]
    play(p, "pass")
    assert (p.rows[0].round, options(p)) == (2, ["activate a1", "activate a2", "pass"])


@pytest.mark.clause("HRD-R-203E")
def test_why_a_model_cannot_be_activated():
    p = two_sides(
        *(model(f"a{i}", "scout", 10 * i, 10) for i in (1, 2)), model("a3", "shield", 30, 10, unit="wall")
    )
    play(p, "activate a1", "end")
    for answer, reason in (
        (("activate", "a1"), "activated-already"),
        (("activate", "a3"), "activates-with-its-unit"),
    ):
        with pytest.raises(Illegal) as refused:
            play(p, answer)
        assert (refused.value.id, refused.value.clauses) == (f"reason-{reason}", ("HRD-R-203E",))


@pytest.mark.clause("HRD-R-203E")
def test_movement_comes_before_the_action():
    p = battle([model("a", "wolf_brute", 10, 10)], [model("b", "shield", 10, 11.8)], turn="a")
    assert {"advance", "run", "attack b claw"} <= set(options(p))
    play(p, "attack b claw", "decline", dice(1, 1))
    assert not {"advance", "run"} & set(options(p))


@pytest.mark.clause("HRD-R-203F")
@pytest.mark.parametrize(("word", "far"), [("advance", 7), ("run", 14)])
def test_a_model_advances_up_to_its_speed_or_runs_twice_as_far(word, far):
    p = two_sides(turn="a")
    play(p, word)
    with pytest.raises(Illegal):
        play(p, place(10, 10 + far + 0.01))
    play(p, place(10, 10 + far), AHEAD)
    assert at(p, "a") == (10, 10 + far)


@pytest.mark.clause("HRD-R-203F")
def test_a_run_ends_the_activation_and_an_advance_does_not():
    shot = [model("a", "bowman", 10, 10)]
    p = battle(shot, [model("b", "shield", 10, 40)], turn="a")
    play(p, "run", place(10, 15), AHEAD)
    assert asked(p) == "ask-activate"
    p = battle(shot, [model("b", "shield", 10, 15.5)], turn="a")
    play(p, "advance", place(10, 14), AHEAD)
    assert (asked(p), options(p, "attack")) == ("ask-action", ["attack b dagger"])


@pytest.mark.clause("HRD-R-218E")
def test_a_warbeast_is_forced_to_run():
    p = two_sides(model("a", "wolf_brute", 10, 10, fury=2), turn="a")
    play(p, "run", place(10, 20), AHEAD)
    assert row(p, "a").fury == 3
    p = two_sides(model("a", "wolf_brute", 10, 10, fury=3), turn="a")
    with pytest.raises(Illegal) as refused:
        play(p, ("run",))
    assert refused.value.id == "reason-beast-is-forced-to-run"


def test_a_model_faces_the_way_it_went_or_as_its_player_likes():
    p = two_sides(turn="a")
    play(p, "advance", place(14, 10))
    assert p.pending.default == ("direction", 90 * DEGREE)
    play(p, ("direction", -90 * DEGREE))
    assert row(p, "a").base.facing == 270 * DEGREE


@pytest.mark.clause("HRD-RMOD-01")
def test_aiming_gives_up_the_movement():
    p = battle([model("a", "bowman", 10, 10)], [model("b", "scout", 10, 11.5)], turn="a")
    play(p, "aim")
    assert row(p, "a").aimed and not row(p, "a").may_move
    assert "advance" not in options(p)
    assert "aim" not in options(battle([model("a", "shield", 10, 10)], turn="a"))


@pytest.mark.clause("HRD-R-11")
@pytest.mark.parametrize(("side", "winner"), [("A", 0), ("B", 1)])
def test_who_destroys_the_warlock_of_the_enemy_wins(side, winner):
    killer = model("k", "stone_brute", 10, 10)
    victim = model("v", "wolf_queen", 10, 11.7, wounds_lost=15)
    sides = ([killer], [victim]) if side == "A" else ([victim], [killer])
    p = battle(*sides, turn="k")
    play(p, "attack v claw", "decline", dice(6, 6), "decline", dice(6, 6))
    assert (p.outcome.winner, p.outcome.reason) == (winner, "outcome-warlock")


@pytest.mark.clause("HRD-R-11")
@pytest.mark.parametrize("rounds", [2, 7])
def test_the_last_round_ends_in_a_draw(rounds):
    p = two_sides(ends={"rounds": rounds} if rounds != 7 else {})
    for _ in range(2 * rounds - 1):
        play(p, "pass")
    assert p.outcome is None
    play(p, "pass")
    assert (p.outcome.winner, p.outcome.reason) == (None, "outcome-draw")


class TestUnits:
    def unit(self, *, foe=(30, 40), **state):
        troopers = [model(f"s{i}", "shield", 8 + 1.3 * i, 10, unit="wall", **state) for i in (1, 2)]
        return battle(troopers, [model("foe", "spearman", *foe, 180)])

    @pytest.mark.clause("HRD-R-203E")
    def test_all_move_before_the_first_acts(self):
        p = self.unit(foe=(10, 17))
        assert options(p) == ["activate wall", "pass"]
        play(p, "activate wall", "order none", "trooper s1", "advance", place(9.3, 15.6), AHEAD)
        assert asked(p) == "ask-action" and options(p) == ["advance", "run", "charge foe", "stay"]
        play(p, "advance", place(10.6, 15.6), AHEAD)
        assert options(p) == ["trooper s1", "trooper s2", "end"]
        play(p, "trooper s2", "attack foe sword", dice(1, 2))
        assert options(p) == ["attack foe sword", "end"]

    @pytest.mark.clause("HRD-R-203E")
    def test_a_unit_that_stays_and_reaches_nobody_is_passed_with_one_answer(self):
        p = self.unit()
        play(p, "activate wall", "order none", "stay")
        assert asked(p) == "ask-activate" and options(p) == ["activate foe", "pass"]

    @pytest.mark.clause("HRD-ORIGIN-02")
    def test_the_shield_wall_lasts_until_the_next_turn_of_its_side(self):
        p = self.unit()
        play(p, "activate wall", "order shield_wall", "stay")
        assert row(p, "s1").walled and row(p, "s2").walled
        play(p, "pass")
        assert not row(p, "s1").walled

    @pytest.mark.clause("HRD-ORIGIN-02")
    def test_troopers_in_a_shield_wall_do_not_run(self):
        p = self.unit()
        play(p, "activate wall", "order shield_wall", "trooper s1")
        with pytest.raises(Illegal) as refused:
            play(p, ("run",))
        assert refused.value.id == "reason-run-in-shield-wall"

    @pytest.mark.clause("HRD-ORIGIN-02")
    def test_troopers_in_a_shield_wall_do_not_charge(self):
        p = self.unit(foe=(10, 17))
        play(p, "activate wall", "order shield_wall", "trooper s1")
        with pytest.raises(Illegal) as refused:
            play(p, ("charge", "foe"))
        assert refused.value.id == "reason-charge-in-shield-wall"

    @pytest.mark.clause("HRD-ORIGIN-02", "HRD-R-216D")
    def test_who_cannot_hold_a_shield_is_not_in_the_wall(self):
        troopers = [
            model("down", "shield", 8, 10, unit="wall", states=["knocked_down"]),
            model("still", "shield", 10, 10, unit="wall", states=["stationary"]),
            model("up", "shield", 12, 10, unit="wall"),
        ]
        p = battle(troopers, [model("foe", "scout", 30, 40)])
        play(p, "activate wall", "order shield_wall", "stay")
        assert [row(p, id).walled for id in ("down", "still", "up")] == [False, False, True]

    @pytest.mark.clause("HRD-R-215E")
    def test_those_who_lie_there_stand_up_for_the_movement_they_do_not_use(self):
        p = self.unit(states=["knocked_down"])
        p.change(p.scene.index["s2"], fell=True)
        play(p, "activate wall", "stay")
        assert [row(p, id).knocked_down for id in ("s1", "s2")] == [False, True]

    def test_units_without_shields_get_no_order(self):
        p = battle([model("s", "spearman", 8, 10, unit="spears")], [model("foe", "scout", 30, 40)])
        play(p, "activate spears")
        assert asked(p) == "ask-action"


class TestStandingUp:
    def down(self, **state):
        return battle(
            [model("a", "bowman", 10, 10, states=["knocked_down"], **state)],
            [model("b", "scout", 10, 11.5)],
            turn="a",
        )

    @pytest.mark.clause("HRD-R-215E")
    def test_for_the_movement(self):
        p = self.down()
        assert asked(p) == "ask-stand"
        play(p, "stand movement")
        assert not row(p, "a").knocked_down and not row(p, "a").may_move and row(p, "a").may_act

    @pytest.mark.clause("HRD-R-215E", "HRD-R-215F")
    def test_for_the_action_and_then_no_run(self):
        p = self.down()
        play(p, "stand action")
        assert "advance" in options(p)
        with pytest.raises(Illegal) as refused:
            play(p, ("run",))
        assert refused.value.id == "reason-run-takes-the-action"

    @pytest.mark.clause("HRD-R-215C")
    def test_who_stays_down_does_nothing(self):
        p = self.down()
        play(p, "decline")
        assert row(p, "a").knocked_down and asked(p) == "ask-activate"

    @pytest.mark.clause("HRD-R-215E")
    def test_not_in_the_turn_of_its_own_side_in_which_it_fell(self):
        p = battle([model("a", "scout", 10, 10), model("x", "scout", 20, 10)], [model("b", "scout", 10, 40)])
        p.change(p.scene.index["a"], knocked_down=True, fell=True)
        play(p, "activate a")
        assert row(p, "a").knocked_down and options(p) == ["activate x", "pass"]
        play(p, "pass", "pass", "activate a")
        assert asked(p) == "ask-stand"

    @pytest.mark.clause("HRD-R-216B")
    def test_who_is_stationary_does_nothing(self):
        p = battle(
            [model("a", "scout", 10, 10, states=["stationary", "knocked_down"])],
            [model("b", "scout", 10, 40)],
        )
        play(p, "activate a")
        assert options(p) == ["activate b", "pass"]


@pytest.mark.clause("HRD-THROW-19", "HRD-2THROW-24")
@pytest.mark.parametrize(("what", "left"), [("movement", (False, True)), ("action", (True, False))])
def test_who_was_thrown_and_not_knocked_down_gives_up_movement_or_action(what, left):
    p = battle([model("a", "bowman", 10, 10)], [model("b", "scout", 10, 11.5)])
    p.change(p.scene.index["a"], forfeits=True)
    play(p, "activate a")
    assert options(p) == ["give_up movement", "give_up action"]
    play(p, f"give_up {what}")
    assert (row(p, "a").may_move, row(p, "a").may_act) == left


@pytest.mark.clause("HRD-THROW-19")
def test_the_forfeit_is_over_with_the_turn():
    p = battle([model("a", "scout", 10, 10)], [model("b", "scout", 10, 40)])
    p.change(p.scene.index["a"], forfeits=True)
    play(p, "pass", "pass", "activate a")
    assert asked(p) == "ask-action"


@pytest.mark.clause("HRD-R-12")
def test_each_side_places_its_models_in_its_zone():
    p = battle([model("a", "scout", None)], [model("b", "scout", None), model("c", "scout", 20, 24)])
    assert asked(p) == "ask-spot"
    with pytest.raises(Illegal):
        play(p, place(10, 7))
    play(p, place(10, 6.4))
    with pytest.raises(Illegal):
        play(p, place(10, 38.5))
    play(p, place(10, 38.6))
    assert (row(p, "a").base.facing, row(p, "b").base.facing) == (0, 180 * DEGREE)
    assert options(p) == ["activate a", "pass"]


def test_a_default_spot_is_free_for_everyone():
    p = battle([model(f"a{i}", "stone_brute", None) for i in range(9)], [model("b", "scout", 20, 24)])
    for _ in range(9):
        play(p, p.pending.default)
    assert options(p, "activate") == [f"activate a{i}" for i in range(9)]
    assert lost(p, "a0") == 0


def test_round_others_in_one_move_facing_the_last_leg():
    lying = model("b", "mortar_crew", 10, 13, states=["knocked_down"])
    p = battle([model("a", "stalker", 10, 10)], [lying], turn="a")
    done = play(p, "advance", place(10, 15.5))
    assert len(happened(done, "event-moved")) == 1
    assert at(p, "a") == (10, 15.5)
    assert abs(p.pending.default[1]) < 90 * DEGREE and p.pending.default[1] != 0


@pytest.mark.clause("HRD-R-219B", "HRD-R-219E", "HRD-R-219H")
@pytest.mark.parametrize(
    ("traits", "depth", "far"),
    [
        (("rough",), 2, 3.705),
        (("forest",), 2, 3.705),
        (("obstacle",), 2, 5),
        (("obstacle", "linear"), 0.5, 6),
        ((), 2, 6),
    ],
)
def test_rough_ground_costs_double_and_an_obstacle_two_inches(traits, depth, far):
    p = two_sides(
        model("a", "shield", 10, 10), turn="a", terrain=[block(5, 12, 15, 12 + depth, *traits, top=0.9)]
    )
    play(p, "advance")
    region = p.pending.region
    assert region.contains(inches(10), inches(10 + far - 0.005))
    assert not region.contains(inches(10), inches(10 + far + 0.005))


@pytest.mark.clause("HRD-R-219J")
def test_an_obstruction_stops_the_way_and_pathfinders_ignore_rough_ground():
    p = two_sides(turn="a", terrain=[block(5, 12, 15, 14, "obstruction")])
    play(p, "advance")
    assert not p.pending.region.contains(inches(10), inches(13))
    p = two_sides(turn="a", terrain=[block(5, 12, 15, 14, "rough")])
    play(p, "advance")
    assert p.pending.region.contains(inches(10), inches(17))


def test_who_walks_onto_a_hill_stands_on_its_top():
    hill = block(5, 12, 15, 20, "hill", top=1.5)
    p = two_sides(turn="a", terrain=[hill])
    play(p, "advance", place(10, 15), AHEAD)
    assert row(p, "a").base.z == inches(1.5)
    play(p, "pass", "activate a", "advance", place(10, 10), AHEAD)
    assert row(p, "a").base.z == 0
