"""A table whose people do not give up: what does not seem to have worked is done again, as people would.

What must be true of its game afterwards, whatever happened, is said once, in `check`.
"""

import asyncio
import contextlib
import random
import re
from collections.abc import Awaitable, Callable

from renders.language.catalogues import words_for
from sandbox import Channel, Person, Reply, SeenMessage
from tests.e2e.evening import Evening

TRIES = 6
PATIENCE_S = 3.0
"""So long people wait for what they have done to show."""
TOKEN_LIVES_S = 15 * 60
LIBRARY = re.compile(r"^\S+ \S+ \w+ (discord|aiohttp|asyncio)[. ]")
"""How a log line of a library begins."""


class Table:
    """A game of three people in a channel; `deeds` counts the answers that they have given."""

    def __init__(self, evening: Evening, *, channel: Channel | None = None, seed: int = 1) -> None:
        self.evening, self._stored = evening, evening.stored
        self.channel = channel or evening.channel
        self.people = evening.people[:3]
        self.host = self.people[0]
        self.luck = random.Random(seed)
        self.deeds = 0
        self.were_away: set[Person] = set()
        """Who has left the server for a while."""
        self.when_pressed: Callable[[], object] | None = None
        """What happens between an answer's acknowledgement and what the bot says about it."""
        self.while_writing: Callable[[], object] = lambda: None
        """What happens while somebody fills in a form."""

    # Opening

    async def open(self) -> None:
        """Open a game, sit down, and start it."""
        await self._insist(
            lambda: self.host.slash("boomtown new", channel=self.channel), lambda: bool(self._lobbies())
        )
        for person in self.people[1:]:
            await self._insist(
                lambda person=person: person.press(self.lobby, "Join"),
                lambda person=person: person.name in self.lobby.text,
            )
        lobby = int(self.lobby.id)
        await self._insist(
            lambda: self.host.press(self.lobby, "Start"),
            lambda: len(self._stored.started_from(lobby)) == 1,
        )
        (self.number,) = self._stored.started_from(lobby)
        self.seed = self._stored.seed(self.number)

    @property
    def lobby(self) -> SeenMessage:
        return self._lobbies()[-1]

    def _lobbies(self) -> list[SeenMessage]:
        return [message for message in self.evening.public(self.channel) if "Start" in message.buttons]

    async def _insist(self, deed: Callable[[], Awaitable[Reply]], is_done: Callable[[], bool]) -> None:
        """Do something again and again until it shows."""
        for _ in range(TRIES):
            patience = PATIENCE_S
            try:
                await deed()
            except AssertionError:  # the client says that the interaction failed
                patience = 0.5
            if await self._comes(is_done, within=patience):
                return
        raise AssertionError(f"in vain\n{self.evening.discord.transcript(self.channel)}")

    # Seeing

    @property
    def thread(self) -> Channel | None:
        """Where the game is, if that still exists."""
        return self.evening.discord.world.channels.get(str(self._stored.thread(self.number)))

    def asked(self) -> Person:
        """Who is asked, as the journal has it."""
        (key,) = self._stored.asked(self.number)
        return next(person for person in self.people if person.id == str(key))

    @property
    def is_over(self) -> bool:
        return self._stored.status(self.number) == "over"

    def is_put_away(self) -> bool:
        """Whether the bot has done what it does at the end."""
        return self._stored.is_put_away(self.number)

    def board(self) -> SeenMessage | None:
        """The newest board message, where it can be seen."""
        boards = self.evening.boards(self.thread) if self.thread is not None else []
        return boards[-1] if boards else None

    def is_shown(self) -> bool:
        """Whether everything is told, and the newest board calls whoever is asked."""
        if self._stored.unposted(self.number):
            return False
        board = self.board()
        return board is not None and (self.is_over or self._is_called(board, self.asked()))

    def _is_called(self, board: SeenMessage, person: Person) -> bool:
        """Whether a board waits for somebody alone whom it, or one before it, called; nobody hears a call
        from a server that he has left."""
        was_away = person in self.were_away and person.user in board.message.mentions
        return was_away or (
            self.evening.awaited(board.channel) == [person]
            and any(person.name in each.mentions for each in self.evening.boards(board.channel))
        )

    async def shown(self) -> None:
        """Wait until everything is told and whoever is asked has been called."""
        is_shown = await self._comes(self.is_shown, within=20, hurry=True)
        assert is_shown, self._told("not everything is told, or somebody is not called")

    # Answering

    async def play_to_the_last_choice(self) -> None:
        """Play the last round on until two cards are left: the very last is taken unasked."""
        while len(self._stored.events(self.number, "CardTaken")) != len(self.people) - 2:
            await self.shown()
            board = self.board()
            assert board is not None
            passes = [button for button in board.all_buttons if button.label == "Pass"]
            is_led = " leads with " in board.text
            await self.answer("pass" if passes and is_led else "button")

    async def answer(self, how: str = "button") -> None:
        """Let whoever is asked answer, as often as it takes for the answer to count."""
        person, before = self.asked(), self.stored()
        for attempt in range(TRIES):
            said = ""
            with contextlib.suppress(AssertionError):
                said = await self._try(person, how if attempt < TRIES // 2 else "command")
            if not said:
                await self._let_it_finish()
            counts = self.stored() > before
            assert counts or not said.startswith("✓"), self._told("a confirmed answer is lost")
            if counts:
                self.deeds += 1
                return
        raise AssertionError(self._told(f"{person.name} cannot answer by {how}; last he read: {said!r}"))

    async def _let_it_finish(self) -> None:
        """What was only slow may still count: whoever did it again might give the next answer with it."""
        with contextlib.suppress(AssertionError):  # it is held up on purpose
            await self.evening.discord.settle(timeout=1)

    async def _try(self, person: Person, how: str) -> str:
        """One attempt; what he was told."""
        board = self.board()
        is_shown = board is not None and person in self.evening.awaited(board.channel)
        if how == "command" or board is None or not is_shown or self._is_closed():
            return await self._by_command(person)
        if how == "form" and "Other amount…" in board.buttons:
            form = (await person.press(board, "Other amount…")).modal
            self.while_writing()
            (low, *_) = re.findall(r"\d+", form.fields[0].label)
            return await self._said(await person.fill(form, {"amount": low}))
        answers = [b for b in board.all_buttons if b.custom_id.startswith("do:")]
        bids = [b for b in answers if b.label == "Pass" or b.label.endswith("gold")]
        if answers:
            chosen = bids[how != "pass"] if len(bids) > 1 else self.luck.choice(answers)
            return await self._said(await person.press(board, chosen))
        return await self._said(await self.evening.answer(board.channel, self.luck))

    async def _by_command(self, person: Person) -> str:
        thread = self.thread
        place = thread if thread is not None and person.why_not_type(thread) is None else self.channel
        options = {} if place is thread else {words_for("en").text("parameter-game"): self.number}
        return await self._said(
            await self.evening.answer_by_command(person, place, self.luck, options=options)
        )

    def _is_closed(self) -> bool:
        state = self.thread.thread if self.thread is not None else None
        return state is not None and state.locked and state.archived

    async def _said(self, reply: Reply) -> str:
        """What the bot says about an answer."""
        if self.when_pressed is not None:
            self.when_pressed()
        return await reply.text(timeout=PATIENCE_S)

    def stored(self) -> int:
        """How many answers of people count."""
        return self._stored.answers_of_people(self.number)

    async def go_on(self) -> None:
        """Wait until the game is shown; press Go on where the channel is told that its thread is no use."""
        for _ in range(TRIES):
            if await self._comes(self.is_shown, within=1.5, hurry=True):
                return
            notices = [m for m in self.evening.public(self.channel) if "Go on" in m.buttons]
            with contextlib.suppress(AssertionError):
                for notice in notices[-1:]:
                    await (await self.host.press(notice, "Go on")).text(timeout=PATIENCE_S)
        await self.shown()

    # Judging

    async def check(self, *, more: int = 3) -> None:
        """Nothing is lost, nothing doubled, nobody stuck, nothing secret said; nothing went wrong inside."""
        evening = self.evening
        await self.shown()
        await self._check_called()
        for _ in range(more):
            if not self.is_over:
                await self.answer()
                await self.shown()
        if self.is_over:
            assert await self._comes(self.is_put_away, within=20, hurry=True), self._told(
                "it is not archived"
            )
        assert self.stored() == self.deeds, self._told("an answer counts twice")
        assert self.thread is not None
        frames = evening.frames(self.thread)
        assert frames == sorted(set(frames)), self._told("something is told twice")
        threads = [channel for channel in self.channel.threads if not channel.messages]
        assert not threads, "a thread is left empty"
        await self._check_private()
        await evening.discord.settle()
        assert not _tracebacks(evening.bot.lines), "\n".join(evening.bot.lines)
        for secret in (self.seed, evening.discord.token):
            assert secret not in evening.bot.output
        if not self.is_over:
            assert not any(sent.contains(self.seed) for sent in evening.outgoing if sent.method != "GET")

    async def _check_called(self) -> None:
        board = self.board()
        assert board is not None
        if not self.is_over:
            assert self._is_called(board, self.asked()), self._told("others are called than are asked")
            assert "My move" in board.buttons

    async def _check_private(self) -> None:
        """Nobody looks at "thinking…" for good: nobody whom the bot can still tell something, that is."""
        places, clock = {self.channel, *self.channel.threads}, self.evening.discord.clock

        def left() -> list[str]:
            panels = [(p, m) for p in self.people for place in places for m in p.private(place)]
            since = clock.now() - TOKEN_LIVES_S
            return [p.name for p, m in panels if m.is_loading and m.message.created > since]

        assert await self._comes(lambda: not left(), within=2), self._told(f"{left()} look at “thinking…”")

    async def _comes(
        self, condition: Callable[[], bool], *, within: float = PATIENCE_S, hurry: bool = False
    ) -> bool:
        """Whether something comes true in time: also in the journal, which does not say when it changes. In a
        hurry time passes faster for the bot, which may wait to try again."""
        loop = asyncio.get_running_loop()
        begin = loop.time()
        while not condition():
            if loop.time() > begin + within:
                return False
            await asyncio.sleep(0.02)
            if hurry and loop.time() > begin + 0.5:
                self.evening.discord.pass_time(seconds=0.2)
        return True

    def _told(self, problem: str) -> str:
        places = [self.channel, *self.channel.threads]
        shown = "\n".join(self.evening.discord.transcript(place) for place in places)
        return f"{problem}\n{shown}\n{self.evening.bot.output}"


def _tracebacks(lines: list[str]) -> list[str]:
    """The log lines that a traceback follows, but for those of libraries about a bad line."""
    found, last = [], ""
    for line in lines:
        if line.startswith("Traceback") and not LIBRARY.match(last):
            found.append(last)
        if re.match(r"^\d{4}-\d\d-\d\d ", line):
            last = line
    return found
