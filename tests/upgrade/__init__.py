"""Files of earlier versions, kept as text: each was written by the code of its time, and has to go on."""
