"""What somebody hears who plays by texts and commands alone: every text of a decision, and its words counted.

`python -m tests.listening` (or `make listen`) plays each game for one person among robots and prints the
medians of what is heard for a decision, once and all together. `--transcript` prints all that is heard
instead. A picture is its alternative text; buttons and menus are not heard.
"""

import argparse
import asyncio
import hashlib
import itertools
import re
import statistics
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final
from unittest.mock import patch

from cogs.parts.encoded_strips import Drawn
from cogs.parts.pictures import Pictures
from cogs.parts.readers import label_names, text_names
from cogs.posting.board_text import board_texts
from cogs.presses.pages import show_board
from cogs.presses.press import Visit
from cogs.presses.private_panels import show_hand, show_move
from engine.errors import Rejected
from engine.games import GAMES
from engine.journal.journal import Journal
from engine.journal.posted_records import Since
from engine.journal.records import Session
from engine.play.chance import Chance
from engine.sessions.positions import Asked
from engine.sessions.posted import BoardFacts
from renders.faces import FACES
from renders.language.catalogues import LOCALES, words_for
from renders.language.player_names import SEAT_SIGNS
from renders.reader import Reader
from tests.cogs.desk import Desk, Shown
from tests.engine.table_talk import ANNA, as_text, started

WORD: Final = re.compile(r"[\w’']+")
"""What counts as a word: signs do not."""
MINUTE: Final = 180
"""How many words a minute somebody hears."""
DOT: Final = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489"
    "0000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082"
)
"""The smallest picture."""
SEATS: Final = 4
"""One person and three robots, unless another number is given."""
MESSAGE: Final = 1 << 50
"""Ids of board messages are higher."""
ANSWERS: Final = 60
"""How many of the legal answers one is taken from by chance."""


class Unseen(Pictures):
    """Pictures that nobody looks at: nothing is drawn, and one dot stands for all strips."""

    async def _drawn_once(self, key: Any, lay_out: Any, **more: Any) -> tuple[Drawn, ...]:
        return (Drawn(DOT),)


POINTING: Final[Mapping[str, str]] = {
    "en": r"\b(pictures?|maps?|numbers? on)\b",
    "nl": r"\b(plaatjes?|afbeelding(en)?|plattegrond|(land)?kaart met|(nummers?|getal(len)?) op)\b",
    "de": r"\b([Bb]ild(er)?|Abbildung(en)?|Zeichnung(en)?|(Land)?[Kk]arte mit|(Nummern?|Zahl(en)?) auf)\b",
}
"""What points at something that only eyes find, by language."""
SIGNS: Final = re.compile(rf"[{SEAT_SIGNS}](?! [^\W\d])|[→↔·−×◇]")
"""A sign that is read aloud or left out; only a player's mark stands before a name."""
LISTED: Final = re.compile(r"\n- ")
"""A list."""


def only_seen(text: str, locale: str) -> list[str]:
    """What helps nobody who listens: the words that point at a picture, unless a list follows them, and
    signs. Commands are named as they are."""
    text = re.sub(r"`[^`]*`", "", text)
    found = [hit for hit in re.finditer(POINTING[locale], text) if not LISTED.search(text, hit.end())]
    return [hit[0] for hit in (*found, *SIGNS.finditer(text))]


@dataclass(frozen=True)
class Heard:
    """What is heard of one decision, each message with the alternative texts of its pictures."""

    asked: Asked
    question: str
    """What is asked."""
    board: str
    panel: str
    """**My move**."""
    own_board: str
    """`/game board`, its first page."""
    hand: str
    reply: str
    """What answers the answer, with the next question if there is one; "" for a game that is over."""
    next_question: str
    """What is asked then; "" if nothing is."""

    @property
    def before_choosing(self) -> int:
        """Words from the first character of the panel to the end of the question."""
        return words_until(self.panel, self.question)

    @property
    def everything(self) -> int:
        """Words of all that can be heard for the decision, once."""
        return sum(map(words_in, (self.board, self.panel, self.own_board, self.hand)))


def words_in(text: str) -> int:
    """How many words are heard."""
    return len(WORD.findall(text))


def words_until(text: str, question: str) -> int:
    """How many words are heard from the beginning of a text to the end of the question in it. Raises
    ValueError if the question is not there."""
    return words_in(text[: text.index(question) + len(question)])


def heard_of(shown: Shown) -> str:
    """A message as it is heard, in the order in which it is read."""
    return "\n".join(shown.heard)


async def decisions(
    journal: Journal, name: str, *, seats: int, locale: str = "en", seed: str = "1"
) -> AsyncIterator[Heard]:
    """The decisions of one person among robots, who answers by chance, until the game is over. Each is heard
    before the next answer is given."""
    desk = Desk(journal, FACES[name], GAMES[name], pictures=Unseen())
    sessions, chance, told = desk.services.sessions, Chance(seed, seats), 0
    luck = SimpleNamespace(token_hex=lambda size: hashlib.sha256(seed.encode()).hexdigest()[: 2 * size])
    with patch("engine.sessions.sessions.secrets", luck):  # so that everybody hears the same game
        session = await started(sessions, game=name, robots=seats - 1)

    while (position := await sessions.position(session.id, ANNA.id)).ranking is None:
        session = position.session
        story = await sessions.log(session, None)
        board, told = await _board(desk, session, locale, story[told:]), len(story)
        asked = await sessions.asked(session.id, ANNA.id)
        await _posted(desk, session)
        panel, own_board, hand = [
            heard_of(
                await desk.acts(ANNA, partial(_show, show, session), locale=locale, channel=session.thread)
            )
            for show in (show_move, show_board, show_hand)
        ]
        answer = as_text(chance.pick(list(itertools.islice(asked.decision.legal(), ANSWERS))))
        reply = heard_of(
            await desk.command(
                ANNA, session, asked.decision.name, answer, locale=locale, channel=session.thread
            )
        )
        try:
            again = _question(await sessions.asked(session.id, ANNA.id), locale)
        except Rejected:
            again = ""
        yield Heard(asked, _question(asked, locale), board, panel, own_board, hand, reply, again)


