"""A season of a league, from `/organise open` to the next one, as an organiser and four people see it.

The four play by themselves with what the bot offers them, as the page's crowd does, and days pass in leaps.
"""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.games.goldrush.survey import LAND
from sandbox import Channel, SeenMessage
from sandbox.people.habits import Habits
from tests.e2e.evening import Evening
from tests.e2e.test_goldrush import choice, one_more_wins
from tests.stored import rewrite_states

LEAGUE, ROUNDS = "Prairie League", 3
MAKEFILE = Path(__file__).parents[2] / "Makefile"


async def test_a_season_goes_by_itself_from_sign_up_to_its_champion_and_the_next(season: "Season") -> None:
    evening, crowd = season.evening, season.discord.crowd
    await season.open()
    await crowd.look()
    await season.board_says("4 people have joined")
    assert "Round 1" in season.board.text
    for number in range(1, ROUNDS + 1):
        await season.pass_to_the_call(number)
        await crowd.look()
        await season.pass_to_the_draw(number, killed=number == 1)
        season.check_mentions(number)
        for _ in range(2):
            await crowd.look()  # both at a table answer: else they were not there
    await season.bring_all_tables_to_their_end()
    await season.hears_in_time("The season is over.")
    tables = evening.stored.numbers()
    assert [evening.stored.status(number) for number in tables] == ["over"] * 2 * ROUNDS
    await season.discord.until(lambda: all(map(is_told, season.starters)), timeout=30, what="results")
    await season.board_says(" champion")
    (told,) = [line for line in season.board.text.splitlines() if " champion" in line]
    poster, standings = season.board.alt_texts
    for champion in re.findall(r"\*\*(\w+)\*\*", told):
        assert re.search(rf"Champions?.*: .*{champion}", poster)
        assert re.search(rf"^1\. .*{champion}", standings, re.MULTILINE)
    await season.open_the_next()


@pytest.fixture
def season(evening: Evening) -> "Iterator[Season]":
    """One of four people, who have the habits that `make play` gives to a crowd."""
    crowd = evening.discord.crowd
    crowd.habits = habits()
    for person in evening.people:
        crowd.add(person)
    yield Season(evening)
    for person in evening.people:
        crowd.remove(person)


def habits() -> Habits:
    """What people of a crowd press, by the Makefile."""
    found = dict(re.findall(r"--crowd-(\w+) '([^']+)'", MAKEFILE.read_text()))
    return Habits(**{name: re.compile(pattern.replace("$$", "$")) for name, pattern in found.items()})


def is_told(starter: SeenMessage) -> bool:
    """Whether the starter message of a table says how it ended: both have counted."""
    return re.search(r"won by \*\*\w+\*\* 9; \w+ 1\n", starter.text) is not None


