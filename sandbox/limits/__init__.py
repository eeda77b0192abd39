"""What Discord refuses in messages, components, modals and commands. It knows no world."""
