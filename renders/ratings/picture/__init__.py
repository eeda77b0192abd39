"""The pictures of ratings."""
