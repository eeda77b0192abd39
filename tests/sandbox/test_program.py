"""Programs are started, waited for, killed, restarted and never left behind."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import sys
import venv
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import aiohttp
import psutil  # type: ignore[import-untyped]
import pytest

from sandbox import Channel, Person, Program, Sandbox
from sandbox.__main__ import permissions_of, program_of
from sandbox.play import open_browser

BOT = Path(__file__).parent / "programs" / "ordinary_bot.py"
ROOT = Path(__file__).parents[2]


def script(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "program.py"
    path.write_text(text)
    return path


@pytest.mark.process
async def test_a_killed_bot_answers_old_buttons_after_its_restart(
    discord: Sandbox, anna: Person, channel: Channel
) -> None:
    async with Program(discord, BOT) as program:
        await program.synced()
        panel = await (await anna.slash("game panel", channel=channel)).answer()
        pid = program.pid
        assert await program.kill() == -signal.SIGKILL
        assert not psutil.pid_exists(pid)
        await program.restart()
        reply = await anna.press(panel, "Next")
        assert await reply.text() == "next"
    assert program.returncode is None
    assert discord.violations == []


@pytest.mark.process
async def test_a_bot_that_hangs_in_a_post_can_be_killed(
    discord: Sandbox, anna: Person, channel: Channel
) -> None:
    async with Program(discord, BOT) as program:
        gate = discord.faults.hold(rf"/channels/{channel.id}/messages$", before_effect=True)
        await anna.slash("game burst", channel=channel)
        await gate.reached()
        await program.kill()
        assert channel.messages == []


THINKS = """
import sys, time
print("thinks", flush=True)
while time.process_time() < float(sys.argv[1]):
    pass
