"""Boomtown's pictures, drawn from views: the whole table, and one player's own side."""

from collections.abc import Sequence

from PIL import Image, ImageDraw, ImageFont

from engine.games.boomtown.view import BoomtownView
from renders.boomtown_text import board_text
from renders.words import Words


def board(view: BoomtownView, names: Sequence[str], words: Words) -> Image.Image:
    """The whole table."""
    image = Image.new("RGB", (1200, 1400), "#f3e3c3")
    ImageDraw.Draw(image).text(
        (40, 40), board_text(view, names, words), fill="#2b1d0e", font=ImageFont.load_default(24)
    )
    return image


def hand(view: BoomtownView, names: Sequence[str], words: Words) -> Image.Image:
    """The viewer's own side."""
    return board(view, names, words)
