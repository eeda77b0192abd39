"""Failures: the player's are said as they stand, ours get a reference, and none escapes while answering."""

import logging

import aiohttp
import discord
import pytest

from cogs.parts.custom_ids import UnknownId
from cogs.posting.wakings import BAD_LINE
from cogs.presses.failures import acknowledged, answered, explained, thinking, updating
from engine.errors import IllegalAnswer, JournalError, Refused, ReplayMismatch
from engine.references import under
from renders.language.catalogues import LOCALES, words_for
from tests.cogs import visits
from tests.doubles import discord_error, double

PRESS = "dk3x8w0q5a1c"


class Screen:
    """What somebody sees who has sent a command: answers to it, and what is said beside them."""

    def __init__(self, failure=None, *, unacknowledged=None):
        self.failure, self.unacknowledged, self.texts, self.beside = failure, unacknowledged, [], []
        self.interaction = visits.interaction(
            message=None,
            response=double(discord.InteractionResponse, defer=self._defer),
            edit_original_response=self._edit,
            followup=double(discord.Webhook, send=self._send_beside),
        )

    async def _defer(self, **how):
        if self.unacknowledged is not None:
            raise self.unacknowledged

    async def _edit(self, *, view, attachments, allowed_mentions):
        if self.failure is not None:
            raise self.failure
        assert allowed_mentions.to_dict() == {"parse": []}
        self.texts.append([item.content for item in view.walk_children() if hasattr(item, "content")])
        return double(discord.InteractionMessage, id=len(self.texts))

    async def _send_beside(self, *, view, ephemeral, allowed_mentions):
        assert ephemeral
        assert allowed_mentions.to_dict() == {"parse": []}
        self.beside += [item.content for item in view.walk_children() if hasattr(item, "content")]


async def fail(error):
    raise error


BAD_LINES = [
    discord_error(50027, status=401),
    discord_error(10015, status=404, kind=discord.NotFound),
    discord_error(0, status=503, kind=discord.DiscordServerError),
    aiohttp.ClientError("no line"),
    TimeoutError(),
    ConnectionResetError(),
]


@pytest.mark.parametrize("language", LOCALES)
def test_what_a_player_did_wrong_is_said_with_its_rule_and_is_no_failure(language, caplog):
    text = explained(IllegalAnswer("amount-too-low", rule="B5", low=7, high=9, step=1), words_for(language))
    assert "7" in text
    assert "B5" in text
    assert caplog.text == ""


@pytest.mark.parametrize(
    "error", [ZeroDivisionError("the seed is 0123"), JournalError("disk"), ReplayMismatch("deck")]
)
@pytest.mark.parametrize("language", LOCALES)
def test_what_we_did_wrong_shows_a_reference_that_the_log_has_and_no_internals(error, language, caplog):
    with under(PRESS):
        text = explained(error, words_for(language))
    assert PRESS in text
    assert type(error).__name__ in caplog.text
    for internal in (type(error).__name__, str(error), "Traceback", "engine", "seed"):
        assert internal not in text


async def test_the_reference_that_is_read_is_the_one_of_the_line_with_the_traceback(referenced):
    screens = {PRESS: Screen(), "another": Screen()}
    for reference, screen in screens.items():
        with under(reference):
            await answered(screen.interaction, fail(ZeroDivisionError(f"of {reference}")))
    for line, (reference, screen) in zip(referenced.records, screens.items(), strict=True):
        ((text,),) = screen.texts
        assert f"Reference {reference}" in text
        assert line.reference == reference
        assert str(line.exc_info[1]) == f"of {reference}"


@pytest.mark.parametrize(
    "error", [Refused("left-server", name="Anna"), IllegalAnswer("no", rule="B5", low=7)]
)
def test_what_is_refused_says_no_value_to_the_log(error):
    assert "Anna" not in str(error)
    assert "7" not in str(error)
    assert error.reason in str(error)


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("error", BAD_LINES, ids=repr)
def test_a_bad_line_is_said_as_what_it_is_and_is_no_failure_of_ours(error, language, caplog):
    assert explained(error, words_for(language)) == words_for(language).text("failed-line")
    assert [record.levelno for record in caplog.records] == [logging.WARNING]


def test_an_id_of_an_older_message_is_no_failure(caplog):
    assert explained(UnknownId(), words_for("en")) == words_for("en").text("refused-unknown-button")
    assert caplog.text == ""


async def test_who_acts_is_told_what_went_wrong():
    screen = Screen()
    await answered(screen.interaction, fail(Refused("no-free-seat")))
    assert screen.texts == [[words_for("en").text("refused-no-free-seat")]]


async def test_what_went_well_says_no_more():
    async def work():
        return None

    screen = Screen()
    await answered(screen.interaction, work())
    assert screen.texts == []


@pytest.mark.parametrize("failure", BAD_LINES, ids=repr)
async def test_an_answer_that_cannot_be_given_is_logged_and_does_not_escape(failure, caplog):
    await answered(Screen(failure).interaction, fail(Refused("no-free-seat")))
    assert "a private answer could not be given" in caplog.text


@pytest.mark.parametrize("failure", BAD_LINES, ids=repr)
async def test_an_acknowledgement_that_did_not_arrive_changes_nothing(failure, caplog):
    assert await acknowledged(fail(failure)) is False
    assert caplog.records[0].levelno == logging.ERROR


@pytest.mark.parametrize("failure", BAD_LINES, ids=repr)
async def test_who_may_see_thinking_for_good_is_told_that_the_line_was_bad(failure):
    screen = Screen(unacknowledged=failure)
    assert await thinking(screen.interaction) is False
    is_line = isinstance(failure, BAD_LINE)
    assert screen.texts == ([[words_for("en").text("failed-line")]] if is_line else [])


@pytest.mark.parametrize("failure", BAD_LINES, ids=repr)
async def test_whose_press_may_show_nothing_is_told_beside_it_that_the_line_was_bad(failure):
    screen = Screen(unacknowledged=failure)
    assert await updating(screen.interaction) is False
    is_line = isinstance(failure, BAD_LINE)
    assert screen.beside == ([words_for("en").text("failed-line")] if is_line else [])
    assert screen.texts == [], "the message that was pressed stays as it is"


async def test_an_acknowledgement_that_was_repeated_does_not_overwrite_the_answer_to_the_first():
    screen = Screen(unacknowledged=discord_error(40060))
    assert await thinking(screen.interaction) is False
    assert screen.texts == []


async def test_where_nobody_waits_for_an_answer_nothing_escapes():
    is_gone = discord_error(10015, status=404, kind=discord.NotFound)
    screen = Screen(is_gone, unacknowledged=TimeoutError())
    assert await thinking(screen.interaction) is False


@pytest.mark.parametrize("code", [10062, 40060, 50083])
async def test_what_comes_too_late_or_twice_is_no_error(code, caplog):
    assert await acknowledged(fail(discord_error(code))) is False
    assert [record.levelno for record in caplog.records] == [logging.WARNING]


async def test_a_bug_in_an_acknowledgement_is_not_hidden():
    with pytest.raises(ZeroDivisionError):
        await acknowledged(fail(ZeroDivisionError()))
