"""The bot's application, as its owner has set it up: its token, its privileged intents, its log-ins.

It knows neither the gateway nor its payloads.
"""

from __future__ import annotations

import secrets

from sandbox.world.clock import Clock

PRIVILEGED = {"GUILD_PRESENCES": 1 << 8, "GUILD_MEMBERS": 1 << 1, "MESSAGE_CONTENT": 1 << 15}
_FLAGS = {"GUILD_PRESENCES": 1 << 13, "GUILD_MEMBERS": 1 << 15, "MESSAGE_CONTENT": 1 << 19}
TOKEN = "local.sandbox.token"
SESSION_STARTS, A_DAY_S = 1000, 86_400.0


class Application:
    """`shards` is how many Discord recommends, `max_concurrency` how many may log in at once.

    `grant` says which privileged intents are on; until then, those that the bot asks for are on.
    `session_starts` is how many log-ins are allowed a day.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._granted: frozenset[str] | None = None
        self._day_began: float | None = None
        self._started = 0
        self.token = TOKEN
        self.asked = 0
        self.shards = 1
        self.max_concurrency = 1
        self.session_starts = SESSION_STARTS

    def grant(self, *intents: str) -> None:
        """Toggle exactly these privileged intents on ("GUILD_MEMBERS", …), all others off."""
        unknown = [name for name in intents if name not in PRIVILEGED]
        if unknown:
            raise ValueError(f"{unknown[0]} is no privileged intent, but {list(PRIVILEGED)} are")
        self._granted = frozenset(intents)

    def may(self, intent: str) -> bool:
        """Whether this privileged intent is on, which holds for REST too."""
        return bool(self.asked & PRIVILEGED[intent]) if self._granted is None else intent in self._granted

    @property
    def asked_privileged(self) -> list[str]:
        """The privileged intents that the bot has logged in with."""
        return [name for name, bit in PRIVILEGED.items() if self.asked & bit]

    def disallows(self, intents: int) -> bool:
        """Whether a bot that asks for these intents is turned away."""
        if self._granted is None:
            return False
        return any(intents & bit and name not in self._granted for name, bit in PRIVILEGED.items())

    @property
    def flags(self) -> int:
        """What REST and READY show of the toggles (for a bot in fewer than 100 servers)."""
        names = PRIVILEGED if self._granted is None else self._granted
        return sum(_FLAGS[name] for name in names)

    def start_session(self) -> bool:
        """Count a log-in; False if there were too many today."""
        if self.reset_after == 0:
            self._day_began, self._started = self._clock.now(), 0
        self._started += 1
        return self._started <= self.session_starts

    @property
    def remaining_starts(self) -> int:
        used = self._started if self.reset_after else 0
        return max(0, self.session_starts - used)

    @property
    def reset_after(self) -> float:
        """Seconds until log-ins are counted from 0 again; 0 if none has been counted."""
        if self._day_began is None:
            return 0.0
        return max(0.0, self._day_began + A_DAY_S - self._clock.now())

    def reset_token(self) -> None:
        """Make a new token; the old one is not accepted any more."""
        self.token = f"local.{secrets.token_urlsafe(8)}.token"
