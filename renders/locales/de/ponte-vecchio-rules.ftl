### Die Regeln von Ponte Vecchio in eigenen Worten: P1 bis P22. `{ house-ruling }` steht vor dem, was die Spielregel
### nicht sagt. Nur der Reiche Herr ist je ein „er“.

ponte-vecchio-rules-overview =
    - Über den Fluss führt eine Brücke mit 15 Stufen und einem Bauplatz zu beiden Seiten jeder Stufe. Ihr habt alle 12 Läden und 100 Gulden.
    - In jeder Runde wird ein Laden **versteigert**, in Fünferschritten. Wer ihn bekommt, baut ihn auf einem freien Bauplatz.
    - Danach legen alle heimlich eine **Karte**. Die niedrigste hat das Recht, den **Reichen Herrn** nach vorn zu ziehen, so weit du willst.
    - Der Laden, an dem er hält, bekommt die Zahl der Karte, mit der gezogen wird. Niedrige Karten ziehen, hohe Karten zahlen.
    - Deshalb lässt sich das Zugrecht **verkaufen**: an jemanden, dessen Karte mehr zahlt. Wer es hat, darf alle anderen um Angebote bitten.
    - Gegen Ende der Brücke darf der Reiche Herr umgedreht werden; ganz am Ende muss es sein.
    - Lässt sich kein Laden mehr bauen, werden noch elf Karten gespielt, ohne Versteigerungen. Dann gewinnen die meisten Gulden.

## Kapitel

ponte-vecchio-chapter-set-up = Vor der ersten Runde
ponte-vecchio-chapter-auction = Ein Laden wird versteigert
ponte-vecchio-chapter-cards = Die Karten
ponte-vecchio-chapter-selling = Das Zugrecht verkaufen
ponte-vecchio-chapter-moving = Der Reiche Herr zieht
ponte-vecchio-chapter-end = Das Ende
ponte-vecchio-chapter-knowledge = Wer weiß was

## Vor der ersten Runde

ponte-vecchio-rule-p1-title = Hundert Gulden für alle
ponte-vecchio-rule-p1 =
    Alle beginnen mit 100 Gulden, 12 Läden und 11 Karten: 10, 20 und so weiter bis 100, dazu ein Joker. Der Reiche Herr steht am Ufer, vor Stufe 1, und blickt zur Stufe 15. Der Zufall bestimmt, wer anfängt.

    { house-ruling } Der Bank gehen die Gulden nie aus.

ponte-vecchio-rule-p2-title = Die ersten Läden
ponte-vecchio-rule-p2 =
    Der Reihe nach bauen alle einen Laden, auf einer Stufe, auf der noch keiner steht; wer anfängt, zuerst. Spätere Läden dürfen anderen gegenüberstehen.

    { house-ruling } Es geht im Uhrzeigersinn, und diese Läden kosten nichts.

## Ein Laden wird versteigert

ponte-vecchio-rule-p3-title = Die Versteigerung eröffnen
ponte-vecchio-rule-p3 =
    In der ersten Runde eröffnet die Versteigerung, wer anfängt, später, wer den Reichen Herrn zuletzt gezogen hat. Weigern kannst du dich nicht. Nur wer keinen Laden mehr übrig hat oder nicht zahlen kann, gibt die Pflicht nach links weiter.

    { house-ruling } Mit weniger als 5 Gulden kannst du nicht zahlen. Kann niemand eröffnen, geht die Runde ohne Versteigerung weiter. Wurde das Zugrecht verkauft, eröffnet, wer es gekauft und dann gezogen hat.

ponte-vecchio-rule-p4-title = Bieten
ponte-vecchio-rule-p4 =
    Gebote sind Vielfache von 5. Es geht im Uhrzeigersinn: mehr bieten oder passen. Hast du keinen Laden mehr übrig, bist du nicht dabei. Haben alle anderen gepasst, gewinnt das höchste Gebot, auch wenn es das einzige ist.

    { house-ruling } Das kleinste Gebot ist 5, und du bietest nie mehr, als du hast. Wer passt, ist heraus, und wer nicht mehr bieten kann, passt von selbst.

ponte-vecchio-rule-p22-title = Allein bei einer Versteigerung
ponte-vecchio-rule-p22 = { house-ruling } Kannst nur du bieten, eröffnest du ungefragt mit 5, denn niemand könnte mehr bieten. Dafür gehört der Laden dir.

ponte-vecchio-rule-p5-title = Zahlen und bauen
ponte-vecchio-rule-p5 =
    Das höchste Gebot geht an die Bank. Wer es gemacht hat, baut einen eigenen Laden auf einem freien Bauplatz der Brücke.

    { house-ruling } Neben dem Reichen Herrn zu bauen, bringt niemandem etwas und dreht ihn nicht um.

