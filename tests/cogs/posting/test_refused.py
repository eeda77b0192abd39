"""What Discord does not take is sent in a simpler form: nobody waits for a picture that is too large."""

import io
from types import SimpleNamespace

import discord
import pytest
from PIL import Image

from cogs.parts.galleries import Picture
from cogs.parts.layouts import answer_privately
from cogs.parts.pictures import halved
from cogs.posting.lobby_messages import LobbyMessages
from cogs.posting.panels import Panels
from cogs.posting.throttle import Throttle
from engine.sessions.posted import Posted
from engine.sessions.sessions import Sessions
from renders.drawing.png import encode
from tests.cogs.desk import Shown
from tests.cogs.plain_face import plain_face, saying
from tests.cogs.posting.evening import FACE, Evening, Thread
from tests.doubles import discord_error, double
from tests.engine.table_talk import ANNA, BEN, TABLES, opened, started

TOO_LARGE = discord_error(40005, status=413)
TOO_LARGE_BY_A_PROXY = discord_error(0, status=413)
INVALID = discord_error(50035)
MISSING = "`/game board` has it in words"


def drawn(reader, *, changes=(), palette="standard"):
    return Image.new("RGB", (40, 20))


class Wall(Thread):
    """A thread that also keeps the pictures that it is sent."""

    def __init__(self):
        super().__init__()
        self.sizes = []

    def checked(self, view, mentions, files=()):
        new = [file for file in files if isinstance(file, discord.File)]
        self.sizes.append([Image.open(io.BytesIO(file.fp.read())).size for file in new])
        return super().checked(view, mentions, files)


@pytest.fixture
async def evening(journal):
    found = Evening(journal, face=saying(FACE, board=drawn))
    found.thread = Wall()
    return found


@pytest.mark.parametrize("refusal", [TOO_LARGE, TOO_LARGE_BY_A_PROXY])
async def test_a_picture_that_is_too_large_is_posted_half_as_large(evening, refusal):
    session = await started(evening.sessions, BEN)
    evening.thread.refusals = [refusal]
    await evening.publish(session)
    assert evening.thread.sizes == [[(40, 20)], [(20, 10)]]
    (post,) = evening.thread.posts
    assert MISSING not in post.text
    assert post.mentions == [ANNA.id]


async def test_a_board_whose_picture_is_too_large_at_half_the_size_is_posted_in_words(evening, caplog):
    session = await started(evening.sessions, BEN)
    evening.thread.refusals = [TOO_LARGE, TOO_LARGE]
    await evening.publish(session)
    assert evening.thread.sizes == [[(40, 20)], [(20, 10)], []]
    (post,) = evening.thread.posts
    assert MISSING in post.text
    assert post.mentions == [ANNA.id]
    assert post.buttons[-3:] == ["act", "hand", "more"]
    assert (await evening.posted.session(session.id)).posted == post.number
    assert caplog.text.count("is not taken as it is") == 2


async def test_an_edit_whose_picture_is_too_large_goes_out_in_words_too(evening):
    session = await started(evening.sessions, BEN)
    for person in (ANNA, BEN):
        await evening.sessions.submit(session.id, person, "3")
    await evening.publish(session)
    evening.thread.refusals = [TOO_LARGE, TOO_LARGE]
    await evening.answer(session, ANNA, "x")
    (edit,) = evening.thread.edits
    assert MISSING in edit.text


async def test_what_is_refused_for_another_reason_is_posted_in_words_then_only_whose_turn_it_is(evening):
    session = await started(evening.sessions, BEN)
    await evening.sessions.submit(session.id, ANNA, "3")
    evening.thread.refusals = [INVALID]
    await evening.publish(session)
    await evening.sessions.submit(session.id, BEN, "4")
    evening.thread.refusals = [INVALID, INVALID]
    await evening.publish(session)
    in_words, plain = evening.thread.posts
    assert "says 3" in in_words.text
    assert "says" not in plain.text
    assert "must choose" in plain.text
    assert plain.buttons == ["act", "hand", "more"]
    assert set(plain.mentions) == {ANNA.id, BEN.id}
    assert evening.thread.sizes[-1] == []


