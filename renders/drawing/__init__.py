"""What every picture is drawn with: canvas, letters, materials, icons, frames and inks. It knows no game."""
