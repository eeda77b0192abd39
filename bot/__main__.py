"""`python -m bot`: run the bot until SIGTERM or Ctrl+C; with a command, do what it says.

Exit codes of the bot itself: 0 after a stop, 2 when something is missing or wrong (a line on standard error
says what). `bot.outcomes` lists those of the commands.
"""

import sys
from collections.abc import Sequence

from bot.console import console


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says; without a command, run the bot. Returns the process's exit code."""
    given = sys.argv[1:] if arguments is None else arguments
    if given:
        return console.run(given)
    from bot.running import run_bot  # with Discord and all games: a command loads only what it needs

    return run_bot()


if __name__ == "__main__":
    sys.exit(main())
