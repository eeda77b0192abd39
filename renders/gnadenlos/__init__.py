"""Gnadenlos! in pictures and words."""
