"""Questions to whoever types a command, before it does what cannot be taken back."""

import sys


def is_agreed(question: str) -> bool:
    """Whether whoever runs the bot says yes. If nobody is there to answer, that is a no; so is Ctrl+C."""
    print(question, file=sys.stderr)
    print("Go on? [y/N] ", end="", file=sys.stderr, flush=True)
    try:
        return sys.stdin.readline().strip().casefold() in ("y", "yes")
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return False
