"""Goldrush's pictures: board, hand and what stands beside questions."""
