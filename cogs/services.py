"""What every part of the Discord layer works with, in one object."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from cogs.board_message import BoardMessages
from cogs.lags import Lags
from cogs.lobby_message import LobbyMessages
from cogs.panels import Panels
from cogs.pictures import Pictures
from cogs.throttle import Throttle
from engine.play.game import AnyGame
from engine.sessions.posted import Posted
from engine.sessions.preferences import People
from engine.sessions.sessions import Sessions
from renders.face import AnyFace


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """The engine's front door, the games, how they look, what keeps the public messages up to date and
    at what pace, and by how much Discord's clock differs."""

    sessions: Sessions
    posted: Posted
    people: People
    games: Mapping[str, AnyGame]
    faces: Mapping[str, AnyFace]
    pictures: Pictures
    panels: Panels
    boards: BoardMessages
    lobbies: LobbyMessages
    throttle: Throttle
    lags: Lags = field(default_factory=Lags)
