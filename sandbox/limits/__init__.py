"""What Discord refuses: of messages, components, modals and commands. It knows no world."""
