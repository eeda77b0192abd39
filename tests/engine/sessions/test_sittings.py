"""Who sat where, under which name: the story keeps the names of its time, also of games begun earlier."""

import pytest

from engine.errors import Rejected
from engine.journal import match_rows, sitting_rows
from engine.journal.journal import Journal
from engine.journal.records import PersonId, SeatRow, Sitting
from engine.play.table import Sealed, Seat
from engine.sessions.seating import Person
from engine.sessions.session_events import Renamed, RobotSatDown
from engine.sessions.sessions import Sessions
from engine.sessions.time_acts import TimeUp
from tests.engine.older_files import as_older
from tests.engine.play.test_asides import GAME as WITH_ASIDES
from tests.engine.table_talk import ANNA, BEN, CLEO, DIRK, GUILD, TABLES, opened, started, whole
from tests.engine.toy import Said

A, B, C = map(Seat, range(3))
LENA, LENNY = Person(PersonId(9), "Lena"), Person(PersonId(9), "Lenny")


async def sittings(journal, session):
    return await journal.read(lambda db: sitting_rows.sittings(db, session.id))


async def told(sessions, session, **more):
    """The story, each event with the names of its time; what a seat said by its words."""
    story = await sessions.story(session, **more)
    return [(one.event.words if isinstance(one.event, Said) else one.event, one.names) for one in story]


async def play_out(sessions, session, *people):
    for _ in range(3):
        for text in ("1", "x"):
            for person in people:
                await sessions.submit(session.id, person, text)


async def test_whoever_leaves_stays_in_the_story(sessions, journal):
    session = await started(sessions, LENA, CLEO)
    await sessions.submit(session.id, ANNA, "3")
    await sessions.submit(session.id, LENA, "4")
    left = await sessions.leave(session.id, LENA)
    for reader in (sessions, Sessions(journal, TABLES)):
        story = await reader.story(left)
        with_lena = ("Anna", "Lena", "Cleo")
        assert [one.names for one in story] == [with_lena, with_lena, left.names]
        assert (story[-1].event, story[-1].before) == (RobotSatDown(B, "Lena", "Dusty"), with_lena)
        news, _ = await reader.since_acting(session, A)
        assert [one.names for one in news] == [*[with_lena] * 3, left.names], "with her own secret"
    assert await sittings(journal, session) == [
        Sitting(A, ANNA.id, "Anna", 1),
        Sitting(B, LENA.id, "Lena", 1, "left"),
        Sitting(B, None, "Dusty", 5),
        Sitting(C, CLEO.id, "Cleo", 1),
    ]


async def test_whoever_leaves_before_anything_has_happened_is_told_by_their_name(sessions):
    session = await started(sessions, LENA, CLEO)
    left = await sessions.leave(session.id, LENA)
    (first,) = await sessions.story(left)
    assert (first.before, first.names) == (("Anna", "Lena", "Cleo"), ("Anna", "Dusty", "Cleo"))


@pytest.mark.parametrize("robots", [0, 1])
async def test_whoever_sits_at_the_end_sat_to_the_end(sessions, journal, robots):
    session = await started(sessions, BEN, robots=robots)
    await play_out(sessions, session, ANNA, BEN)
    assert (await sessions.find(session.id, guild=GUILD)).status == "over"
    assert {one.why for one in await sittings(journal, session)} == {"end"}


async def test_whoever_closes_a_game_by_leaving_has_left_and_the_robots_sat_to_the_end(sessions, journal):
    session = await started(sessions, BEN)
    for person in (ANNA, BEN):
        await sessions.leave(session.id, person)
    assert [one.why for one in await sittings(journal, session)] == ["left", "end"] * 2


async def test_open_seats_have_no_sittings(sessions, journal):
    session = await opened(sessions, BEN)
    assert await sittings(journal, session) == []


