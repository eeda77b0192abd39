"""A face without a game: every label is its key, as long as the tests want it."""

from cogs.parts.controls import Showing
from engine.play.decisions import Amount, Option, Pick, Subset
from renders.face import Face
from renders.language.catalogues import words_for


def no_picture(view, names, words, *, news=(), palette="standard"):
    raise AssertionError("nothing is drawn here")


def plain_face(*, label=lambda key: f"label of {key}", digest=lambda events: []):
    """A face that says what it is told to say."""
    return Face(
        name="toy",
        board=no_picture,
        hand=no_picture,
        alt_text=lambda view, names, words: "the board",
        hand_alt=lambda view, names, words: "the hand",
        hand_text=lambda view, names, words: "the hand",
        board_text=lambda view, names, words: "the board",
        tell=lambda event, names, words: str(event),
        digest_story=lambda events, names, words: digest(events),
        log_story=lambda events, names, words: [str(event) for event in events],
        prompt=lambda decision, view, names, words: "choose",
        turn=lambda view, names, words: f"{words.listed(names)} must choose",
        option_label=lambda decision, key, view, names, words: label(key)[:80],
        option_hint=lambda decision, key, view, names, words: None,
        choice_label=lambda decision, key, view, names, words: label(key)[:100],
        group_label=lambda decision, group, view, names, words: label(group)[:80],
        amount_label=lambda decision, amount, view, names, words: f"{amount} gold",
        usual_label=lambda decision, view, names, words: f"as usual: {', '.join(decision.usual)}",
        answer_text=lambda decision, answer, view, names, words: str(answer),
        score=lambda points, words: f"{points} points",
        won=lambda names, points, words: f"{words.listed(names)} wins with {points} points",
    )


def showing(face=None, language="en"):
    return Showing(face or plain_face(), None, ("Anna", "Ben"), words_for(language))


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
