"""A face without a game: every label is its key, as long as the tests want it."""

import copy
from types import SimpleNamespace

from PIL import Image

from cogs.parts.controls import Showing
from engine.play.decisions import Amount, Option, Pick, Subset
from renders.face import PlainFace
from renders.language.catalogues import words_for
from renders.reader import Reader


def no_picture(*of, **more):
    raise AssertionError("nothing is drawn here")


def plain_face(*, label=lambda key: f"label of {key}", lines=lambda events: [], **said):
    """A plain face that says what it is told to say: `label` of an option's key, `lines` of events, and other
    parts of a face by their names."""
    return saying(
        PlainFace("toy"),
        **{
            "tells_places": True,
            "board": no_picture,
            "hand": no_picture,
            "alt_text": lambda reader: "the board",
            "hand_alt": lambda reader: "the hand",
            "hand_text": lambda reader: "the hand",
            "board_text": lambda reader: "the board",
            "tell": lambda event, names, words: str(event),
            "summary": lambda events, names, words: lines(events),
            "prompt": lambda decision, reader: "choose",
            "turn": lambda reader: f"{reader.words.listed(reader.names)} must choose",
            "option": lambda decision, key, reader: label(key),
            "group_label": lambda decision, group, reader: label(group)[:80],
            "amount_label": lambda decision, amount, reader: f"{amount} gold",
            "several_label": lambda decision, answer, reader: f"as usual: {', '.join(answer)}",
            "none_label": lambda decision, reader: {0: "none of them"}[decision.low],
            "answer_text": lambda decision, answer, reader: str(answer),
            "score": lambda points, words: f"{points} points",
            "won": lambda names, points, words: f"{words.listed(names)} wins with {points} points",
            **said,
        },
    )


def saying(face, **said):
    """A face that differs from another in these parts. `board`, `own_board`, `hand` and `panel` may be
    functions that draw a single picture."""
    other = copy.copy(face)
    drawing = {name: said.pop(name) for name in ("board", "own_board", "hand", "panel") if name in said}
    vars(other).update(said, **{f"{name}_strips": in_strips(draw) for name, draw in drawing.items()})
    return other


def in_strips(draw):
    """The only strip that shows what a function draws, whenever the function is called."""

    def strips(*of, **more):
        picture = draw(*of, **more)
        return (strip_of(picture),) if picture is not None else ()

    return strips


def strips_of(*sizes, shows=()):
    """Pictures one below the other, each a square of such a size, which show a part each, if they are
    named."""
    images = [Image.new("RGB", (size, size)) for size in sizes]
    return [
        strip_of(image, *shows[number : number + 1], key=image.size) for number, image in enumerate(images)
    ]


def strip_of(picture, *shows, key=None):
    """A strip that shows this picture; it is like others with its `key`."""
    own = object() if key is None else key
    return SimpleNamespace(key=own, draw=lambda: picture, shows=shows, height=picture.height)


def showing(face=None, language="en"):
    return Showing(face or plain_face(), Reader(None, ("Anna", "Ben"), words_for(language)))


def keys(number, *, groups=0):
    """So many options; with `groups`, spread over so many of them."""
    return tuple(Option(f"k{n}", f"g{n % groups}" if groups else None) for n in range(number))


def pick(options):
    return Pick(name="take", rule="T1", options=options)


def amount(low, high, *, may_pass=True, step=1):
    return Amount(name="bid", rule="T2", low=low, high=high, may_pass=may_pass, step=step)


HAND = Subset(
    name="bid",
    rule="T4",
    options=(
        Option("3", copies=2, worth=3),
        Option("2", worth=2),
        Option("0", copies=3),
        Option("3@1", worth=3),
    ),
    low=1,
    high=3,
    ordered=True,
    taken=(3, 5),
    is_secret=True,
)
"""A bid of up to three notes from a hand of seven; nobody may bid 3 or 5 any more."""


def subset(options, low, high, *, ordered=False, usual=()):
    return Subset(name="notes", rule="T3", options=options, low=low, high=high, ordered=ordered, usual=usual)
