"""Logs: no token gets into them, by whatever way, and each line of JSON is JSON."""

import asyncio
import io
import json
import logging

import aiohttp
import pytest

from bot import logs, settings
from engine.references import NEWS, concerns, doing, under

TOKEN = "MTIz.Abc-d_e.secret"
INTERACTION = "aW50ZXJhY3Rpb24:secret"


@pytest.fixture(autouse=True)
def _as_before():
    root = logging.getLogger()
    libraries = {
        name: logging.getLogger(name) for name in ("discord", "aiosqlite", "asyncio", "PIL", "filelock")
    }
    before = root.level, root.handlers[:], {name: library.level for name, library in libraries.items()}
    yield
    root.setLevel(before[0])
    root.handlers[:] = before[1]
    for name, library in libraries.items():
        library.setLevel(before[2][name])


both_forms = pytest.mark.parametrize("form", ["text", "json"])


def set_up(form):
    """Log to the standard error of the test that calls this."""
    logs.set_up(level="DEBUG", format=form, token=TOKEN)
    return logging.getLogger("a.test")


def lines(capsys, form):
    """All that was written; each line is JSON where it should be."""
    written = capsys.readouterr().err
    assert written
    if form == "json":
        for line in written.splitlines():
            json.loads(line)
    return written


SECRET_URLS = [
    "https://discord.com/api/v10/webhooks/123456789/{}/messages/@original",
    "https://discord.com/api/v10/interactions/123456789/{}/callback?with_response=1",
    'url="https://discord.com/api/webhooks/123456789/{}" failed',
    "url='https://discord.com/api/webhooks/123456789/{}' failed",
    "POST /webhooks/123456789/{}",
    "https://discord.com/api/webhooks/123456789/{}?wait=true&thread_id=5",
]


@both_forms
@pytest.mark.parametrize("url", SECRET_URLS)
def test_tokens_of_interactions_are_struck_out(form, capsys, url):
    logger = set_up(form)
    logger.warning("rate limited: %s", url.format(INTERACTION))
    written = lines(capsys, form)
    assert INTERACTION not in written
    assert logs.STRUCK_OUT in written
    assert "123456789" in written


@both_forms
def test_the_bots_token_is_struck_out_of_messages_arguments_and_tracebacks(form, capsys):
    logger = set_up(form)
    logger.info("Bot %s and again %s", TOKEN, {"Authorization": f"Bot {TOKEN}"})
    try:
        try:
            raise OSError(f"the header was {TOKEN}")
        except OSError as error:
            raise RuntimeError(f"/webhooks/1/{INTERACTION}") from error
    except RuntimeError:
        logger.exception("it failed")
    written = lines(capsys, form)
    assert TOKEN not in written
    assert INTERACTION not in written
    assert "RuntimeError" in written
    assert "OSError" in written


@both_forms
def test_what_the_libraries_log_goes_the_same_way(form, capsys):
    set_up(form)
    logging.getLogger("discord.http").warning("We are being rate limited. PATCH /webhooks/1/%s", INTERACTION)
    assert INTERACTION not in lines(capsys, form)


@both_forms
def test_the_libraries_chatter_starts_at_info(form, capsys):
    logger = set_up(form)
    for name in ("discord", "aiosqlite", "asyncio", "PIL", "filelock"):
        logging.getLogger(name).debug("chatter")
    logger.debug("ours")
    written = lines(capsys, form)
    assert "ours" in written
    assert "chatter" not in written


def test_without_a_token_nothing_is_struck_out(capsys):
    logs.set_up(level="INFO", format="text", token="")
    logging.getLogger("a.test").info("hello")
    assert capsys.readouterr().err.rstrip().endswith("INFO a.test hello")


def test_a_token_that_came_from_a_file_is_struck_out_too(tmp_path, capsys):
    file = tmp_path / "token"
    file.write_text(f"{TOKEN}\n", encoding="utf-8")
    chosen = settings.settings_from({"DISCORD_TOKEN_FILE": str(file)})
    logs.set_up(level="INFO", format="text", token=chosen.token)
    logging.getLogger("a.test").info("Authorization: Bot %s", TOKEN)
    assert capsys.readouterr().err.endswith(f"Authorization: Bot {logs.STRUCK_OUT}\n")


def test_the_level_is_kept(capsys):
    logs.set_up(level="ERROR", format="text", token=TOKEN)
    logging.getLogger("a.test").warning("hidden")
    logging.getLogger("discord").warning("hidden")
    logging.getLogger("a.test").error("shown")
    assert capsys.readouterr().err.count("\n") == 1


