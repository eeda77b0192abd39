"""The pages of leagues: standings, who left whom behind, the champion's poster, and the rules of leagues."""
