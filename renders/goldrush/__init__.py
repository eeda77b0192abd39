"""Goldrush's pictures and words."""
