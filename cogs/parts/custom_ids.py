"""The ids on buttons, menus and modals: a verb, the session, the question's ticket and a key; nothing else.
A control that belongs to no session, such as a rule to read, has "-" in place of the session.

The id alone says what a press means, so it means the same before and after a restart.
"""

import re
from dataclasses import dataclass
from enum import StrEnum

from engine.journal.records import SessionId
from engine.play import tickets

LONGEST = 100
"""The most characters of an id (Discord: developers/components/reference, "custom_id")."""

DIGITS = 9
"""The most digits of a number in a key."""

NO_SESSION = SessionId(0)
"""The session of controls that belong to none. No session has this number, so other verbs find nothing."""

_ID = re.compile(
    rf"(?P<verb>[a-z]+):(?P<session>[1-9][0-9]{{0,17}}|-):(?P<ticket>{tickets.PATTERN}|-):(?P<key>.*)",
    re.A,
)


class Verb(StrEnum):
    """What a press of a control does. Messages that were posted years ago contain these words: if one is
    removed or changed, their buttons become unknown."""

    ACT = "act"
    """Show what the person is asked."""
    ASIDE = "aside"
    """Show what the person may say or change without being asked."""
    HAND = "hand"
    """Show the person's own side of the table."""
    DO = "do"
    """Answer with the key, or with what was typed into the form."""
    OTHER = "other"
    """Open the form for an amount that has no button."""
    GROUP = "group"
    """Open a group of a long choice."""
    MENUS = "menus"
    """Show all of a choice that has likely answers, or another page of it."""
    OPTION = "option"
    """Choose an option, to be confirmed, or take it back."""
    CHOOSE = "choose"
    """Answer with what is chosen in the menu."""
    BACK = "back"
    """Take the last chosen option back."""
    AGAIN = "again"
    """Forget a half-made choice."""
    CONFIRM = "confirm"
    """Answer with a half-made choice."""
    JOIN = "join"
    """Take a free seat."""
    LEAVE = "leave"
    """Give a seat up; if the game is on, ask first."""
    QUIT = "quit"
    """Give a seat up although the game is on."""
    ROBOT = "robot"
    """Put a robot on a free seat."""
    UNROBOT = "unrobot"
    """Take a robot off its seat."""
    START = "start"
    """Start the game."""
    PACE = "pace"
    """Choose how long the table waits for an answer."""
    MOVE = "move"
    """Go on in another thread."""
    BOARD = "board"
    """Turn to a page of the board in words."""
    LOG = "log"
    """Turn to a page of the log."""
    LUCK = "luck"
    """Turn to a page on the game's luck: its seal, and how to check it."""
    MORE = "more"
    """Show what was chosen from the menu below a board."""
    RULE = "rule"
    """Show a rule beside the message that was pressed."""
    AGREE = "agree"
    """Agree to a motion; the key is its number."""
    REFUSE = "refuse"
    """Refuse a motion; the key is its number."""
    WITHDRAW = "withdraw"
    """Withdraw a motion; the key is its number."""
    PLAY_ON = "playon"
    """End a pause; the key is the number of its motion."""
    HOME = "home"
    """The person is not away any more."""
    RULES = "rules"
    """Turn to another rule, or to the overview of a game's rules."""
    ZONE = "zone"
    """Say where one is, or see other times and places."""
    TAKE = "take"
    """Take the offered seat with the number in the key."""
    WAKE = "wake"
    """Wake a game that sleeps."""
    REPLAY = "replay"
    """Open seats for the people of a game that is over, to play again."""
    REOPEN = "reopen"
    """Open seats again to which nobody came."""
    AHEAD = "ahead"
    """Show what the person may say ahead for a decision."""
    FORGET = "forget"
    """Forget what the person has said ahead for a decision."""
    VERIFY = "verify"
    """Check the luck of a game that is over."""
    NOTE = "note"
    """Open the form for the person's own note, or store what it sends; the key says where it is shown."""
    TAKE_BACK = "takeback"
    """Take an answer back, if nobody else must agree; the key is the answer's number."""
    ASK_BACK = "askback"
    """Ask the others whether an answer may be taken back; the key is its number."""
    INBOX = "inbox"
    """Turn to a page of the person's games on all servers, or open the one that is chosen in the menu."""
    NEXT = "next"
    """Open this game of the person's, or another that waits for them."""
    PRIVACY = "privacy"
    """Show what is stored about whoever presses, give it as a file, turn to a page of the policy, or ask
    whether all of it shall be deleted; the key says which."""
    FORGET_ME = "forgetme"
    """Delete all that is stored about whoever presses; the key says when, and about which games, this was
    asked."""
    LOOK = "look"
    """Look back at the game after the step in the key, through the eyes in the key."""
    SETTINGS = "settings"
    """Show a page of the server's settings, or choose one of them; the key says which."""
    LIMITS = "limits"
    """Open the form for the limits of the server, or store what it sends."""
    ERASE = "erase"
    """Ask whether all of a server shall be deleted."""
    ERASE_ALL = "eraseall"
    """Open the form for the server's name, or delete all of the server that it names."""
    MODERATE = "moderate"
    """Open the form for an act of a moderator, or do what it sends; the key is the act."""
    GAMES = "games"
    """Turn to a page of the games of a server, or look after the one that is chosen in the menu or named."""
    CHECK = "check"
    """Check what is missing on a server; the key is a channel, or 0 for all of them, and perhaps a page."""
    ACTS = "acts"
    """Show the acts of a server with numbers below the key; without a key, the newest."""
    RATING = "rating"
    """Show the rating of a person; the key says whose, and in which game, unless the menu does."""
    RATINGS = "ratings"
    """Show a page of a list of ratings; the key says which page, and of which game, unless the menu does."""
    HIDE_RATING = "hiderating"
    """Hide the ratings of whoever presses on this server, or show them again; the key says which."""
    CHECK_RATINGS = "checkratings"
    """Compute a list of ratings again, and compare; the key is the game."""
    FIGURES = "figures"
    """Post for everybody the figures of the person in the key."""
    ENTER = "enter"
    """Sign up for the season of the league in the key."""
    PRESENT = "present"
    """Say that one is in for the next round of the league in the key."""
    SIT_OUT = "sitout"
    """Sit out the next round of the league in the key."""
    MY_TABLES = "mytables"
    """Show whoever presses their tables in the league in the key."""
    WHY = "why"
    """Show whoever presses how their points in the league in the key came about."""
    STAND_BY = "standby"
    """Want, or do not want any more, seats that others have lost; the key says of which league, and which."""
    TAKE_SEAT = "takeseat"
    """Take a seat that somebody has lost at a table of a league; the key says which."""
    DIVISION = "division"
    """Show the standings of a division; the key says of which league, unless the menu says the division."""
    CROSS = "cross"
    """Show who left whom behind in a division; the key says of which league, unless the menu does."""
    LEAGUE_LOG = "leaguelog"
    """Show a page of the acts of a league; the key says of which one."""
    OPEN_SIGN_UP = "opensignup"
    """Found the league, or open the season, that the key describes."""
    CHANGE_SEASON = "changeseason"
    """Open the form for what the key describes, or show what comes of what it sends."""
    SEASON_OPTIONS = "seasonoptions"
    """Choose the game's options for what the key describes."""
    NEXT_SEASON = "nextseason"
    """Open the next season of the league in the key."""
    REPORTS = "reports"
    """Show the reports of a league to its organisers; the key says of which one, and which page."""
    REPORT = "report"
    """Decide a report of a league: open the form for it, or do what it sends; the key says what."""
    DISPLAY = "display"
    """Show how the bot's answers look to the person, with menus to change it."""
    WISH = "wish"
    """Store what is chosen in such a menu; the key says in which."""