def test_a_line_of_json_has_time_level_name_and_message(capsys):
    logs.set_up(level="INFO", format="json", token=TOKEN)
    logging.getLogger("a.test").info('a "quoted"\nword')
    found = json.loads(capsys.readouterr().err)
    assert (found["levelname"], found["name"], found["message"]) == ("INFO", "a.test", 'a "quoted"\nword')
    assert "asctime" in found


@both_forms
@pytest.mark.parametrize("connecting", ["discord.client", "discord.shard", "bot.supervisor"])
def test_a_line_that_is_lost_is_one_line_and_a_fault_of_ours_keeps_its_traceback(form, connecting, capsys):
    set_up(form)
    logger = logging.getLogger(connecting)
    for error in (aiohttp.ClientError("no line"), TimeoutError(), ZeroDivisionError("ours")):
        try:
            raise error
        except (aiohttp.ClientError, TimeoutError, ZeroDivisionError):
            logger.exception("Attempting a reconnect in %.2fs", 1)
    lost, late, *ours = lines(capsys, form).splitlines()
    assert "Attempting a reconnect in 1.00s (ClientError: no line)" in lost
    assert "Attempting a reconnect in 1.00s (TimeoutError: )" in late
    assert "Traceback" in "".join(ours)
    assert "Traceback" not in lost + late


PRESS, OTHER = "dk3x8w0q5a1c", "dk3x8w0q5b77"


def found(written, form, reference):
    """The lines that a search for a reference finds."""
    return [line for line in written.splitlines() if reference in line]


@both_forms
def test_every_line_of_what_is_done_has_its_reference_tracebacks_too_and_no_other_line_has(form, capsys):
    logger = set_up(form)
    logger.info("before")
    with under(PRESS):
        concerns(12)
        logger.warning("what it did\nin two lines")
        try:
            raise ZeroDivisionError("a bug")
        except ZeroDivisionError:
            logger.exception("it failed")
    with under(OTHER):
        logger.info("of somebody else")
    logger.info("after")
    written = lines(capsys, form)
    mine = "\n".join(found(written, form, PRESS))
    assert "what it did" in mine
    assert "in two lines" in mine
    assert "ZeroDivisionError: a bug" in mine
    assert "somebody else" not in mine
    others = [line for line in written.splitlines() if PRESS not in line]
    assert len(others) == 3
    assert [OTHER in line for line in others] == [False, True, False]


def test_a_line_of_json_has_what_is_known_as_fields_and_nothing_that_is_not(capsys):
    logger = set_up("json")
    with under("b12", session=12, asked_by=(PRESS, "b12", OTHER)):
        logger.warning("a board", extra=NEWS)
    logger.info("nothing")
    board, nothing = map(json.loads, capsys.readouterr().err.splitlines())
    assert board.pop("ms") >= 0
    assert {key: board[key] for key in board if key not in ("asctime", "name", "levelname", "message")} == {
        "reference": "b12",
        "asked_by": [PRESS, OTHER],
        "session": 12,
    }
    assert set(nothing) == {"asctime", "name", "levelname", "message"}


def test_a_line_of_text_names_who_asked_and_the_game_and_how_long_it_took(capsys, monkeypatch):
    logger = set_up("text")
    with under("b12", session=12, asked_by=(PRESS,)):
        later = doing().began + 0.25
        monkeypatch.setattr(logs.time, "monotonic", lambda: later)
        logger.info("a board")
    assert capsys.readouterr().err.endswith(f"INFO a.test [b12 for {PRESS}] a board (game 12, 250 ms)\n")


@both_forms
def test_what_asyncio_finds_by_chance_has_the_reference_of_nobody(form, capsys):
    set_up(form)
    with under(PRESS):
        logging.getLogger("asyncio").error("Task exception was never retrieved")
    assert PRESS not in lines(capsys, form)


@pytest.fixture
def counting():
    """A handler with a clock, a logger that writes to it, and what it has written."""

    class Counted:
        now = 1000.0

        def __init__(self):
            self.stream = io.StringIO()
            self.handler = logs.Counting(self.stream, now=lambda: self.now)
            self.handler.setFormatter(logging.Formatter("%(levelname)s %(message)s"))
            self.handler.addFilter(logs.with_reference)
            self.logger = logging.Logger("a.test")
            self.logger.addHandler(self.handler)

        def written(self):
            """What was written since this was asked last."""
            text = self.stream.getvalue()
            self.stream.seek(0)
            self.stream.truncate()
            return text.splitlines()

    return Counted()


def test_the_first_warning_is_written_at_once_and_the_others_are_counted(counting):
    for game in range(215):
        counting.logger.warning("board of game %d: no line", game)
        counting.now += 2.8
    assert counting.written() == ["WARNING board of game 0: no line"]
    counting.handler.look()
    assert counting.written() == ["WARNING again 214 times in 10 min, last: board of game 214: no line"]


