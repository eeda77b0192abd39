"""Gnadenlos!, by Klaus Teuber: what the engine needs of it, as one object."""
