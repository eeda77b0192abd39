"""A thread of ten rounds: people who were away for days read it from its first message to its newest."""

import itertools
from collections import Counter

import pytest
from PIL import Image

from engine.games import GAMES
from engine.play.chance import Chance
from engine.play.decisions import Amount
from engine.sessions import sessions
from renders.faces import FACES
from sandbox.codes import walk
from tests.cogs.plain_face import saying
from tests.cogs.posting.evening import Evening
from tests.cogs.room import Room
from tests.engine.table_talk import ANNA, BEN, CLEO, as_text, started

ROUNDS = 10
WHOLE_BOARDS = 55
"""So many messages such a thread has; each of them once had a picture."""
MOST_LINES = 62
DRAWN = saying(
    FACES["boomtown"], board=lambda reader, *, changes=(), palette="standard": Image.new("RGB", (8, 8))
)


def bid(decision, number, seat):
    """What a person bids in a round: two more than they must, if that is no more than a card is worth to
    them."""
    worth = 2 + (3 * number + 2 * seat) % 6
    fair = [amount for amount in decision.amounts() if amount <= worth]
    return fair[min(2, len(fair) - 1)] if fair else None


async def play(evening, session):
    """Three people play ten rounds, and a board is posted or edited after each answer. Returns how many they
    gave."""
    people, chance, game = (ANNA, BEN, CLEO), Chance("people"), GAMES["boomtown"]
    answers = 0
    await evening.publish(session)
    while (match := (await evening.sessions._matches.load(session.id)).match).round <= ROUNDS:
        seat = match.waiting_for()[0]
        decision = match.asked(seat)
        if isinstance(decision, Amount):
            answer = bid(decision, match.round, seat)
        else:
            answer = game.robot(match.view(seat), decision, chance)
        await evening.sessions.submit(session.id, people[seat], as_text(answer))
        await evening.publish(session)
        answers += 1
    return answers


@pytest.fixture
async def room(journal, monkeypatch):
    monkeypatch.setattr(sessions.secrets, "token_hex", lambda size: "0b" * size)
    evening, room = Evening(journal, {"boomtown": GAMES["boomtown"]}, DRAWN), Room()
    evening.thread = room
    session = await started(evening.sessions, BEN, CLEO, game="boomtown")
    room.answers = await play(evening, session)
    room.happened = Counter(type(one.event).__name__ for one in await evening.sessions.story(session))
    yield room
    await evening.boards.close()


def lines_of(components):
    return [line for part in walk(components) if "content" in part for line in part["content"].split("\n")]


def buttons_of(components):
    return [part["custom_id"].split(":")[0] for part in walk(components) if "custom_id" in part]


@pytest.mark.dear
async def test_ten_rounds_leave_two_pictures_and_few_lines_and_each_step_costs_two_requests(room):
    first, *between, newest = messages = sorted(room.messages)
    assert len(messages) == WHOLE_BOARDS
    assert [message for message in messages if room.files[message]] == [first, newest]
    assert buttons_of(room.messages[first]) == ["luck"]
    assert {*(tuple(buttons_of(room.messages[message])) for message in between)} == {("look",)}
    assert buttons_of(room.messages[newest])[-3:] == ["act", "hand", "more"]

    found = {message: lines_of(room.messages[message]) for message in messages}
    lines = list(itertools.chain.from_iterable(found.values()))
    assert len(lines) <= MOST_LINES
    assert {len(found[message]) for message in between} == {1}
    assert "<@" not in "\n".join(line for message in (first, *between) for line in found[message])
    for one, other in itertools.pairwise(messages):
        assert set(found[one]).isdisjoint(found[other])
    text = "\n".join(lines)  # that Ben bids 3 happens in several rounds, but no oftener than it is told
    for words, event in (("first pick", "AuctionWon"), (" bids ", "Bid"), ("**Round ", "RoundBegan")):
        assert 0 < text.count(words) <= room.happened[event]
    assert text.count("**Round 1.**") == 1

    steps = len(messages) - 1
    assert (len(room.posts), len(room.edits)) == (1 + steps, room.answers - steps)
    assert Counter(what for what, _ in room.requests) == {"edit": steps, "fetch": 1, "history": 1}
