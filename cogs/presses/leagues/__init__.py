"""What people and organisers do in leagues, by buttons and by commands."""
