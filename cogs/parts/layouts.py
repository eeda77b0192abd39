"""Messages as Components V2: every post and every private answer of the bot is made here.

It knows no session and no game.
"""

import io
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeAlias

import discord
from discord import ui

from cogs.parts.galleries import Named, Picture, file_name
from cogs.parts.interactions import private_words
from cogs.parts.pictures import attachment, halved, is_too_large
from renders.language.names import cut_lines

log = logging.getLogger(__name__)

TEXT = 3800
"""The most characters of all texts of one message together (Discord allows 4,000)."""
PAGE = TEXT - 300
"""The most characters of one page of a long text."""
COMPONENTS: Final = 40
"""The most components of one message."""
FILES: Final = 10
"""The most attachments of one message."""

Part: TypeAlias = ui.ActionRow[Any] | ui.TextDisplay[Any] | ui.Section[Any]
"""What stands below the texts of a message: rows of controls, lines between them, and lines with a button."""
Send: TypeAlias = Callable[[ui.LayoutView, Sequence[discord.File]], Awaitable[int]]
"""Sends a message with its files, and returns its id."""

BOARD_IN_WORDS: Final = "picture-missing"
"""The text that says where a board is told in words, if its picture is missing."""
LEFT_OUT: Final = "pictures-left-out"
"""The text that says where the board is, if not all pictures fit."""

NOBODY = discord.AllowedMentions.none()


def layout(*items: ui.Item[Any]) -> ui.LayoutView:
    """A view that only builds a payload: nothing waits in memory for a press; the router answers them all."""
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    return view


def card(
    *texts: str,
    pictures: Sequence[Named] = (),
    below: Sequence[str] = (),
    rows: Sequence[Part] = (),
    beside: ui.Button[Any] | None = None,
    file: str | None = None,
    number: int | None = None,
) -> ui.LayoutView:
    """A framed message: the texts, the first one with the button `beside` it, the pictures, each in a gallery
    of its own, so that clients show it wide, the texts `below` them, the attachment `file`, rows. Empty texts
    are left out. `number` becomes the frame's component id, by which a message can be recognised later."""
    frame: ui.Container[Any] = ui.Container(accent_colour=discord.Colour(0xB5651D), id=number)
    first, *others = [text for text in texts if text]
    frame.add_item(ui.TextDisplay(first) if beside is None else ui.Section(first, accessory=beside))
    for text in others:
        frame.add_item(ui.TextDisplay(text))
    for name, alt in pictures:
        frame.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=alt)))
    for text in filter(None, below):
        frame.add_item(ui.TextDisplay(text))
    if file is not None:
        frame.add_item(ui.File(f"attachment://{file}"))
    for row in rows:
        frame.add_item(row)
    return layout(frame)


def size_of(parts: Sequence[Part]) -> int:
    """How many components these are."""
    return sum(_size(part) for part in parts)


def _size(part: Part) -> int:
    if isinstance(part, ui.TextDisplay):
        return 1
    return 1 + len(part.children) + isinstance(part, ui.Section)  # a section has a button besides


def letters_of(*texts: str, parts: Sequence[Part] = ()) -> int:
    """How many characters these texts have, with those that stand among the parts."""
    shown = [
        each.content
        for part in parts
        for each in (part, *([] if isinstance(part, ui.TextDisplay) else part.children))
        if isinstance(each, ui.TextDisplay)
    ]
    return sum(map(len, (*texts, *shown)))


async def answer_privately(
    interaction: discord.Interaction[Any],
    *texts: str,
    rows: Sequence[Part] = (),
    pictures: Sequence[Picture] = (),
    missing: str = BOARD_IN_WORDS,
) -> int:
    """Fill the private answer that the acknowledgement opened, or the private panel that was pressed. If the
    acknowledgement was an update of a public message, send a private message beside it. Texts and pictures
    stand as `as_taken` says. Returns the message's id."""

    async def send(view: ui.LayoutView, files: Sequence[discord.File]) -> int:
        if updates_public_message(interaction):
            beside = await interaction.followup.send(
                view=view, files=files, ephemeral=True, allowed_mentions=NOBODY, wait=True
            )
            return beside.id
        answer = await interaction.edit_original_response(
            view=view, attachments=files, allowed_mentions=NOBODY
        )
        return answer.id

    names = (missing, LEFT_OUT if missing == BOARD_IN_WORDS else missing)
    said, left_out = map(private_words(interaction).text, names) if pictures else ("", "")
    return await as_taken(send, *texts, rows=rows, pictures=pictures, missing=said, left_out=left_out)


