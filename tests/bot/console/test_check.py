"""`python -m bot check`: all of it together; its parts are in `test_machine` and `test_portal`."""

import asyncio
import json
import os
import sys

import pytest

from bot import __main__ as program
from bot.checks import CannotDraw
from bot.console import check, portal
from bot.console.findings import bad, good
from bot.games import own_data
from sandbox import Sandbox

LINK = "https://discord.com/oauth2/authorize?client_id=7"
TOKEN = "secret.of.ours"


@pytest.fixture(autouse=True)
def drawn(monkeypatch):
    """With which games it was tried whether boards can be drawn; nothing is drawn."""
    tried = []
    monkeypatch.setattr(check, "check_pictures", tried.append)
    return tried


@pytest.fixture
def asked(monkeypatch):
    """Discord answers with these findings; it keeps by which tokens it was asked."""
    found, tokens = [good("Token: Discord takes it.")], []

    async def ask(token):
        tokens.append(token)
        return portal.Answer(found, LINK)

    monkeypatch.setattr(portal, "ask", ask)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    return found, tokens


def look(capsys, *, code):
    assert program.main(["check"]) == code
    said = capsys.readouterr()
    assert TOKEN not in said.out + said.err
    return said.out.splitlines()


def test_what_is_good_ends_with_the_invitation(folder, asked, capsys, monkeypatch):
    monkeypatch.setenv("SALOON_OPERATOR", "eve@example.org")
    lines = look(capsys, code=0)
    assert lines[0] == "✔ Settings: all can be used."
    assert "✔ Pictures: boards can be drawn here." in lines
    assert "✔ Token: Discord takes it." in lines
    assert lines[-2:] == ["To invite the bot to a server, open:", LINK]
    assert asked[1] == [TOKEN]


def test_programs_get_json_without_the_token(folder, asked, capsys):
    assert program.main(["check", "--json"]) == 0
    out = capsys.readouterr().out
    found = json.loads(out)
    assert found["invitation"] == LINK
    assert found["good"] is True
    assert {"mark": "good", "text": "Token: Discord takes it."} in found["findings"]
    assert TOKEN not in out


def test_whoever_runs_the_bot_should_be_named(folder, asked, capsys, monkeypatch):
    assert any(line.startswith("⚠ Settings: SALOON_OPERATOR") for line in look(capsys, code=0))


def test_all_faults_of_the_settings_are_said_and_the_rest_is_looked_at_even_so(folder, capsys, monkeypatch):
    monkeypatch.setenv("SALOON_LOG_LEVEL", "LOUD")
    monkeypatch.setenv("SALOON_DATA", "nowhere")
    lines = look(capsys, code=1)
    faults = [line for line in lines if line.startswith("✖ Settings:")]
    assert len(faults) == 3
    assert "DISCORD_TOKEN is missing" in faults[0]
    assert any(line.startswith("✔ Room:") for line in lines)
    assert lines[-1] == "✖ 3 things to mend: see above."


def test_a_file_of_a_folder_that_does_not_exist_is_not_looked_for(folder, capsys, monkeypatch):
    monkeypatch.setenv("SALOON_DATABASE", "nowhere/saloon.sqlite3")
    lines = look(capsys, code=1)
    assert not [line for line in lines if "File:" in line or "Room:" in line]


def test_what_discord_says_wrong_ends_it_with_1(folder, asked, capsys):
    asked[0][:] = [bad("Token: Discord refuses it.")]
    assert "✖ Token: Discord refuses it." in look(capsys, code=1)


def test_a_machine_that_cannot_draw_is_found(folder, asked, capsys, monkeypatch):
    def broken(games):
        raise CannotDraw("no\nfont")

    monkeypatch.setattr(check, "check_pictures", broken)
    assert any(line.startswith("✖ Pictures: no font.") for line in look(capsys, code=1))


def test_values_of_a_box_are_read_and_used(folder, asked, drawn, capsys, monkeypatch):
    monkeypatch.setenv("SALOON_DATA", "box")
    (folder / "box").mkdir()
    assert any("has no file of a game" in line for line in look(capsys, code=0))
    (folder / "box" / "gnadenlos.toml").write_text(
        own_data("gnadenlos").replace("nuggets = 10", "nuggets = 11")
    )
    assert "✔ Values: gnadenlos is played with the values in box." in look(capsys, code=0)
    assert drawn[-1] is not drawn[0]
    (folder / "box" / "gnadenlos.toml").write_text("nuggets = 'many'")
    assert [line for line in look(capsys, code=1) if line.startswith("✖ Values: box/gnadenlos.toml: ")]


@pytest.mark.process
async def test_it_checks_a_bot_for_real(folder):
    """In a process of its own, which draws a board and asks the sandbox."""
    async with Sandbox() as discord:
        discord.add_server("Dodge City")
        env = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
        env |= {"SANDBOX_URL": discord.base_url, "DISCORD_TOKEN": discord.token}
        env["PYTHONPATH"] = os.pathsep.join(filter(None, sys.path))
        asked = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "sandbox.launch", "bot", "check", "--json"),
            stdout=asyncio.subprocess.PIPE,
            env=env,
        )
        out, _ = await asked.communicate()
    found = json.loads(out)
    assert asked.returncode == 0
    assert f"client_id={discord.world.bot.id}&" in found["invitation"]
    said = [each["text"] for each in found["findings"]]
    assert "Pictures: boards can be drawn here." in said
    assert "Servers: 1; on each the bot's roles have what it needs." in said
    assert discord.token not in out.decode()
