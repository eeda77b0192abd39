"""The file of all games: its one writer, its tables, and all SQL. It knows no rules, and decides nothing."""
