"""What can go wrong between Discord and a bot, as switches. `switchboard` has them all.

Its parts are `requests`, `limits`, `counted`, `events` and `weather`. None knows HTTP, JSON or a socket.
"""

from sandbox.faults.events import EventGate
from sandbox.faults.limits import Allowance, Limited
from sandbox.faults.requests import Failure, Gate
from sandbox.faults.switchboard import Faults, Outage

__all__ = ["Allowance", "EventGate", "Failure", "Faults", "Gate", "Limited", "Outage"]
