"""A fake that has drifted from discord.py is refused where it is made."""

import discord
import pytest

from tests.cogs.posting.fakes import fake, stands_in_for


async def edit_in(*, colour):
    """No message can be edited so."""


def edit(*, view):
    """No message is edited without waiting for it."""


async def fetch(message, *more):
    """A message is fetched so."""


async def fetch_two(first, second):
    """No two messages are fetched at once."""


@pytest.mark.parametrize(
    ("real", "members", "said"),
    [
        (discord.Message, {"picture": None}, "has no picture"),
        (discord.PartialMessage, {"edit": edit_in}, "takes no colour"),
        (discord.PartialMessage, {"edit": edit}, "is awaited otherwise"),
        (discord.PartialMessageable, {"fetch_message": fetch_two}, "takes fewer arguments"),
    ],
)
def test_a_member_that_the_real_class_does_not_have_so_is_refused(real, members, said):
    with pytest.raises(TypeError, match=said):
        fake(real, **members)


def test_a_member_that_can_be_called_in_place_of_the_real_one_is_taken():
    assert fake(discord.PartialMessageable, fetch_message=fetch).fetch_message is fetch


def test_a_class_whose_method_the_real_class_does_not_have_so_is_refused():
    class Channel:
        async def send(self, *, colour):
            """Nothing can be sent so."""

    with pytest.raises(TypeError, match="takes no colour"):
        stands_in_for(discord.PartialMessageable, "send")(Channel)