ponte-vecchio-rule-p21-title = Links und rechts
ponte-vecchio-rule-p21 = { house-ruling } Links oder rechts spielt in keiner Regel eine Rolle: Du wählst die Stufe, und der Bot baut links, wenn beide Bauplätze frei sind.

## Die Karten

ponte-vecchio-rule-p6-title = Karten legen
ponte-vecchio-rule-p6 =
    Alle wählen heimlich eine Karte, und alle Karten werden zusammen aufgedeckt. Eine gespielte Karte liegt auf deinem offenen Stapel, von dem nur die neueste zu sehen ist. Nach jedem elften Durchgang sind alle Karten gespielt, und alle nehmen sie zurück.

    { house-ruling } Bis alle eine Karte gelegt haben, kannst du deine noch ändern. Ist es die letzte auf deiner Hand, legt sie der Bot, ohne zu fragen.

ponte-vecchio-rule-p7-title = Die niedrigste Karte
ponte-vecchio-rule-p7 = Die niedrigste Karte hat das Recht, den Reichen Herrn zu ziehen. Der Joker ist niedriger als 10.

ponte-vecchio-rule-p8-title = Gleiche Karten
ponte-vecchio-rule-p8 =
    Haben mehrere die niedrigste Karte, hat das Zugrecht, wessen Laden am nächsten vor dem Reichen Herrn liegt. Liegen davon mehrere gleich nah, auf derselben Stufe, scheiden genau diese aus, und unter den anderen beginnt alles von vorn: die niedrigste Karte, dann der nächste Laden.

    Ein Beispiel: Anna, Ben und Cleo legen 10, Dirk legt 50. Anna und Ben haben beide einen Laden auf der nächsten Stufe, scheiden also beide aus, und Cleo hat das Zugrecht.

    { house-ruling } Vor ihm heißt: jenseits der Stufe, auf der er steht, in seiner Blickrichtung. Ohne Laden vor ihm bist du weiter weg als alle, die einen haben; hat niemand von denen mit gleicher Karte einen, scheiden sie alle aus.

ponte-vecchio-rule-p9-title = Niemand zieht
ponte-vecchio-rule-p9 =
    Scheiden alle aus, bleibt der Reiche Herr stehen, wo er steht. Gespielt sind die Karten trotzdem.

    { house-ruling } Die nächste Versteigerung eröffnet, wer ihn zuletzt gezogen hat, oder wer angefangen hat, wenn das noch niemand war.

## Das Zugrecht verkaufen

ponte-vecchio-rule-p10-title = Angebote für das Zugrecht
ponte-vecchio-rule-p10 =
    Hast du das Zugrecht, darfst du es verkaufen, an eine einzige Person und zu einem Preis, der euch beiden recht ist. Gezahlt wird sofort. Wer kauft, muss ziehen, und es zählt die Karte, die diese Person gelegt hat.

    { house-ruling } Bis der Reiche Herr gezogen wird, dürfen alle anderen ein Angebot machen, erhöhen, senken oder zurückziehen, auch wer nach P8 ausgeschieden ist. Angebote sind für alle offen, Vielfache von 5, mindestens 5 und nicht höher als deine Gulden; du hast immer nur eines.

    Mit dem Zugrecht wartest du auf niemanden, außer du bittest um Angebote: Zieh, wann du willst, oder nimm ein Angebot an. Du nimmst es mit Namen und Betrag an; hat es sich inzwischen geändert, wird nichts verkauft, und du siehst noch einmal nach.

    Jedes Mal, wenn du das Zugrecht hast, darfst du einmal um Angebote bitten. Dann werden alle anderen, die mindestens 5 Gulden haben, gleichzeitig gefragt. Niemand sieht eine Antwort, bis alle geantwortet haben; dann werden die Antworten zusammen aufgedeckt, und du bist wieder an der Reihe: Du ziehst, nimmst ein Angebot an oder wartest auf ein besseres.

    Wirst du gefragt, darfst du immer auch nichts bieten. Das kostet nichts, und alle erfahren es; ein Angebot, das du schon gemacht hast, gilt weiter. Du hast ein Viertel der üblichen Zeit für eine Antwort: 6 Stunden beim Tempo „{ pace-daily }“, und 6 Stunden auch „{ pace-none }“. Sagst du in dieser Zeit nichts, bietest du nichts. Das ist kein versäumter Zug und kostet nichts von deiner Reserve.

    Roboter und Vertretungen bitten immer um Angebote, bevor sie ziehen; so kannst du auch von ihnen kaufen. Läuft deine eigene Zeit zum Ziehen ab, entscheidet der Bot für dich und fragt niemanden.

    Wer das Zugrecht gekauft hat, kann weder um Angebote bitten noch weiterverkaufen. Ist es verkauft oder der Reiche Herr gezogen, sind alle Angebote hinfällig.

