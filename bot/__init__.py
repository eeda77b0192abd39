"""Starting and stopping: settings, logs, the Discord client, and the supervisor that keeps it running."""
