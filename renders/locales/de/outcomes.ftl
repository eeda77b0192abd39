## Was ein Spiel, das vorbei ist, auf seinem letzten Brett zur Wertung sagt, und vorher bei den freien Plätzen.
outcome-head = **Wertung**
outcome-change = { $who } von { $before } auf { $after } (**{ $change }**)
outcome-expected = { $who }: { $behind } von { $others } hinter sich gelassen, erwartet { $expected }
outcome-behind = { $who }: { $behind } von { $others } hinter sich gelassen
outcome-chance = { $who }: die Chance, vorn zu liegen, war { $share } %
outcome-place = { $who }: Platz { $place } von { $people }
outcome-absent = { $who }: nie geantwortet, zählt also als letzter Platz
outcome-gone = { $name } (vorzeitig gegangen)
outcome-idle = { $name } (zu selten selbst geantwortet)
outcome-provisional = -# ? = noch vorläufig
outcome-unrated-alone = -# Zählt nicht für die Wertung: Weniger als zwei Leute haben mitgespielt.
outcome-unrated-robots = -# Zählt nicht für die Wertung: Die anderen waren alle Roboter.
outcome-unrated-chosen = -# Zählt nicht für die Wertung: Es wurde so eröffnet.
outcome-unrated-server = -# Zählt nicht für die Wertung: Sie wurde auf diesem Server abgeschaltet.
outcome-unrated-voided = -# Zählt nicht für die Wertung: Die Spielleitung der Liga hat es für ungültig erklärt.
outcome-unrated-lost = -# Zählt nicht für die Wertung: Die Antworten lassen sich nicht mehr nachspielen.

## Freie Plätze.
lobby-rated = Zählt für die Wertung.
lobby-unrated = Zählt nicht für die Wertung.
opened-without-ratings = Dieser Server hat keine Wertung, deshalb zählt das Spiel nicht dafür.
parameter-rated = wertung
parameter-rated-about = Ob das Spiel auf diesem Server für die Wertung zählt; ja, außer du wählst nein
