### The client in English: clubs and followed players

## Entrance

community-title = Community
community-loading = Loading…
community-tournaments = Tournaments
community-new-tournament = New tournament
community-list-open = Open for registration
community-list-running = In progress
community-list-finished = Finished
community-no-tournaments = There are no tournaments yet.
community-clubs = Your clubs
community-no-clubs = You don’t belong to a club yet. Found one, or open the invitation link of a friend.
community-owned-by = owner: { $name }
community-members-count =
    { $count ->
        [one] one member
       *[other] { $count } members
    }
community-found = Found a club
community-club-name = Name of the club
community-about = Description (optional)
community-need-account = You need an account to found a club or to organise a tournament.
community-to-account = Create an account
community-following = Players you follow
community-following-about = Their open tables appear first in the lobby. They don’t know that you follow them.
community-unfollow = Stop following

## A club

community-change = Change
community-save = Save
community-dissolve = Dissolve the club
community-dissolve-sure = Dissolve this club for all members? This can’t be undone.
community-tables = Tables of the club
community-open-table = Open a table
community-no-tables = No table yet. Only members see the tables of the club.
community-members = Members
community-owner = Owner
community-invite = Create an invitation link
community-link = Invitation link
community-link-copied = The link was copied. Everyone who opens it can join.
community-revoke = Revoke all links
community-remove = Remove
community-leave = Leave
community-leave-sure = Leave this club?

## An invitation

community-join = Join the club
community-invited = You are invited to a club.
community-your-name = Your name