async def _posted(desk: Desk, session: Session) -> None:
    """Let the board message be posted that tells the story up to now."""
    posted = desk.services.posted
    facts = await posted.board(session.id)
    thread = session.thread or 0
    first, last = facts.session.posted + 1, facts.last
    at = {"message": MESSAGE + last, "board_from": first, "posted": last}
    await posted.set_board(session.id, thread=thread, due=(), **at)


async def _show(show: Callable[..., Awaitable[None]], session: Session, visit: Visit) -> None:
    await show(visit, session)


def _question(asked: Asked, locale: str) -> str:
    """What asks."""
    words = words_for(locale)
    reader = Reader(asked.view, text_names(asked.session, words), words)
    return FACES[asked.session.game].prompt(asked.decision, reader)


async def _board(desk: Desk, session: Session, locale: str, events: Sequence[Any]) -> str:
    """The board message for all, as a server in that language has it."""
    words, face = words_for(locale), FACES[session.game]
    position = await desk.services.sessions.position(session.id, None)
    facts = BoardFacts(session, 0, Since({}), is_first=False, at=0.0, calls={})
    turn, *told = board_texts(facts, position, face, words, events, is_first=False)
    alt = face.alt_text(Reader(position.view, label_names(session, words), words))
    return "\n".join(filter(None, (turn, alt, *told)))


def figures(heard: Sequence[Heard]) -> dict[str, list[int]]:
    """Words of each decision, by what is counted."""
    counted = {
        "until the question ends": [one.before_choosing for one in heard],
        "... in the reply": [
            words_until(one.reply, one.next_question)
            for one in heard
            if one.next_question and one.next_question in one.reply
        ],
        "board message": [words_in(one.board) for one in heard],
        "My move": [words_in(one.panel) for one in heard],
        "/game board": [words_in(one.own_board) for one in heard],
        "/game hand": [words_in(one.hand) for one in heard],
        "everything once": [one.everything for one in heard],
        "the reply alone": [words_in(one.reply) for one in heard if one.next_question],
    }
    return {what: numbers or [0] for what, numbers in counted.items()}


async def listen(name: str, locale: str, most: int, *, seats: int = SEATS, seed: str = "1") -> list[Heard]:
    """The first decisions of games of one person among robots, one game after the other, `most` in all."""
    found: list[Heard] = []
    for number in itertools.count():
        with tempfile.TemporaryDirectory() as folder:
            journal = await Journal.open(Path(folder) / "heard.db")
            try:
                of_game = decisions(journal, name, seats=seats, locale=locale, seed=f"{seed} {number}")
                async for one in of_game:
                    found.append(one)
                    if len(found) == most:
                        return found
            finally:
                await journal.close()
    raise AssertionError


def report(names: Sequence[str], heard: Mapping[str, Sequence[Heard]]) -> Iterator[str]:
    """A table of medians and the most, a column for each game."""
    counted = {name: figures(heard[name]) for name in names}
    yield "| words: median (most) | " + " | ".join(names) + " |"
    yield "|---|" + "---:|" * len(names)
    for what in counted[names[0]]:
        cells = [
            f"{statistics.median(counted[name][what]):.0f} ({max(counted[name][what])})" for name in names
        ]
        yield f"| {what} | " + " | ".join(cells) + " |"
    minutes = [f"{statistics.median(counted[name]['everything once']) / MINUTE:.1f}" for name in names]
    yield f"| everything once, minutes at {MINUTE} words | " + " | ".join(minutes) + " |"


def transcript(heard: Sequence[Heard]) -> Iterator[str]:
    """All that is heard, decision by decision."""
    for number, one in enumerate(heard, 1):
        yield f"\n{'=' * 30} {number}: {one.asked.decision.name}"
        for what in ("board", "panel", "own_board", "hand", "reply"):
            text: str = getattr(one, what)
            yield f"\n--- {what.replace('_', ' ')} ({words_in(text)} words)\n{text}"


def main() -> None:
    """See `--help`."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", choices=GAMES, action="append", help="only this game; may be given again")
    parser.add_argument("--locale", choices=LOCALES, default=LOCALES[0])
    parser.add_argument("--decisions", type=int, default=100, metavar="N", help="of each game (default 100)")
    parser.add_argument(
        "--seats", type=int, default=SEATS, metavar="N", help=f"of each game (default {SEATS})"
    )
    parser.add_argument("--transcript", action="store_true", help="print all that is heard")
    options = parser.parse_args()
    names = options.game or list(GAMES)
    heard = {
        name: asyncio.run(listen(name, options.locale, options.decisions, seats=options.seats))
        for name in names
    }
    lines = (
        report(names, heard) if not options.transcript else itertools.chain(*map(transcript, heard.values()))
    )
    print("\n".join(lines))


if __name__ == "__main__":
    main()
