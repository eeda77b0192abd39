"""The messages of motions: posted once, edited at the end, found again after a crash."""

from datetime import UTC, datetime

import discord
import pytest

from cogs.parts.custom_ids import CustomId
from cogs.posting.frame_ids import FrameKind
from engine.clock.pace import PaceName
from engine.journal.motion_rows import MotionKind, motions
from engine.journal.records import Meanwhile
from engine.sessions.absences import Absences
from engine.sessions.motions import Motions
from renders.language.catalogues import LOCALES
from tests.cogs.posting.evening import Evening
from tests.cogs.room import Room
from tests.doubles import discord_error
from tests.engine.sessions.test_restarts import MENDED
from tests.engine.table_talk import ANNA, BEN, CHANNEL, CLEO, TABLES, started


class Asking(Evening):
    """An evening in a room that keeps its messages, where people may propose something."""

    def __init__(self, journal, tables=TABLES, room=None, **more):
        super().__init__(journal, tables, **more)
        self.thread = Room() if room is None else room
        self.motions = Motions(self.sessions.workings)

    @property
    def shown(self):
        """The messages of motions as they are now: their texts and buttons, without those of boards."""
        found = []
        for components in self.thread.messages.values():
            frame = components[0]
            if FrameKind.MOTION.number_in(frame.get("id")) is not None:
                text = frame["components"][0]["content"]
                rows = [part["components"] for part in frame["components"] if part["type"] == 1]
                found.append((text, [button["label"] for row in rows for button in row]))
        return found


@pytest.fixture
async def evening(journal):
    found = Asking(journal)
    yield found
    await found.boards.close()


async def test_a_message_mentions_those_who_must_agree_below_the_board(evening):
    session = await started(evening.sessions, BEN, CLEO)
    motion = await evening.motions.propose_pause(session.id, ANNA, 3)
    await evening.publish(session)
    board, asking = evening.thread.posts
    assert board.mentions == [ANNA.id]
    assert asking.mentions == [BEN.id, CLEO.id]
    assert f"Anna asks for a pause until <t:{int(motion.data['until'])}:f>." in asking.text
    assert asking.labels == ["Agree", "Refuse", "Withdraw"]
    assert FrameKind.BOARD.number_in(asking.number) is None
    await evening.publish(session)
    assert len(evening.thread.posts) == 2, "once"


async def test_the_buttons_carry_the_motions_number(evening):
    session = await started(evening.sessions, BEN)
    motion = await evening.motions.propose_pause(session.id, ANNA, 3)
    await evening.publish(session)
    (frame,) = evening.thread.messages[max(evening.thread.messages)]
    row = frame["components"][-1]["components"]
    ids = [CustomId.parse(button["custom_id"]) for button in row]
    assert {(each.session, each.key) for each in ids} == {(session.id, str(motion.number))}
    assert frame["id"] == FrameKind.MOTION.frame_id(motion.number)


async def test_a_refusal_is_shown_by_name_and_the_buttons_are_gone(evening):
    session = await started(evening.sessions, BEN, CLEO)
    motion = await evening.motions.propose_pause(session.id, ANNA, 3)
    await evening.publish(session)
    await evening.motions.refuse(session.id, motion.number, BEN)
    await evening.publish(session)
    ((text, buttons),) = evening.shown
    assert text.endswith("Ben would rather play on.")
    assert buttons == []


async def test_a_pause_has_a_button_to_go_on_until_it_is_over(evening):
    session = await started(evening.sessions, BEN)
    motion = await evening.motions.propose_pause(session.id, ANNA, 3)
    await evening.motions.agree(session.id, motion.number, BEN)
    await evening.publish(session)
    ((text, buttons),) = evening.shown
    assert "Agreed: the table pauses." in text
    assert buttons == ["Go on"]
    assert evening.thread.posts[-1].mentions == []
    await evening.motions.play_on(session.id, motion.number, ANNA)
    await evening.publish(session)
    ((text, buttons),) = evening.shown
    assert text.endswith("The table plays on.")
    assert buttons == []


async def test_what_ended_before_it_was_posted_needs_no_message(evening):
    session = await started(evening.sessions, BEN)
    motion = await evening.motions.propose_pace(session.id, ANNA, PaceName.BRISK)
    await evening.motions.withdraw(session.id, motion.number, ANNA)
    await evening.publish(session)
    assert evening.shown == []
    assert await evening.posted.missing() == []


async def test_a_motion_that_is_not_shown_is_due_at_the_next_start(evening):
    session = await started(evening.sessions, BEN)
    await evening.publish(session)
    motion = await evening.motions.propose_pause(session.id, ANNA, 3)
    assert await evening.posted.missing() == [session.id]
    await evening.publish(session)
    assert await evening.posted.missing() == []
    await evening.motions.withdraw(session.id, motion.number, ANNA)
    assert await evening.posted.missing() == [session.id]


async def test_a_message_that_was_posted_just_before_a_crash_is_found_again(evening, journal, clock):
    session = await started(evening.sessions, BEN)
    await evening.publish(session)
    evening.thread.next_id = discord.utils.time_snowflake(datetime.now(UTC))
    await evening.motions.propose_pause(session.id, ANNA, 3)
    evening.boards._motions._motions.set_shown = None  # the bot is killed before it is noted
    with pytest.raises(TypeError):
        await evening.publish(session)
    clock.ahead += 3600
    bot = Asking(journal, room=evening.thread)
    await bot.publish(session)
    assert len(bot.shown) == 1
    assert await bot.posted.missing() == []


