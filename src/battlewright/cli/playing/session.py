"""A battle at one keyboard: ask, obey, tell, until it is over or people stop."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

from battlewright.chance import DiceError
from battlewright.cli.playing import serving
from battlewright.cli.playing.courses import course
from battlewright.cli.playing.foresight import Foresight
from battlewright.cli.playing.keyboard import Keyboard
from battlewright.cli.playing.menu import Menu, question
from battlewright.cli.playing.orders import understood
from battlewright.cli.playing.telling import Teller, purpose_text
from battlewright.cli.playing.views import show_map
from battlewright.cli.screen import NOTE, Screen
from battlewright.core.errors import BattlewrightError
from battlewright.core.people import Sealed
from battlewright.core.position import Event
from battlewright.core.requests import Both, Choose, Option, Roll
from battlewright.core.running import Answer
from battlewright.play.battle import Battle
from battlewright.play.commands import choices, obey
from battlewright.play.dice import Physical, parse_faces
from battlewright.play.entries import Entry
from battlewright.play.numbers import whole
from battlewright.play.refusals import explained
from battlewright.play.script import default_answer
from battlewright.play.words import CommandError
from battlewright.rules.library import game
from battlewright.table.lengths import as_inches
from battlewright.texts.sayings import dice_text

TALL = 45
"""Rows of a terminal on which the whole map with its list of pieces is no nuisance."""


class Leave(Exception):
    """People stop playing."""


class Session:
    """One sitting. `recent` are the events since the question before the present one."""

    def __init__(self, battle: Battle, file: Path | None, screen: Screen, plays_b: bool = False) -> None:
        self.screen = screen
        self.keyboard = Keyboard(screen.is_terminal)
        self.foresight = Foresight()
        self.opponent = Random(battle.head) if plays_b else None
        self.begin(battle, file)

    def begin(self, battle: Battle, file: Path | None) -> None:
        """Turn to a battle."""
        self.battle, self.file = battle, file
        self.game = game(battle.header.ruleset)
        self.teller = Teller(self.screen, battle.header.ruleset)
        self.menu: Menu | None = None
        self.recent: list[Event] = list(battle.opening)

    def play(self) -> None:
        """Play until the end, or until people leave; never raises for what people do."""
        try:
            self.welcome()
            while self.battle.outcome is None:
                self.turn()
        except (KeyboardInterrupt, EOFError, Leave):
            self.screen.line()
            serving.farewell(self)
        else:
            self.teller.outcome(self.battle.outcome)
            serving.farewell(self)
        finally:
            self.battle.close()

    def welcome(self) -> None:
        """What is played, where it is kept, the map, and how the battle began."""
        self.screen.say(
            "cli-play-title", "bold", ruleset=self.screen.text(f"{self.battle.header.ruleset}-title")
        )
        if self.file is not None:
            self.screen.say("cli-play-kept", NOTE, file=str(self.file))
        self.screen.say("cli-play-help", NOTE)
        self.screen.line()
        low = self.screen.is_terminal and self.screen.console.height < TALL
        show_map(self.screen, self.battle.position, self.active, compact=low)
        self.screen.line()
        if self.battle.played:
            self.screen.say("cli-play-continued", NOTE, count=len(self.battle.played))
        else:
            self.teller.events(self.battle.opening)

    @property
    def active(self) -> str | None:
        """The piece that is asked about, if any."""
        values = getattr(self.battle.pending, "values", {})
        named = values.get("model")
        return named if named in self.battle.position.scene.index else None

    def turn(self) -> None:
        """Get the pending request answered, whoever answers it."""
        pending = self.battle.pending
        if isinstance(pending, Roll) and not isinstance(self.battle.header.dice, Physical):
            self.told(self.battle.roll)
        elif isinstance(pending, Roll):
            self.ask_for_dice(pending)
        elif self.opponent is not None and isinstance(pending, Choose) and pending.player == 1:
            answer = serving.any_answer(pending, self.opponent)
            self.told(lambda: self.battle.answer(answer))
        else:
            self.ask()

    def told(self, act: Callable[[], list[Entry]], asked: bool = False) -> None:
        """Do something that makes entries, and tell them; a move is followed by a small map."""
        request = self.battle.pending
        if asked or isinstance(request, Choose):
            self.recent = []
        entries = act()
        for entry in entries:
            self.teller.entry(request, entry)
            self.recent += entry.events
            request = None
        if any(event.id == "event-moved" for entry in entries for event in entry.events):
            show_map(self.screen, self.battle.position, self.active, compact=True)

    def request(self) -> Choose:
        """The decision to put to a player: of two secret ones that of the side that has not chosen, A first."""
        pending, sealed = self.battle.pending, self.battle.position.sealed
        if isinstance(pending, Both):
            return pending.requests[0 if sealed is None else 1 - sealed[0]]
        assert isinstance(pending, Choose)
        return pending

    def ask(self) -> None:
        """Put a decision to its player and follow lines until it is answered."""
        request = self.request()
        question(self.battle.position, request, self.screen)
        self.menu = Menu(self.battle.position, request, self.game, self.foresight, self.screen.lang)
        if request.options:
            self.menu.show(self.screen)
        if request.region is not None:
            self.screen.say("cli-play-place" if request.region.word == "at" else "cli-play-direction", NOTE)
        self.keyboard.words = sorted({word for line in choices(self.battle.pending) for word in line.split()})
        self.until_answered(f"{'AB'[request.player]} {self.hint_of_default(request)}> ")

    def hint_of_default(self, request: Choose) -> str:
        """What Enter does."""
        label = self.menu.default_label if self.menu is not None else ""
        return self.screen.text("cli-play-enter", answer=label) + " " if label and request.default else ""

    def ask_for_dice(self, request: Roll) -> None:
        """Which dice to roll, in which order; their faces are typed."""
        ruleset = self.battle.header.ruleset
        self.screen.line()
        self.screen.say(
            "cli-play-roll", "bold",
            side="AB"[request.player],
            purpose=purpose_text(request, ruleset, self.screen.lang),
            dice=dice_text(request.partition, self.screen.lang, ruleset),
        )  # fmt: skip
        self.menu = None
        self.until_answered(f"{'AB'[request.player]} {self.screen.text('cli-play-faces')}> ")

    def until_answered(self, prompt: str) -> None:
        """Read lines until the battle waits for something else."""
        battle, head = self.battle, self.battle.head
        while battle is self.battle and head == self.battle.head and battle.outcome is None:
            line = self.keyboard.line(prompt)
            try:
                self.follow(line)
            except CommandError as error:
                serving.complain(self.screen, explained(battle, line, error))
            except (BattlewrightError, DiceError, OSError) as error:
                serving.complain(self.screen, error)

    def follow(self, line: str) -> None:
        """Do what a line says: a word for the program, the number of an answer, or a command of the battle.

        A word for the program goes before answers, save for a label of several words as the menu shows it; where a
        direction is asked for, a number is one.
        """
        order = understood(line)
        label = self.menu.labelled(line) if self.menu is not None else None
        if order is not None and not (order[1] and label is not None):
            serving.serve(self, *order)
        elif not line:
            self.take_default()
        elif isinstance(self.battle.pending, Roll) and not any(map(str.isalpha, line)):
            faces = parse_faces(line, self.battle.pending.partition.dice)
            self.told(lambda: self.battle.answer(faces))
        elif self.menu is not None and not self.menu.is_direction and (number := whole(line)) is not None:
            self.answer(self.numbered(number))
        elif label is not None:
            self.answer(label)
        else:
            self.go(line)

    def go(self, line: str) -> None:
        """Follow a way to a place, or obey a command; else take the line for the beginning of words of a label."""
        way = course(self.battle.position, line)
        if way is not None:
            self.answer(way.answer)
            if way.falls_short:
                self.screen.say("cli-play-short", inches=as_inches(way.length))
            return
        try:
            self.told(lambda: obey(self.battle, line), asked=True)
        except CommandError:
            option = self.menu.meant(line) if self.menu is not None else None
            if option is None:
                raise
            self.answer(option)

    def numbered(self, number: int) -> Option:
        """The answer of a number."""
        assert self.menu is not None
        option = self.menu.numbered(number)
        if option is None:
            id = "cli-play-no-number" if self.menu.is_numbered else "cli-play-no-numbers"
            raise BattlewrightError(id, value=number, expected=len(self.menu.items))
        return option

    def take_default(self) -> None:
        """What Enter gives: the default of a decision; dice at the table have none."""
        answer = default_answer(self.battle) if self.menu is not None else None
        if answer is None:
            raise BattlewrightError("cli-play-no-default")
        self.told(lambda: self.battle.answer(answer), asked=True)

    def answer(self, option: tuple[object, ...]) -> None:
        """Give an option as the answer; where both decide in secret, as that side's half."""
        given: Answer = option
        if isinstance(self.battle.pending, Both):
            sealed = self.battle.position.sealed
            given = Sealed(0 if sealed is None else 1 - sealed[0], option)
        self.told(lambda: self.battle.answer(given), asked=True)
