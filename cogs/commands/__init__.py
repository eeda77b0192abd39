"""The cogs, one file for each group of slash commands; how commands are declared, completed, checked and
translated.
"""
