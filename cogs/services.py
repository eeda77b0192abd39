"""What every part of the Discord layer works with, in one object."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from cogs.parts.acting import Acting
from cogs.parts.lags import Lags
from cogs.parts.pictures import Pictures
from cogs.posting.board_messages import BoardMessages
from cogs.posting.cards_shown import CardsShown
from cogs.posting.greetings import Greetings
from cogs.posting.invitation_messages import InvitationMessages
from cogs.posting.leagues.messages import LeagueMessages
from cogs.posting.lobby_messages import LobbyMessages
from cogs.posting.members import Members
from cogs.posting.offered_seats import OfferedSeats
from cogs.posting.office_messages import OfficeMessages
from cogs.posting.panels import Panels
from cogs.posting.reminders import Reminders
from cogs.posting.throttle import Throttle
from engine.journal.records import SessionId
from engine.leagues.leagues import Leagues
from engine.play.game import AnyGame
from engine.sessions.absences import Absences
from engine.sessions.arrivals import Arrivals
from engine.sessions.endings import Endings
from engine.sessions.erasing import Erasing
from engine.sessions.forgetting import Forgetting
from engine.sessions.inbox import Inbox
from engine.sessions.invitations import Invitations
from engine.sessions.looking_back import LookingBack
from engine.sessions.lost_seats import LostSeats
from engine.sessions.luck import Luck
from engine.sessions.moderation import Moderation
from engine.sessions.motions import Motions
from engine.sessions.overview import Overview
from engine.sessions.personal_figures import PersonalFigures
from engine.sessions.personal_hours import PersonalHours
from engine.sessions.posted import Posted
from engine.sessions.preferences import Preferences
from engine.sessions.private_notes import PrivateNotes
from engine.sessions.ratings import Ratings
from engine.sessions.retention import Retention
from engine.sessions.sequels import Sequels
from engine.sessions.servers import Servers
from engine.sessions.sessions import Sessions
from engine.sessions.undoing import Undoing
from renders.face import AnyFace


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """The engine's front doors, the games and their faces, the keepers of the public messages and their pace,
    and how much Discord's clock differs from ours."""

    sessions: Sessions
    servers: Servers
    overview: Overview
    arrivals: Arrivals
    erasing: Erasing
    endings: Endings
    sequels: Sequels
    invitations: Invitations
    lost_seats: LostSeats
    luck: Luck
    moderation: Moderation
    looking_back: LookingBack
    posted: Posted
    preferences: Preferences
    motions: Motions
    undoing: Undoing
    absences: Absences
    hours: PersonalHours
    private_notes: PrivateNotes
    forgetting: Forgetting
    retention: Retention
    inbox: Inbox
    ratings: Ratings
    figures: PersonalFigures
    leagues: Leagues
    games: Mapping[str, AnyGame]
    faces: Mapping[str, AnyFace]
    pictures: Pictures
    panels: Panels
    boards: BoardMessages
    lobbies: LobbyMessages
    greetings: Greetings
    reminders: Reminders
    invitation_messages: InvitationMessages
    offered_seats: OfferedSeats
    office_messages: OfficeMessages
    league_messages: LeagueMessages
    members: Members
    throttle: Throttle
    up_since: Callable[[int], float | None] = lambda _: None
    """Since when Discord can be reached from a server, in UNIX seconds; None if it cannot."""
    version: str = ""
    """The version of Saloon; empty if it is not known."""
    operator: str = ""
    """How players reach whoever runs the bot; empty if the operator names nobody."""
    lags: Lags = field(default_factory=Lags)
    acting: Acting = field(default_factory=Acting)
    cards_shown: CardsShown = field(default_factory=CardsShown)
    changing_thread: set[SessionId] = field(default_factory=set)
    """The sessions that somebody is moving to a new thread right now: two presses at once must not make two
    threads."""
    checking_ratings: set[int] = field(default_factory=set)
    """The servers on which somebody has a list of ratings checked right now: one at a time."""
    checking_leagues: set[int] = field(default_factory=set)
    """The servers on which somebody has a league checked right now: one at a time."""

    def wake(self, sessions: Iterable[SessionId]) -> None:
        """Let all that is posted of these sessions say what is so; never waits."""
        for session_id in sessions:
            self.boards.wake(session_id)
            self.lobbies.wake(session_id)
            self.offered_seats.wake(session_id)