async def as_taken(
    send: Send,
    *texts: str,
    rows: Sequence[Part] = (),
    pictures: Sequence[Picture] = (),
    missing: str,
    left_out: str = "",
    number: int | None = None,
) -> int:
    """Send a message in the first form that Discord takes. The pictures stand below the first text; in the
    place of those that are not wanted stands their alternative text. If they are too large for Discord, they
    are sent smaller, then left out. If they are too many beside all else, the upper ones are left out, which
    are farther from the controls, and the message says so: `left_out`. If there is a picture without data,
    because it was too large or could not be drawn, the message says what is `missing`. `number` is its
    frame's component id. Returns what `send` does: the message's id."""
    wanted, is_small = [each for each in pictures if each.is_wanted], False
    first, *others = [text for text in texts if text]
    free = TEXT - letters_of(first, *others, parts=rows)
    in_words = cut_lines("\n".join(each.alt for each in pictures if not each.is_wanted).split("\n"), free)
    said = [first, *filter(None, (in_words,)), *others]
    room = min(COMPONENTS - 1 - len(said) - size_of(rows), FILES)
    while True:
        drawn = [each for each in wanted if each.data is not None]
        shown = drawn[max(len(drawn) - max(room, 0), 0) :]
        note = [left_out or missing] if len(shown) < len(drawn) else []
        note = [missing] if len(drawn) < len(wanted) else note
        try:
            return await _sent(send, [*said[:-1], "\n".join([*said[-1:], *note])], rows, shown, number)
        except discord.HTTPException as error:
            if not shown or not is_too_large(error):
                raise
            size = sum(len(each.data or b"") for each in shown)
            log.warning("pictures of %d bytes are not taken: %s", size, error)
        wanted, is_small = [await _smaller(each, is_small=is_small) for each in wanted], True


async def _smaller(picture: Picture, *, is_small: bool) -> Picture:
    """A picture at half its size; without data if it is small already."""
    data = picture.data
    return picture._replace(data=None if data is None or is_small else await halved(data))


async def _sent(
    send: Send,
    texts: Sequence[str],
    rows: Sequence[Part],
    pictures: Sequence[Picture],
    number: int | None,
) -> int:
    named = [(file_name(at, each.data), each) for at, each in enumerate(pictures, 1) if each.data is not None]
    files = [attachment(each.data or b"", name, each.alt) for name, each in named]
    first, *others = texts
    shown = [(name, each.alt) for name, each in named]
    view = card(first, pictures=shown, below=others, rows=rows, number=number)
    return await send(view, files)


async def answer_with_file(
    interaction: discord.Interaction[Any], text: str, name: str, content: bytes, rows: Sequence[Part] = ()
) -> None:
    """Fill the private answer that the acknowledgement opened, or the private panel that was pressed, with a
    text, a file and rows."""
    await interaction.edit_original_response(
        view=card(text, file=name, rows=rows),
        attachments=[discord.File(io.BytesIO(content), name)],
        allowed_mentions=NOBODY,
    )


async def send_file_beside(interaction: discord.Interaction[Any], name: str, content: bytes) -> None:
    """Send another file to whoever got one: a private message of its own."""
    await interaction.followup.send(
        view=card(f"`{name}`", file=name),
        file=discord.File(io.BytesIO(content), name),
        ephemeral=True,
        allowed_mentions=NOBODY,
        wait=True,
    )


def updates_public_message(interaction: discord.Interaction[Any]) -> bool:
    """Whether the interaction was acknowledged as an update of a message that everybody sees."""
    if interaction.message is None or interaction.message.flags.ephemeral:
        return False
    return interaction.response.type is discord.InteractionResponseType.deferred_message_update


def pages(text: str, *, size: int = PAGE) -> list[str]:
    """A long text in pages of at most `size` characters. A page ends at the end of a line; only a line that
    is longer than a page is broken."""
    found = [""]
    for line in text.split("\n"):
        for piece in (line[start : start + size] for start in range(0, max(len(line), 1), size)):
            if len(found[-1]) + len(piece) + 1 > size and found[-1]:
                found.append("")
            found[-1] = f"{found[-1]}\n{piece}" if found[-1] else piece
    return found
