"""Gnadenlos! among people who press and type whatever they like, leave, and play on after restarts."""

import asyncio
import itertools
import json

import pytest

from engine.errors import IllegalAnswer, Rejected, StaleDecision
from engine.games import GAMES
from engine.journal.journal import Journal
from engine.play.chance import Chance
from engine.play.codec import encode
from engine.play.decisions import as_text
from engine.play.table import Sealed
from engine.play.tickets import question_of
from engine.sessions.sessions import Sessions
from tests.engine.table_talk import ANNA, BEN, CLEO, DIRK, started, whole

PEOPLE = (ANNA, BEN, CLEO, DIRK)
JUNK = (
    *("", "3,2,0,", "3;2", "３", "٣", "²", "pass", "-", "9" * 10, "0" * 6000, "3 3 3 3", "0,0,0", "3@1", "@"),
    *(
        "3@9",
        "@1",
        "1-1 1-1",
        "1-1,9-9",
        "row-1",
        "veteran greenhorn",
        "\0",
        "None",
        "[]",
        "+1",
        "1.0",
        "1\n",
    ),
)
STEPS = 120


@pytest.fixture
async def tables(tmp_path):
    journal = await Journal.open(tmp_path / "saloon.sqlite3")
    try:
        yield Sessions(journal, GAMES)
    finally:
        await journal.close()


async def seen(tables, session):
    """What everybody, and each person, can see and may answer; and what each has half chosen."""
    found = []
    for person in (None, *PEOPLE):
        position = await tables.position(session.id, person and person.id)
        found.append((encode(position.view), position.ticket, position.waiting_for, position.told))
        if person is not None:
            found.append(await what_is_asked(tables, session, person))
    return found


async def what_is_asked(tables, session, person):
    try:
        asked = await tables.asked(session.id, person.id)
    except Rejected as error:
        return error.reason
    return asked.ticket, asked.decision, asked.other, await tables.draft(asked)


class Table:
    """One game under fire."""

    def __init__(self, tables, session, chance):
        self.tables, self.session, self.chance = tables, session, chance
        self.tickets = ["1.1", "0.0", "over", ""]

    async def is_restarted(self):
        """Nothing is lost, nothing shows."""
        before = await seen(self.tables, self.session)
        self.tables._matches.evict(self.session.id)
        assert await seen(self.tables, self.session) == before

    async def somebody_types_nonsense(self):
        """It is refused, an answer that is not allowed with its rule, and changes nothing."""
        chance, before = self.chance, await seen(self.tables, self.session)
        ticket = chance.pick([*self.tickets, *self.tickets[-1:] * 4]) + chance.pick(["", "+", "!", "++"])
        name = chance.pick([None, *GAMES["gnadenlos"].decisions])
        way = chance.pick([{"ticket": ticket}, {"decision": name}])
        refused, junk = None, chance.pick(JUNK)
        try:
            await self.tables.submit(self.session.id, chance.pick(PEOPLE), junk, **way)
        except Rejected as error:
            refused = error
        if refused is not None:
            assert refused.rule or not isinstance(refused, IllegalAnswer)
            assert await seen(self.tables, self.session) == before, junk

    async def somebody_answers(self):
        """Or changes what he may meanwhile, which none of the others can see."""
        chance, person = self.chance, self.chance.pick(PEOPLE)
        try:
            asked = await self.tables.asked(self.session.id, person.id)
        except Rejected:
            return
        if asked.other is not None and chance.below(2):
            asked = await self.tables.asked(self.session.id, person.id, ticket=asked.other.ticket)
        self.tickets.append(question_of(asked.ticket))
        await self.tables.save_draft(asked, json.dumps({"group": None, "keys": []}))
        before = await seen(self.tables, self.session)
        answer = chance.pick(list(itertools.islice(asked.decision.legal(), 60)))
        await self.tables.submit(self.session.id, person, as_text(answer), ticket=asked.ticket)
        if asked.is_aside:
            own = 2 * PEOPLE.index(person) + 1
            after = await seen(self.tables, self.session)
            assert after[:own] + after[own + 2 :] == before[:own] + before[own + 2 :]

    async def somebody_leaves(self):
        person = self.chance.pick(PEOPLE)
        position = await self.tables.position(self.session.id, person.id)
        if self.chance.below(12) == 0 and position.seat is not None and position.session.status == "playing":
            await self.tables.leave(self.session.id, person)
            await self.is_restarted()


@pytest.mark.parametrize("seed", range(3))
async def test_a_game_goes_on_through_nonsense_restarts_and_people_who_leave(tables, seed):
    session = await started(tables, BEN, CLEO, DIRK, game="gnadenlos")
    table = Table(tables, session, Chance("fire", seed))
    acts = [table.somebody_answers] * 4 + [table.somebody_types_nonsense, table.is_restarted]
    for step in range(STEPS):
        position = await tables.position(session.id, None)
        if position.session.status != "playing":
            break
        await table.chance.pick(acts)()
        if step > STEPS // 2:
            await table.somebody_leaves()
    await table.is_restarted()


async def test_of_four_who_lay_in_the_same_tick_all_count_and_who_changes_his_mind_then_is_told(tables):
    """Whoever is last: a change comes before all are turned up, or is refused as too late."""
    session = await started(tables, BEN, CLEO, DIRK, game="gnadenlos")
    asked = {person: await tables.asked(session.id, person.id) for person in PEOPLE}
    assert len({each.ticket for each in asked.values()}) == 1
    assert {each.decision.name for each in asked.values()} == {"adventurer"}

    async def lay(person, option):
        key = asked[person].decision.options[option].key
        return await tables.submit(session.id, person, key, ticket=asked[person].ticket)

    acts = [lay(person, 0) for person in PEOPLE] + [lay(ANNA, 1), lay(DIRK, 1)]
    done = await asyncio.gather(*acts, return_exceptions=True)
    assert not [one for one in done[:3] if isinstance(one, BaseException)]
    late = [one for one in done if isinstance(one, BaseException)]
    assert all(isinstance(one, StaleDecision) for one in late)
    before = await whole(tables, session)
    for person in PEOPLE:
        with pytest.raises(StaleDecision):
            await lay(person, 1)
    assert await whole(tables, session) == before


async def test_a_double_click_lays_one_sealed_answer_and_a_change_of_mind_another(tables):
    session = await started(tables, BEN, CLEO, game="gnadenlos")
    asked = await tables.asked(session.id, ANNA.id)
    first, other = (option.key for option in asked.decision.options)

    async def seals():
        return sum(isinstance(told.event, Sealed) for told in await tables.story(session))

    for number, key in enumerate((first, first, other, other, first), 1):
        step = await tables.submit(session.id, ANNA, key, ticket=asked.ticket)
        assert step.answer == key
        assert await seals() == (1, 1, 2, 2, 3)[number - 1]
    before = await seen(tables, session)
    tables._matches.evict(session.id)
    await tables.submit(session.id, ANNA, first, decision="adventurer")
    assert await seen(tables, session) == before
