"""Messages and pages: nothing that is to be said gets lost, and nothing is too long."""

import io

import discord
import pytest
from discord import ui
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from cogs.parts.controls import even_rows
from cogs.parts.galleries import MISSING, Picture
from cogs.parts.layouts import BOARD_IN_WORDS, COMPONENTS, TEXT, answer_privately, card, pages
from renders.drawing.strips import MOST, MOST_LARGE
from renders.language.catalogues import words_for
from sandbox.codes import COMPONENTS_V2, walk
from sandbox.limits.messages import MOST_FILES, check_message
from tests.cogs import visits
from tests.cogs.desk import Shown
from tests.doubles import discord_error, double

lines = st.lists(st.text(st.characters(codec="utf-8", exclude_characters="\n"), max_size=60), max_size=60)


@given(lines, st.integers(20, 200))
def test_pages_lose_no_line_keep_their_order_and_end_at_line_ends(lines, size):
    short = [line[:size] for line in lines]
    found = pages("\n".join(short), size=size)
    assert [line for page in found for line in page.split("\n") if line] == [line for line in short if line]
    assert all(len(page) <= size for page in found)


@given(st.lists(st.integers(0, 500), max_size=8), st.integers(1, 100))
def test_a_line_that_is_longer_than_a_page_is_broken_and_none_of_it_lost(lengths, size):
    text = "\n".join(chr(97 + n) * length for n, length in enumerate(lengths))
    found = pages(text, size=size)
    assert all(len(page) <= size for page in found)
    assert "".join(found).replace("\n", "") == text.replace("\n", "")


def test_no_text_is_one_empty_page():
    assert pages("") == [""]


def test_pages_of_the_usual_size_fit_into_a_message_with_their_buttons():
    for page in pages("\n".join("x" * n for n in range(1, 300))):
        body = {"components": card(page).to_components()}
        check_message(body, flags=COMPONENTS_V2, filenames=set(), is_new=True)
        assert len(page) < TEXT


def test_a_card_leaves_out_what_is_empty_and_gives_each_picture_a_gallery_between_its_texts():
    pictures = [("1-a.png", "the sides"), ("2-b.png", "the map")]
    view = card("first", "", "second", pictures=pictures, below=["", "third"], number=1_000_000_007)
    body = {"components": view.to_components()}
    check_message(body, flags=COMPONENTS_V2, filenames={"1-a.png", "2-b.png"}, is_new=True)
    (frame,) = body["components"]
    assert frame["id"] == 1_000_000_007
    assert [part["type"] for part in walk([frame])] == [17, 10, 10, 12, 12, 10]
    galleries = [part["items"] for part in walk([frame]) if part["type"] == 12]
    assert [[item["description"] for item in items] for items in galleries] == [["the sides"], ["the map"]]


def painted(size):
    """A picture of so many pixels in height and width."""
    file = io.BytesIO()
    Image.new("RGB", (size, size)).save(file, "PNG")
    return file.getvalue()


@pytest.mark.parametrize("most", [40, 20, 0])
async def test_two_pictures_that_are_too_large_together_are_halved_then_left_out(most):
    """`most` is how high both may be together."""
    taken = []

    async def edit_original_response(*, view, attachments, allowed_mentions):
        shown = Shown(view, attachments)
        sizes = [Image.open(io.BytesIO(data)).height for _, _, data in shown.files]
        if sum(sizes) > most:
            raise discord_error(0, status=413)
        taken.append((shown, sizes))
        return double(discord.InteractionMessage, id=1)

    interaction = visits.interaction(edit_original_response=edit_original_response)
    pictures = [Picture(painted(16), "the board"), Picture(painted(8), "what it is about")]
    await answer_privately(interaction, "text", pictures=pictures)
    ((shown, sizes),) = taken
    assert sizes == {40: [16, 8], 20: [8, 4], 0: []}[most]
    assert shown.alts == ["the board", "what it is about"][: len(sizes)]
    assert (words_for("en").text("picture-missing") in shown.text) is (most == 0)


async def test_of_two_pictures_the_one_that_could_not_be_drawn_is_missing_alone():
    seen = []

    async def edit_original_response(*, view, attachments, allowed_mentions):
        seen.append(Shown(view, attachments))
        return double(discord.InteractionMessage, id=1)

    interaction = visits.interaction(edit_original_response=edit_original_response)
    pictures = [Picture(None, "the board"), Picture(painted(8), "what it is about")]
    await answer_privately(interaction, "text", pictures=pictures)
    (shown,) = seen
    assert shown.alts == ["what it is about"]
    assert words_for("en").text("picture-missing") in shown.text


async def test_with_the_most_pictures_texts_and_controls_all_that_fits_is_shown_and_the_rest_named():
    """Four strips of a board and four of a panel: the lower ones are nearer to the controls."""
    seen = []

    async def edit_original_response(*, view, attachments, allowed_mentions):
        seen.append(Shown(view, attachments))
        return double(discord.InteractionMessage, id=1)

    for number, texts in ((5, 1), (20, 5), (23, 5), (30, 3)):
        buttons = [ui.Button(label="x", custom_id=f"act:{each + 1}:-:") for each in range(number)]
        strips = [Picture(painted(8 + each), f"{each} " + "x" * 1000) for each in range(2 * MOST)]
        await answer_privately(
            visits.interaction(edit_original_response=edit_original_response),
            *["x" * (TEXT // texts)] * texts,
            rows=even_rows(buttons),
            pictures=strips,
        )
        shown = seen[-1]
        free = COMPONENTS - 1 - texts - number - len(even_rows(buttons))
        fitting = min(free, 2 * MOST)
        assert shown.alts == [each.alt for each in strips[2 * MOST - fitting :]]
        assert (words_for("en").text("pictures-left-out") in shown.text) is (fitting < 2 * MOST)
        assert len(shown.files) <= MOST_FILES


async def test_of_more_pictures_than_a_message_has_files_the_lower_ones_are_shown_and_the_rest_named():
    seen = []

    async def edit_original_response(*, view, attachments, allowed_mentions):
        seen.append(Shown(view, attachments))
        return double(discord.InteractionMessage, id=1)

    strips = [Picture(painted(8 + each), f"{each}") for each in range(2 * MOST_LARGE)]
    for missing, said in ((BOARD_IN_WORDS, "pictures-left-out"), (MISSING, MISSING)):
        interaction = visits.interaction(edit_original_response=edit_original_response)
        await answer_privately(interaction, "text", pictures=strips, missing=missing)
        assert seen[-1].alts == [each.alt for each in strips[-MOST_FILES:]]
        assert seen[-1].text == f"text\n{words_for('en').text(said)}"


async def test_in_the_place_of_pictures_that_are_not_wanted_stand_their_words_as_far_as_they_fit():
    seen = []

    async def edit_original_response(*, view, attachments, allowed_mentions):
        seen.append(Shown(view, attachments))
        return double(discord.InteractionMessage, id=1)

    async def shown(*texts):
        interaction = visits.interaction(edit_original_response=edit_original_response)
        in_words = [Picture(None, "the board\nand more", is_wanted=False)]
        await answer_privately(interaction, *texts, pictures=in_words)
        assert not seen[-1].files
        return seen[-1].text

    assert await shown("question", "news") == "question\nthe board\nand more\nnews"
    long = "x" * (TEXT - len("question") - 15)
    assert await shown("question", long) == f"question\nthe board\n…\n{long}"
