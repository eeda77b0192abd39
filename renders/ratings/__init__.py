"""The pages of ratings: lists, a person's chart, and a person's figures."""
