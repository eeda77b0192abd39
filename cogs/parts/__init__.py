"""What messages are made of: pure builders of controls and layouts, ids, pictures, names and languages."""
