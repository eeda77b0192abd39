"""The words of ratings: alternative texts, and lists in words."""
