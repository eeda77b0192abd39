"""The bot with a fifth game: `python -m sandbox -- -m tests.fifth_game` plays it."""

import runpy

from tests.fifth_game import register

register()
runpy.run_module("bot", run_name="__main__", alter_sys=True)
