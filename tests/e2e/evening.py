"""An evening at the saloon: a server of its own in a house that it may share, and people who play.

It plays as people do, by what they see; it looks into the database only to compare, and sees of it only what
belongs to its own server.
"""

import asyncio
import contextlib
import json
import random
import re
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any

from cogs.posting.frame_ids import FrameKind
from engine.games import GAMES
from renders.language.catalogues import words_for
from sandbox import Button, Channel, Choice, Outgoing, Person, Reply, SeenMessage, Select
from tests.e2e.house import House
from tests.stored import Stored, rewrite_states

PLACE = re.compile(r"/channels/(\d+)")


class Evening:
    """`async with Evening(house) as evening`: a new server (of this shard), its channel, and four people. The
    bot is there, unless `with_bot` is False."""

    def __init__(self, house: House, *, shard: int | None = None, with_bot: bool = True) -> None:
        self.house, self._shard, self._with_bot = house, shard, with_bot
        self.bot, self.discord, self.database = house.bot, house.discord, house.database

    async def __aenter__(self) -> "Evening":
        self._begins_at = len(self.discord.outgoing)
        self.server = self.discord.add_server(
            "Dodge City", locale="en-US", shard=self._shard, with_bot=self._with_bot
        )
        self.channel = self.server.add_channel("saloon")
        self.stored = Stored(self.database, guild=int(self.server.id))
        self.people = [self.server.add_person(name) for name in ("Anna", "Ben", "Cleo", "Dirk")]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stored.close()
        if error is not None:
            print(self.bot.output)
        if self.discord.bot.id in self.server.members:
            self.server.kick_bot()
        for channel in self.server.channels:
            channel.delete()
        if error is None:
            assert not self.discord.violations, "\n".join(self.discord.violations)

    # Opening

    async def open_seats(
        self, people: int, *, robots: int = 0, game: str = "boomtown", **options: bool
    ) -> SeenMessage:
        """Open a game and seat the first people; the lobby message."""
        host, *others = self.people[:people]
        await (await host.slash(f"{game} new", channel=self.channel, **options)).text()
        lobby = host.last(self.channel)
        for person in others:
            await person.press(lobby, "Join")
        for _ in range(robots):
            await host.press(lobby, "Add a robot")
        last = f"{people + robots}. "
        await self.discord.until(lambda: last in lobby.text, what="the lobby shows everybody")
        return lobby

    async def open_game(
        self, people: int, *, robots: int = 0, game: str = "boomtown", **options: bool
    ) -> Channel:
        """Open a game, seat the first people and robots, start; its thread, with the first board posted."""
        lobby = await self.open_seats(people, robots=robots, game=game, **options)
        await self.people[0].press(lobby, "Start")
        await self.discord.until(lambda: "The game is on" in lobby.text, what="the game starts")
        await self.shown()
        return self.thread()

    # Seeing

    @property
    def number(self) -> int:
        """The newest game's."""
        return self.stored.numbers()[-1]

    @property
    def title(self) -> str:
        """What is played in the newest game."""
        return self.stored.game(self.number)

    def thread(self) -> Channel:
        """The newest game's one thread."""
        return self.discord.thread(f"{words_for('en').text(f'{self.title}-name')} #{self.number}")

    def public(self, channel: Channel) -> list[SeenMessage]:
        """All messages that everybody sees, oldest first."""
        return [SeenMessage(message) for message in channel.messages]

    def boards(self, thread: Channel) -> list[SeenMessage]:
        """All board messages, oldest first: also those that have shrunk."""
        return [message for message in self.public(thread) if _frame(message) is not None]

    def board(self, thread: Channel) -> SeenMessage:
        """The newest board message."""
        return self.boards(thread)[-1]

    def asked(self, thread: Channel) -> Person:
        """Whose turn it is by the newest board message. If they are called already, it mentions them for
        nobody to hear, because it only invites others."""
        (person,) = self.awaited(thread)
        return person

    def called_by(self, board: SeenMessage) -> list[str]:
        """Whom a board message called for their turn; the others that it mentions are only invited."""
        turn, *_ = board.text.split("\n")
        return [name for name in board.mentions if f"<@{self.named(name).id}>" in turn]

    def awaited(self, thread: Channel) -> list[Person]:
        """Whom the newest board message waits for: those of a question to several who have not answered."""
        turn, *_ = self.board(thread).text.split("\n")
        return [person for person in self.people if f"<@{person.id}>" in turn]

    def named(self, name: str) -> Person:
        return next(person for person in self.people if person.name == name)

    def reader(self, panel: SeenMessage) -> Person:
        """Who sees a private panel."""
        return next(person for person in self.people if panel in person.private(panel.channel))

    def is_over(self, thread: Channel) -> bool:
        return "The game is over" in self.board(thread).text

    # Playing

    async def answer(self, thread: Channel, luck: random.Random) -> Reply:
        """Let whoever is asked give some answer: by a button of the board, or by My move and its menus."""
        board, awaited = self.board(thread), self.awaited(thread)
        person = luck.choice(awaited)
        buttons = [b.custom_id for b in board.all_buttons if b.custom_id.startswith("do:")]
        if buttons and len(awaited) == 1:  # of those that several share, not every one may press each
            return await person.press(board, luck.choice(buttons))
        panel = await (await person.press(board, "My move")).private()
        return await self.answer_in(panel, person, luck)

    async def answer_in(self, panel: SeenMessage, person: Person, luck: random.Random) -> Reply:
        """Give some answer in a private panel: by a button or a menu, or by a choice and its Confirm."""
        assert panel.all_buttons, f"the panel has nothing to answer with: {panel.text}"
        opens = [b.custom_id for b in panel.all_buttons if b.custom_id.startswith("menus:")]
        if opens and luck.random() < 0.5:
            seen = panel.frozen()
            await person.press(panel, opens[0])
            await self.discord.until(lambda: panel.edits > seen.edits, what="all answers are shown")
        confirm = confirm_in(panel)
        at_once = [menu for menu in panel.selects if menu.custom_id.startswith("choose:")]
        if at_once:
            menu = luck.choice(at_once)
            return await person.choose(panel, menu.custom_id, [luck.choice(menu.options)])
        if confirm is None:
            pressed = [b.custom_id for b in panel.all_buttons if b.custom_id.startswith("do:")]
            answers = [custom_id for custom_id in pressed if "=" not in custom_id]  # else it is said ahead
            return await person.press(panel, luck.choice(answers))
        while confirm.disabled or ((answering(panel) or things_in(panel)) and luck.random() < 0.3):
            seen = panel.frozen()
            if answering(panel):
                menu = answering(panel)[-1]
                await person.choose(panel, menu.custom_id, [luck.choice(menu.options)])
            else:
                await person.press(panel, luck.choice(things_in(panel) or ["Choose again"]))
            await self.discord.until(lambda seen=seen: panel.edits > seen.edits, what="the choice is shown")
            confirm = confirm_in(panel) or confirm
        return await person.press(panel, confirm.custom_id)

    async def answer_by_command(
        self,
        person: Person,
        thread: Channel,
        luck: random.Random,
        *,
        options: Mapping[str, int] | None = None,
    ) -> Reply:
        """Let a person give some answer by the slash command that offers one."""
        command, parameter, choices = await self._offered(person, thread, options)
        answer = {**(options or {}), parameter: luck.choice(choices).value}
        return await person.slash(command, channel=thread, options=answer)

    async def say(self, thread: Channel, person: Person, decision: str, answer: str) -> None:
        """Let a person give a certain answer by its command; it counts."""
        said = await (await self.command(thread, person, decision, answer)).text()
        assert said.startswith("✓"), said

    async def command(self, thread: Channel, person: Person, decision: str, answer: str) -> Reply:
        """Let a person give a certain answer by its command, whatever the bot says to it."""
        command = f"{self.title} {decision}"
        parameter = dict(self.answering())[command]
        return await person.slash(command, channel=thread, options={parameter: answer})

    async def asked_for(self, thread: Channel) -> str:
        """The name of the decision that the table waits for."""
        command, *_ = await self._offered(self.awaited(thread)[0], thread)
        return command.split()[1]

    async def _offered(
        self, person: Person, place: Channel, options: Mapping[str, int] | None = None
    ) -> tuple[str, str, list[Choice]]:
        """The first command that offers a person an answer, its parameter, and what it offers."""
        for command, parameter in self.answering():
            choices = await person.complete(command, focused=parameter, channel=place, options=options)
            if choices:
                return command, parameter, choices
        raise AssertionError(f"no command offers {person.name} anything")

    def answering(self) -> list[tuple[str, str]]:
        """The slash commands that answer in the newest game, each with the name of its parameter."""
        title, words = self.title, words_for("en")
        return [
            (f"{title} {decision}", words.text(f"{title}-parameter-{decision}"))
            for decision in GAMES[title].decisions
        ]

    async def play(self, thread: Channel, luck: random.Random, *, answers: int = 10_000) -> int:
        """Play on until the game is over or so many answers were given; how many were."""
        for number in range(answers):
            await self.shown()
            if self.is_over(thread):
                return number
            said = await (await self.answer(thread, luck)).text()
            assert said.startswith("✓"), said
        await self.shown()
        return answers

    async def play_to_a_round(self, thread: Channel, luck: random.Random, *, answers: int = 0) -> None:
        """Play on for so many answers, then to the start of a round: nobody has answered in it yet."""
        await self.play(thread, luck, answers=answers)
        while self.stored.answers_in_round(self.number):
            await self.play(thread, luck, answers=1)

    async def shown(self, *, timeout: float = 30.0) -> None:
        """Wait until everything that the journal holds has been posted, and finished games are put away."""
        await self.until(self.stored.left_to_post, 0, timeout=timeout)

    async def until(self, question: Callable[[], object], answer: object, *, timeout: float = 30.0) -> None:
        """Wait until a question to what is `stored` has this answer."""
        end = time.monotonic() + timeout
        while (found := question()) != answer:
            assert time.monotonic() < end, f"{question}: {found}, not {answer}\n{self.bot.output}"
            await asyncio.sleep(0.01)

    async def say_where_they_are(self, thread: Channel) -> None:
        """Let everybody say where they are: else their panels ask them, with what clocks show just now."""
        for person in self.people:
            await (await person.slash("game hours", channel=thread, zone="Europe/Berlin")).text()

    async def is_in(self) -> None:
        """Wait until the bot is ready, and then has noted that. A leap before that is time in which it was
        away."""
        for _ in range(2):
            await self.discord.later(minutes=2)

    async def at_rest(self, thread: Channel) -> None:
        """Wait until everything is posted, and only the newest board is whole."""
        await self.shown()
        old = self.boards(thread)[:-1]
        await self.discord.until(lambda: not any(map(is_whole, old)), what="old boards shrink")

    # Comparing

    def frames(self, thread: Channel) -> list[int]:
        """The number of the last event that each board message tells: no two may tell the same."""
        return [frame for message in self.boards(thread) if (frame := _frame(message)) is not None]

    def tellings(self, thread: Channel) -> list[tuple[int, str]]:
        """What board messages have said, in the order in which it was posted or edited: an edit may begin
        later than what it replaces. The number of the last event that each tells, and its payload."""
        messages = f"/channels/{thread.id}/messages"
        sent = [out for out in self.outgoing if out.took_effect and out.path.startswith(messages)]
        parts = [(out.body or {}).get("components") for out in sent if out.method in ("POST", "PATCH")]
        rows = [(FrameKind.BOARD.number_in(part[0].get("id")), part) for part in parts if part]
        return [(row, json.dumps(part, ensure_ascii=False)) for row, part in rows if row is not None]

    @property
    def outgoing(self) -> list[Outgoing]:
        """What the bot has sent since the evening began, but for what it still did in the places of another:
        they are older than this server."""
        sent = self.discord.outgoing[self._begins_at :]
        places = [PLACE.match(out.path) for out in sent]
        own = int(self.server.id)
        return [out for out, place in zip(sent, places, strict=True) if not place or int(place[1]) > own]

    def answers(self) -> list[tuple[int, str, int, str]]:
        """The stored answers: (number, ticket, seat, answer)."""
        return self.stored.answers()

    # Meddling

    async def restart(self, *, after_kill: bool = True) -> None:
        """End the bot, by SIGKILL or SIGTERM, and start it again."""
        await (self.bot.kill() if after_kill else self.bot.terminate())
        await self.house.start()

    def look_anew(self) -> None:
        """Read from now on the file that has taken the other's place."""
        self.stored.close()

    def copy(self, source: Path, target: Path) -> None:
        """Copy one database over another, while the bot is down."""
        closing = contextlib.closing
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)

    async def rearrange(self, change: Callable[[dict[str, Any]], None]) -> None:
        """Kill the bot, change the state at the start of the running round of each game, in which nobody has
        answered yet but robots, restart. What the newest board shows stays as it was."""
        await self.bot.kill()
        playing = [number for number in self.stored.numbers() if self.stored.status(number) == "playing"]
        states = {number: self.stored.state(number) for number in playing}
        for state in states.values():
            change(state)
        rewrite_states(self.database, states)
        await self.house.start()