async def test_a_new_name_is_told_before_the_act_that_showed_it_and_holds_from_there(sessions, journal):
    session = await started(sessions, LENA, CLEO)
    await sessions.submit(session.id, ANNA, "3")
    await sessions.submit(session.id, LENNY, "4")
    now = await sessions.find(session.id, guild=GUILD)
    assert now.names == ("Anna", "Lenny", "Cleo")
    story = await told(sessions, session)
    assert [event for event, _ in story][1] == Renamed(B)
    assert [names[1] for _, names in story] == ["Lena", "Lenny", "Lenny"]
    assert (await sessions.story(session))[1].before == ("Anna", "Lena", "Cleo")
    assert await sittings(journal, session) == [
        Sitting(A, ANNA.id, "Anna", 1),
        Sitting(B, LENA.id, "Lena", 1, "renamed"),
        Sitting(B, LENA.id, "Lenny", 3),
        Sitting(C, CLEO.id, "Cleo", 1),
    ]
    position = await sessions.position(session.id, None)
    assert position.session.names == now.names
    assert await whole(Sessions(journal, TABLES), session) == await whole(sessions, session)


async def test_who_has_acted_under_a_new_name_does_not_read_of_it_as_news(sessions):
    session = await started(sessions, LENA, CLEO)
    await sessions.submit(session.id, ANNA, "3")
    await sessions.submit(session.id, LENNY, "4")
    own, _ = await sessions.since_acting(session, B)
    others, _ = await sessions.since_acting(session, A)
    assert not any(isinstance(one.event, Renamed) for one in own)
    assert any(isinstance(one.event, Renamed) for one in others)


async def test_a_sealed_answer_shows_a_new_name_for_the_seal_is_seen_anyway(sessions):
    session = await started(sessions, BEN)
    for person in (ANNA, BEN):
        await sessions.submit(session.id, person, "3")
    await sessions.submit(session.id, Person(BEN.id, "Benno"), "x")
    events = [event for event, _ in await told(sessions, session)]
    assert events[-2] == Renamed(B)
    assert isinstance(events[-1], Sealed)


async def test_an_answer_that_changes_nothing_tells_of_no_new_name(sessions):
    session = await started(sessions, BEN)
    for person, text in ((ANNA, "3"), (BEN, "3"), (BEN, "x")):
        await sessions.submit(session.id, person, text)
    before = await whole(sessions, session)
    await sessions.submit(session.id, Person(BEN.id, "Benno"), "x")
    for text in ("nonsense", "4"):
        with pytest.raises(Rejected):
            await sessions.submit(session.id, Person(BEN.id, "Benno"), text)
    assert await whole(sessions, session) == before
    assert (await sessions.find(session.id, guild=GUILD)).names == ("Anna", "Ben")


async def test_what_is_changed_secretly_tells_of_no_new_name(journal):
    tables = Sessions(journal, {"toy": WITH_ASIDES})
    session = await started(tables, BEN, CLEO)
    before = await whole(tables, session)
    await tables.submit(session.id, Person(BEN.id, "Benno"), "y", decision="letter")
    assert await whole(tables, session) == before
    assert (await tables.find(session.id, guild=GUILD)).names == ("Anna", "Ben", "Cleo")


async def test_an_interjection_shows_a_new_name(sessions):
    session = await started(sessions, BEN, CLEO, game="market")
    await sessions.submit(session.id, Person(BEN.id, "Benno"), "3", decision="number")
    assert (await sessions.find(session.id, guild=GUILD)).names[1] == "Benno"


async def test_whoever_leaves_under_a_new_name_leaves_under_it(sessions):
    session = await started(sessions, LENA, CLEO)
    left = await sessions.leave(session.id, LENNY)
    story = await sessions.story(left)
    assert [one.event for one in story] == [Renamed(B), RobotSatDown(B, "Lenny", "Dusty")]
    assert [one.before[1] for one in story] == ["Lena", "Lenny"]


