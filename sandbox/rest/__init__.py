"""Discord's HTTP side: the door that every request passes, and the routes behind it.

Begin with `door`; the routes are in modules named after their resources. They share `access` and `asked`;
`referee` and `described` compare everything with Discord's own description.
"""
