### The client in English: moderation

## Operators' page

admin-title = Moderation
admin-sections = Sections
admin-sign-in = Sign in with an operator’s account.
admin-code-title = Second factor
admin-code-about = Enter the six digits that your authenticator app shows now.
admin-code = Code
admin-code-enter = Enter
admin-count-accounts = Accounts
admin-count-guests = Guests
admin-count-today = Seen today
admin-count-open = Open tables
admin-count-playing = Games in progress
admin-reports = Reports
admin-people = People
admin-sanctions = Sanctions
admin-site = Site
admin-pages = Pages
admin-audit = Audit log
admin-done = Done.
admin-more = More
admin-reason = Reason
admin-how-long = How long?
admin-span-day = 1 day
admin-span-week = 1 week
admin-span-month = 30 days
admin-span-year = 1 year
admin-span-good = For good

## Reports

admin-reports-open = Open
admin-reports-closed = Closed
admin-reports-none = Nothing to do here.
admin-kind-talk = Talk
admin-kind-name = Name
admin-kind-behaviour = Behaviour
admin-kind-text = Text
admin-reported-by = Reported by { $name }
admin-the-table = the table
admin-talk = What was said
admin-no-talk = Nobody said anything at this table.
admin-about-club = Club: { $name }
admin-about-tournament = Tournament: { $name }
admin-about-study = Study: { $name }
admin-about-map = Map: { $name }
admin-nameless = without a name
admin-words = What it says
admin-no-words = Its words are gone.
admin-no-outcome = Closed without comment
admin-report-close = Close report
admin-report-close-about = Say what came of it, for the audit log and other operators.
admin-close-table = Close table
admin-close-table-about = The game ends without a result.
admin-empty-words-about = Name, description and comments are emptied. A map is shared no longer; games on it go on.

## People

admin-search = Search by the beginning of a name, or by id
admin-nobody = Nobody found.
admin-seen = seen { $when }
admin-all-people = All people
admin-operator = Operator
admin-reported-count = Reported: { $count }
admin-facts = Facts
admin-id = Id
admin-since = Since
admin-last-seen = Last seen
admin-addresses = Addresses
admin-rename = Rename
admin-new-name = New name
admin-delete = Delete this person’s data
admin-delete-about = Name, password, e-mail, notes and talk are erased. The games stay for the other players. This cannot be undone.
admin-history = Sanctions so far
admin-tables = Tables
admin-status-open = open
admin-status-playing = in progress
admin-status-finished = finished
admin-status-closed = closed
admin-status-frozen = frozen
admin-mute = Mute
admin-mute-title = Mute { $name }
admin-mute-about = They can go on playing, but not write. They see the reason.
admin-ban = Ban
admin-ban-title = Ban { $name }
admin-ban-about = They leave all tables and can only read. They see the reason.
admin-kick = Remove from table
admin-kick-title = Remove { $name } from the table
admin-kick-about = A bot takes the seat. They can’t come back to this table.

## Tables

admin-table-find = Id or link of a table
admin-table-show = Show table
admin-table-unknown = That is not the id or link of a table.

## Sanctions

admin-sanction-mute = Muted
admin-sanction-ban = Banned
admin-sanction-kick = Removed
admin-until = until { $when }
admin-for-good = for good
admin-lifted = lifted { $when }
admin-lift = Lift
admin-sanctions-none = Nobody is banned or muted.
admin-network = Address or range
admin-network-ban = Ban addresses
admin-network-title = Ban { $network }
admin-network-about = Nobody there can play, sign in or register; reading stays possible. Innocent people may share an address, so keep it short.

## Site

admin-registration = New players
admin-registration-open = Everyone
    .text = Guests and accounts
admin-registration-accounts = Accounts only
    .text = No new guests
admin-registration-closed = Nobody
    .text = Existing players go on as before
admin-keep-addresses = Internet addresses
admin-keep-addresses-about = To ban addresses you have to know them. New sessions keep theirs for this long; 0 keeps none. Mention it on your privacy page.
admin-days = Days
admin-retention = Clearing up
admin-retention-about = Once a day. After how many days without activity? 0 means never.
admin-rule-guests = Delete guests
admin-rule-open-tables = Close tables that never started
admin-rule-stalled-games = Close games in which nobody moves
admin-rule-closed-tables = Delete closed tables
admin-rule-reports = Delete closed reports
admin-due = Due now: { $count }
admin-clean = Clear up now

## Pages of the site

admin-pages-about = Shown at the foot of every page. Markdown: # heading, **bold**, *italic*, - list, [text](https://…). An empty page disappears.
admin-page-text = Text
admin-preview = Preview
admin-page-empty = Not written yet.

## Audit log

admin-audit-none = Nothing yet.
admin-older = Older entries
admin-actor-command-line = command line
admin-actor-schedule = automatic
admin-action-mute = Muted
admin-action-ban = Banned
admin-action-kick = Removed from a table
admin-action-lift = Lifted a sanction
admin-action-close-table = Closed a table
admin-action-close-tournament = Closed a tournament
admin-action-empty-words = Emptied words
admin-action-rename = Renamed
admin-action-delete-person = Deleted data
admin-action-close-report = Closed a report
admin-action-site = Changed settings
admin-action-page = Wrote a page
admin-action-retention = Cleared up
admin-action-add-operator = New operator
admin-action-remove-operator = Removed an operator
admin-action-verified = Entered a code
admin-action-wrong-codes = Wrong codes