print("has thought", flush=True)
time.sleep(60)
"""


@contextlib.asynccontextmanager
async def thinking(discord: Sandbox, folder: Path, *, seconds: int | float) -> AsyncIterator[Program]:
    """A program that is at work for so long, without a word to Discord."""
    program = Program(discord, script(folder, THINKS), str(seconds))
    await program.start()
    try:
        await program.says("thinks")
        yield program
    finally:
        await program.kill()


@pytest.mark.process
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="only Linux tells who is at work")
async def test_a_bot_that_thinks_without_a_word_has_not_fallen_silent(
    discord: Sandbox, tmp_path: Path
) -> None:
    async with thinking(discord, tmp_path, seconds=0.4) as program:
        await discord.settle(quiet=0.01)
        await program.says("has thought", timeout=0.2)


@pytest.mark.process
async def test_a_bot_that_thinks_for_ever_is_not_waited_for_for_ever(
    discord: Sandbox, tmp_path: Path
) -> None:
    async with thinking(discord, tmp_path, seconds=600) as program:
        await discord.settle(quiet=0.01, timeout=0.3)
        assert program.is_running


@pytest.mark.process
async def test_an_invalidated_session_identifies_anew(
    discord: Sandbox, anna: Person, channel: Channel
) -> None:
    """discord.py waits for five seconds before it does."""
    async with Program(discord, BOT) as program:
        discord.faults.invalidate_session()
        await discord.until(lambda: discord.gateway.identified == 2, timeout=30)
        reply = await anna.slash("game panel", channel=channel)
        assert await reply.text() == "panel 1"
        assert program.is_running


@pytest.mark.process
async def test_a_refused_first_connection_ends_discord_py(discord: Sandbox, channel: Channel) -> None:
    """Known of 2.7.1 (Rapptz/discord.py#10520): it does not try again, so a bot needs a supervisor."""
    discord.faults.refuse_connections(1)
    program = Program(discord, BOT)
    await program.start()
    assert await program.ended() == 1
    assert "AttributeError" in program.output
    await program.start()
    await program.ready()
    await program.terminate()


@pytest.mark.process
async def test_a_wrong_token_ends_the_bot(discord: Sandbox) -> None:
    program = Program(discord, BOT, env={"DISCORD_TOKEN": "wrong"})
    await program.start()
    with pytest.raises(AssertionError, match=r"has not logged in \(ended with 1\)(?s:.*)LoginFailure"):
        await program.ready()
    assert await program.ended() == 1


@pytest.mark.process
async def test_any_token_will_do_where_that_is_wished_and_the_bots_own_is_not_sent(discord: Sandbox) -> None:
    async with Program(discord, BOT, env={"DISCORD_TOKEN": "my.real.token"}, any_token=True) as program:
        assert program.is_running
    assert discord.recorder.search("my.real.token") == []


@pytest.mark.process
async def test_a_bot_runs_in_its_own_python(discord: Sandbox, tmp_path: Path) -> None:
    """A virtual environment with packages of its own."""
    await asyncio.to_thread(venv.create, tmp_path / "own", with_pip=False)
    packages = next((tmp_path / "own").glob("lib/python*/site-packages"))
    (packages / "more.pth").write_text(str(Path(aiohttp.__file__).parents[1]))
    (packages / "only_here.py").write_text("")
    python = tmp_path / "own" / "bin" / "python"
    (packages / "time_machine.py").write_text("raise ImportError")
    path = script(
        tmp_path,
        "import asyncio, only_here, sys\n"
        "print(sys.prefix, 'runs', sys.path[0])\n"
        "asyncio.run(asyncio.sleep(60))\n",
    )
    program = Program(discord, path, python=[python])
    await program.start()
    assert await program.says("runs") == f"{tmp_path / 'own'} runs {tmp_path}"
    await discord.later(minutes=5)
    assert "its Python has no time-machine" in await program.says("no time passes")
    await program.kill()


@pytest.mark.process
async def test_the_bot_runs_without_the_sandbox_in_its_process(discord: Sandbox, tmp_path: Path) -> None:
    path = script(tmp_path, "import sys\nprint([name for name in sys.modules if name.startswith('sandbox')])")
    program = Program(discord, path)
    await program.start()
    assert await program.says("[") == "[]"
    await program.ended()


@pytest.mark.process
async def test_the_environment_and_arguments_reach_the_program(discord: Sandbox, tmp_path: Path) -> None:
    path = script(
        tmp_path, "import os, sys\nprint(sys.argv[1:], os.environ['COLOUR'], os.environ['SANDBOX_URL'])"
    )
    program = Program(discord, path, "--fast", env={"COLOUR": "red"})
    await program.start()
    assert await program.says("red") == f"['--fast'] red {discord.base_url}"
    assert await program.ended() == 0


@pytest.mark.process
async def test_a_program_may_be_a_module(discord: Sandbox, tmp_path: Path) -> None:
    script(tmp_path, "print(__name__, 'runs')")
    program = Program(discord, "program", cwd=tmp_path)
    await program.start()
    assert await program.says("runs") == "__main__ runs"
    assert await program.ended() == 0


@pytest.mark.process
async def test_a_program_that_ignores_sigterm_is_killed_and_reported(
    discord: Sandbox, tmp_path: Path
) -> None:
    text = "import signal, time\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\nprint('deaf')\ntime.sleep(60)"
    program = Program(discord, script(tmp_path, text))
    await program.start()
    await program.says("deaf")
    pid = program.pid
    with pytest.raises(AssertionError, match="did not end on SIGTERM"):
        await program.terminate(timeout=0.2)
    assert not psutil.pid_exists(pid)


@pytest.mark.process
async def test_a_test_that_fails_leaves_no_process(discord: Sandbox) -> None:
    program = Program(discord, BOT)

    async def fail() -> None:
        async with program:
            raise ZeroDivisionError(program.pid)

    with pytest.raises(ZeroDivisionError) as failure:
        await fail()
    assert not psutil.pid_exists(failure.value.args[0])


@pytest.mark.filterwarnings("ignore:'audioop' is deprecated:DeprecationWarning")
def test_only_the_loopback_is_allowed() -> None:
    from sandbox.launch import point_discord_at

    for address in ("https://discord.com", "http://example.org", ""):
        with pytest.raises(SystemExit, match="loopback"):
            point_discord_at(address)


@pytest.mark.parametrize(
    ("command", "python"),
    [
        ("-- python -m anybot --fast", []),
        ("-- anybot --fast", []),
        ("anybot --fast", []),
        ("-- python3 -u -X dev -m anybot --fast", [sys.executable, "-u", "-X", "dev"]),
        (f"-- {sys.executable} -m anybot --fast", [sys.executable]),
    ],
)
def test_the_command_line_names_a_program_and_the_python_that_is_not_this_one(
    command: str, python: list[str]
) -> None:
    named = program_of(command.split())
    assert (named.program, named.python) == (["anybot", "--fast"], python)


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ("--", "name a program"),
        ("-- python", "name a program"),
        ("-- python absent.py", "there is no file 'absent.py'"),
        ("-- ./start.sh", "neither a module nor a file"),
        ("-- /nowhere/python bot.py", "there is no Python at"),
    ],
)
def test_what_cannot_run_is_refused_before_anything_starts(command: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        program_of(command.split())


def test_what_a_bot_was_invited_with_is_named_or_the_number_of_its_invitation() -> None:
    assert permissions_of("kick_members,MANAGE_ROLES") == ["KICK_MEMBERS", "MANAGE_ROLES"]
    assert permissions_of(str(1 << 1 | 1 << 28)) == ["KICK_MEMBERS", "MANAGE_ROLES"]


@pytest.mark.process
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
async def test_the_sandbox_plays_with_any_program_until_it_is_stopped(how: signal.Signals) -> None:
    play = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "sandbox",
        "--",
        "python",
        str(BOT),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "DISCORD_TOKEN": ""},
    )
    assert play.stdout is not None
    assert b"http://127.0.0.1:" in await play.stdout.readline()
    assert (await play.stdout.readline()).strip() == b"synced"
    children = psutil.Process(play.pid).children()
    assert len(children) == 1
    play.send_signal(how)
    await asyncio.wait_for(play.wait(), 60)
    assert not any(child.is_running() for child in children)


