"""Twin evenings: whether people say things ahead, and how far they go, shows in nothing that others get."""

import logging
from dataclasses import replace

import discord
import pytest

from cogs.commands import completion, order
from cogs.parts.pictures import Pictures
from cogs.presses.game_list import show_list
from cogs.presses.pages import show_board, show_log
from cogs.presses.private_panels import show_hand, show_move
from engine.errors import Rejected
from engine.games import GAMES
from engine.journal.journal import Journal
from engine.play.codec import decode_answer
from engine.play.decisions import as_text
from engine.sessions import sessions
from renders.faces import FACES
from tests.cogs import visits
from tests.cogs.desk import Desk
from tests.cogs.posting.evening import Evening, Thread
from tests.engine.table_talk import ANNA, BEN, CLEO, DIRK, started

NOON = 1_764_590_400.0
PEOPLE = {person.id: person for person in (ANNA, BEN, CLEO)}
LIMITS = ("4", "3", None)
"""How far one goes in each of the evenings; nobody bids as much. None: nobody says anything ahead."""


class Sent(Thread):
    """A thread that notes all that is sent to it, to the last byte."""

    def __init__(self):
        super().__init__()
        self.sent = []

    async def send(self, *, view, allowed_mentions, files=(), nonce=""):
        self.sent.append(("send", nonce))
        return await super().send(view=view, allowed_mentions=allowed_mentions, files=files, nonce=nonce)

    def checked(self, view, mentions, files=()):
        pictures = [
            (file.filename, file.description, file.fp.read())
            if isinstance(file, discord.File)
            else ("kept", file.filename)
            for file in files
        ]
        self.sent.append((view.to_components(), mentions.to_dict(), pictures))
        return super().checked(view, mentions, files)


class Twin(Evening):
    """An evening of Boomtown; `limit` is how far the second bidder says they go, or None."""

    def __init__(self, journal, limit, pictures):
        game, face, now = GAMES["boomtown"], FACES["boomtown"], lambda: NOON
        super().__init__(journal, {"boomtown": game}, face, now=now)
        self.journal, self.limit = journal, limit
        self.thread, self.channel = Sent(), Sent()
        self.desk = Desk(journal, face, game, now=now)
        self.desk.services = replace(self.desk.services, sessions=self.sessions, pictures=pictures)
        self.boards._views._pictures = pictures

    async def sit_down(self):
        self.session = await started(self.sessions, BEN, CLEO, game="boomtown")
        (seat,) = (await self.position()).waiting_for
        people = [PEOPLE[self.session.seats[(seat + step) % 3].person] for step in range(3)]
        self.first, self.second, self.third = people

    async def position(self):
        return await self.sessions.position(self.session.id, None)

    async def asked(self):
        (seat,) = (await self.position()).waiting_for
        return PEOPLE[self.session.seats[seat].person]

    async def says_ahead(self):
        if self.limit is not None:
            offer = (await self.position()).view.offer
            await self.says("bid", self.limit)
            await self.says("take", f"{offer[1]} {offer[0]}")

    async def says(self, decision, text):
        asked = await self.sessions.ahead(self.session.id, self.second.id, decision=decision)
        await self.sessions.submit(self.session.id, self.second, text, ticket=asked.ticket)

    async def given(self):
        """All answers: ticket, person and answer."""
        return await self.journal.read(
            lambda db: db.execute("SELECT ticket, person, answer FROM answers ORDER BY number").fetchall()
        )

    async def press_as(self, other):
        """Press what an order answered in another evening. How many answers that were."""
        missing = (await other.given())[len(await self.given()) :]
        for ticket, person, answer in missing:
            text = as_text(decode_answer(answer.encode()))
            await self.sessions.submit(self.session.id, PEOPLE[person], text, ticket=ticket)
        return len(missing)

    async def seen(self):
        """All that has been sent in public, and all that everybody but the second reads or is offered."""
        found = [self.thread.sent, self.channel.sent]
        for person, shows in (
            (self.first, (show_move, show_log)),
            (self.third, (show_move, show_hand, show_log, show_list)),
            (DIRK, (show_board, show_list)),
        ):
            for show in shows:
                try:
                    shown = await self.desk.acts(person, lambda visit, show=show: self.shows(visit, show))
                except Rejected as error:
                    found.append(repr(error))
                else:
                    found.append({key: value for key, value in vars(shown).items() if key != "ids"})
            found += await self.offered(person)
        return found

    async def shows(self, visit, show):
        session = await self.posted.session(self.session.id)
        await (show(visit) if show is show_list else show(visit, session))

    async def offered(self, person):
        """What is completed for somebody who types an order."""
        visit = visits.visit(self.desk.services, person)
        try:
            asked = await self.sessions.ahead(self.session.id, person.id)
        except Rejected as error:
            return [repr(error)]
        choices = [*order.decisions(visit, asked, ""), *order.answers(visit, asked, "")]
        choices += completion.choices(asked, FACES["boomtown"], "", visit.words)
        return [(choice.name, choice.value) for choice in choices]


@pytest.fixture
async def evenings(tmp_path, monkeypatch):
    monkeypatch.setattr(sessions.secrets, "token_hex", lambda size: "0b" * size)
    pictures = Pictures()
    opened = [await Journal.open(tmp_path / f"{number}.sqlite3") for number in range(len(LIMITS))]
    twins = [Twin(journal, limit, pictures) for journal, limit in zip(opened, LIMITS, strict=True)]
    for twin in twins:
        await twin.sit_down()
    yield twins
    for each in opened:
        await each.close()


async def test_whether_and_what_somebody_says_ahead_shows_in_nothing_that_others_get(evenings, caplog):
    caplog.set_level(logging.DEBUG)
    ordered, other, quiet = evenings
    pressed = 0

    async def each(what, *, looks=False):
        nonlocal pressed
        logs = []
        for twin in evenings:
            caplog.clear()
            await what(twin)
            logs.append([record.getMessage() for record in caplog.records if record.name != "aiosqlite"])
        assert logs == [logs[0]] * len(evenings)
        assert await other.press_as(ordered) == 0, "what is not reached makes no difference"
        pressed += await quiet.press_as(ordered)
        for twin in evenings:
            await twin.publish(twin.session)
        assert quiet.thread.sent == other.thread.sent == ordered.thread.sent
        first, *others = [await twin.seen() for twin in evenings] if looks else [[]]
        for another in others:
            for number, (one, same) in enumerate(zip(first, another, strict=True)):
                assert one == same, number

    async def says_ahead(twin):
        await twin.says_ahead()

    async def forgets(twin):
        if twin.limit is not None:
            for name in ("bid", "take"):
                await twin.sessions.forget_order(twin.session.id, twin.second.id, f"1={name}")

    def answers(person, text):
        async def answer(twin):
            await twin.sessions.submit(twin.session.id, person, text)

        return answer

    await each(says_ahead, looks=True)
    await each(forgets)
    await each(says_ahead)
    await each(answers(ordered.first, "1"), looks=True)
    assert pressed == 1
    for who in (ordered.third, ordered.first):
        await each(answers(who, "pass"))
    assert pressed == 2, "the limit, then the wishes"
    asked = None
    while asked != ordered.second:  # then the board marks what is new to them, by their last act
        asked = await ordered.asked()
        text = as_text(next((await ordered.sessions.asked(ordered.session.id, asked.id)).decision.legal()))
        await each(answers(asked, text))
    assert ordered.thread.posts[-1].mentions
