"""Discord's websocket, over which a bot hears what happens."""
