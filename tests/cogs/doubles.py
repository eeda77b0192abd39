"""Doubles of things of ours and of discord.py: a name that the real thing does not have fails the test."""

import functools
import inspect
from unittest.mock import Mock

import aiohttp
import discord


def double(kind, /, **parts):
    """Something with the names of a class and no others. What is not among the parts only notes how it is
    called; a function among them answers in place of a method, for calls that the real method would take."""
    made = Mock(spec_set=kind)
    for name, part in parts.items():
        setattr(made, name, _as_called(getattr(kind, name, None), part))
    return made


def discord_error(code, *, status=400, kind=discord.HTTPException):
    """What Discord says to a request that it refuses."""
    response = double(aiohttp.ClientResponse, status=status, reason="Bad")
    return kind(response, {"code": code, "message": "refused by Discord"})


def _as_called(real, part):
    if not inspect.isfunction(real) or not callable(part):
        return part

    def called(*args, **named):
        _signature(real).bind(None, *args, **named)
        return part(*args, **named)

    return called


_signature = functools.cache(inspect.signature)