class Season:
    """What is seen of one, and how its time goes by."""

    def __init__(self, evening: Evening) -> None:
        self.evening, self.discord = evening, evening.discord
        self.mia = evening.server.add_person("Mia", permissions=["ADMINISTRATOR"])

    # Seeing

    @property
    def board(self) -> SeenMessage:
        """The standing message."""
        return next(post for post in self._posts(self.evening.channel) if post.text.startswith("### "))

    @property
    def starters(self) -> list[SeenMessage]:
        """The messages from which the threads of tables begin."""
        posts = self._posts(self.evening.channel)
        return [post for post in posts if re.search(r", round \d+, table \d+\*\*, ", post.text)]

    def told(self, text: str) -> SeenMessage:
        """The newest post of the news that says something."""
        return next(post for post in reversed(self._news()) if text in post.text)

    def says(self, text: str) -> bool:
        """Whether the news say something."""
        return any(text in post.text for post in self._news())

    async def hears(self, text: str) -> SeenMessage:
        """Wait until the news say something."""
        await self.discord.until(lambda: self.says(text), timeout=30, what=f"the news say {text!r}")
        return self.told(text)

    async def hears_in_time(self, text: str) -> SeenMessage:
        """The same, for what is told some time after the last results: how many minutes that takes depends on
        how fast the bot has told those."""
        for _ in range(6):
            if self.says(text):
                break
            await self.discord.later(minutes=11)
        return await self.hears(text)

    async def board_says(self, text: str) -> None:
        """Wait until the standing message says something; it is edited at most once a minute."""
        if text not in self.board.text:
            await self.discord.later(minutes=2)
        await self.discord.until(lambda: text in self.board.text, timeout=30, what=f"the board says {text!r}")

    def _news(self) -> list[SeenMessage]:
        places = [thread for thread in self.evening.channel.threads if thread.name == f"{LEAGUE}: news"]
        return [post for place in places for post in self._posts(place)]

    def _posts(self, place: Channel) -> list[SeenMessage]:
        return [post for post in self.evening.public(place) if post.text]

    def check_mentions(self, rounds: int) -> None:
        """Everybody is called to one table a round, by its starter message alone; the news ask only who is
        there, each of them once."""
        called = [sorted(starter.mentions) for starter in self.starters]
        everybody = sorted(person.name for person in self.evening.people)
        assert len(called) == 2 * rounds
        for number in range(rounds):
            assert sorted([*called[2 * number], *called[2 * number + 1]]) == everybody
        for thread, names in zip(self.threads(), called, strict=True):
            heard = {name for post in self.evening.public(thread) for name in post.mentions}
            assert heard <= set(names)
        asking = [post for post in self._news() if post.mentions]
        assert all("press **I am in**" in post.text for post in asking)
        assert len(asking) <= rounds
        assert all(len(post.mentions) == len(set(post.mentions)) for post in asking)

    def threads(self) -> list[Channel]:
        """Those of the tables, in order."""
        found = [starter.thread for starter in self.starters]
        return [thread for thread in found if thread is not None]

    # What happens

    async def open(self) -> None:
        """`/organise open`, then Open sign-up below the preview."""
        settings = {"game": "goldrush", "table": 2, "rounds": ROUNDS, "every": 3, "start": 3}
        options = {"name": LEAGUE, **settings}
        reply = await self.mia.slash("organise open", channel=self.evening.channel, options=options)
        preview = await reply.private()
        assert "Nothing is stored yet" in preview.text
        said = await (await self.mia.press(preview, "Open sign-up")).text()
        assert f"{LEAGUE}, season 1, is open" in said
        await self.hears("season 1: Goldrush, tables of 2 people, 3 rounds")

    async def pass_to(self, moment: float) -> None:
        """Let time pass until then, and what is due be done."""
        await self.discord.later(seconds=max(0.0, moment - self.discord.clock.now()) + 1)
        await self.discord.later(minutes=2)

    async def pass_to_the_call(self, number: int) -> None:
        """Let time pass until the moment that the standing message names."""
        await self.board_says(f"Round {number} is announced on")
        await self.pass_to(self._named_in(self.board, rf"Round {number} is announced on <t:(\d+):f>"))
        await self.hears(f"**Round {number}** is drawn on")

    async def pass_to_the_draw(self, number: int, *, killed: bool) -> None:
        """Let time pass until the tables of a round are open; the bot may be killed meanwhile."""
        draw = self._named_in(self.told(f"**Round {number}** is drawn on"), r"is drawn on <t:(\d+):f>")
        if killed:
            await self._kill_while_a_table_opens(draw)
        await self.pass_to(draw)
        await self.hears(f"**Round {number} is drawn:** 2 tables")
        await self.discord.until(
            lambda: len(self.threads()) == 2 * number, timeout=30, what="the tables open"
        )
        await self.evening.shown()

    async def _kill_while_a_table_opens(self, draw: int) -> None:
        """Its starter message stands, and its thread: the bot has not heard of that yet."""
        gate = self.discord.faults.hold(r"/messages/\d+/threads$", method="POST")
        await self.discord.settle()
        self.discord.pass_time(seconds=draw + 1 - self.discord.clock.now())
        reached = asyncio.create_task(gate.reached())
        while not (await asyncio.wait([reached], timeout=0.3))[0]:
            self.discord.pass_time(minutes=1)
        await self.evening.bot.kill()
        gate.open()
        await self.evening.house.start()

    async def bring_all_tables_to_their_end(self) -> None:
        """Let whose turn it is stand at every table before the Bank with the last nugget; they go there."""
        stored, bot = self.evening.stored, self.evening.bot
        tables = stored.numbers()
        while any(stored.answers_in_round(number) for number in tables):
            await self.discord.crowd.look()
        await self.evening.shown()
        await bot.kill()
        rewrite_states(self.evening.database, {number: self._before_the_bank(number) for number in tables})
        await self.evening.house.start()
        for number in tables:
            (key,) = stored.asked(number)
            mover = next(person for person in self.evening.people if person.id == str(key))
            await self.evening.say(self._thread_of(number), mover, "move", "bank")
        await self.evening.shown()

    def _before_the_bank(self, number: int) -> dict[str, Any]:
        state = self.evening.stored.state(number)
        turn = self.evening.stored.events(number, "TurnBegan")[-1]
        starts = [key for key in LAND.places if key != "jail" and "bank" in choice(key, turn["roll"])]
        for player in state["players"]:
            player.update(place="store", cart=0, banked=0, claims=[], mines=[], known=[])
        mover = state["players"][turn["seat"]]
        mover["place"], state["stack"] = starts[0], 20
        one_more_wins(state, mover)
        return state

    async def open_the_next(self) -> None:
        """**Next season** below the standing message: everybody is asked once, all together."""
        said = await (await self.mia.press(self.board, "Next season")).text()
        assert f"{LEAGUE}, season 2, is open" in said
        asked = await self.hears("season 2: Goldrush")
        assert sorted(asked.mentions) == sorted(person.name for person in self.evening.people)
        await self.board_says("Season 2")
        await self.discord.crowd.look()
        await self.board_says("4 people have joined")

    def _thread_of(self, number: int) -> Channel:
        return self.discord.world.channels[str(self.evening.stored.thread(number))]

    def _named_in(self, post: SeenMessage, pattern: str) -> int:
        """The moment that a post names."""
        found = re.search(pattern, post.text)
        assert found is not None, post.text
        return int(found[1])
