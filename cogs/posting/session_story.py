"""What sessions add to the story, in words: who sits down, is away or back, what time has done.

It knows names and languages. What the match tells is told by the game's face.
"""

from collections.abc import Sequence
from typing import Final

from cogs.parts.act_text import by_words, reason_sentence, result_sentence
from cogs.parts.readers import pace_words
from engine.clock.pace import PaceName
from engine.sessions.chronicle import Happened
from engine.sessions.session_events import (
    AllHaveGone,
    CameBack,
    CaretakerSatDown,
    Decided,
    FellAsleep,
    LostSeat,
    MoreTime,
    OfficeEnded,
    OfficeFreed,
    OfficeLooked,
    OfficeMoved,
    OfficePaused,
    OfficeRestarted,
    OfficeResumed,
    OfficeUndid,
    PaceChanged,
    Paused,
    Renamed,
    RobotSatDown,
    RobotsPlayOut,
    RoundRestarted,
    SeatOffered,
    SetAside,
    TakenBack,
    TakenUp,
    TookSeat,
    WasGivenUp,
    WentAway,
    WentOn,
    Woke,
)
from renders.language.catalogues import Words
from renders.language.names import cut_lines
from renders.language.player_names import in_messages
from renders.reader import Names

TAKEN_BACK: Final = 600
"""The most characters that say what was taken back."""


def session_line(
    one: Happened, before: Names, names: Names, words: Words, *, fallen: Sequence[str] = ()
) -> str:
    """An event of the session, with the names from before it and from then on; "" if a new name looks like
    the old one. `fallen` has the lines that it took back; in a log they stand above
    it, and `fallen` is empty."""
    match one.event:
        case RobotSatDown(seat=seat):
            return words.text("told-robot-sat-down", left=before[seat], robot=names[seat])
        case TakenBack(seat=seat):
            what = cut_lines([line for line in fallen if line], TAKEN_BACK).replace("\n", " ")
            if not what:
                return words.text("told-taken-back-above", name=names[seat])
            return words.text("told-taken-back", name=names[seat], what=what)
        case RoundRestarted():
            return words.text("told-round-restarted")
        case Renamed(seat=seat):
            is_new = before[seat] != names[seat]
            return words.text("told-renamed", before=before[seat], name=names[seat]) if is_new else ""
        case SeatOffered(seat=seat):
            return words.text("told-seat-offered", name=names[seat])
        case TookSeat(seat=seat):
            return words.text("told-took-seat", left=before[seat], name=names[seat])
        case LostSeat(seat=seat, why=why):
            return words.text(f"told-lost-seat-{why}", left=before[seat], robot=names[seat])
        case OfficeFreed(seat=seat):
            said = _said_by_office(one.event, words)
            return words.text("told-office-freed", left=before[seat], robot=names[seat], **said)
        case OfficePaused(until=until):
            return words.text("told-office-paused", until=int(until), **_said_by_office(one.event, words))
        case OfficeEnded(until=until, was_decided=was_decided):
            result = result_sentence(words, was_decided=was_decided)
            said = _said_by_office(one.event, words)
            return words.text("told-office-ended", until=int(until), result=result, **said)
        case OfficeResumed():
            return words.text("told-office-resumed", **_said_by_office(one.event, words))
        case OfficeUndid():
            return words.text("told-office-undone", **_said_by_office(one.event, words))
        case OfficeMoved():
            return words.text("told-office-moved", **_said_by_office(one.event, words))
        case OfficeRestarted(reason=reason):
            return words.text("told-office-restarted", reason=reason_sentence(reason))
        case OfficeLooked():
            return words.text("told-office-looked")
    return _of_time(one, names, words)


def _said_by_office(
    event: OfficeEnded | OfficeFreed | OfficeMoved | OfficePaused | OfficeResumed | OfficeUndid, words: Words
) -> dict[str, str]:
    """Who has acted by office, and why."""
    by = by_words(event.name, words, plays=event.plays)
    return {"by": by, "reason": reason_sentence(event.reason)}


def _of_time(one: Happened, names: Names, words: Words) -> str:
    """What time does to a seat or to the table."""
    match one.event:
        case CaretakerSatDown(seat=seat, caretaker=caretaker):
            (shown,) = in_messages([caretaker], words)
            return words.text("told-caretaker-sat-down", name=names[seat], caretaker=shown)
        case CameBack(seat=seat):
            return words.text("told-came-back", name=names[seat])
        case WentAway(seat=seat, until=until):
            return words.text("told-went-away", name=names[seat], until=int(until))
        case MoreTime(seat=seat, by=by, until=until):
            return words.text("told-more-time", by=names[by], name=names[seat], until=int(until))
        case Paused(until=until):
            return words.text("told-paused", until=int(until))
        case WentOn():
            return words.text("told-went-on")
        case PaceChanged(pace=pace):
            name, about = pace_words(PaceName(pace), words)
            return words.text("told-pace-changed", pace=name, about=about)
        case FellAsleep():
            return words.text("told-fell-asleep")
        case Woke():
            return words.text("told-woke")
        case WasGivenUp():
            return words.text("told-given-up")
        case SetAside(until=until):
            return words.text("told-set-aside", until=int(until))
        case TakenUp():
            return words.text("told-taken-up")
        case RobotsPlayOut():
            return words.text("told-robots-play-out")
        case Decided(seat=seat):
            return words.text("told-decided", name=names[seat])
        case AllHaveGone():
            return words.text("told-all-have-gone")
    raise LookupError(f"no words for an event of type {type(one.event).__name__}")