async def test_whose_plainest_board_is_refused_is_told_in_the_channel_and_it_is_not_repeated_for_ever(
    evening, caplog
):
    session = await started(evening.sessions, BEN)
    evening.thread.refusals = [INVALID] * 3
    await evening.publish(session)
    assert evening.thread.posts == []
    assert [post.buttons for post in evening.channel.posts] == [["move"]]
    assert (await evening.posted.session(session.id)).trouble == "refused"
    assert "does not take the board of game" in evening.channel.posts[0].text
    assert "no board of game" in caplog.text


async def test_a_server_with_too_many_threads_is_not_taken_for_a_fault_of_the_board(evening):
    session = await started(evening.sessions, BEN)
    evening.thread.refusals = [discord_error(160006)]
    await evening.publish(session)
    assert evening.thread.sizes == [[(40, 20)]]
    assert (await evening.posted.session(session.id)).trouble == "full"


async def test_a_picture_that_could_not_be_drawn_is_said_to_be_missing(journal):
    evening = Evening(journal)
    await evening.publish(await started(evening.sessions, BEN))
    assert MISSING in evening.thread.posts[0].text


class Reader:
    """An interaction of somebody whose answers are refused so many times."""

    def __init__(self, *refusals):
        self.user, self.locale, self.message = SimpleNamespace(id=1), "en-US", None
        self.followup = self.expires_at = None
        self.refusals, self.shown = list(refusals), []

    async def edit_original_response(self, *, view, attachments, allowed_mentions):
        shown = Shown(view, attachments)
        self.shown.append((shown, [Image.open(io.BytesIO(data)).size for _, _, data in shown.files]))
        if self.refusals:
            raise self.refusals.pop(0)
        return SimpleNamespace(id=5)


PICTURE = encode(Image.new("RGB", (40, 20)))


@pytest.mark.parametrize("is_panel", [False, True])
async def test_a_private_picture_that_is_too_large_is_sent_smaller_then_left_out(is_panel):
    reader = Reader(TOO_LARGE, TOO_LARGE)
    if is_panel:
        await Panels().show(reader, 7, "your hand", pictures=[Picture(PICTURE, "three notes")])
    else:
        assert await answer_privately(reader, "your hand", pictures=[Picture(PICTURE, "three notes")]) == 5
    assert [sizes for _, sizes in reader.shown] == [[(40, 20)], [(20, 10)], []]
    assert [MISSING in shown.text for shown, _ in reader.shown] == [False, False, True]
    assert all("your hand" in shown.text for shown, _ in reader.shown)


async def test_what_has_no_picture_is_not_sent_again():
    with pytest.raises(discord.HTTPException):
        await answer_privately(Reader(TOO_LARGE), "text")
    with pytest.raises(discord.HTTPException):
        await answer_privately(Reader(INVALID), "text", pictures=[Picture(PICTURE, "three notes")])


async def test_half_a_picture_has_the_same_inks_and_is_made_once():
    sheet = Image.new("P", (960, 960))
    sheet.putpalette([200, 30, 40, 10, 20, 30])
    sheet.paste(1, (0, 0, 480, 960))
    data = encode(sheet)
    small = Image.open(io.BytesIO(await halved(data)))
    assert (small.mode, small.size) == ("P", (480, 480))
    assert [small.convert("RGB").getpixel(where) for where in ((10, 10), (470, 10))] == [
        (10, 20, 30),
        (200, 30, 40),
    ]
    assert await halved(data) is await halved(data)


async def test_open_seats_that_are_not_taken_are_not_repeated_for_ever(journal, caplog):
    sessions, posted = Sessions(journal, TABLES), Posted(journal)
    session = await opened(sessions)
    await posted.set_lobby(session.id, 700)
    channel = Thread()
    channel.refusals = [INVALID]

    async def edit(*, view, allowed_mentions):
        channel.checked(view, allowed_mentions)

    channel.get_partial_message = lambda message: double(discord.PartialMessage, edit=edit)
    client = double(discord.Client, get_partial_messageable=lambda place, *, guild_id: channel)
    games = {"toy": SimpleNamespace(seats=range(2, 5))}
    lobbies = LobbyMessages(client, sessions, posted, games, {"toy": plain_face()}, Throttle())
    await lobbies._refresh(session.id)
    assert "are not shown" in caplog.text
    assert channel.refusals == []