## Der Reiche Herr zieht

ponte-vecchio-rule-p11-title = Vorwärts, mindestens eine Stufe
ponte-vecchio-rule-p11 =
    Der Reiche Herr wird nach vorn gezogen, in seiner Blickrichtung, so viele Stufen du willst, aber mindestens eine. Vom Ufer aus ist Stufe 1 die erste.

    { house-ruling } Weiter als bis zur letzten Stufe vor ihm geht er nicht.

ponte-vecchio-rule-p12-title = Die Zahlung
ponte-vecchio-rule-p12 =
    Steht ein Laden, wo der Reiche Herr hält, zahlt die Bank dafür die Zahl der Karte, mit der gezogen wurde, wem auch immer der Laden gehört. Haben zwei dort einen Laden, wählt, wer gezogen hat, eine Person davon. Auf einer Stufe ohne Laden bekommt niemand etwas.

    { house-ruling } Zwei Läden derselben Person werden einmal bezahlt.

ponte-vecchio-rule-p13-title = Was der Joker wert ist
ponte-vecchio-rule-p13 =
    Wird mit dem Joker gezogen, sind es 20 Gulden für jeden Laden auf der Brücke, der derselben Person gehört wie der Joker. Sonst ist er eine Karte wie die anderen.

    { house-ruling } Diese Läden zählen auch dann, wenn jemand anderes das Geld bekommt.

ponte-vecchio-rule-p14-title = Umdrehen
ponte-vecchio-rule-p14 =
    Nach der Zahlung darf, wer gezogen hat, den Reichen Herrn umdrehen, wenn er auf einer der letzten fünf Stufen vor ihm hält: 11 bis 15 auf dem Hinweg, 5 bis 1 auf dem Rückweg.

    Auf der allerletzten Stufe muss er umgedreht werden, und auch, wenn kein Laden vor ihm liegt, wem er auch gehören mag. Das macht der Bot von selbst.

ponte-vecchio-rule-p15-title = Einmal je Zug
ponte-vecchio-rule-p15 = { house-ruling } Ob der Reiche Herr umgedreht werden muss, wird einmal geprüft, nach dem Ziehen. Drehst du ihn freiwillig um und liegt dann kein Laden vor ihm, blickt er trotzdem dorthin.

## Das Ende

ponte-vecchio-rule-p16-title = Die Schlussrunde
ponte-vecchio-rule-p16 =
    Ist der letzte mögliche Laden gebaut, beginnt die Schlussrunde: Alle nehmen alle elf Karten auf die Hand, und sie werden nacheinander gespielt, ohne Versteigerungen. Danach ist das Spiel aus.

    { house-ruling } Sie beginnt sofort, ohne Karten in der Runde dieser Versteigerung. Der Reiche Herr bleibt stehen, wo er steht, und blickt, wohin er blickte. Ein Durchgang, in dem niemand zieht, ist auch einer der elf.

ponte-vecchio-rule-p17-title = Der letzte mögliche Laden
ponte-vecchio-rule-p17 = { house-ruling } Er ist gebaut, wenn alle 30 Bauplätze der Brücke besetzt sind oder wenn niemand mehr einen Laden übrig hat: Zu zweit habt ihr zusammen 24.

ponte-vecchio-rule-p18-title = Kein Geld für Läden
ponte-vecchio-rule-p18 = { house-ruling } Kann fünf Runden in Folge niemand eine Versteigerung eröffnen, beginnt nach der fünften die Schlussrunde. Runden, in denen niemand zieht, zählen mit; nach einer Versteigerung beginnt das Zählen von vorn.

ponte-vecchio-rule-p19-title = Wer gewinnt
ponte-vecchio-rule-p19 = Die meisten Gulden gewinnen. Bei gleich vielen liegt vorn, wer mehr Läden auf der Brücke hat. Sind auch das gleich viele, wird der Platz geteilt.

## Wer weiß was

ponte-vecchio-rule-p20-title = Offen und geheim
ponte-vecchio-rule-p20 =
    { house-ruling } Offen für alle sind Gulden, Läden, Gebote und Angebote, wer nichts bietet, wie viele Karten alle haben, und die neueste Karte jedes Stapels.

    Geheim sind die Karten auf der Hand, eine Karte, die verdeckt liegt, und deine Antwort auf die Bitte um Angebote, bis alle geantwortet haben. Was vorher gespielt wurde, darfst du dir merken oder im Verlauf nachlesen; der Bot erinnert niemanden daran.
