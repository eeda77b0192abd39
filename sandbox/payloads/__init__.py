"""The world as the JSON that Discord sends. It decides nothing."""