def is_whole(board: SeenMessage) -> bool:
    """Whether a board has buttons besides those that old ones keep for good."""
    return any(not button.custom_id.startswith(("luck:", "look:")) for button in board.all_buttons)


def _frame(message: SeenMessage) -> int | None:
    """The id of the frame of a board message; None for any other message."""
    components = message.message.components
    frame: int | None = components[0].get("id") if components else None
    return None if FrameKind.BOARD.number_in(frame) is None else frame


def hand_of(board: SeenMessage) -> str:
    """The button of a board that shows one's own side, whatever it is called in that game."""
    return next(each.custom_id for each in board.all_buttons if each.custom_id.startswith("hand:"))


def answering(panel: SeenMessage) -> list[Select]:
    """The menus of a panel to answer with; another asks whoever has not said so where they are."""
    return [menu for menu in panel.selects if not menu.custom_id.startswith("zone:")]


def things_in(panel: SeenMessage) -> list[str]:
    """The buttons of a panel that choose one of several things, or take it back."""
    options = [button for button in panel.all_buttons if button.custom_id.startswith("option:")]
    return [button.custom_id for button in options if not button.disabled]


def confirm_in(panel: SeenMessage) -> Button | None:
    """The button that confirms what was chosen in a panel, if there is anything to choose first."""
    return next((button for button in panel.all_buttons if button.label.startswith("Confirm")), None)


@contextlib.asynccontextmanager
async def evening_alone(
    folder: Path, *, log_level: str = "DEBUG", program: str = "bot"
) -> AsyncIterator[Evening]:
    """An evening in a house of its own."""
    async with House(folder, log_level=log_level, program=program) as house, Evening(house) as evening:
        yield evening


def last_round(state: dict[str, Any]) -> None:
    """For `rearrange`: the game ends with the running round."""
    seats = len(state["players"])
    state["round"] = 1
    state["aside"] += state["deck"][:-seats]
    state["deck"] = state["deck"][-seats:]


def on_top(card: str) -> Callable[[dict[str, Any]], None]:
    """For `rearrange`: the card is turned up first, as in a round after the first."""

    def change(state: dict[str, Any]) -> None:
        state["round"] = 1
        state["deck"].remove(card)
        state["deck"].append(card)

    return change
