"""The words of a board message: the turn, what happened, how it ended, the seal of the luck; and what is left
of them once there is a newer board.

It knows neither Discord's requests nor which rows of the story a message tells.
"""

import itertools
import re
from collections.abc import Callable, Collection, Sequence
from enum import IntEnum
from typing import Final, TypeAlias

from cogs.parts.layouts import TEXT
from cogs.parts.readers import text_names
from cogs.posting.outcome_text import outcome_text
from cogs.posting.session_story import session_line
from cogs.posting.turn_text import turn_text
from engine.journal.records import PersonId, Session
from engine.play.chance import SHORT_SEAL, seal
from engine.play.game import AnyGame
from engine.play.table import Event, Sealed, Seat
from engine.sessions.chronicle import Happened
from engine.sessions.positions import Position
from engine.sessions.posted import BoardFacts
from engine.sessions.session_events import SESSION_EVENTS, TimeWasUp
from renders.face import AnyFace
from renders.language.catalogues import Words
from renders.language.names import cut
from renders.language.player_names import in_messages
from renders.reader import Names

LINES = 14
"""The most lines of story; the newest are kept."""
KEPT = 3
"""The most lines of story that an old board keeps."""
STORY = TEXT - 1500
"""The most characters of story: the rest is for the turn, the final places and the footer."""
LINE = 250
"""The most characters of a line that says until when a seat is waited for."""
_MARK: Final = "\ufdd0"
"""Stands before the name of a seat that is looked for in a text. Unicode keeps it for such uses."""
_DONE_FOR: Final = "\ufdd1"
"""Stands before a line that says what was done for that seat, while its owner did not answer themselves."""
_END: Final = re.compile(r"[.;] |, (?=\*\*)|\.?$")
"""What parts the sentences of a line, or what different players do."""

Teller: TypeAlias = Callable[[Sequence[Event], Names, Words], list[str]]
"""Tells events in lines, as a face does."""


class Nearness(IntEnum):
    """How much a line of the story concerns a seat."""

    OTHERS = 0
    """It does not name the seat."""
    NAMED = 1
    """It names the seat."""
    DONE_FOR = 2
    """It says what the clock, a caretaker or what was said ahead did for the seat."""


def board_texts(
    facts: BoardFacts,
    position: Position,
    face: AnyFace,
    words: Words,
    events: Sequence[Happened],
    *,
    is_first: bool,
    invited: Sequence[PersonId] = (),
) -> list[str]:
    """The texts of a message that tells `events`: the turn and who is invited, which is above the picture,
    then the story and the final places, and below it what became of ratings. The first message of a thread
    ends with the seal of the luck."""
    session, turn = facts.session, turn_text(facts, position, face, words, invited)
    left = outcome_text(facts.outcome, session, position.ranking, words)
    room = STORY - turn.count("\n") * LINE - len(left)
    story = story_text(session, face, words, events, most=LINES, room=room)
    places = "" if face.tells_places else ranking_text(position, face, text_names(session, words), words)
    return [turn, story, places, left, seal_text(session, words) if is_first else ""]


def first_texts(
    session: Session, game: AnyGame, face: AnyFace, words: Words, told: Sequence[Happened]
) -> list[str]:
    """The texts of a thread's first message once there is a newer one: who plays, by which options, what it
    told, and the seal of the luck."""
    names = words.listed([f"**{name}**" for name in text_names(session, words)])
    options = [
        words.text(f"{session.game}-table-{name.replace('_', '-')}")
        for name, is_on in session.options.items()
        if is_on and len(session.seats) in game.seats_with(name)
    ]
    return [
        words.text("board-first", game=words.text(f"{session.game}-name"), names=names),
        words.text("lobby-options", options=words.listed(options)) if options else "",
        paragraph(session, face, words, told),
        seal_text(session, words),
    ]


def paragraph(session: Session, face: AnyFace, words: Words, events: Sequence[Happened]) -> str:
    """What an old board keeps of the events that it told: the newest, in one short paragraph; "" if there are
    none. If some are left out, the log has them. Who had answered secretly is no news any more: what came of
    that is told here or in the next board."""
    lasting = [one for one in events if not isinstance(one.event, Sealed)]
    lines = summary_lines(session, face, words, lasting or events)
    shown = " ".join(lines[-KEPT:])
    return cut(f"… {shown}" if len(lines) > KEPT else shown, STORY)


