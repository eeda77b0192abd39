"""`python -m tests.upgrade` writes the dump of the present schema: a schema that is released gets one."""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from engine.journal import schema
from engine.journal.journal import Journal
from tests.upgrade import dumps, scene
from tests.upgrade.world import World

HEAD = """A file of Saloon with schema {version}, written by the code of its time, of which this is a dump.
It is never changed: tests/upgrade/test_upgrades.py makes the file of it and lets today's code go on.
Made by: python -m tests.upgrade""".splitlines()


async def written(folder: Path) -> str:
    """The dump of a file in which the scene was played."""
    path = folder / "saloon.sqlite3"
    with dumps.the_same_luck():
        journal = await Journal.open(path)
        try:
            told = await scene.played(World(journal))
        finally:
            await journal.close()
    if empty := dumps.empty_tables(path):
        raise SystemExit(
            f"the scene leaves tables empty: {', '.join(empty)}. Let tests/upgrade/scene.py fill them"
        )
    head = [line.format(version=len(schema.MIGRATIONS)) for line in HEAD]
    games = [f"Game {number} {what}." for number, what in sorted(told.items())]
    return dumps.dumped(path, *head, *games)


def main(arguments: list[str] | None = None) -> int:
    """Write the dump of this schema, unless it is kept already."""
    parser = argparse.ArgumentParser(prog="python -m tests.upgrade", description=__doc__)
    parser.add_argument(
        "--again", action="store_true", help="replace the dump of a schema that was not released yet"
    )
    asked = parser.parse_args(arguments)
    target = dumps.of_version(len(schema.MIGRATIONS))
    if target.exists() and not asked.again:
        print(f"{target} is there already, and a dump is never changed", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        text = asyncio.run(written(Path(folder)))
    target.write_text(text, encoding="utf-8")
    lines = dumps.sums() | {target.name: dumps.sum_of(target)}
    dumps.SUMS.write_text("".join(f"{digits}  {name}\n" for name, digits in lines.items()), encoding="utf-8")
    print(f"{target}: {len(text) // 1024} KiB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