@pytest.mark.process
@pytest.mark.parametrize(
    ("ending", "code", "told"),
    [
        ("raise SystemExit(3)", 3, "has ended with code 3; why stands above."),
        ("import os; os.kill(os.getpid(), 9)", 137, "was killed (signal 9)."),
    ],
)
async def test_the_sandbox_ends_with_its_program_and_says_how(
    ending: str, code: int, told: str, tmp_path: Path
) -> None:
    play = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "sandbox",
        str(script(tmp_path, f"print('bye')\n{ending}")),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
    )
    assert play.stdout is not None
    output = await asyncio.wait_for(play.stdout.read(), 60)
    assert await play.wait() == code
    assert re.search(rf"bye\n\S+ {re.escape(told)}\n$", output.decode())


@pytest.mark.parametrize(("screen", "asked"), [({}, False), ({"DISPLAY": ":0"}, True)])
def test_a_browser_is_opened_only_where_there_is_a_screen_for_one(
    screen: dict[str, str], asked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", lambda address: opened.append(address) or True)
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    for name, value in screen.items():
        monkeypatch.setenv(name, value)
    assert open_browser("http://127.0.0.1:1") is asked
    assert bool(opened) is asked


UNTIL_TOLD = """
import pathlib, sys, time
pathlib.Path('here').touch()
while not pathlib.Path(sys.argv[1]).exists():
    time.sleep(0.01)
raise SystemExit(3)
"""


@pytest.mark.process
async def test_the_page_stays_while_somebody_looks_and_tells_that_the_program_has_ended(
    tmp_path: Path,
) -> None:
    told = tmp_path / "told"
    program = script(tmp_path, UNTIL_TOLD)
    play = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sandbox", "--fresh", "--bot-name", "Rosie", str(program), str(told)),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        await look(play, told.touch)
    finally:
        with contextlib.suppress(ProcessLookupError):
            play.send_signal(signal.SIGINT)
        await asyncio.wait_for(play.communicate(), 60)
    assert play.returncode == 3
    assert not (ROOT / "here").exists()


async def look(play: asyncio.subprocess.Process, end: Callable[[], None]) -> None:
    """Be at the page while the program is told to end."""
    assert play.stdout is not None
    found = re.search(r"http://[\d.:]+", (await play.stdout.readline()).decode())
    assert found is not None
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{found[0]}/page/line", headers={"Origin": found[0]}) as line,
    ):
        await line.send_json({"n": 1, "do": "be", "person": None})
        world = (await line.receive_json())["ok"]
        assert world["bot"]["name"] == "Rosie"
        assert {person["locale"] for person in world["people"]} >= {"en-US", "nl", "de"}
        end()
        news = await line.receive_json()
        assert news["bot"]["ended"] == 3


@pytest.mark.process
async def test_lines_have_any_length_and_the_last_one_no_end(lenient: Sandbox, tmp_path: Path) -> None:
    program = Program(lenient, script(tmp_path, "print('x' * 300_000); print('ends', end='')"))
    await program.start()
    assert await program.ended() == 0
    assert program.lines == ["x" * 300_000, "ends"]


@pytest.mark.process
async def test_a_program_has_ended_though_what_it_has_started_lives_on(
    lenient: Sandbox, tmp_path: Path
) -> None:
    child = "import subprocess; print(subprocess.Popen(['sleep', '60']).pid)"
    program = Program(lenient, script(tmp_path, child))
    await program.start()
    assert await program.ended() == 0
    os.kill(int(program.lines[0]), signal.SIGKILL)