class UnknownId(Exception):
    """The id is not one of ours, or not any more."""


@dataclass(frozen=True, slots=True)
class CustomId:
    """A control's id in parts. `ticket` is None on controls that always work; `key` says what is chosen,
    unless a menu does."""

    verb: Verb
    session: SessionId
    ticket: str | None = None
    key: str = ""

    @property
    def number(self) -> int:
        """The number in the key. Raises UnknownId if the key is no number: such an id is forged."""
        if not (self.key.isascii() and self.key.isdigit() and len(self.key) <= DIGITS):
            raise UnknownId
        return int(self.key)

    def __str__(self) -> str:
        text = f"{self.verb}:{self.session or '-'}:{self.ticket or '-'}:{self.key}"
        if len(text) > LONGEST:
            raise ValueError(f"an id of {self.verb} is longer than {LONGEST} characters")
        return text

    @classmethod
    def parse(cls, text: str) -> "CustomId":
        """Read an id. Raises UnknownId for any text that is not the `str` of a CustomId."""
        found = _ID.fullmatch(text) if len(text) <= LONGEST else None
        if found is None:
            raise UnknownId
        try:
            verb = Verb(found["verb"])
        except ValueError:
            raise UnknownId from None
        session = NO_SESSION if found["session"] == "-" else SessionId(int(found["session"]))
        return cls(verb, session, None if found["ticket"] == "-" else found["ticket"], found["key"])
