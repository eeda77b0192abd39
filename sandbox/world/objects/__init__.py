"""The records of what exists: users, guilds, channels, threads, messages, files and interactions.

They have a few verbs for tests; how they change is `world.py`'s. They know neither HTTP nor JSON payloads.
Of two that name each other, a guild and its channels, the one knows the other by its type alone.
"""

from sandbox.world.objects.channels import Channel, Overwrite, ThreadState
from sandbox.world.objects.guilds import Guild, Member, Role
from sandbox.world.objects.home import Home
from sandbox.world.objects.interactions import Interaction
from sandbox.world.objects.messages import Attachment, Message
from sandbox.world.objects.news import Announced, Happening, Typing
from sandbox.world.objects.users import User

__all__ = [
    "Announced",
    "Attachment",
    "Channel",
    "Guild",
    "Happening",
    "Home",
    "Interaction",
    "Member",
    "Message",
    "Overwrite",
    "Role",
    "ThreadState",
    "Typing",
    "User",
]
