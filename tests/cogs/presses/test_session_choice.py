"""Which game a command means, wherever it is typed, and what is said where several or none could be meant."""

import pytest

from cogs.presses.session_choice import NAMED, complete_session, session_meant
from engine.errors import Refused
from engine.games import GAMES
from engine.journal.records import PersonId, Session
from engine.sessions.seating import Person
from engine.sessions.sessions import Sessions
from renders.language.catalogues import LOCALES, words_for
from tests.cogs import visits
from tests.doubles import double
from tests.engine.table_talk import BEN, CLEO, GUILD, started

EDDA = Person(PersonId(77), "Edda")
"""Who is in no game."""
NOWHERE = 9


@pytest.fixture
def services(journal):
    return visits.services(sessions=Sessions(journal, GAMES))


def typing(services, person, channel, locale="en-US"):
    return visits.visit(services, person, channel_id=channel, locale=locale)


async def meant(services, person, channel, *, game="boomtown", number=None):
    return (await session_meant(typing(services, person, channel), number, game=game)).id


async def refused(services, person, channel, *, game="boomtown", number=None, locale="en-US"):
    with pytest.raises(Refused) as refusal:
        await session_meant(typing(services, person, channel, locale), number, game=game)
    return refusal.value.reason, words_for(locale).refusal(refusal.value)


async def town(services, *others, game="boomtown"):
    """A running game of Anna and others, among robots."""
    return await started(services.sessions, *others, game=game, robots=3 - len(others) - 1)


async def test_in_the_thread_of_ones_own_game_it_is_meant_however_many_others_one_has(services):
    for session in [await town(services, BEN) for _ in range(2)]:
        assert await meant(services, BEN, session.thread) == session.id


async def test_in_any_other_place_the_only_game_of_the_title_is_meant(services):
    mine, other = await town(services, BEN), await town(services, BEN, game="gnadenlos")
    strangers = await town(services, CLEO)
    for place in (NOWHERE, other.thread, strangers.thread):
        assert await meant(services, BEN, place) == mine.id
        assert await meant(services, BEN, place, game="gnadenlos") == other.id


async def test_a_game_whose_seats_are_open_is_not_meant_beside_one_that_runs(services):
    waits = await services.sessions.open("boomtown", {}, guild=GUILD, channel=1, host=BEN, language="en")
    assert await meant(services, BEN, NOWHERE) == waits.id, "whose answer is that it has not started"
    runs = await town(services, BEN)
    assert await meant(services, BEN, NOWHERE) == runs.id


@pytest.mark.parametrize("locale", LOCALES)
async def test_where_several_could_be_meant_they_are_named_with_their_threads(services, locale):
    games = [await town(services, BEN) for _ in range(2)]
    other = await town(services, BEN, game="gnadenlos")
    strangers = await town(services, CLEO)
    for place in (NOWHERE, other.thread, strangers.thread):
        reason, text = await refused(services, BEN, place, locale=locale)
        assert reason == "which-game"
        assert all(f"Boomtown #{game.id} (<#{game.thread}>)" in text for game in games)
        assert f"#{other.id} " not in text
        assert f"`{words_for(locale).text('parameter-game')}`" in text
    assert f"#{other.id} " in (await refused(services, BEN, NOWHERE, game=None))[1]


@pytest.mark.usefixtures("no_caps")
async def test_of_very_many_the_newest_are_named(services):
    games = [await town(services, BEN) for _ in range(NAMED + 2)]
    _, text = await refused(services, BEN, NOWHERE)
    assert f"#{games[-1].id} " in text
    assert f"#{games[0].id} " not in text


@pytest.mark.parametrize("locale", LOCALES)
async def test_who_is_in_none_of_the_title_is_told_so_of_that_title(services, locale, caplog):
    mine, other = await town(services, BEN), await town(services, BEN, game="gnadenlos")
    assert (await refused(services, EDDA, NOWHERE))[0] == "no-game-of-title"
    reason, text = await refused(services, EDDA, other.thread, locale=locale)
    assert reason == "thread-of-another-title"
    assert "Gnadenlos!" in text
    assert "Boomtown" in text
    assert await meant(services, EDDA, mine.thread) == mine.id, "whose answer is that one has no seat there"
    reason, text = await refused(services, BEN, NOWHERE, number=other.id, locale=locale)
    assert reason == "another-title"
    assert f"#{other.id} " in text
    assert "Gnadenlos!" in text
    assert not caplog.records


async def test_the_commands_of_all_games_mean_the_one_around(services):
    strangers = await town(services, CLEO)
    assert await meant(services, EDDA, strangers.thread, game=None) == strangers.id
    assert (await refused(services, EDDA, NOWHERE, game=None))[0] == "no-game-of-yours"


async def test_a_command_of_a_title_is_completed_with_games_of_it(services):
    mine, other = await town(services, BEN), await town(services, BEN, game="gnadenlos")
    for game, found in (("boomtown", [mine.id]), (None, [other.id, mine.id])):
        choices = await complete_session(typing(services, BEN, NOWHERE), "", game=game)
        assert [choice.value for choice in choices] == found


@pytest.mark.parametrize(
    ("typed", "found"), [("", [12, 3]), ("1", [12]), ("１", [12]), ("GOLD", [3]), ("böom", [12]), ("x", [])]
)
async def test_a_game_is_found_by_its_number_or_its_title_however_it_is_typed(typed, found):
    async def in_guild(guild, person):
        return [
            double(Session, id=12, game="boomtown", status="playing"),
            double(Session, id=3, game="goldrush", status="playing"),
        ]

    services = visits.services(sessions=double(Sessions, in_guild=in_guild))
    choices = await complete_session(typing(services, BEN, NOWHERE), typed)
    assert [choice.value for choice in choices] == found
