"""What a running bot says of itself at the address SALOON_HTTP: whether people can play, and if not, why."""

import urllib.error
import urllib.request
from typing import Final

from bot.console.findings import bad, good, warning
from bot.settings import Address
from cogs.parts.facts import Finding
from renders.language.names import tidy

PATIENCE_S: Final = 3.0
LONGEST: Final = 500
"""The most characters of its answer that are read."""


def ready(address: Address) -> Finding:
    """Ask the bot at an address whether it is ready."""
    host = f"[{address.host}]" if ":" in address.host else address.host
    url = f"http://{host}:{address.port}/ready"
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(url, timeout=PATIENCE_S):
            return good("Ready: people can play on all servers.")
    except urllib.error.HTTPError as error:
        with error:
            why = tidy(error.read(LONGEST).decode(errors="replace"), LONGEST).strip()
        return bad(f"Ready: the bot says: {why}. If you have just started it, look again in two minutes.")
    except OSError as error:
        reason = getattr(error, "reason", error)
        return warning(f"Ready: the bot does not answer at {host}:{address.port} (SALOON_HTTP): {reason}.")
