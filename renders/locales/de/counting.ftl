### Was zählt: wer nach einem Spiel einen Platz hat, und wann daraus Wertungen werden. Die Hilfeseite und die Regeln führen hierher.

button-counting = Was zählt
counting-about =
    ### Was zählt
    Wenn ein Spiel zu Ende ist, haben alle, die mitgespielt haben, einen **Platz** im Ergebnis. Daraus entstehen **Wertungen**: je eine für jedes Spiel, nur auf diesem Server.
counting-robots = - **Roboter** haben keinen Platz und keine Wertung. Verglichen werden nur die Menschen untereinander: Mit einem Roboter zählt ein Vierertisch als Dreiertisch.
counting-gone = - **Wenn du aussteigst oder deinen Platz am Tisch verlierst**, landest du auf dem letzten Platz, wie gut es ohne dich auch weitergeht und auch wenn du ihn später wieder übernimmst. Bei mehreren liegt ganz hinten, wer zuerst gegangen ist. Wenn du nacheinander an zwei Plätzen sitzt, zählt nur der erste.
counting-share = - **Wenn du bleibst, aber weniger als die Hälfte der Antworten selbst gibst**, liegst du hinter allen, die gespielt haben, und vor allen, die gegangen sind. Was du vorab gesagt hast, ist deine eigene Antwort. Was eine Vertretung oder die Uhr für dich antwortet, ist es nicht.
counting-never = - **Wenn du nie antwortest**, warst du nicht dabei: Für die anderen ist der Tisch um eine Person kleiner. Haben mindestens zwei von ihnen gezählt, sinkt deine Wertung, als wärst du auf dem letzten Platz gelandet; niemand gewinnt dadurch etwas.
counting-substitute = - **Wenn du einen Platz übernimmst**, zählt er nur dann für dich, wenn dort noch kein Mensch geantwortet hat und du mindestens die Hälfte der Antworten gibst (wenn du gehst: der Antworten bis dahin). Sonst spielst du für die Ehre.
counting-decided = - **Wenn alle anderen endgültig weg sind**, liegst du auf dem ersten Platz, sobald du einmal geantwortet hast. Du darfst weiterspielen, aber das ändert nichts mehr.
counting-unrated = - **Wertungen bleiben, wie sie sind**, wenn weniger als zwei Menschen gezählt haben, wenn das Spiel ohne Wertung eröffnet wurde, wenn dieser Server keine Wertungen hat, wenn Roboter den Tisch einer Liga zu Ende gespielt haben oder wenn das Spiel noch nicht entschieden war, als die Moderation es beendet hat oder als es geschlossen wurde, weil niemand mehr spielte. Hat ein Tisch ohne Uhren bis dahin auf jemanden gewartet, dessen Platz schon anderen angeboten war, gilt diese Person als gegangen.
counting-rating = **Deine Wertung** beginnt bei { $start }. Das ± sagt, wie unsicher sie ist, und wird kleiner, je mehr du spielst: In etwa neun von zehn Fällen liegt deine wahre Stärke darin.
counting-provisional = Mit weniger als { $games } gewerteten Spielen oder gegen weniger als { $opponents } verschiedene Leute ist sie vorläufig: Statt des ± liest du ein ?, und sie hat noch keinen Platz in der Liste.
counting-listed = Wenn du { $days } Tage lang kein gewertetes Spiel beendest, stehst du erst nach dem nächsten wieder in der Liste. Mit `/wertung verbergen` siehst nur du deine Wertung.

## Eine Zeile der Hilfeseite

help-commands-ratings = - `/wertung anzeigen`, `/wertung liste`: deine Wertung und die Liste je Spiel
