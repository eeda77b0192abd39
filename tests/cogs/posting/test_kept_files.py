"""An edit of a board sends the pictures that have changed, and keeps the others."""

import io

import discord
import pytest
from PIL import Image

from cogs.parts.layouts import card
from cogs.posting import kept_files
from cogs.posting.kept_files import KeptFiles
from tests.cogs.plain_face import saying, strip_of
from tests.cogs.posting.evening import FACE, Evening
from tests.doubles import discord_error
from tests.engine.table_talk import ANNA, BEN, started


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
