"""Messages as Components V2: every post and every private answer of the bot is made here.

It knows no session and no game.
"""

import io
import logging
from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

import discord
from discord import ui

from cogs.parts.interactions import private_words
from cogs.parts.pictures import attachment, halved, is_too_large

log = logging.getLogger(__name__)

TEXT = 3800
"""The most characters of all texts of one message together (Discord allows 4,000)."""
PAGE = TEXT - 300
"""The most characters of one page of a long text."""
PICTURE = "board.png"
SECOND_PICTURE = "beside.png"
"""The picture below another one."""

Part: TypeAlias = ui.ActionRow[Any] | ui.TextDisplay[Any]
"""What stands below the texts of a message: rows of controls, and lines between them."""

NOBODY = discord.AllowedMentions.none()


class Picture(NamedTuple):
    """A picture, and its alternative text. Without data it could not be drawn, or is left out."""

    data: bytes | None
    alt: str


def layout(*items: ui.Item[Any]) -> ui.LayoutView:
    """A view that only builds a payload: nothing waits in memory for a press; the router answers them all."""
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    return view


def card(
    *texts: str,
    rows: Sequence[Part] = (),
    picture_alt: str | None = None,
    second_alt: str | None = None,
    beside: ui.Button[Any] | None = None,
    file: str | None = None,
    number: int | None = None,
) -> ui.LayoutView:
    """A framed message: the first text, with the button `beside` it, the picture (if it has an alternative
    text) and a second one below it, the other texts, the attachment `file`, rows. `number` becomes the
    frame's component id, by which a message can be recognised later."""
    frame: ui.Container[Any] = ui.Container(accent_colour=discord.Colour(0xB5651D), id=number)
    first, *others = [text for text in texts if text]
    frame.add_item(ui.TextDisplay(first) if beside is None else ui.Section(first, accessory=beside))
    for name, alt in zip((PICTURE, SECOND_PICTURE), (picture_alt, second_alt), strict=True):
        if alt is not None:
            frame.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=alt)))
    for text in others:
        frame.add_item(ui.TextDisplay(text))
    if file is not None:
        frame.add_item(ui.File(f"attachment://{file}"))
    for row in rows:
        frame.add_item(row)
    return layout(frame)


async def answer_privately(
    interaction: discord.Interaction[Any],
    *texts: str,
    rows: Sequence[Part] = (),
    picture: bytes | None = None,
    alt: str = "",
    above: Picture | None = None,
) -> int:
    """Fill the private answer that the acknowledgement opened, or the private panel that was pressed. If the
    acknowledgement was an update of a public message, send a private message beside it. `above` is another
    picture, above the `picture`. If pictures are too large for Discord, send them smaller, then leave them
    out. If there is an alternative text but no picture, because it was left out or could not be drawn, the
    message says so. Returns the message's id."""
    wanted = [each for each in (above, Picture(picture, alt)) if each is not None and (each.data or each.alt)]
    is_small = False
    while True:
        shown = [each for each in wanted if each.data is not None]
        missing = [private_words(interaction).text("picture-missing")] if len(shown) < len(wanted) else []
        try:
            return await _answer(interaction, [*texts, *missing], rows, shown)
        except discord.HTTPException as error:
            if not shown or not is_too_large(error):
                raise
            size = sum(len(each.data or b"") for each in shown)
            log.warning("private pictures of %d bytes are not taken: %s", size, error)
        wanted, is_small = [await _smaller(each, is_small=is_small) for each in wanted], True


async def _smaller(picture: Picture, *, is_small: bool) -> Picture:
    """A picture at half its size; without data if it is small already."""
    data = picture.data
    return picture._replace(data=None if data is None or is_small else await halved(data))


async def _answer(
    interaction: discord.Interaction[Any],
    texts: Sequence[str],
    rows: Sequence[Part],
    pictures: Sequence[Picture],
) -> int:
    named = list(zip((PICTURE, SECOND_PICTURE), pictures, strict=False))
    files = [attachment(data, name, alt) for name, (data, alt) in named if data is not None]
    picture_alt, second_alt = [*(alt for _, alt in pictures), None, None][:2]
    view = card(*texts, rows=rows, picture_alt=picture_alt, second_alt=second_alt)
    if updates_public_message(interaction):
        beside = await interaction.followup.send(
            view=view, files=files, ephemeral=True, allowed_mentions=NOBODY, wait=True
        )
        return beside.id
    answer = await interaction.edit_original_response(view=view, attachments=files, allowed_mentions=NOBODY)
    return answer.id


async def answer_with_file(
    interaction: discord.Interaction[Any], text: str, name: str, content: bytes
) -> None:
    """Fill the private answer that the acknowledgement of a command opened with a text and a file."""
    await interaction.edit_original_response(
        view=card(text, file=name),
        attachments=[discord.File(io.BytesIO(content), name)],
        allowed_mentions=NOBODY,
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
