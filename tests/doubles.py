"""Doubles of things of ours and of discord.py, which cannot drift from the real things: they have the same
names and are called alike. This module must not know what is tested with them.
"""

import dis
import functools
import inspect

import aiohttp
import discord


def double(kind, /, **parts):
    """Something that passes for an object of a class, but has only these parts of it. A function among them
    answers in place of a method. Raises TypeError for a part that the class does not have, or that is called
    otherwise there. Its methods raise TypeError for a call that the real ones do not take. To ask for a part
    that was not given raises AttributeError."""
    return _Double(kind, parts)


def stands_in_for(kind, *names):
    """A class decorator: these methods are called as those of the other class. Raises TypeError for a method
    that the other class does not have, or that is called otherwise there."""

    def checked(cls):
        for name in names:
            setattr(cls, name, _checked(kind, name, getattr(cls, name), is_bound=False))
        return cls

    return checked


def discord_error(code, *, status=400, kind=discord.HTTPException):
    """What Discord says to a request that it refuses."""
    response = double(aiohttp.ClientResponse, status=status, reason="Bad")
    return kind(response, {"code": code, "message": "refused by Discord"})


class _Double:
    def __init__(self, kind, parts):
        vars(self)["_kind"] = kind
        for name, part in parts.items():
            setattr(self, name, part)

    @property
    def __class__(self):
        return self._kind

    def __setattr__(self, name, part):
        vars(self)[name] = _checked(self._kind, name, part)

    def __getattr__(self, name):
        raise AttributeError(f"the double of {self._kind.__name__} was given no {name}")

    def __repr__(self):
        return f"<double of {self._kind.__name__}>"


def _checked(kind, name, part, *, is_bound=True):
    """The part itself, or a function that also checks with which arguments it is called."""
    if name not in _names(kind):
        raise TypeError(f"{kind.__name__} has no {name}")
    real = getattr(kind, name, None)
    if not inspect.isfunction(real):
        return part
    _check_function(f"{kind.__name__}.{name}", real, part, is_bound=is_bound)
    signature, missing = _signature(real), (None,) if is_bound else ()

    def called(*args, **named):
        signature.bind(*missing, *args, **named)
        return part(*args, **named)

    return called


@functools.cache
def _names(kind):
    """The names that an object of a class has: its class's, those with annotations, and those that `__init__`
    sets."""
    found = set(dir(kind))
    for each in kind.__mro__:
        found.update(inspect.get_annotations(each))
        if inspect.isfunction(made := vars(each).get("__init__")):
            found.update(step.argval for step in dis.get_instructions(made) if step.opname == "STORE_ATTR")
    return found


def _check_function(says, real, part, *, is_bound):
    if not callable(part):
        raise TypeError(f"{says} is a method")
    for is_awaited in (inspect.iscoroutinefunction, inspect.isasyncgenfunction):
        if is_awaited(real) != is_awaited(part):
            raise TypeError(f"{says} is awaited otherwise")
    _, *given = _signature(real).parameters.values()
    taken = list(inspect.signature(part).parameters.values())[0 if is_bound else 1 :]
    by_name = {each.name for each in given if each.kind is not each.POSITIONAL_ONLY}
    if wrong := {each.name for each in taken if each.kind is each.KEYWORD_ONLY} - by_name:
        raise TypeError(f"{says} takes no {', '.join(sorted(wrong))}")
    if _places(taken) > _places(given):
        raise TypeError(f"{says} takes fewer arguments")


def _places(parameters):
    """How many arguments can be given by their place, besides a `*args`."""
    return sum(each.kind in (each.POSITIONAL_ONLY, each.POSITIONAL_OR_KEYWORD) for each in parameters)


_signature = functools.cache(inspect.signature)
