"""The words of a motion: what is proposed, who is asked, and what became of it.

It knows neither Discord's requests nor how motions are decided.
"""

from collections.abc import Sequence

from cogs.parts.readers import plain_names, text_names
from engine.clock.pace import PaceName
from engine.journal.motion_rows import Motion, MotionKind, Outcome
from engine.journal.records import PersonId, Session
from renders.language.catalogues import Words
from renders.language.player_names import in_messages


def motion_text(session: Session, motion: Motion, people: Sequence[PersonId], words: Words) -> str:
    """The text of a motion's message; `people` are those who are still asked."""
    if motion.outcome is None:
        lines = [_proposed(session, motion, words)]
        if people:
            called = words.listed([f"<@{person}>" for person in people])
            lines.append(words.text("motion-asked", people=called, count=len(people)))
        lines.append(f"-# {words.text('motion-open-until', moment=int(motion.until))}")
        return "\n".join(lines)
    return f"{_proposed(session, motion, words)}\n{_ended(session, motion, words)}"


def _proposed(session: Session, motion: Motion, words: Words) -> str:
    name = _name(session, motion.person, motion.agreed.get(motion.person, "") if motion.person else "", words)
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


def _ended(session: Session, motion: Motion, words: Words) -> str:
    match motion.outcome:
        case Outcome.PASSED:
            return _passed(motion, words)
        case Outcome.DONE:
            return words.text("motion-pause-ended")
        case Outcome.REFUSED:
            names = [_name(session, person, name, words) for person, name in motion.refused.items()]
            said = "motion-refused" if motion.kind is MotionKind.PAUSE else "motion-not-agreed"
            return words.text(said, name=words.listed(names), count=len(names))
        case Outcome.WITHDRAWN:
            return words.text("motion-withdrawn")
        case Outcome.LATE:
            return words.text("motion-late")
        case _:
            return words.text("motion-gone")


def _passed(motion: Motion, words: Words) -> str:
    match motion.kind:
        case MotionKind.PAUSE:
            return words.text("motion-pause-passed")
        case MotionKind.PACE:
            return words.text("motion-pace-passed")
        case MotionKind.SEAT:
            return words.text("motion-seat-passed")
        case MotionKind.RESTART:
            return words.text("motion-restart-passed")


def _name(session: Session, person: PersonId | None, name: str, words: Words) -> str:
    """The name of somebody at the table, or the one that they had when they were."""
    seat = None if person is None else session.seat_of(person)
    if seat is not None:
        return text_names(session, words)[seat]
    return in_messages((*plain_names(session), name), words)[-1]