async def test_a_message_that_was_posted_just_before_a_crash_loses_its_buttons_if_that_has_ended(
    evening, journal
):
    session = await started(evening.sessions, BEN)
    await evening.publish(session)
    evening.thread.next_id = discord.utils.time_snowflake(datetime.now(UTC))
    motion = await evening.motions.propose_pause(session.id, ANNA, 3)
    evening.boards._motions._motions.set_shown = None  # the bot is killed before it is noted
    with pytest.raises(TypeError):
        await evening.publish(session)
    bot = Asking(journal, room=evening.thread)
    await bot.motions.refuse(session.id, motion.number, BEN)
    await bot.publish(session)
    ((text, buttons),) = bot.shown
    assert text.endswith("Ben would rather play on.")
    assert buttons == []


async def test_what_changes_while_it_is_shown_is_shown_once_more(evening):
    session = await started(evening.sessions, BEN)
    motion = await evening.motions.propose_pause(session.id, ANNA, 3)
    (before,) = await evening.motions.to_show(session.id)
    await evening.motions.withdraw(session.id, motion.number, ANNA)
    await evening.motions.set_shown(before, 1001)
    assert [one.message for one in await evening.motions.to_show(session.id)] == [1001]


@pytest.mark.parametrize("code", [10008, 30046, 50083])
async def test_a_message_that_cannot_be_edited_any_more_stays_as_it_is(evening, code):
    session = await started(evening.sessions, BEN)
    motion = await evening.motions.propose_pause(session.id, ANNA, 3)
    await evening.publish(session)
    await evening.motions.withdraw(session.id, motion.number, ANNA)
    evening.thread.refusals = [discord_error(code, status=404, kind=discord.NotFound)]
    await evening.publish(session)
    assert evening.thread.refusals == []
    assert await evening.posted.missing() == []


async def test_in_a_new_thread_what_still_has_buttons_is_posted_anew(evening):
    session = await started(evening.sessions, BEN)
    over = await evening.motions.propose_pause(session.id, ANNA, 3)
    await evening.publish(session)
    await evening.motions.withdraw(session.id, over.number, ANNA)
    await evening.motions.propose_pause(session.id, ANNA, 3)
    await evening.publish(session)
    evening.thread = Room()
    await evening.posted.set_thread(session.id, 9, channel=CHANNEL)
    await evening.publish(session)
    assert [buttons for _, buttons in evening.shown] == [["Agree", "Refuse", "Withdraw"]]


async def test_whoever_has_gone_away_meanwhile_blocks_nothing(evening):
    session = await started(evening.sessions, BEN, CLEO)
    motion = await evening.motions.propose_pause(session.id, ANNA, 3)
    await evening.motions.agree(session.id, motion.number, BEN)
    await Absences(evening.sessions.workings).go(CLEO.id, 3, Meanwhile.WAIT)
    await evening.publish(session)
    assert (await evening.posted.session(session.id)).paused_until is not None


async def test_a_table_from_before_there_were_paces_is_offered_one_below_its_next_board(evening, journal):
    session = await started(evening.sessions, BEN)
    await journal.write(lambda db: db.execute("UPDATE sessions SET pace = NULL").rowcount)
    await evening.answer(session, ANNA, "3")
    ((text, buttons),) = evening.shown
    assert "I suggest **daily**" in text
    assert buttons == ["Agree", "Refuse"], "nobody can withdraw what the bot proposes"
    assert evening.thread.posts[-1].mentions == [ANNA.id, BEN.id]
    await evening.answer(session, BEN, "4")
    assert len(evening.shown) == 1


async def test_a_frozen_game_is_offered_to_begin_its_round_again_and_then_goes_on(evening, journal):
    session = await started(evening.sessions, BEN)
    await evening.answer(session, ANNA, "3")
    bot = Asking(journal, MENDED, evening.thread)
    await bot.publish(session)
    await bot.publish(session)
    ((text, _),) = bot.shown
    assert "It can begin again" in text
    assert bot.thread.posts[-1].mentions == [ANNA.id, BEN.id]
    (motion,) = [
        one for one in await _all(bot, session) if one.kind is MotionKind.RESTART and one.outcome is None
    ]
    for person in (ANNA, BEN):
        await bot.motions.agree(session.id, motion.number, person)
    await bot.publish(session)
    assert "the round begins again" in bot.shown[0][0]
    assert bot.thread.posts[-1].mentions == [ANNA.id], "a new board calls whoever begins"
    await bot.boards.close()


async def _all(bot, session):
    return await bot.sessions.workings.journal.read(lambda db: motions(db, session.id))


@pytest.mark.parametrize("language", LOCALES)
async def test_every_motion_has_words_for_what_can_become_of_it(evening, journal, language, caplog):
    session = await started(evening.sessions, BEN)
    in_language = "UPDATE sessions SET language = ?"
    await journal.write(lambda db: db.execute(in_language, (language,)).rowcount)
    for end, person in (
        (evening.motions.withdraw, ANNA),
        (evening.motions.refuse, BEN),
        (evening.motions.agree, BEN),
    ):
        motion = await evening.motions.propose_pace(session.id, ANNA, PaceName.RELAXED)
        await evening.publish(session)
        await end(session.id, motion.number, person)
        await evening.publish(session)
    texts = [text for text, _ in evening.shown]
    assert len(set(texts)) == 3
    assert not any("{" in text or "motion-" in text or "pace-" in text for text in texts)
    assert "cannot be said" not in caplog.text
