"""An edit of a board sends the pictures that have changed, and keeps the others."""

import io

import discord
import pytest
from PIL import Image

from cogs.parts.layouts import card
from cogs.posting import kept_files
from cogs.posting.kept_files import KeptFiles
from renders.drawing.png import encode
from sandbox import Sandbox
from sandbox.codes import walk
from tests.cogs.plain_face import saying, strip_of
from tests.cogs.posting.evening import FACE, Evening
from tests.cogs.room import Room
from tests.doubles import discord_error
from tests.engine.table_talk import ANNA, BEN, CLEO, TABLES, started

NEW, KEPT = True, False


def sides_and_log(reader, *, changes=(), palette="standard"):
    """A strip that never changes, and one that shows what is new."""
    news = str(changes)
    return (
        strip_of(Image.new("RGB", (40, 20)), key="sides"),
        strip_of(Image.frombytes("L", (len(news), 1), news.encode()), key=news),
    )


@pytest.fixture
async def evening(journal):
    """A game of Anna and Ben whose first board is posted; Anna goes on, so that her answers are edits."""
    evening = Evening(journal, face=saying(FACE, board_strips=sides_and_log))
    evening.session = await started(evening.sessions, BEN)
    for person in (ANNA, BEN):
        await evening.sessions.submit(evening.session.id, person, "3")
    await evening.publish(evening.session)
    return evening


async def test_a_post_sends_all_strips_and_an_edit_only_those_that_changed(evening):
    (post,), session = evening.thread.posts, evening.session
    assert (len(post.new), post.kept) == (2, [])
    await evening.answer(session, ANNA, "x")
    (edit,) = evening.thread.edits
    assert edit.kept == post.new[:1]
    assert len(edit.new) == 1
    assert edit.new != post.new[1:]


async def test_after_a_start_nothing_is_known_and_all_is_sent(evening):
    evening.boards._files = KeptFiles()
    await evening.answer(evening.session, ANNA, "x")
    (edit,) = evening.thread.edits
    assert (len(edit.new), edit.kept) == (2, [])


async def test_if_an_edit_is_refused_all_is_sent_once_before_the_board_gets_simpler(evening):
    evening.thread.refusals = [discord_error(50035)]
    await evening.answer(evening.session, ANNA, "x")
    (edit,) = evening.thread.edits
    assert (len(edit.new), edit.kept) == (2, [])
    assert "could not be shown" not in edit.text


async def test_only_the_files_of_the_messages_sent_last_are_remembered(evening, monkeypatch):
    monkeypatch.setattr(kept_files, "MESSAGES", 2)
    files, thread = KeptFiles(), evening.thread
    for message in (1, 2, 1, 3):
        name = f"{message}.png"
        view = card("text", pictures=[(name, "a picture")])
        files.note(thread.answered(message, view, [discord.File(io.BytesIO(b""), name)]))
    assert [list(files.take(message)) for message in (1, 2, 3)] == [["1.png"], [], ["3.png"]]
    assert files.take(3) == {}


def strips(reader, *, changes=(), palette="standard"):
    """What was said, and below it whose answers are missing."""
    said, asked = len(reader.view.log), len(reader.view.asked)
    return [
        strip_of(Image.new("RGB", (40, 20), (said, 0, 0)), "said", key=("said", said)),
        strip_of(Image.new("RGB", (40, 20), (0, asked, 0)), "asked", key=("asked", asked)),
    ]


STRIPED = saying(
    FACE,
    board_strips=strips,
    alt_parts=lambda reader: {
        "asked": f"{len(reader.view.asked)} are asked.",
        "said": f"{len(reader.view.log)} have spoken.",
    },
)


class Wall(Room):
    """A room that says no to a request that names such files, with errors in turn."""

    def __init__(self):
        super().__init__()
        self.no = lambda files: None

    def checked(self, view, mentions, files=()):
        refusal = self.no([*files])
        if refusal is not None:
            raise refusal
        return super().checked(view, mentions, files)

    def requests_about(self, message):
        """Which files of each request about a message are new."""
        return [[is_new for _, is_new in files] for number, files in self.sent if number == message]

    def changes(self, message=1004):
        """Which files of the last request about a message are new."""
        return self.requests_about(message)[-1]

    def alts(self, message):
        parts = walk(self.messages[message])
        return [item["description"] for part in parts for item in part.get("items", [])]


@pytest.fixture
async def wall():
    return Wall()


@pytest.fixture
async def begin(journal, wall):
    evenings = []

    def make(face=STRIPED):
        evenings.append(Evening(journal, TABLES, face))
        evenings[-1].thread = wall
        return evenings[-1]

    yield make
    for evening in evenings:
        await evening.boards.close()


async def asked_together(evening):
    """A game whose newest board asks three people at once; while they answer, it is edited."""
    session = await started(evening.sessions, BEN, CLEO)
    await evening.publish(session)
    for person in (ANNA, BEN, CLEO):
        await evening.answer(session, person, "3")
    return session


async def test_an_edit_brings_the_strip_that_has_changed_and_keeps_the_other(begin, wall):
    evening = begin()
    session = await asked_together(evening)
    assert wall.changes() == [NEW, NEW], "a new message has all its files anew"
    names = [wall.files[1004]]
    for person in (ANNA, BEN):
        await evening.answer(session, person, "x")
        names.append(wall.files[1004])
    assert wall.requests_about(1004) == [[NEW, NEW], [KEPT, NEW], [KEPT, NEW]]
    assert [len(set(each)) for each in zip(*names, strict=True)] == [1, 3], "other bytes, another name"
    assert wall.alts(1004) == ["4 have spoken.", "1 are asked."]
    assert len(wall.edits) == 2


