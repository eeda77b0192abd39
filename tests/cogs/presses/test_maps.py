"""The map of Goldrush by command: for whoever plays or watches, with their own knowledge alone."""

import pytest

from cogs.presses.maps import complete_place, map_meant, show_map
from engine.errors import Refused
from engine.games import GAMES
from renders.faces import FACES
from renders.language.catalogues import LOCALES, words_for
from tests.cogs import visits
from tests.cogs.desk import Desk
from tests.engine.table_talk import ANNA, BEN, DIRK, started

FACE = FACES["goldrush"]


@pytest.fixture
def desk(journal):
    return Desk(journal, FACE, GAMES["goldrush"])


async def shown(desk, person, session, start=None, locale="en-US"):
    return (await desk.acts(person, lambda visit: show_map(visit, session, start), locale=locale)).text


@pytest.mark.parametrize("locale", LOCALES)
async def test_whoever_plays_or_watches_reads_the_map(desk, locale):
    session = await started(desk.services.sessions, BEN, game="goldrush")
    title = words_for(locale).text("goldrush-land-title", place="K")
    for person in (ANNA, DIRK):
        assert title in await shown(desk, person, session, "k", locale)
    own = (await desk.services.sessions.position(session.id, ANNA.id)).view.own
    words = words_for(locale)
    assert words.text("goldrush-land-title", place=FACE.map_places(words)[own.place]) in await shown(
        desk, ANNA, session, locale=locale
    )


async def test_a_place_is_meant_by_its_key_or_its_name(desk):
    session = await started(desk.services.sessions, BEN, game="goldrush")
    for typed in ("c-d-1", "C–D 1", "c–d 1"):
        assert "the steps from: C–D 1" in await shown(desk, ANNA, session, typed)
    with pytest.raises(Refused, match="not-a-place"):
        await show_map(visits.visit(desk.services, ANNA), session, "Tombstone")


async def test_the_map_of_the_thread_is_meant_also_by_people_who_only_watch(desk):
    watched = await started(desk.services.sessions, BEN, game="goldrush")
    own = await started(desk.services.sessions, DIRK, game="goldrush")
    here = visits.visit(desk.services, DIRK, channel_id=watched.thread)
    assert (await map_meant(here, None, "goldrush")).id == watched.id
    assert (await map_meant(here, own.id, "goldrush")).id == own.id
    elsewhere = visits.visit(desk.services, DIRK, channel_id=9)
    assert (await map_meant(elsewhere, None, "goldrush")).id == own.id


async def test_whoever_asks_for_the_map_of_the_thread_has_their_seat_back(desk, journal):
    session = await started(desk.services.sessions, BEN, game="goldrush")
    await journal.write(lambda db: db.execute("UPDATE seats SET kept = 'Dusty' WHERE seat = 1").connection)
    desk = Desk(journal, FACE, GAMES["goldrush"])
    here = visits.visit(desk.services, BEN, channel_id=session.thread)
    assert (await map_meant(here, None, "goldrush")).seats[1].kept is None


@pytest.mark.parametrize("locale", LOCALES)
def test_places_are_suggested_by_their_names_and_each_is_accepted(locale):
    words = words_for(locale)
    found = complete_place(FACE, "", words)
    assert len(found) == 25, "as many as Discord shows"
    for key, label in FACE.map_places(words).items():
        first = complete_place(FACE, label, words)[0]
        assert (first.name, first.value) == (label, key)
    assert complete_place(FACE, "rattle", words)[0].value == "rattlesnake"
