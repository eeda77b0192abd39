"""`/ponte-vecchio`: the commands of Ponte Vecchio, which all come from its options and its decisions."""

from cogs.commands.one_game import OneGame
from cogs.commands.translator import localised


class PonteVecchio(
    OneGame,
    group_name=localised("ponte-vecchio-command"),
    group_description=localised("ponte-vecchio-command-about"),
):
    """Rules: P1–P22; there are no options."""

    game = "ponte-vecchio"
