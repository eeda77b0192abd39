"""What messages are made of: builders of controls and layouts, ids, pictures, names and languages."""
