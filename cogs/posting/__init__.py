"""What appears unasked: boards and open seats; and how they are kept true, in turn, after failures."""
