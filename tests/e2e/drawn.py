"""The opening boards of all games, and the hands and panels of a game among robots, drawn when this module is
loaded: whoever is forked afterwards has the letters, materials and signs that every bot makes once."""

from bot.checks import draw
from engine.games import GAMES
from engine.play.chance import Chance
from engine.play.game import AnyGame
from engine.play.match import Match
from renders.faces import FACES
from renders.language.catalogues import words_for
from renders.reader import Reader

ANSWERS = 60
"""Of a game: by then each has asked what it asks most."""


def draw_private(game: AnyGame) -> None:
    """Draw the panel of the first question of each name, with the hand of whoever is asked."""
    face, chance, seats = FACES[game.name], Chance("drawn"), game.seats[0]
    match, drawn = Match.start(game, seats=seats, options={}, seed="drawn"), set[str]()
    for _ in range(ANSWERS):
        seat = match.waiting_for()[0]
        decision, view = match.asked(seat), match.view(seat)
        if decision.name not in drawn:
            drawn.add(decision.name)
            reader = Reader(view, ("Anna", "Ben", "Cleo")[:seats], words_for("en"))
            face.panel(decision, reader)
            face.hand(reader)
        match.submit(seat, game.robot(view, decision, chance))
    match.close()


for each in GAMES.values():
    draw(each)
    draw_private(each)
