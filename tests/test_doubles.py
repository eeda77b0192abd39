"""A double that is not like the real thing is refused, at the latest when it is called."""

import discord
import pytest

from tests.doubles import double, stands_in_for


async def edit(*, view):
    """As much of an edit as a test needs."""
    return view


async def edit_in(*, colour):
    """No message can be edited so."""


def edit_at_once(*, view):
    """No message is edited without waiting for it."""


async def fetch_two(first, second):
    """No two messages are fetched at once."""


async def history(*, limit):
    """A channel's messages come one by one, not all at once."""


async def anything(**named):
    """Takes more than the real thing."""
    return named


@pytest.mark.parametrize(
    ("kind", "name", "part", "said"),
    [
        (discord.Message, "picture", None, "has no picture"),
        (discord.PartialMessage, "edit", edit_in, "takes no colour"),
        (discord.PartialMessage, "edit", edit_at_once, "is awaited otherwise"),
        (discord.PartialMessage, "edit", None, "is a method"),
        (discord.PartialMessageable, "history", history, "is awaited otherwise"),
        (discord.PartialMessageable, "fetch_message", fetch_two, "takes fewer arguments"),
    ],
)
def test_a_part_that_the_real_thing_does_not_have_so_is_refused(kind, name, part, said):
    with pytest.raises(TypeError, match=said):
        double(kind, **{name: part})
    with pytest.raises(TypeError, match=said):
        setattr(double(kind), name, part)


async def test_a_method_is_called_as_the_real_one_can_be():
    assert await double(discord.PartialMessage, edit=edit).edit(view="a card") == "a card"
    with pytest.raises(TypeError, match="text"):
        await double(discord.PartialMessage, edit=anything).edit(text="a card")


def test_a_part_that_was_not_given_cannot_be_asked_for():
    with pytest.raises(AttributeError, match="was given no pin"):
        double(discord.Message).pin()


@pytest.mark.parametrize("kind", [discord.Client, discord.AutoShardedClient])
def test_a_part_that_the_real_thing_gets_when_it_is_made_can_be_given(kind):
    assert double(kind, http="a line").http == "a line"


def test_a_double_passes_for_the_real_thing_and_for_nothing_else():
    thread = double(discord.Thread)
    assert isinstance(thread, discord.Thread)
    assert not isinstance(thread, discord.TextChannel)
    assert len({thread, double(discord.Thread)}) == 2


def test_a_class_whose_method_the_real_class_does_not_have_so_is_refused():
    class Channel:
        async def send(self, *, colour):
            """Nothing can be sent so."""

    with pytest.raises(TypeError, match="takes no colour"):
        stands_in_for(discord.PartialMessageable, "send")(Channel)


async def test_a_method_of_a_class_is_called_as_the_real_one_can_be():
    @stands_in_for(discord.PartialMessageable, "send")
    class Channel:
        async def send(self, **named):
            return named

    assert await Channel().send(view="a card") == {"view": "a card"}
    with pytest.raises(TypeError, match="colour"):
        await Channel().send(colour="red")
