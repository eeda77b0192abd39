"""What counts: who has a place after a game, and when that makes ratings; the same for all games.

It stands beside the rules, and knows no game and no session.
"""

from typing import Any, Final

from discord import ui

from cogs.parts.custom_ids import NO_SESSION, CustomId, Verb
from cogs.presses.press import Visit
from engine.clock.pace import DAY
from engine.results.ratings import START
from engine.results.steps import FEWEST_GAMES, FEWEST_OPPONENTS, LISTED_FOR, shown
from renders.language.catalogues import Words

COUNTING: Final = "counting"
"""What a control of the rules names instead of a game."""
_RULES: Final = (
    "counting-robots",
    "counting-gone",
    "counting-share",
    "counting-never",
    "counting-substitute",
    "counting-decided",
    "counting-unrated",
)


async def show_counting(visit: Visit) -> None:
    """Show what counts, and a button to the rules of all games."""
    words = visit.words
    rating = (
        words.text("counting-rating", start=f"{shown(START.value)} ± {shown(START.deviation)}"),
        words.text("counting-provisional", games=FEWEST_GAMES, opponents=FEWEST_OPPONENTS),
        words.text("counting-listed", days=int(LISTED_FOR / DAY)),
    )
    rules: ui.Button[Any] = ui.Button(
        label=words.text("button-rules"), custom_id=str(CustomId(Verb.RULES, NO_SESSION))
    )
    lines = "\n".join(map(words.text, _RULES))
    await visit.answer(words.text("counting-about"), lines, "\n".join(rating), rows=[ui.ActionRow(rules)])


def counting_button(words: Words) -> ui.Button[Any]:
    """The button that shows what counts."""
    custom_id = str(CustomId(Verb.RULES, NO_SESSION, key=COUNTING))
    return ui.Button(label=words.text("button-counting"), custom_id=custom_id)