async def test_a_board_that_was_posted_before_a_kill_is_found_again_and_edited(begin, wall):
    class Killed(BaseException):
        pass

    def kill():
        raise Killed

    evening = begin()
    session = await started(evening.sessions, BEN, CLEO)
    await evening.publish(session)
    for person in (ANNA, BEN):
        await evening.answer(session, person, "3")
    wall.when_posted = kill
    with pytest.raises(Killed):
        await evening.answer(session, CLEO, "3")
    wall.when_posted = lambda: None
    evening = begin()
    await evening.answer(session, ANNA, "x")
    assert (wall.next_id, wall.changes()) == (1004, [NEW, NEW])
    assert (await evening.posted.session(session.id)).board == 1004


async def test_what_is_too_large_is_sent_half_as_large_under_other_names_and_then_kept(begin, wall):
    evening = begin()
    session = await asked_together(evening)
    posted, too_large = wall.files[1004], discord_error(40005, status=413)

    def no(files):
        sent = [file for file in files if isinstance(file, discord.File)]
        sizes = [Image.open(file.fp).size for file in sent]
        for file in sent:
            file.fp.seek(0)
        return too_large if (40, 20) in sizes else None

    wall.no = no
    await evening.answer(session, ANNA, "x")
    assert wall.changes() == [NEW, NEW]
    assert not {*posted} & {*wall.files[1004]}
    await evening.answer(session, BEN, "x")
    assert wall.changes() == [KEPT, NEW], "the smaller one is there"


async def test_an_edit_that_may_have_failed_leaves_nothing_to_keep(begin, wall):
    evening = begin()
    session = await asked_together(evening)
    wall.no = lambda files: ConnectionError()
    with pytest.raises(ConnectionError):
        await evening.answer(session, ANNA, "x")
    wall.no = lambda files: None
    await evening.publish(session)
    assert wall.changes() == [NEW, NEW]


async def test_the_first_board_keeps_all_its_pictures_and_what_they_say(begin, wall):
    evening = begin()
    session = await started(evening.sessions, BEN)
    await evening.publish(session)
    files, alts = wall.files[1001], wall.alts(1001)
    await evening.answer(session, ANNA, "3")
    assert (wall.files[1001], wall.alts(1001)) == (files, alts)
    assert wall.changes(1001) == [KEPT, KEPT]


async def test_a_first_board_of_one_picture_from_before_there_were_strips_keeps_it(begin, wall):
    evening = begin()
    session = await started(evening.sessions, BEN)
    await evening.publish(session)
    view = discord.ui.LayoutView(timeout=None)
    frame = discord.ui.Container(id=wall.messages[1001][0]["id"])
    item = discord.MediaGalleryItem("attachment://board.png", description="the whole board")
    frame.add_item(discord.ui.MediaGallery(item))
    view.add_item(frame)
    picture = encode(Image.new("RGB", (8, 8)))
    wall._keep(1001, view, [discord.File(io.BytesIO(picture), "board.png")])
    await evening.answer(session, ANNA, "3")
    assert (wall.files[1001], wall.changes(1001)) == (["board.png"], [KEPT])
    assert wall.alts(1001) == ["the whole board"]


async def test_which_files_are_kept_and_their_names_follow_from_what_everybody_sees(begin):
    seen = []
    for secrets in ("xyx", "yxy"):
        evening = begin()
        evening.thread = wall = Wall()
        session = await asked_together(evening)
        for person, secret in zip((ANNA, BEN, CLEO), secrets, strict=True):
            await evening.answer(session, person, secret)
        assert wall.requests_about(1004)[:3] == [[NEW, NEW], [KEPT, NEW], [KEPT, NEW]]
        seen.append(wall.sent)
    assert seen[0] == seen[1]


async def test_discord_keeps_one_file_of_an_edit_and_takes_the_other(begin, monkeypatch):
    """Over discord.py and the sandbox, whose referee reads Discord's own description."""
    async with Sandbox() as world:
        monkeypatch.setattr(discord.http.Route, "BASE", f"{world.base_url}/api/v10")
        channel = world.add_server("Dodge City").add_channel("saloon")
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(world.token)
            evening = begin()
            evening.thread = client.get_partial_messageable(int(channel.id))
            session = await asked_together(evening)
            first, *_, newest = channel.messages
            before = [file.id for file in newest.attachments]
            await evening.answer(session, ANNA, "x")
            edit = [said for said in world.outgoing if said.method == "PATCH"][-1]
            after = [file.id for file in newest.attachments]
            shown = [part["items"][0] for part in walk(newest.components) if "items" in part]
            await evening.boards.close()
        assert [len(file.filename) for file in first.attachments] == [14, 14], "the first keeps both"
        assert (len(before), len(edit.files)) == (2, 1)
        assert [str(each["id"]) for each in edit.body["attachments"]] == [before[0], "0"]
        assert (after[0], after[1] in before) == (before[0], False)
        assert [item["media"]["attachment_id"] for item in shown] == after
        assert [item["description"] for item in shown] == ["4 have spoken.", "2 are asked."]
        assert world.violations == []
