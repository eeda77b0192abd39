"""How the bot is: its pulse, whether it is live and ready, its figures, and the server that tells them.

`alive` is the sign of life that the `pulse` leaves, and `healthy` looks at. `health` is pure; nobody but
`metrics` knows Prometheus, and nobody but `http` knows a port.
"""
