### Wann niemand drängt: `/spiel zeiten`, und die Frage, wo man ist.

## Der Befehl (eine Beschreibung hat höchstens 100 Zeichen)

game-command-hours = zeiten
game-command-hours-about = Deine Zeitzone, deine Ruhezeit und wie du erinnert wirst
parameter-zone = zeitzone
parameter-zone-about = Deine Stadt oder was deine Uhr jetzt zeigt (14:05)
parameter-from = von
parameter-from-about = Die volle Stunde, zu der deine Ruhezeit beginnt (22)
parameter-to = bis
parameter-to-about = Die volle Stunde, zu der sie endet (8)
parameter-reminders = erinnerungen
parameter-reminders-about = Wo du erinnert wirst, wenn ein Spiel auf dich wartet
reminding-thread = im Thread des Spiels
reminding-dm = per Direktnachricht
reminding-off = gar nicht
hours-zone-choice = { $city }, dort ist es jetzt { $time } Uhr

## Was eingestellt ist

hours-quiet = Zwischen { $begins } und { $ends } Uhr ({ $city }) drängt dich niemand. Mit `/spiel zeiten` änderst du das.
hours-never-quiet = Du hast keine Ruhezeit gewählt ({ $city }). Mit `/spiel zeiten` änderst du das.
hours-zone = Deine Zeitzone ist die von **{ $city }**, wo es jetzt { $time } Uhr ist.
hours-zone-guessed = Deine Zeitzone ist geraten: **{ $city }**, wo es jetzt { $time } Uhr ist. Unten kannst du die richtige wählen.
hours-set = Zwischen **{ $begins }** und **{ $ends }** Uhr drängt dich niemand: Dann kommt keine Erinnerung, und dann und in den zwei Stunden danach läuft deine Zeit nicht ab. Beim Tempo „{ pace-evening }“ gilt das nicht.
hours-none = Du hast keine Ruhezeit: Deine Zeit kann zu jeder Stunde ablaufen, und Erinnerungen können zu jeder Stunde kommen.
hours-reminders-thread = Du wirst im Thread des Spiels erinnert.
hours-reminders-dm = Du wirst per Direktnachricht erinnert.
hours-reminders-off = Du wirst nicht erinnert.
hours-from-now = Das gilt ab deinem nächsten Zug, in allen deinen Spielen, auf allen Servern. Nur du siehst es.
hours-how = Das gilt in allen deinen Spielen, auf allen Servern. Nur du siehst es. Mit den Optionen von `/spiel zeiten` änderst du es.

## Das Menü

hours-where = Wo bist du? Deine Uhr zeigt…
hours-city = Welche Stadt hat immer deine Zeit?
hours-clock = { $time } ({ $cities })
hours-other-times = Andere Zeiten…
hours-back = Zurück

## Abgelehnt

refused-no-such-zone = Diese Stadt oder Uhrzeit steht nicht in der Liste der Zeitzonen. Gib eine große Stadt deiner Zeitzone ein oder was deine Uhr zeigt, zum Beispiel 14:05.
refused-several-zones = Das können mehrere Orte sein, zum Beispiel { $zones }. Wähle einen aus der Liste, die beim Tippen erscheint.
refused-too-quiet = Das sind { $hours } Stunden Ruhezeit am Tag. Bei mehr als { $most } können die anderen kaum spielen. Wähle weniger.