def test_what_goes_on_is_counted_on_and_what_comes_after_a_quiet_spell_is_written_at_once(counting):
    for _ in range(21):
        counting.logger.warning("no line")
        counting.now += 60
    assert counting.written() == [
        "WARNING no line",
        "WARNING again 9 times in 9 min, last: no line",
        "WARNING again 10 times in 9 min, last: no line",
    ]
    counting.now += logs.QUIET_S
    counting.logger.warning("no line")
    assert counting.written() == ["WARNING again 1 times in 0 s, last: no line", "WARNING no line"]


def test_one_that_came_once_is_not_said_again(counting):
    counting.logger.warning("no line")
    counting.now += logs.WINDOW_S
    counting.handler.look()
    counting.handler.write_rest()
    assert counting.written() == ["WARNING no line"]


@pytest.mark.parametrize(
    "other",
    [
        lambda logger: logger.warning("another"),
        lambda logger: logger.error("no line"),
        lambda logger: logger.warning("no line", extra=NEWS),
        lambda logger: logger.getChild("child").warning("no line"),
        lambda logger: logger.warning("no line", exc_info=ZeroDivisionError()),
        lambda logger: logger.warning("no line", stack_info=True),
        lambda logger: logger.info("no line"),
    ],
)
def test_nothing_else_is_ever_swallowed_however_often_it_comes(counting, other):
    child = logging.Logger("a.test.child")
    child.addHandler(counting.handler)
    counting.logger.getChild = lambda name: child
    counting.logger.warning("no line")
    counting.written()
    other(counting.logger)
    assert counting.written()


def test_an_error_with_other_words_filled_in_or_with_a_traceback_is_always_written(counting):
    for game in (1, 2, 1):
        counting.logger.error("game %d is frozen", game)
    assert counting.written() == ["ERROR game 1 is frozen", "ERROR game 2 is frozen"]
    for _ in range(3):
        counting.logger.error("it failed", exc_info=ZeroDivisionError("a bug"))
    assert counting.written().count("ZeroDivisionError: a bug") == 3


def test_what_is_counted_names_those_who_met_it_the_newest(counting):
    for number in range(100):
        with under("b1", asked_by=(f"press{number}",)):
            counting.logger.warning("no line")
    counting.handler.setFormatter(logs._Text(logs.FIELDS))
    counting.written()
    counting.handler.write_rest()
    (line,) = counting.written()
    newest = [f"press{number}" for number in range(100 - logs.MOST_NAMED + 1, 100)]
    assert f"WARNING a.test [for {' '.join(newest)} b1] again 99 times" in line


def test_the_end_of_the_process_writes_the_rest(counting):
    for _ in range(3):
        counting.logger.warning("no line")
    counting.handler.close()
    assert counting.written()[1:] == ["WARNING again 2 times in 0 s, last: no line"]


async def test_the_rest_is_written_when_the_bot_stops(capsys):
    logger = set_up("text")
    counting = asyncio.create_task(logs.keep_counting())
    await asyncio.sleep(0)
    for _ in range(3):
        logger.warning("no line")
    counting.cancel()
    await asyncio.gather(counting, return_exceptions=True)
    assert "again 2 times" in capsys.readouterr().err


async def test_a_quiet_spell_writes_the_rest_though_nothing_else_is_logged(capsys, monkeypatch):
    monkeypatch.setattr(logs, "LOOK_EVERY_S", 0.001)
    monkeypatch.setattr(logs, "QUIET_S", 0.01)
    logger = set_up("text")
    counting = asyncio.create_task(logs.keep_counting())
    for _ in range(3):
        logger.warning("no line")
    written = ""
    async with asyncio.timeout(5):
        while "again 2 times" not in written:
            await asyncio.sleep(0.001)
            written += capsys.readouterr().err
    counting.cancel()
    await asyncio.gather(counting, return_exceptions=True)


@both_forms
def test_lost_lines_are_counted_whatever_their_pauses_are(form, capsys):
    set_up(form)
    logger = logging.getLogger("discord.client")
    for pause in (1.5, 3.25, 7.0):
        try:
            raise aiohttp.ClientError("100% no line")
        except aiohttp.ClientError:
            logger.exception("Attempting a reconnect in %.2fs", pause)
    logger.exception("50% of it", exc_info=aiohttp.ClientError("no line"))
    logging.getLogger().handlers[0].write_rest()
    first, other, rest = lines(capsys, form).splitlines()
    assert "in 1.50s (ClientError: 100% no line)" in first
    assert "50% of it (ClientError: no line)" in other
    assert "again 2 times in 0 s, last: Attempting a reconnect in 7.00s" in rest
