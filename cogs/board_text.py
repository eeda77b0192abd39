"""The words of a board message: whose turn it is, what happened since, how it ended, how luck is checked."""

from collections.abc import Sequence

from cogs.layouts import TEXT
from cogs.people import escaped, text_names
from engine.chance import commitment
from engine.records import Session
from engine.sessions import SESSION_EVENTS, Position, RobotSatDown
from engine.table import Event
from renders.face import AnyFace, Names
from renders.names import cut
from renders.words import Words

LINES = 14
"""So many lines of story at most, the newest."""
STORY = TEXT - 1500
"""So many characters of story at most: the rest is for the turn, the final places and the footer."""


def board_texts(
    session: Session,
    position: Position,
    face: AnyFace,
    words: Words,
    events: Sequence[Event],
    board_from: int,
) -> list[str]:
    """The texts above and below the picture, for a message that tells `events`."""
    names = text_names(session, words)
    lines = [cut(line, STORY) for line in story_lines(face, words, events, names)]
    shown = lines[-LINES:]
    while sum(len(line) + 1 for line in shown) > STORY + 1:
        shown.pop(0)
    if len(shown) < len(lines):
        shown.insert(0, words.text("story-more"))
    return [_turn(session, position, face, words), "\n".join(shown), _footer(session, words, board_from)]


def story_lines(face: AnyFace, words: Words, events: Sequence[Event], names: Names) -> list[str]:
    """Events as lines, those of the session among those of the match."""
    lines: list[str] = []
    of_match: list[Event] = []
    for event in events:
        if isinstance(event, SESSION_EVENTS):
            lines += face.digest_story(of_match, names, words)
            of_match = []
            lines.append(_tell(event, words))
        else:
            of_match.append(event)
    return lines + face.digest_story(of_match, names, words)


def ranking_text(position: Position, names: Names, words: Words) -> str:
    """The final places, a line each."""
    if position.ranking is None:
        return ""
    place = 1
    lines = []
    for seats in position.ranking.places:
        for seat in seats:
            points = position.ranking.points[seat]
            lines.append(
                words.text("ranking-line", place=place, name=words.named(names, seat), points=points)
            )
        place += len(seats)
    return "\n".join(lines)


def _turn(session: Session, position: Position, face: AnyFace, words: Words) -> str:
    names = text_names(session, words)
    if session.status == "closed":
        return words.text("board-closed")
    if position.ranking is not None:
        return f"{words.text('board-over')}\n{ranking_text(position, names, words)}"
    called = tuple(
        name if seat.person is None or number not in position.waiting_for else f"<@{seat.person}>"
        for number, (seat, name) in enumerate(zip(session.seats, names, strict=True))
    )
    return face.turn(position.view, called, words)


def _footer(session: Session, words: Words, board_from: int) -> str:
    """The seal of the luck on the first message, the seed on the last: anyone can check every roll."""
    seed = session.seed or ""
    lines = [words.text("board-footer", number=session.id)]
    if board_from == 1:
        lines.append(words.text("luck-sealed", seal=commitment(seed)))
    if session.status == "over":
        lines.append(words.text("luck-opened", seed=seed))
    return "\n".join(f"-# {line}" for line in lines)


def _tell(event: Event, words: Words) -> str:
    assert isinstance(event, RobotSatDown)
    return words.text("told-robot-sat-down", left=escaped(event.left), robot=escaped(event.robot))
