### Wie Spiele schlafen und geschlossen werden, wie man noch einmal spielt, und wie Plätze freigehalten, angeboten und
### übernommen werden.

## Offene Plätze

lobby-expired = Seit einer Woche ist niemand dazugekommen. Deshalb sind die Plätze geschlossen.
lobby-given-up = Niemand kam zurück: Dieses Spiel ist geschlossen. Verloren ist nur Zeit.
lobby-kept = { $number }. freigehalten für { $person } bis <t:{ $until }:f>
lobby-all-kept = Wer am Tisch sitzt, darf beginnen. Die anderen Plätze werden freigehalten.
lobby-again = Noch einmal nach Spiel #{ $before }? Drücke auf **{ button-join }**, um deinen Platz einzunehmen.
invited = { $mention }: { $name } hält hier bis <t:{ $until }:f> einen Platz für dich frei.
invited-to = -# { $game }
invited-privately = In Spiel #{ $number } wird für { $person } bis <t:{ $until }:f> ein Platz freigehalten.
joined = Du hast einen Platz: { $game }.
really-start = Es werden noch Plätze freigehalten. Ohne diese Leute beginnen?
kept-for = - { $person }, bis <t:{ $until }:f>
lost-open-seats = { $count ->
    [one] { $names } hat den Server verlassen, also ist dieser Platz frei.
   *[other] { $names } haben den Server verlassen, also sind diese Plätze frei.
}

button-start-anyway = Trotzdem beginnen
button-wake = Wecken
button-replay = Noch einmal
button-reopen = Wieder öffnen
button-take = Platz übernehmen

## Der Schlaf, das Ende und was danach kommt

board-given-up = Niemand kam: Dieses Spiel ist geschlossen. Verloren ist nur Zeit.
told-given-up = Das Spiel hat drei Monate geschlafen und wurde geschlossen.
told-decided = Das Spiel ist entschieden: **{ $name }** ist auf Platz 1, weil alle anderen gegangen sind. Was noch gespielt wird, ändert nichts mehr am Ergebnis.
told-all-have-gone = Das Spiel ist entschieden: Alle, die zählen, sind gegangen. Auf Platz 1 ist, wer am längsten geblieben ist.
sequel-opened = { $kept ->
    [0] Die Plätze sind offen: { $game }. Einen hast du.
    [one] Die Plätze sind offen: { $game }. Einen hast du, und einer wird zwei Tage lang freigehalten.
   *[other] Die Plätze sind offen: { $game }. Einen hast du, und { $kept } werden zwei Tage lang für die anderen freigehalten.
}
sequel-open = Die Plätze sind schon offen: { $game }. Wenn du dort noch keinen hast, drücke auf **{ button-join }**.
sequel-on = Spiel #{ $number } läuft schon, in <#{ $thread }>.

## Plätze, die angeboten werden

offer-back = { $left } behält diesen Platz, also ist er nicht mehr frei.
offer-over = Das Spiel ist zu Ende, also ist der Platz von { $left } nicht mehr frei.
offer-in-channel = -# <#{ $thread }>
seat-offered = Der Platz von { $name } ist jetzt frei: Wer mag, spielt weiter.
took-seat = Du spielst für { $left } in Spiel #{ $number } weiter, in <#{ $thread }>. Alles, was zum Platz gehört, gehört jetzt dir.

## Befehle

game-command-invite = einladen
game-command-invite-about = Halte zwei Tage lang einen Platz in einem offenen Spiel für jemanden frei
game-command-seat = platz
game-command-seat-about = Lass jemand anderen auf dem Platz einer Person weiterspielen, die fernbleibt
parameter-person = person
parameter-person-about = Mit wem du spielen möchtest
parameter-seat = platz
parameter-seat-about = Wessen Platz es ist

## Abgelehnte Handlungen

refused-seats-kept = Die freien Plätze werden für eingeladene Leute freigehalten. Versuche es <t:{ $until }:R> noch einmal.
refused-invite-full = Alle freien Plätze sind schon besetzt oder freigehalten. Warte, bis einer frei ist.
refused-invite-again = Für diese Person wird schon ein Platz freigehalten, bis <t:{ $until }:f>.
refused-invite-often = Das sind genug Einladungen für einen Tag. Schreib dieser Person selbst oder lade sie morgen ein.
refused-invite-seated = Diese Person hat in diesem Spiel schon einen Platz. Lade jemand anderen ein.
refused-invite-robot = Bots lassen sich nicht einladen. Drücke bei den offenen Plätzen auf „{ button-robot }“.
refused-invite-stranger = Diese Person ist nicht auf diesem Server. Lade jemanden ein, der hier ist.
refused-no-open-seats = Du hast keinen Platz in einem Spiel, das noch nicht begonnen hat. Eröffne eines und lade dann Leute ein.
refused-not-expired = Nur Plätze, zu denen niemand kam, lassen sich wieder öffnen. Eröffne ein neues Spiel.
refused-not-over = Dieses Spiel ist noch nicht zu Ende.
refused-channel-gone = Den Kanal dieses Spiels gibt es nicht mehr. Eröffne ein neues Spiel in einem anderen Kanal.
refused-seat-not-lost = Ein solcher Platz lässt sich noch nicht anbieten. Das geht, wenn jemand eine Woche lang weg ist oder gegangen ist.
refused-seat-offered = Dieser Platz wird schon angeboten.
refused-no-such-seat = Diesen Platz gibt es nicht. Wähle einen aus der Liste.
refused-which-seat = Mehrere Plätze lassen sich anbieten: { $names }. Sag mit der Option `{ parameter-seat }`, welchen du meinst.
