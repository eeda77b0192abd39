### Rückblick: das Brett nach jedem Schritt eines Spiels, und was dabei steht.

button-look = Rückblick
button-board-then = Brett damals

look-title = ### { $progress }
look-step = { $step ->
    [0] { $steps ->
        [0] -# Rückblick auf Spiel #{ $number }: noch ist nichts gespielt
        [one] -# Rückblick auf Spiel #{ $number }: vor dem einzigen Schritt
       *[other] -# Rückblick auf Spiel #{ $number }: vor dem ersten von { $steps } Schritten
    }
   *[other] -# Rückblick auf Spiel #{ $number }: Schritt { $step } von { $steps }
}
look-seen = -# Wie { $name } es sah

# Die Knöpfe zur Runde davor, zum Schritt davor, zum Schritt danach und zur Runde danach
look-round-before = ◀◀
look-before = ◀
look-after = ▶
look-round-after = ▶▶
look-words = In Worten
look-picture = Als Bild

# In Menüs: ein Teil eines langen Spiels, und wie weit das Spiel an seinem Anfang ist; durch wessen Augen man blickt
look-chapter = Teil { $number }: { $progress }
look-everybody = Wie alle es sahen
look-through = Wie { $name } es sah

## Der Befehl

game-command-replay = rückblick
game-command-replay-about = Blicke Schritt für Schritt auf ein Spiel zurück

## Ablehnungen

refused-look-step = Das Spiel hat diesen Schritt nicht. Öffne „{ button-look }“ noch einmal.
refused-look-eyes = Bis das Spiel zu Ende ist, siehst du im Rückblick nur, was alle sahen oder was von deinem Platz aus zu sehen war.
refused-look-revision = Dieses Spiel wurde nach Regeln gespielt, die diese Version des Bots nicht kennt. Sein Verlauf ist noch da.
refused-look-differs = Diese Version des Bots kann dieses Spiel nicht mehr so nachspielen, wie es war. Sein Verlauf ist noch da.
