"""A double fails where it is not like the real thing."""

import discord
import pytest

from tests.cogs.doubles import double


async def edit(*, view):
    """As much of an edit as a test needs."""
    return view


def test_a_part_that_the_real_thing_does_not_have_is_refused():
    with pytest.raises(AttributeError, match="picture"):
        double(discord.Message, picture=None)


def test_what_the_real_thing_does_not_have_cannot_be_asked_for():
    with pytest.raises(AttributeError, match="wake"):
        double(discord.Message).wake()


async def test_a_method_is_called_as_the_real_one_can_be():
    message = double(discord.PartialMessage, edit=edit)
    assert await message.edit(view="a card") == "a card"
    with pytest.raises(TypeError, match="text"):
        await message.edit(text="a card")
