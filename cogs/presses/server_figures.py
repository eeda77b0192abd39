"""The figures of a server, for its admins: nobody is named, and nothing is said of fewer than five games."""

from cogs.presses.offices import check_server
from cogs.presses.press import Visit
from cogs.presses.welcome import welcome_line
from engine.sessions.figures import FEWEST, Figures
from renders.language.catalogues import Words


async def show_figures(visit: Visit) -> None:
    """Show the figures of each title that was played often enough, and of all these together."""
    by_title, together = await visit.services.overview.figures(check_server(visit))
    words, welcome = visit.words, await welcome_line(visit)
    title = words.text("stats-title")
    if not by_title:
        await visit.answer(welcome, title, words.text("stats-none", fewest=FEWEST))
        return
    entries = [_entry(words.text(f"{game}-name"), found, words) for game, found in by_title.items()]
    if together is not None:
        entries.append(_entry(words.text("stats-all"), together, words))
    await visit.answer(
        welcome,
        f"{title}\n{words.text('stats-about')}",
        "\n".join(entries),
        words.text("stats-hidden", fewest=FEWEST),
    )


def _entry(name: str, found: Figures, words: Words) -> str:
    """The figures of a title in a line, and below it how many of its games ended in which month."""
    said = [
        words.text("stats-games", count=found.games),
        words.text("stats-days", days=round(found.days)),
        "" if found.in_time is None else words.text("stats-in-time", share=round(100 * found.in_time)),
        words.text("stats-robots", share=round(100 * found.robots)),
    ]
    line = words.text("stats-game", game=name, figures=", ".join(filter(None, said)))
    months = [words.text("stats-month", month=month, count=count) for month, count in found.months.items()]
    return f"{line}\n{words.text('stats-months', months=', '.join(months))}" if months else line
