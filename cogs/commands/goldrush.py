"""`/goldrush`: the commands of Goldrush, which all come from its options and its decisions."""

from cogs.commands.one_game import OneGame
from cogs.commands.translator import localised


class Goldrush(
    OneGame,
    group_name=localised("goldrush-command"),
    group_description=localised("goldrush-command-about"),
):
    """Rules: R1–R24; the option is R20."""

    game = "goldrush"
