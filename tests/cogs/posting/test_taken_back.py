"""What everybody reads of an answer that is taken back: the message that asks, boards, news and the log."""

import pytest

from cogs.posting.board_text import log_lines, summary_lines
from cogs.posting.frame_ids import FrameKind
from cogs.presses.summaries import summary_for
from engine.sessions.undoing import Undoing
from renders.language.catalogues import words_for
from sandbox.codes import walk
from tests.cogs.posting.test_motion_messages import Asking
from tests.cogs.talking import FACE, GAME
from tests.engine.table_talk import ANNA, BEN, CLEO, started

EN = words_for("en")


class Talk(Asking):
    """An evening on which everybody names numbers in turn."""

    def __init__(self, journal):
        super().__init__(journal, {GAME.name: GAME}, face=FACE)
        self.undoing = Undoing(self.sessions.workings)

    async def begin(self, *others):
        session = await started(self.sessions, *others, game=GAME.name)
        await self.publish(session)
        return session

    def boards_now(self):
        """The texts of all boards as they are now, oldest first."""
        return [
            "\n".join(part["content"] for part in walk(components) if "content" in part)
            for components in self.thread.messages.values()
            if FrameKind.BOARD.number_in(components[0].get("id")) is not None
        ]


@pytest.fixture
async def evening(journal):
    found = Talk(journal)
    yield found
    await found.boards.close()


async def proposed(evening):
    """Anna asks to take her number back, after Ben has named one, too."""
    session = await evening.begin(BEN, CLEO)
    await evening.answer(session, ANNA, "3")
    await evening.answer(session, BEN, "4")
    motion = await evening.undoing.propose(session.id, ANNA)
    await evening.publish(session)
    return session, motion


async def test_the_message_tells_all_that_would_fall_and_mentions_who_must_agree(evening):
    await proposed(evening)
    ((text, buttons),) = evening.shown
    asked, falls, other, mentions, until = text.split("\n")
    assert asked == "Anna asks to take back: Seat 0 says 3."
    assert (falls, other) == ("This would be taken back with it:", "- Seat 1 says 4.")
    assert mentions == f"<@{BEN.id}> and <@{CLEO.id}>, do you agree?"
    assert until.startswith("-# Open until ")
    assert "or until somebody plays on" in until
    assert buttons == ["Agree", "Refuse", "Withdraw"]
    assert evening.thread.posts[-1].mentions == [BEN.id, CLEO.id]


async def test_once_all_agree_it_says_so_and_the_board_tells_it_anew(evening):
    session, motion = await proposed(evening)
    for person in (BEN, CLEO):
        await evening.motions.agree(session.id, motion.number, person)
    await evening.publish(session)
    ((text, buttons),) = evening.shown
    assert text.startswith(
        "Anna asks to take back: Seat 0 says 3.\nThis would be taken back with it:\n- Seat 1 says 4.\n"
    )
    assert text.endswith("Agreed: Anna answers again.")
    assert buttons == []
    board = evening.thread.posts[-1]
    assert "Anna takes back: ~~Seat 0 says 3.~~ ~~Seat 1 says 4.~~" in board.text
    assert board.mentions == [ANNA.id], "who is asked again is called"


async def test_a_refusal_is_shown_by_name(evening):
    session, motion = await proposed(evening)
    await evening.motions.refuse(session.id, motion.number, CLEO)
    await evening.publish(session)
    ((text, buttons),) = evening.shown
    assert text.endswith("- Seat 1 says 4.\nCleo would rather play on.")
    assert buttons == []


async def test_whoever_plays_on_ends_it(evening):
    session, _ = await proposed(evening)
    await evening.answer(session, CLEO, "5")
    ((text, buttons),) = evening.shown
    assert text.endswith("- Seat 1 says 4.\nThe game has gone on meanwhile: nothing changes.")
    assert buttons == []


async def test_what_else_was_asked_gives_way_and_its_message_says_so(evening):
    session = await evening.begin(BEN, CLEO)
    await evening.answer(session, ANNA, "3")
    await evening.answer(session, BEN, "4")
    await evening.motions.propose_pause(session.id, CLEO, 3)
    await evening.publish(session)
    await evening.undoing.propose(session.id, ANNA)
    await evening.publish(session)
    (pause, none), (undo, buttons) = evening.shown
    assert pause.endswith("that comes first. This can be asked again afterwards.")
    assert none == []
    assert undo.startswith("Anna asks to take back: Seat 0 says 3.")
    assert buttons == ["Agree", "Refuse", "Withdraw"]


async def test_a_message_leaves_out_what_had_fallen_before_and_what_came_later(evening):
    session = await evening.begin(BEN, CLEO)
    await evening.answer(session, ANNA, "3")
    await evening.answer(session, BEN, "4")
    await evening.undoing.take_back(session.id, BEN)
    await evening.answer(session, BEN, "5")
    found = await evening.undoing.possible(session.id, ANNA.id)
    assert [one.event.words for one in found.fallen] == ["Seat 0 says 3.", "Seat 1 says 5."]
    await evening.undoing.propose(session.id, ANNA)
    await evening.publish(session)
    await evening.answer(session, CLEO, "6")
    ((text, _),) = evening.shown
    assert text.startswith(
        "Anna asks to take back: Seat 0 says 3.\n"
        "This would be taken back with it:\n- Seat 1 says 5.\nThe game"
    )


async def test_boards_and_news_leave_out_what_fell_and_the_log_strikes_it_through(evening):
    session = await evening.begin(BEN, CLEO)
    await evening.answer(session, ANNA, "3")
    await evening.undoing.take_back(session.id, ANNA)
    await evening.answer(session, ANNA, "4")
    story = await evening.sessions.story(session)
    told = "Anna takes back: ~~Seat 0 says 3.~~"
    assert summary_lines(session, FACE, EN, story) == [told, "Seat 0 says 4."]
    news = (await summary_for(evening.sessions, session, 1)).text(FACE, EN)
    assert news.endswith(f"- {told}\n- Seat 0 says 4.")
    for seat in (None, 0, 1):
        log = await evening.sessions.log(session, seat)
        lines = log_lines(session, FACE, EN, log, reader=seat)
        assert len(lines) == 3
        assert lines[0].startswith("~~Said(")
        assert lines[1] == "Anna takes that back."
        assert lines[2].startswith("Said(")


async def test_an_old_board_shrinks_to_what_still_counts(evening):
    session = await evening.begin(BEN, CLEO)
    await evening.answer(session, ANNA, "3")
    await evening.answer(session, BEN, "4")
    await evening.undoing.take_back(session.id, BEN)
    await evening.publish(session)
    await evening.answer(session, BEN, "5")
    texts = evening.boards_now()
    assert texts[1:3] == ["Seat 0 says 3.", "-# What was told here was taken back."]
    assert texts[3] == "Ben takes back: ~~Seat 1 says 4.~~"
