### The client in German: studies

## Die Seiten

studies-all = Meine Studien
studies-about = Eine Studie ist eine Partie oder Stellung mit Varianten, Kommentaren und Zeichnungen. Alle, die ihren Link haben, können sie lesen. Leg eine aus der Wiederholung einer Partie an oder importiere eine.
studies-none = Du hast noch keine Studien.
studies-untitled = Studie ohne Titel
studies-name = Titel der Studie
studies-loading = Die Studie wird geladen …
studies-import = Eine Studie oder gespeicherte Partie importieren
studies-import-about = Wähle eine Datei, die hier exportiert wurde, oder füge ihren Text ein.
studies-import-begin = Importieren
studies-export = Exportieren
studies-delete = „{ $title }“ löschen
studies-delete-sure = Endgültig löschen
studies-cancel = Abbrechen
studies-copy = Eigene Kopie anlegen

## Der Baum

studies-tab-moves = Züge
studies-tab-about = Kommentar
studies-tab-turn = Dein Zug
studies-moves = Züge und Varianten
studies-start = Der Anfang
studies-variation = Variante:
studies-variation-of = Variante { $at } von { $all }
studies-variation-back = Vorherige Variante
studies-variation-next = Nächste Variante
studies-has-drawings = Mit Zeichnungen
studies-steps = Schritte
studies-comment = Kommentar zu dieser Stellung
studies-promote = Zur Hauptvariante machen
studies-remove = Ab hier löschen
studies-remove-sure = Diesen Zug und alle danach löschen
studies-saved = Gespeichert
studies-waiting = Wird gespeichert …
studies-failed = Nicht gespeichert
studies-not-yours = Was du hier ausprobierst, wird nicht gespeichert.
studies-redealt = Aus einer laufenden Partie: Alle Karten, die vor der Autorin oder dem Autor verborgen waren, sind hier zufällig ausgeteilt.
studies-no-hints = Die Partie läuft noch, und zwar ohne Tipps; Bots und Analyst antworten deshalb noch nicht.
studies-outlook = Zu erwartende Punkte am Ende und Gewinnchance
studies-outlook-points = { $points } SP

## Das Zeichnen

studies-draw = Zeichnen
studies-draw-done = Fertig
studies-draw-clear = Leeren
studies-draw-how = Klick auf einen Ort, um ihn zu markieren; zieh von Ort zu Ort für einen Pfeil. Mit Umschalt oder der rechten Taste geht das jederzeit.
studies-draw-from = Pfeil ({ $place }): wähle das Ende
studies-colour = Farbe der Zeichnungen
studies-colour-green = Grün
studies-colour-red = Rot
studies-colour-blue = Blau
studies-colour-yellow = Gelb
studies-arrow-name = Pfeil von { $start } nach { $end }
studies-mark-name = Markierung: { $place }

## Weiterspielen

studies-play-seats = Wer spielt?
studies-play-me = Du
studies-play-friend = Freund oder Freundin, mit Einladung
studies-play-bots = Bots
studies-play-cards = Verdeckte Karten
studies-play-new = Neu ausgeteilt
studies-play-new-one = Du behältst deine Hand. Andere Hände, Stapel und verdeckte Plättchen werden gemischt.
studies-play-new-all = Alle Hände, Stapel und verdeckte Plättchen werden gemischt.
studies-play-same = Wie in der Studie
studies-play-same-note = Wer die Studie gelesen hat, kann sie kennen.
studies-play-note = Ein neuer Tisch; er zählt nicht für die Rangliste.
studies-play-note-friend = Ein neuer Tisch, ohne Wertung. Er wartet, bis deine Einladung angenommen ist.
