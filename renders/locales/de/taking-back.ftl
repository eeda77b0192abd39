### Was man zurücknehmen kann.

taking-back-hardly = Direkt nach deiner Wahl wird meist gewürfelt oder eine Karte aufgedeckt. Danach kannst du deine Wahl nicht mehr zurücknehmen.
