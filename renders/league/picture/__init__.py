"""The pictures of leagues: standings, the table of who left whom behind, the poster."""
