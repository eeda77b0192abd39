"""Litestream beside our file: what it puts there is passed over, and what it copied can be restored."""

import subprocess
from pathlib import Path

import pytest

from bot.console import console
from engine.games import GAMES
from engine.journal.copies import verify
from engine.journal.journal import Journal
from tests.deploy.test_files import program


@pytest.mark.process
@pytest.mark.dear
async def test_what_litestream_copied_is_verified_and_restored_and_the_bot_goes_on_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, fetched, replica = (tmp_path / name for name in ("saloon.sqlite3", "fetched", "replica"))
    litestream, settings = program("litestream"), tmp_path / "litestream.yml"
    settings.write_text(f"dbs: [{{path: {file}, replica: {{type: file, path: {replica}}}}}]\n")

    def told(*words: str) -> None:
        done = subprocess.run([litestream, *words], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr

    journal = await Journal.open(file)
    told("replicate", "-once", "-config", str(settings))
    await journal.write(lambda db: db.execute("INSERT INTO notes (name, value) VALUES ('a', 'b')").rowcount)
    told("replicate", "-once", "-config", str(settings))
    await journal.close()
    told("restore", "-config", str(settings), "-o", str(fetched), str(file))
    for path in (file, fetched):
        assert verify(path, GAMES).frozen == {}
    await (await Journal.open(file)).close()
    monkeypatch.setenv("SALOON_DATABASE", str(file))
    monkeypatch.setattr(console.signal, "signal", lambda *_: None)
    assert console.run(["restore", "--yes", str(fetched)]) == 0
    journal = await Journal.open(file)
    rows = await journal.read(lambda db: db.execute("SELECT value FROM notes WHERE name = 'a'").fetchall())
    await journal.close()
    assert rows == [("b",)]
