"""`python -m engine.leagues league.json`: makes the standings of a league again from its file, without a bot,
and says whether they are those of the file, and whether each draw is what its seed says.
"""

import argparse
import sys
from pathlib import Path

from engine.leagues.exporting import Imported, NotALeague, decimal, imported
from engine.leagues.ranking import ended_as_it_should
from engine.leagues.rounds import differing
from engine.leagues.standings import digest


def main(arguments: list[str] | None = None) -> int:
    """Print the standings of one file. Returns 0 if all is as the file says, 1 if something differs, 2 if it
    could not be read."""
    parser = argparse.ArgumentParser(
        prog="python -m engine.leagues",
        description="Make the standings of a league again from its file.",
        epilog="exit code: 0 all is as the file says, 1 something differs, 2 it could not be read",
    )
    parser.add_argument("file", type=Path, help="what /league export gave: league.json")
    asked = parser.parse_args(arguments)
    try:
        found = imported(asked.file.read_bytes())
    except (OSError, NotALeague) as error:
        print(f"{asked.file} cannot be read: {error}", file=sys.stderr)
        return 2
    print(said(found))
    wrong = differing(found.season)
    if wrong:
        print(f"First difference: round {wrong[0]} is not drawn as its seed says.")
        return 1
    if digest(found.standings) != found.digest:
        print("First difference: these are not the standings of the file.")
        return 1
    if not ended_as_it_should(found.season):
        print("First difference: the season did not end with the standings to which its acts lead.")
        return 1
    return 0


def said(found: Imported) -> str:
    """The standings in words, and their SHA-256."""
    lines = [f"{found.name}, season {found.season.number}"]
    for division, several in sorted(found.standings.items()):
        lines.append(f"Division {division}")
        for one in several:
            name = found.names.get(one.entry) or f"entry {one.entry}"
            marks = " ".join(sorted(mark.value for mark in one.sure))
            lines.append(
                f"{one.place:4}  {name}  {decimal(one.points)} points, {one.lasts} last,"
                f" opposition {decimal(float(one.opposition))}{f'  [{marks}]' if marks else ''}"
            )
    return "\n".join([*lines, f"SHA-256 {digest(found.standings)}"])


if __name__ == "__main__":
    sys.exit(main())
