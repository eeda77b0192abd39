"""What `docs/running.md` tells whoever runs the bot is so: commands, settings, files, alerts, metrics."""

import re
import shlex
import signal
from importlib import import_module

import discord
import pytest

from bot.console import console
from bot.health.gauges import Stored
from bot.health.metrics import Metrics, Now
from bot.outcomes import DONE, Outcome
from bot.settings import Settings
from cogs.presses.open_seats import NEEDED
from engine.games import GAMES
from tests.test_documentation import ROOT, anchors

PLACE = "docs/running.md"
MANUAL = (ROOT / PLACE).read_text(encoding="utf-8")
README = (ROOT / "README.md").read_text(encoding="utf-8")
STANDS_FOR = {"FILE": "copy.sqlite3", "N": "7", "PERSON": "175928847299117063", "GAME": "gnadenlos"}
"""What is typed in the place of a word in capitals."""


COMMANDS = sorted(set(re.findall(r"python -m bot ([a-z][^`\n|&>#;]*[^`\n|&>#; ])", MANUAL + README)))
"""Each command that is shown, with what is typed after it. One that is only named has nothing after it."""


def test_the_manual_shows_every_command_and_no_other() -> None:
    assert {line.split()[0] for line in COMMANDS} == set(console.COMMANDS)
    listed = re.findall(r"^\| `([a-z-]+)(?: [^`]*)?` \|", MANUAL, re.MULTILINE)
    assert set(console.COMMANDS) <= set(listed)


@pytest.mark.parametrize("line", [line for line in COMMANDS if " " in line])
def test_every_command_that_is_shown_can_be_typed(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words = [STANDS_FOR.get(word, word) for word in shlex.split(line)]
    module = import_module(f"bot.console.{words[0].replace('-', '_')}")
    monkeypatch.setattr(module, "run", lambda asked: Outcome(DONE, "", {}))
    monkeypatch.setattr(signal, "signal", lambda number, handler: None)
    assert console.run(words) == DONE


def test_the_manual_has_every_setting_with_its_default() -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    shown = dict(re.findall(r"^\| `([A-Z_]+)` \| (?:`(.+?)` )?\|", MANUAL, re.MULTILINE))
    usual = Settings(token="")
    defaults = {
        "SALOON_DATABASE": str(usual.database),
        "SALOON_LOG_LEVEL": usual.log_level,
        "SALOON_LOG_FORMAT": usual.log_format,
        "SALOON_BOARDS": usual.boards,
        "SALOON_BACKUPS_KEEP": f"{usual.keep.days}d{usual.keep.weeks}w",
    }
    assert shown == dict.fromkeys(re.findall(r"^([A-Z_]+)=", example, re.MULTILINE), "") | defaults


def test_no_other_document_lists_the_settings() -> None:
    assert not re.findall(r"^\| `[A-Z_]+` \|", README, re.MULTILINE)


def test_the_invitation_asks_for_the_permissions_that_are_needed_and_no_others() -> None:
    (asked,) = set(re.findall(r"permissions=(\d+)", MANUAL))
    assert int(asked) == discord.Permissions(**dict.fromkeys(NEEDED, True)).value


def test_the_manual_links_to_every_file_for_hosts() -> None:
    files = {file.relative_to(ROOT).as_posix() for file in (ROOT / "deploy").rglob("*") if file.is_file()}
    assert files
    assert files <= set(re.findall(r"\]\(\.\./(deploy/[^)]+)\)", MANUAL))


def test_every_alert_has_its_section_in_the_manual() -> None:
    alerts = (ROOT / "deploy" / "alerts.yml").read_text(encoding="utf-8")
    linked = set(re.findall(r"running\.md#([\w-]+)", alerts))
    assert len(linked) == len(re.findall(r"^\s*- alert:", alerts, re.MULTILINE)) == 10
    assert linked == {anchor for anchor in anchors(PLACE) if anchor.startswith("alert-")}


def test_the_manual_names_only_figures_that_can_be_read() -> None:
    metrics = Metrics(GAMES)
    read = metrics.scrape(Now(stored=Stored(tick=1.0, parts={"main": 1}), has_backups=True)).decode()
    metrics.close()
    known = set(re.findall(r"^(?:# TYPE )?(saloon_\w+)", read, re.MULTILINE))
    named = set(re.findall(r"`(saloon_\w+)`", MANUAL))
    assert named
    assert named <= known


SAID = (
    *("a new file was begun", "ready as", "backed up and verified:", "no backup was made in"),
    *(
        "what is due could not be done",
        "cannot be written",
        "can be written again",
        "cannot be used any longer",
    ),
    *("again %d times in", "what a person did failed"),
)
"""What the log says, as far as the manual tells somebody to look for it."""


def test_what_the_manual_quotes_is_what_the_bot_says() -> None:
    table = MANUAL.split("| the log says |")[1].split("\n\n")[0]
    quoted = re.findall(r"`([^`]+)`", "".join(re.findall(r"^\| (`.+?) \|", table, re.MULTILINE)))
    assert len(quoted) >= 8
    files = [file for room in ("bot", "cogs", "engine") for file in (ROOT / room).rglob("*.py")]
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    source = re.sub(r'"\s*f?"', "", source)  # a text may be on several lines
    of_others = "database or disk is full"  # SQLite says it
    parts = [part.strip() for quote in quoted if quote != of_others for part in quote.split("…")]
    assert [part for part in (*parts, *SAID) if part not in source] == []
    for said in SAID:
        assert re.search(re.escape(said).replace("%d", r"\d+"), MANUAL), said
