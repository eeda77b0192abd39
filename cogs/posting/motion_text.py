"""The words of a motion: what is proposed, who is asked, and what became of it.

It knows neither Discord's requests nor how motions are decided.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from cogs.parts.readers import text_names
from engine.clock.pace import PaceName
from engine.journal.motion_rows import Motion, MotionKind, Outcome
from engine.journal.records import PersonId, Session
from renders.language.catalogues import Words
from renders.language.names import cut, cut_lines
from renders.language.player_names import in_messages

OWN: Final = 600
"""The most characters that tell the answer which somebody would like to take back."""
OTHERS: Final = 1500
"""The most characters that tell what falls with it."""


class Falls(NamedTuple):
    """What would fall, in lines: the answer that somebody would like to take back, and all that came after
    it."""

    own: Sequence[str] = ()
    others: Sequence[str] = ()


def motion_text(
    session: Session, motion: Motion, people: Sequence[PersonId], words: Words, falls: Falls
) -> str:
    """The text of a motion's message; `people` are those who are still asked. `falls` is empty unless it is
    about taking an answer back."""
    proposed = _proposed(session, motion, words, falls)
    if motion.outcome is None:
        lines = [proposed]
        if people:
            called = words.listed([f"<@{person}>" for person in people])
            lines.append(words.text("motion-asked", people=called, count=len(people)))
        is_open = "motion-undo-open" if motion.kind is MotionKind.UNDO else "motion-open-until"
        lines.append(f"-# {words.text(is_open, moment=int(motion.until))}")
        return "\n".join(lines)
    return f"{proposed}\n{_ended(session, motion, words)}"


def _proposed(session: Session, motion: Motion, words: Words, falls: Falls) -> str:
    name = _proposer(session, motion, words)
    match motion.kind:
        case MotionKind.PAUSE:
            return words.text("motion-pause", name=name, moment=int(motion.data["until"]))
        case MotionKind.PACE:
            pace = PaceName(motion.data["pace"])
            named, about = words.text(f"pace-{pace}"), words.text(f"pace-{pace}-about")
            if motion.person is None:
                return words.text("motion-pace-offered", pace=named, about=about)
            return words.text("motion-pace", name=name, pace=named, about=about)
        case MotionKind.SEAT:
            assert motion.seat is not None
            return words.text("motion-seat", name=name, owner=text_names(session, words)[motion.seat])
        case MotionKind.RESTART:
            return words.text("motion-restart-lost" if motion.data.get("is_lost") else "motion-restart")
        case MotionKind.UNDO:
            lines = [words.text("motion-undo", name=name, what=cut(" ".join(falls.own), OWN))]
            if falls.others:
                others = cut_lines([f"- {line}" for line in falls.others], OTHERS)
                lines += [words.text("motion-undo-falls"), others]
            return "\n".join(lines)


def _ended(session: Session, motion: Motion, words: Words) -> str:
    match motion.outcome:
        case Outcome.PASSED:
            return _passed(session, motion, words)
        case Outcome.DONE:
            return words.text("motion-pause-ended")
        case Outcome.REFUSED:
            names = [_name(session, person, name, words) for person, name in motion.refused.items()]
            plays_on = motion.kind in (MotionKind.PAUSE, MotionKind.UNDO)
            said = "motion-refused" if plays_on else "motion-not-agreed"
            return words.text(said, name=words.listed(names), count=len(names))
        case Outcome.WITHDRAWN:
            return words.text("motion-withdrawn")
        case Outcome.LATE:
            return words.text("motion-late")
        case Outcome.REPLACED:
            return words.text("motion-replaced")
        case _:
            is_undo = motion.kind is MotionKind.UNDO
            return words.text("motion-undo-gone" if is_undo else "motion-gone")


def _passed(session: Session, motion: Motion, words: Words) -> str:
    match motion.kind:
        case MotionKind.PAUSE:
            return words.text("motion-pause-passed")
        case MotionKind.PACE:
            return words.text("motion-pace-passed")
        case MotionKind.SEAT:
            return words.text("motion-seat-passed")
        case MotionKind.RESTART:
            return words.text("motion-restart-passed")
        case MotionKind.UNDO:
            return words.text("motion-undo-passed", name=_proposer(session, motion, words))


def _proposer(session: Session, motion: Motion, words: Words) -> str:
    """Who has proposed a motion; "" if the bot did."""
    name = motion.agreed.get(motion.person, "") if motion.person else ""
    return _name(session, motion.person, name, words)


def _name(session: Session, person: PersonId | None, name: str, words: Words) -> str:
    """The name of somebody at the table, or the one that they had when they were."""
    seat = None if person is None else session.seat_of(person)
    if seat is not None:
        return text_names(session, words)[seat]
    if not name:
        return in_messages((name,), words)[0]
    return in_messages((*session.names, name), words)[-1]
