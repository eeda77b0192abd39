"""Discord's HTTP side: the door that every request passes, and the routes behind it.

Begin with `door`; the routes stand in modules named after their resources. `access` and `asked` are what
these share, `referee` and `described` compare all with Discord's own description.
"""
