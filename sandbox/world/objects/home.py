"""The world, as the records in it know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from sandbox.codes import Json, Snowflake
from sandbox.world.clock import Clock

if TYPE_CHECKING:
    from sandbox.world.objects.channels import Channel
    from sandbox.world.objects.guilds import Guild
    from sandbox.world.objects.news import Announced
    from sandbox.world.objects.users import User


class Home(Protocol):
    """The world, as the records in it know it."""

    @property
    def clock(self) -> Clock: ...

    @property
    def bot(self) -> User: ...

    @property
    def reads_content(self) -> bool: ...

    @property
    def presence(self) -> Json: ...

    @property
    def guilds(self) -> dict[Snowflake, Guild]: ...

    @property
    def channels(self) -> dict[Snowflake, Channel]: ...

    def snowflake(self) -> Snowflake: ...

    def announce(self, event: str, subject: Announced) -> None: ...

    def permissions(self, user: User, channel: Channel) -> int: ...

    def change_thread(
        self, channel: Channel, *, archived: bool | None = None, locked: bool | None = None
    ) -> None: ...

    def active_threads(self, guild: Guild) -> list[Channel]: ...

    def add_channel(self, channel: Channel) -> None: ...

    def delete_channel(self, channel: Channel) -> None: ...
