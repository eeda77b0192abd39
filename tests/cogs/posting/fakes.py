"""Fakes of discord.py's objects that cannot drift from them: a member that the real class does not have, or
that is called otherwise there, is refused where the fake is made.
"""

import inspect
from types import SimpleNamespace

import aiohttp
import discord


def fake(real, **members):
    """Something with these members, each of which the real class has, too; functions are called alike. Raises
    TypeError otherwise."""
    for name, member in members.items():
        _check(real, name, member)
    return SimpleNamespace(**members)


def stands_in_for(real, *names):
    """A class decorator: these methods can be called in place of the real class's. Raises TypeError
    otherwise."""

    def checked(cls):
        for name in names:
            _check(real, name, getattr(cls, name), is_bound=False)
        return cls

    return checked


def error(code, kind=discord.HTTPException, status=400):
    """What Discord answers to a request that it refuses."""
    response = fake(aiohttp.ClientResponse, status=status, reason="Bad")
    return kind(response, {"code": code, "message": "refused"})


def message_of(author, number, *mentions, frame=None):
    """A message as it is read from a thread; `frame` is the component id of its frame, if it has one."""
    part = {"type": 17, "id": frame, "components": [{"type": 10, "content": "x"}]}
    return fake(
        discord.Message,
        id=number,
        author=fake(discord.User, id=author),
        mentions=[fake(discord.User, id=person.id) for person in mentions],
        components=[] if frame is None else [discord.components.Container(part, state=None)],
    )


def _check(real, name, member, *, is_bound=True):
    if not hasattr(real, name) and name not in inspect.get_annotations(real):
        raise TypeError(f"{real.__name__} has no {name}")
    theirs = getattr(real, name, None)
    if not inspect.isfunction(theirs):
        return
    for kind in (inspect.iscoroutinefunction, inspect.isasyncgenfunction):
        if kind(theirs) != kind(member):
            raise TypeError(f"{real.__name__}.{name} is awaited otherwise")
    _, *given = inspect.signature(theirs).parameters.values()
    taken = list(inspect.signature(member).parameters.values())[0 if is_bound else 1 :]
    by_name = {each.name for each in given if each.kind is not each.POSITIONAL_ONLY}
    by_place = [each for each in given if each.kind in (each.POSITIONAL_ONLY, each.POSITIONAL_OR_KEYWORD)]
    if wrong := {each.name for each in taken if each.kind is each.KEYWORD_ONLY} - by_name:
        raise TypeError(f"{real.__name__}.{name} takes no {', '.join(sorted(wrong))}")
    if sum(each.kind in (each.POSITIONAL_ONLY, each.POSITIONAL_OR_KEYWORD) for each in taken) > len(by_place):
        raise TypeError(f"{real.__name__}.{name} takes fewer arguments")
