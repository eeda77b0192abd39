"""A game that declares one line about what may be said ahead has it in every part, in plain words."""

from dataclasses import replace

import pytest

from engine.errors import NotAsked
from engine.play.orders import Orderable, limit_of
from engine.sessions.sessions import Sessions
from renders.faces import faces_of
from renders.language.catalogues import LOCALES, words_for
from renders.reader import Reader
from tests.engine.table_talk import ANNA, BEN, CLEO, started
from tests.fifth_game import GAMES
from tests.fifth_game.outlaw.decisions import DecisionName
from tests.fifth_game.outlaw.rules import bid_of

PEOPLE = (ANNA, BEN, CLEO)
FACE = faces_of(GAMES)["outlaw"]


def bidding(view):
    """O3: the only round, while it bids."""
    return 1 if view.asked_for == DecisionName.BID else None


def limit(view):
    """O3: how far a seat goes with the coins that it does not hide."""
    return limit_of(bid_of(view.bid, view.own.coins - view.hand.hidden))


ORDERLY = replace(GAMES["outlaw"], orders=(Orderable(decision="bid", scope=bidding, asks=limit),))


@pytest.fixture
def sessions(journal):
    return Sessions(journal, {"outlaw": ORDERLY})


async def begun(sessions):
    """All have hidden a coin: the session, and the people in the order in which they bid."""
    session = await started(sessions, BEN, CLEO, game="outlaw")
    for person in PEOPLE:
        await sessions.submit(session.id, person, "1")
    (first,) = (await sessions.position(session.id, None)).waiting_for
    return session, [PEOPLE[(first + step) % 3] for step in range(3)]


async def test_a_limit_bids_for_its_owner_and_passes_beyond(sessions):
    session, (first, second, third) = await begun(sessions)
    await sessions.submit(session.id, second, "2", ticket="1=bid")
    await sessions.submit(session.id, third, "2", ticket="1=bid")
    await sessions.submit(session.id, first, "1")
    position = await sessions.position(session.id, None)
    leader = position.view.leader
    assert (position.view.bid, session.seats[leader].person) == (2, second.id)
    assert position.waiting_for == (leader,)
    assert position.view.asked_for == DecisionName.FLEE


async def test_nothing_is_said_ahead_before_the_bidding(sessions):
    session = await started(sessions, BEN, game="outlaw")
    with pytest.raises(NotAsked, match="order-nothing"):
        await sessions.ahead(session.id, BEN.id)


async def test_it_is_said_in_plain_words(sessions):
    session, (_, second, _) = await begun(sessions)
    asked = await sessions.ahead(session.id, second.id)
    words = {locale: Reader(asked.view, ("Anna", "Ben", "Cleo"), words_for(locale)) for locale in LOCALES}
    labels = {FACE.order_label(asked.decision, reader) for reader in words.values()}
    assert labels == {"Up to…", "Tot en met…", "Bis zu…"}
    assert FACE.order_prompt(asked.decision, words["en"]) == "Bid: what will you answer once you are asked?"
    limits = [FACE.limit_label(asked.decision, coins, words["en"]) for coins in asked.decision.legal()]
    assert limits == ["Pass", "Up to 1", "Up to 2"]
    said = FACE.order_text(asked.decision, 2, words["en"])
    assert said == "Once you are asked, your answer is: Up to 2."
