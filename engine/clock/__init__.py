"""Time at a table: quiet hours, paces and the clock of a call, as pure functions of seconds."""
