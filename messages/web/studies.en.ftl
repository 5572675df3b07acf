### The client in English: studies

## Pages

studies-all = My studies
studies-about = A study is a game or a position with variations, comments and drawings. Everyone who has its link can read it. Make one from the replay of a game, or import one.
studies-none = You have no studies yet.
studies-untitled = Study without a title
studies-name = Title of the study
studies-loading = Loading the study…
studies-import = Import a study or a record
studies-import-about = Choose a file that was exported here, or paste its text.
studies-import-begin = Import
studies-export = Export
studies-delete = Delete “{ $title }”
studies-delete-sure = Delete for good
studies-cancel = Cancel
studies-copy = Make my own copy

## The tree

studies-tab-moves = Moves
studies-tab-about = Comment
studies-tab-turn = Your move
studies-moves = Moves and variations
studies-start = The start
studies-variation = Variation:
studies-variation-of = Variation { $at } of { $all }
studies-variation-back = Previous variation
studies-variation-next = Next variation
studies-has-drawings = With drawings
studies-steps = Steps
studies-comment = Comment on this position
studies-promote = Make it the main line
studies-remove = Delete from here
studies-remove-sure = Delete this move and all after it
studies-saved = Saved
studies-waiting = Saving…
studies-failed = Not saved
studies-not-yours = What you try here is not saved.
studies-redealt = Made from a running game: all cards that were hidden from the author are dealt at random here.
studies-no-hints = The game is still running without hints, so bots and the analyst do not answer yet.
studies-outlook = Points to expect at the end, and chance of winning
studies-outlook-points = { $points } VP

## Drawing

studies-draw = Draw
studies-draw-done = Done
studies-draw-clear = Clear
studies-draw-how = Click a place to mark it; drag from place to place for an arrow. Shift or the right button does the same at any time.
studies-draw-from = Arrow from { $place }: choose where it ends
studies-colour = Colour of drawings
studies-colour-green = Green
studies-colour-red = Red
studies-colour-blue = Blue
studies-colour-yellow = Yellow
studies-arrow-name = Arrow from { $start } to { $end }
studies-mark-name = Mark: { $place }

## Playing on

studies-play-seats = Who plays?
studies-play-me = You
studies-play-friend = A friend, by invitation
studies-play-bots = Bots
studies-play-cards = Hidden cards
studies-play-new = Dealt again
studies-play-new-one = You keep your hand. Other hands, the deck and hidden tiles are shuffled.
studies-play-new-all = All hands, the deck and hidden tiles are shuffled.
studies-play-same = As in the study
studies-play-same-note = Everyone who has read the study may know them.
studies-play-note = A new table; it is not rated.
studies-play-note-friend = A new table, not rated. It waits until your friend has opened the invitation.
