"""Logs: no token gets into them, by whatever way, and each line of JSON is JSON."""

import json
import logging

import aiohttp
import pytest

from bot import logs

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
