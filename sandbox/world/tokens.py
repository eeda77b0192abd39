"""The tokens of interactions: opaque to a bot, but they show when they were made, as Discord's do.

So an old one can be told from an unknown one after the world has let its interaction go.
"""

from __future__ import annotations

import base64
import re

from sandbox.codes import TOKEN_LIVES_S, Snowflake
from sandbox.world.world import snowflake_time


def token_of(interaction: Snowflake, salt: Snowflake) -> str:
    """A token for the interaction with this id; `salt` makes it one that nobody can guess from the id."""
    return base64.urlsafe_b64encode(f"interaction:{interaction}:{salt}".encode()).decode().rstrip("=")


def is_old(token: str, now: float) -> bool:
    """Whether this was a token, and its fifteen minutes are over."""
    try:
        text = base64.urlsafe_b64decode(token + "=" * (-len(token) % 4)).decode()
    except ValueError:
        return False
    match = re.fullmatch(r"interaction:(\d{1,20}):\d+", text, re.ASCII)
    return match is not None and now - snowflake_time(match[1]) > TOKEN_LIVES_S