async def test_a_new_name_that_could_not_be_stored_with_its_act_is_not_stored(sessions, monkeypatch):
    session = await started(sessions, LENA, CLEO)
    await sessions.submit(session.id, ANNA, "3")
    before = await whole(sessions, session)
    with monkeypatch.context() as patch:
        patch.setattr(match_rows, "save_step", lambda *_, **__: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            await sessions.submit(session.id, LENNY, "4")
    assert await whole(sessions, session) == before
    assert (await sessions.find(session.id, guild=GUILD)).names == ("Anna", "Lena", "Cleo")


@pytest.mark.parametrize("act", ["add_robot", "remove_robot", "start", "leave", "join"])
async def test_in_open_seats_whoever_presses_is_shown_as_they_are_called_now(sessions, act):
    session = await opened(sessions, LENA)
    await sessions.add_robot(session.id, ANNA)
    if act == "leave":
        await sessions.leave(session.id, LENA)
        session = await sessions.join(session.id, LENNY)
    elif act == "join":  # a second press is refused, and changes nothing
        with pytest.raises(Rejected):
            await sessions.join(session.id, LENNY)
        session = await sessions.find(session.id, guild=GUILD)
        assert "Lena" in session.names
        return
    elif act == "start":
        session = await sessions.start(session.id, LENNY, thread=5)
        assert await sessions.story(session) == []
    else:
        session = await getattr(sessions, act)(session.id, LENNY)
    assert "Lenny" in session.names
    assert "Lena" not in session.names


async def test_a_robot_gives_its_name_up_to_whoever_takes_it_before_the_start(sessions):
    session = await opened(sessions, LENA)
    await sessions.add_robot(session.id, ANNA)
    session = await sessions.start(session.id, Person(LENA.id, "Düsty"), thread=5)
    assert session.names == ("Anna", "Düsty", "Rosie")


async def test_no_robot_sits_down_under_a_name_that_looks_like_anothers(sessions):
    session = await started(sessions, Person(PersonId(7), "DUSТY"), DIRK)  # with a Cyrillic T
    left = await sessions.leave(session.id, ANNA)
    assert left.seats[0] == SeatRow("Rosie")


async def test_a_file_of_the_last_version_without_sittings_knows_who_sat_where(tmp_path):
    journal = await Journal.open(tmp_path / "new.sqlite3")
    sessions = Sessions(journal, TABLES)
    playing = await started(sessions, LENA, CLEO, robots=1)
    await sessions.submit(playing.id, ANNA, "3")
    await sessions.submit(playing.id, LENA, "4")
    await sessions.leave(playing.id, LENA)
    await sessions.submit(playing.id, CLEO, "5")
    await sessions.leave(playing.id, ANNA)
    over = await started(sessions, BEN)
    await play_out(sessions, over, ANNA, BEN)
    closed = await started(sessions, BEN, robots=1)
    for person in (BEN, ANNA):
        await sessions.leave(closed.id, person)
    await opened(sessions, BEN)
    games = (playing, over, closed)
    expected = [await sittings(journal, game) for game in games]
    stories = [await sessions.story(game) for game in games]
    await journal.close()

    journal = await Journal.open(as_older(tmp_path / "new.sqlite3", tmp_path / "old.sqlite3", 7))
    try:
        sessions = Sessions(journal, TABLES)
        found = [await sittings(journal, game) for game in games]
        # Whoever left without an answer is known by name alone.
        assert [_nameless(each) for each in found] == [_nameless(each) for each in expected]
        assert found[0] == expected[0]
        assert found[1] == expected[1]
        assert [await sessions.story(game) for game in games] == stories
        await sessions.leave(playing.id, CLEO)
        assert [one.why for one in await sittings(journal, playing)].count("left") == 3
    finally:
        await journal.close()


def _nameless(found):
    return [(one.seat, one.name, one.from_row, one.why) for one in found]


async def test_as_long_as_a_seat_is_kept_the_story_knows_its_caretaker(sessions, journal):
    session = await started(sessions, LENA, CLEO)
    await sessions.submit(session.id, ANNA, "3")
    live = await sessions._matches.load(session.id)
    await sessions.workings.steps.carry_out(live, TimeUp((), {B: "Dusty"}))
    await sessions.submit(session.id, CLEO, "3")
    await sessions.come_back(session.id, LENA.id)
    story = await sessions.story(session)
    kept = [(type(one.event).__name__, one.caretakers[B]) for one in story]
    first, last = kept.index(("CaretakerSatDown", "Dusty")), kept.index(("CameBack", None))
    assert [caretaker for _, caretaker in kept] == [
        "Dusty" if first <= number < last else None for number in range(len(kept))
    ]
    assert last - first > 2, "it has played"
    assert {one.names for one in story} == {("Anna", "Lena", "Cleo")}
    part = await sessions.story(session, first=first + 2)
    assert part == story[-len(part) :], "also if the beginning is not read"
    assert [(one.kept, one.why) for one in await sittings(journal, session) if one.seat == B] == [
        (None, "kept"),
        ("Dusty", "back"),
        (None, None),
    ]
    await sessions.leave(session.id, LENA)
    assert [one.why for one in await sittings(journal, session) if one.seat == B] == [
        *("kept", "back", "left"),
        None,
    ]
