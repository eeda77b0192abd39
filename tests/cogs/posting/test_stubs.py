"""Stubs: the message of the open seats says who plays and how far a game is, and is seldom edited for it."""

from dataclasses import replace

import pytest

from cogs.posting.lobby_messages import LobbyMessages
from cogs.posting.stubs import LEAST_S, STEPS, Stubs
from cogs.posting.throttle import Throttle
from engine.games import GAMES
from engine.journal.records import SeatRow
from engine.play.match import Match
from renders.faces import FACES
from renders.language.catalogues import LOCALES, words_for
from renders.reader import Reader
from sandbox.codes import walk
from tests.cogs.posting.test_board_text import session_of


class Hours:
    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now


def edits(steps, *, seconds_a_step):
    """How often a stub is edited in a game of so many steps."""
    clock, count = Hours(), 0
    stubs = Stubs(clock)
    stubs.edited(7)
    for _ in range(steps):
        clock.now += seconds_a_step
        if stubs.stepped(7):
            count += 1
            stubs.edited(7)
    return count


@pytest.mark.parametrize(
    ("seconds_a_step", "most"), [(10, 300 * 10 // LEAST_S), (360, 300 // STEPS), (40_000, 300 // STEPS)]
)
def test_a_stub_is_edited_at_most_once_in_ten_steps_and_once_an_hour(seconds_a_step, most):
    assert edits(300, seconds_a_step=seconds_a_step) == most


def test_after_a_start_nothing_is_edited_at_once_however_many_games_go_on():
    stubs = Stubs(Hours())
    assert not any(stubs.stepped(number) for number in range(100) for _ in range(STEPS))


def test_each_game_counts_by_itself_and_is_forgotten_at_its_end():
    clock = Hours()
    stubs = Stubs(clock)
    stubs.stepped(1)
    clock.now += LEAST_S
    assert [stubs.stepped(1) for _ in range(STEPS - 1)][-1]
    assert not stubs.stepped(2)
    stubs.forget(1)
    assert not stubs.stepped(1)


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_in_a_few_words_how_far_it_is(game, language):
    seats = GAMES[game].seats[-1]
    match = Match.start(GAMES[game], seats=seats, options={}, seed="so far")
    reader = Reader(match.view(None), ("Anna",) * seats, words_for(language))
    text = FACES[game].progress(reader, 1)
    assert 5 < len(text) < 100
    assert "{" not in text
    assert "Anna" not in text
    match.close()


@pytest.mark.parametrize("language", LOCALES)
def test_the_stub_of_a_running_game_says_who_plays_where_and_how_far_it_is(language):
    session = replace(session_of("Anna", "B*n", game="boomtown"), language=language)
    session = replace(session, seats=(*session.seats, SeatRow("Dusty")))
    lobbies = LobbyMessages(None, None, None, GAMES, FACES, Throttle())
    shown = list(walk(lobbies.view(session, so_far="Round 5 of 15").to_components()))
    text = "\n".join(part["content"] for part in shown if "content" in part)
    for said in (f"<#{session.thread}>", "Anna, B\\*n", "Dusty (", "Round 5 of 15"):
        assert said in text
    assert not any(part["type"] == 2 for part in shown)
