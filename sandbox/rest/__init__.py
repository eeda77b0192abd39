"""Discord's HTTP side: the door that every request passes, and the routes behind it."""
