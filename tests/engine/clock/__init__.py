"""Tests of time at a table: quiet hours and paces."""