def story_text(
    session: Session,
    face: AnyFace,
    words: Words,
    events: Sequence[Happened],
    *,
    most: int,
    room: int = STORY,
    about: Seat | None = None,
) -> str:
    """The newest events in at most `most` lines and `room` characters. Of the seat `about` comes first what
    was done for it, then what names it; these lines are the last to be left out. If some are left out, a line
    behind those refers to the log."""
    told = lines_about(about, session, face, words, events)
    shown = newest(told, most=most, room=room)
    own, others = ([f"- {line}" for near, line in shown if bool(near) is is_own] for is_own in (True, False))
    more = [words.text("story-more")] if len(shown) < len(told) else []
    return "\n".join([*own, *more, *others])


def newest(told: Sequence[tuple[Nearness, str]], *, most: int, room: int) -> list[tuple[Nearness, str]]:
    """The newest lines that fit, those that concern the seat most first."""
    lines = [(near, cut(line, room - 2)) for near, line in told]
    lines.sort(key=lambda each: each[0])  # whatever comes first is left out first
    shown = lines[-most:]
    while sum(len(line) + 3 for _, line in shown) > room + 1:
        shown.pop(0)
    return sorted(shown, key=lambda each: -each[0])


def summary_lines(session: Session, face: AnyFace, words: Words, events: Sequence[Happened]) -> list[str]:
    """Events as a person would tell them."""
    return _lines(session, face.summary, words, events)


def lines_about(
    seat: Seat | None, session: Session, face: AnyFace, words: Words, events: Sequence[Happened]
) -> list[tuple[Nearness, str]]:
    """The same lines, each with how much it concerns a seat."""
    lines = _lines(session, face.summary, words, events, about=seat)
    return [(_nearness(line), _unmarked(line)) for line in lines]


def _nearness(line: str) -> Nearness:
    if line.startswith(_DONE_FOR):
        return Nearness.DONE_FOR
    return Nearness.NAMED if _MARK in line else Nearness.OTHERS


def _unmarked(line: str) -> str:
    return line.replace(_MARK, "").replace(_DONE_FOR, "")


def log_lines(
    session: Session,
    face: AnyFace,
    words: Words,
    events: Sequence[Happened],
    *,
    reader: Seat | None = None,
) -> list[str]:
    """Every single event, in lines, for the owner of a seat, or for anybody (None)."""
    return [_unmarked(line) for line in _lines(session, face.log, words, events, about=reader)]


def _lines(
    session: Session,
    tell: Teller,
    words: Words,
    events: Sequence[Happened],
    *,
    about: Seat | None = None,
) -> list[str]:
    """Events of the match as the face tells them, and between them those of the session, in their order. All
    have the names of their time; two players with like names, even at different times, are told apart. What
    was taken back is struck through. That somebody's time was up stands in one line with what came of it. A
    sealed answer is told once, also if it was changed after something else happened at the table, or was told
    before: a change is nobody else's business. The names of the seat `about` begin with a mark; what its
    owner has ordered ends in words that say so. A line that tells what was done for that seat begins with
    `_DONE_FOR`."""
    known = {session.names, *(names for one in events for names in (one.before, one.names))}
    shown = {names: _marked(in_messages(names, words, known), about) for names in known}
    lines, late = list[str](), list[str]()
    told_now = [one for one in events if not one.is_change]
    for (is_ours, is_fallen, names, caretakers), group in itertools.groupby(told_now, key=_told_alike):
        if is_ours:
            for one in group:
                fallen = _lines(session, tell, words, one.fallen, about=about) if one.fallen else []
                fallen = [line.removeprefix(_DONE_FOR) for line in fallen]
                if isinstance(one.event, TimeWasUp):
                    late.append(shown[names][one.event.seat])
                elif line := session_line(one, shown[one.before], shown[names], words, fallen=fallen):
                    lines.append(_in_one(late, _minded(line, caretakers, about), words))
        else:
            called = shown[names]
            if any(caretakers):
                called = _marked(in_messages(names, words, known, caretakers), about)
            told = _with_orders([*group], tell, called, words)
            if is_fallen:
                told = [f"~~{line.removeprefix(_DONE_FOR)}~~" if line else line for line in told]
            lines += [_in_one(late, _minded(line, caretakers, about), words) for line in told]
    return [*lines, _in_one(late, "", words)] if late else lines


