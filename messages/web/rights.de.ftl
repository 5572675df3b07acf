### The client in German: people's rights

## Reports

rights-report = Jemanden melden
rights-report-about = Die Betreiber dieser Seite lesen deine Meldung und was am Tisch gesagt wurde. Sonst sieht sie niemand.
rights-report-shared-about = Die Betreiber dieser Seite lesen deine Meldung. Sonst sieht sie niemand.
rights-report-who = Wen?
rights-report-what = Worum geht es?
rights-report-talk = Was die Person sagt
rights-report-name = Der Name
rights-report-behaviour = Das Verhalten
rights-report-text = Was ist passiert? (freiwillig)
rights-report-send = Meldung senden
rights-report-sent = Danke. Ein Betreiber sieht es sich an.

## One's own data

rights-data = Deine Daten
rights-export-about = Alles, was diese Seite über dich weiß, als JSON-Datei.
rights-export = Herunterladen
rights-delete = Konto löschen
rights-delete-sure = Bots übernehmen deine Partien. Name, Äußerungen, Notizen, Karten, Studien, Wertungen und Mitgliedschaften werden gelöscht, deine laufenden Turniere abgesagt; beendete Partien bleiben den anderen. Das lässt sich nicht rückgängig machen.
rights-delete-password = Passwort zur Bestätigung
rights-delete-yes = Alles löschen
rights-keep = Behalten
rights-deleted = Deine Daten wurden gelöscht.
rights-admin = Moderation

## Restrictions

rights-ban-until = Du bist bis { $when } gesperrt.
rights-ban-for-good = Du bist für immer gesperrt.
rights-mute-until = Du kannst bis { $when } nichts schreiben.
rights-mute-for-good = Du kannst nichts mehr schreiben.
rights-reason = Grund: { $reason }
rights-page-changed = Zuletzt geändert: { $when }
rights-page-missing = Die Betreiber dieser Website haben diese Seite nicht verfasst.

## The use of games
rights-games = Verwendung deiner Partien
rights-games-share = Meine beendeten Partien dürfen für Aufgaben und Statistik verwendet werden
rights-games-about = Verwendet werden nur Partien, bei denen alle zugestimmt haben, ohne Namen. Du kannst das jederzeit ändern; schon verwendete Partien bleiben in den Aufgaben, die daraus entstanden sind.
