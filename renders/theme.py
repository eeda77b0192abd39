"""placeholder"""

SEAT_SIGNS = "●■▲◆★"