def _marked(names: Names, seat: Seat | None) -> Names:
    """Names, of which that of one seat alone has the mark; none has it if `seat` is None."""
    bare = [_unmarked(name) for name in names]
    return tuple(_MARK + name if number == seat else name for number, name in enumerate(bare))


def _minded(line: str, caretakers: Sequence[str | None], seat: Seat | None) -> str:
    """A line that names a seat, as it is told while a caretaker plays for it."""
    is_minded = seat is not None and caretakers[seat] is not None and _MARK in line
    return f"{_DONE_FOR}{line}" if is_minded else line


def _with_orders(group: Sequence[Happened], tell: Teller, names: Names, words: Words) -> list[str]:
    """Events as they are told together. What each order has led to is told from the first place on where the
    lines differ from those without it: the first sentence from there that names the reader says that they
    ordered it."""
    events = [one.event for one in group]
    lines, used = tell(events, names, words), dict[int, set[int]]()
    begun = at = 0  # the event `begun` begins the line `at`
    for number, one in enumerate(group):
        if not one.is_ordered:
            continue
        before = tell(events[begun:number], names, words)
        at += bool(before and before[0] and not lines[at])  # what parts rounds stands before no first line
        same = _alike(before, lines[at:])
        is_apart = same == len(before)
        start = 0 if is_apart or at + same == len(lines) else _alike(before[same], lines[at + same])
        for line in range(at + same, len(lines)):
            found = lines[line].find(_MARK, start if line == at + same else 0)
            if found >= 0:
                used.setdefault(line, set()).add(_end_of_sentence(lines[line], found))
                break
        if is_apart:
            begun, at = number, at + same
    return [_marked_at(line, used.get(number, set()), words) for number, line in enumerate(lines)]


def _end_of_sentence(line: str, start: int) -> int:
    """Where the part of a sentence ends in which a name begins at `start`."""
    behind = line.find("**", start)
    found = _END.search(line, max(behind, start))
    return len(line) if found is None else found.start()


def _marked_at(line: str, places: Collection[int], words: Words) -> str:
    """A line that says in these places that its reader has ordered it."""
    for place in sorted(places, reverse=True):
        line = f"{line[:place]} {words.text('order-used')}{line[place:]}"
    return f"{_DONE_FOR}{line}" if places else line


def _alike(one: Sequence[str], other: Sequence[str]) -> int:
    """How many lines, or letters, are the same, from the first on."""
    differing = (n for n, (left, right) in enumerate(zip(one, other, strict=False)) if left != right)
    return next(differing, min(len(one), len(other)))


def _in_one(late: list[str], line: str, words: Words) -> str:
    """A line, after whose time was up: of them none is left then."""
    if not late:
        return line
    names = words.listed(list(dict.fromkeys(late)))
    late.clear()
    done_for = _DONE_FOR if _MARK in names or line.startswith(_DONE_FOR) else ""
    line = line.removeprefix(_DONE_FOR)
    return f"{done_for}{words.text('told-time-was-up', names=names)} {line}".rstrip()


def _told_alike(one: Happened) -> tuple[bool, bool, tuple[str, ...], tuple[str | None, ...]]:
    """What events must share to be told together: whether we or the face tells them, whether they still
    count, their names, and who minds which seat."""
    return isinstance(one.event, SESSION_EVENTS), one.is_fallen, one.names, one.caretakers


def ranking_text(position: Position, face: AnyFace, names: Names, words: Words) -> str:
    """The final places, one line for each seat; "" before the end."""
    if position.ranking is None:
        return ""
    ranking, lines = position.ranking, []
    for seat in (seat for seats in ranking.places for seat in seats):
        place = ranking.ranks[seat]
        score = face.standing(position.view, seat, words) or face.score(ranking.points[seat], words)
        lines.append(words.text("ranking-line", place=place, name=words.named(names, seat), score=score))
    return "\n".join(lines)


def seal_text(session: Session, words: Words) -> str:
    """The seal of the luck, in the characters that are enough to check it."""
    return words.text("luck-short", seal=seal(session.seed or "")[:SHORT_SEAL])
