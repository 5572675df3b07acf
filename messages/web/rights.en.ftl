### The client in English: people's rights

## Reports

rights-report = Report someone
rights-report-about = The operators of this site read your report, with what was said at the table. Nobody else sees it.
rights-report-shared-about = The operators of this site read your report. Nobody else sees it.
rights-report-who = Who?
rights-report-what = What is it about?
rights-report-talk = What they say
rights-report-name = Their name
rights-report-behaviour = How they behave
rights-report-text = What happened? (optional)
rights-report-send = Send report
rights-report-sent = Thank you. An operator will look at it.

## One's own data

rights-data = Your data
rights-export-about = Everything this site knows about you, as a JSON file.
rights-export = Download
rights-delete = Delete account
rights-delete-sure = Bots take over your games. Your name, talk, notes, maps, studies, ratings and memberships are erased, and your running tournaments are cancelled; finished games stay for the other players. This can’t be undone.
rights-delete-password = Password, to confirm
rights-delete-yes = Delete everything
rights-keep = Keep it
rights-deleted = Your data has been deleted.
rights-admin = Moderation

## Restrictions

rights-ban-until = You are banned until { $when }.
rights-ban-for-good = You are banned for good.
rights-mute-until = You can’t write until { $when }.
rights-mute-for-good = You can’t write any more.
rights-reason = Reason: { $reason }
rights-page-changed = Last changed { $when }
rights-page-missing = The operators of this site have not written this page.

## The use of games
rights-games = Use of your games
rights-games-share = My finished games may be used for puzzles and statistics
rights-games-about = Only games in which everyone has agreed are used, without names. You can change this at any time; games that were used before stay in the puzzles made from them.
