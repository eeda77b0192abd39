"""Accounts: people and the bot."""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.codes import Snowflake


@dataclass(eq=False)
class User:
    """An account. `locale` is what his client speaks ("de", "en-US")."""

    id: Snowflake
    name: str
    bot: bool = False
    locale: str = "en-US"
    accepts_dms: bool = True
