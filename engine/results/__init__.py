"""What a finished session leaves: who counted, in which place, and what that does to ratings. Pure."""
