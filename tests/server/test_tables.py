"""Tables: create, browse, join, start, leave, return, rematch."""

from itertools import combinations

import pytest

from cottonopolis import Game, SetupError
from cottonopolis.bots.levels import LEVELS, STYLES
from tests.server.kit import Json, Player, Refused, Server, seats, table_of


def refused(code: str) -> "pytest.RaisesContext[Refused]":  # type: ignore[name-defined]
    return pytest.raises(Refused, match=f'"code":"{code}"')


def test_games_describe_their_maps_players_variants_and_bots(server: Server) -> None:
    games = Player(server.url).get("/games")
    assert [game["info"]["id"] for game in games] == ["brass", "industry"]
    assert [found["id"] for found in games[1]["info"]["maps"]] == ["germany", "new_england"]
    for game in games:
        assert game["bots"] == [bot.name for bot in (*LEVELS, *STYLES)]
        check_setups(game["info"])


def check_setups(info: Json) -> None:
    """Check that a set-up can be played if and only if the description of the game allows it."""
    variants = info["variants"]
    for_variants_only = {players for variant in variants for players in variant["enables"]}
    for size in range(len(variants) + 1):
        for chosen in combinations(variants, size):
            names = [variant["id"] for variant in chosen]
            for players in info["players"]:
                allowed = (
                    all(players in variant["players"] for variant in chosen)
                    and not any(name in variant["excludes"] for variant in chosen for name in names)
                    and (
                        players not in for_variants_only
                        or any(players in variant["enables"] for variant in chosen)
                    )
                )
                for found in info["maps"] or [{"id": None, "players": info["players"]}]:
                    playable = allowed and players in found["players"]
                    assert can_be_played(info["id"], players, names, found["id"]) == playable


def can_be_played(game: str, players: int, variants: list[str], map_name: str | None) -> bool:
    try:
        return Game.new(game, players, 1, variants, map_name).players == players
    except SetupError:
        return False


def test_an_open_table_is_found_joined_and_begun(server: Server) -> None:
    host, guest = Player(server.url, "Host"), Player(server.url, "Visitor")
    table = host.create(seats("me", "open", "greedy"), name="Evening")
    listed = guest.get("/tables", status="open")["tables"]
    assert table in [found["id"] for found in listed]
    guest.post(f"/tables/{table}/seats", seat=1)
    with refused("not-ready"):
        host.post(f"/tables/{table}/start")
    guest.post(f"/tables/{table}/ready", ready=True)
    with refused("not-host"):
        guest.post(f"/tables/{table}/start")
    started = host.post(f"/tables/{table}/start")
    assert started["table"]["status"] == "playing"
    assert started["position"]["seats"][0]["hand"] is not None
    assert started["position"]["seats"][1]["hand"] is None
    mine = guest.get("/tables", mine=True)["tables"]
    assert [found["id"] for found in mine] == [table]


def test_a_seat_can_be_left_before_the_start(server: Server) -> None:
    host, guest, third = (Player(server.url, name) for name in ("Host", "Visitor", "Third"))
    table = host.create(seats("me", "open", "greedy"))
    guest.post(f"/tables/{table}/seats")
    with refused("table-full"):
        third.post(f"/tables/{table}/seats")
    guest.post(f"/tables/{table}/leave", seat=1)
    with refused("seats-open"):
        host.post(f"/tables/{table}/start")
    third.post(f"/tables/{table}/seats")
    with refused("not-your-seat"):
        guest.post(f"/tables/{table}/leave", seat=1)


def test_the_host_fills_seats_with_bots_and_closes_the_table(server: Server) -> None:
    host = Player(server.url, "Host")
    table = host.create(seats("me", "open", "open"))
    host.post(f"/tables/{table}/bots", seat=1, bot="beginner")
    shown = host.post(f"/tables/{table}/bots", seat=1, bot=None)
    assert shown["table"]["seats"][1]["bot"] is None
    assert host.delete(f"/tables/{table}")["table"]["status"] == "closed"
    with refused("already-started"):
        host.post(f"/tables/{table}/bots", seat=1, bot="greedy")


def test_one_person_may_own_several_seats_at_one_screen(server: Server) -> None:
    host = Player(server.url, "Host")
    plan = [
        {"kind": "me", "label": "North"},
        {"kind": "me", "label": "South"},
        {"kind": "bot", "bot": "greedy"},
    ]
    shown = host.post("/tables", seats=plan, start=True)
    table = shown["table"]["id"]
    assert shown["mine"] == [0, 1]
    assert [seat["label"] for seat in shown["table"]["seats"]] == ["North", "South", None]
    for viewer in (0, 1):
        hands = [
            seat["hand"] is not None
            for seat in host.get(f"/tables/{table}", seat=viewer)["position"]["seats"]
        ]
        assert hands == [seat == viewer for seat in range(3)]


def test_a_private_table_needs_an_invitation_and_it_can_be_revoked(server: Server) -> None:
    host, guest, late = (Player(server.url, name) for name in ("Host", "Visitor", "Late"))
    table = host.create(seats("me", "open", "open"), settings={"listed": False})
    everything = guest.get("/tables", status="open")["tables"]
    assert table not in [found["id"] for found in everything]
    with refused("invitation-needed"):
        guest.post(f"/tables/{table}/seats")
    with refused("no-spectators"):
        guest.get(f"/tables/{table}")
    invitation = host.post(f"/tables/{table}/invitations")
    assert guest.post("/invitations", word=invitation["word"])["table"]["id"] == table
    guest.post(f"/tables/{table}/seats")
    assert [i["word"] for i in host.get(f"/tables/{table}/invitations")] == [None]
    host.delete(f"/tables/{table}/invitations/{invitation['id']}")
    with refused("token"):
        late.post("/invitations", word=invitation["word"])
    assert host.get(f"/tables/{table}/invitations") == []


def test_who_leaves_is_played_by_a_bot_and_may_come_back(server: Server) -> None:
    table, players = table_of(server, ["Ada", "Ben", "Cleo"])
    seat = players[0].get(f"/tables/{table}")["table"]["to_move"]
    tab = players[seat].live(table, seat=seat)
    tab.receive()
    players[seat].post(f"/tables/{table}/leave", seat=seat)
    while tab.table["to_move"] == seat:
        tab.receive()  # the bot plays the turn
    assert tab.entries[-1]["data"]["by_bot"] == "strong"
    players[seat].post(f"/tables/{table}/return", seat=seat)
    shown = players[seat].get(f"/tables/{table}")
    assert shown["table"]["seats"][seat]["bot"] is None
    assert shown["table"]["seats"][seat]["person"]["name"] == ["Ada", "Ben", "Cleo"][seat]


def test_there_is_no_way_back_where_the_table_says_so(server: Server) -> None:
    table, players = table_of(server, ["Ada", "Ben", "Cleo"], settings={"returns": False})
    players[1].post(f"/tables/{table}/leave", seat=1)
    with refused("no-way-back"):
        players[1].post(f"/tables/{table}/return", seat=1)
    players[2].post(f"/tables/{table}/resign", seat=2)
    with refused("no-way-back"):
        players[2].post(f"/tables/{table}/return", seat=2)


def test_who_resigns_is_ranked_last_and_a_rematch_seats_the_same_people(server: Server) -> None:
    table, players = table_of(server, ["Ada", "Ben", "Cleo"], settings={"replacement": "greedy"})
    tab = players[0].live(table, seat=0)
    tab.receive()
    with refused("not-over"):
        players[0].post(f"/tables/{table}/rematch")
    for seat in (1, 2):
        players[seat].post(f"/tables/{table}/leave", seat=seat)
    players[0].post(f"/tables/{table}/resign", seat=0)
    while tab.table["status"] == "playing":
        tab.receive()
    assert tab.table["ranking"][-1] == 0
    again = players[1].post(f"/tables/{table}/rematch")
    assert again["table"]["id"] != table
    assert again["table"]["host"] == players[1].me["id"]
    same = players[2].post(f"/tables/{table}/rematch")
    assert same["table"]["id"] == again["table"]["id"]
    joined = players[2].post(f"/tables/{again['table']['id']}/seats")
    assert len(joined["mine"]) == 1


def test_a_guest_becomes_an_account_and_keeps_the_seat(server: Server) -> None:
    table, players = table_of(server, ["Ada", "Ben", "Cleo"])
    ada = players[0]
    name = f"Ada {ada.me['id'][:8]}"
    account = ada.post("/accounts", name=name, password="a long password")
    assert account["id"] == ada.me["id"]
    assert account["guest"] is False
    shown = ada.get(f"/tables/{table}")
    assert shown["mine"] == [0]
    assert shown["table"]["seats"][0]["person"] == {
        "id": ada.me["id"],
        "name": name,
        "guest": False,
    }
    elsewhere = Player(server.url)
    with refused("wrong-password"):
        elsewhere.post("/sessions", name=name, password="another password")
    elsewhere.post("/sessions", name=name.upper(), password="a long password")
    assert elsewhere.get(f"/tables/{table}")["mine"] == [0]
    with refused("name-taken"):
        players[1].post("/accounts", name=name.lower(), password="a long password")
    elsewhere.delete("/sessions/all")
    assert elsewhere.get("/me") == {"me": None}


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ({"seats": seats("me", "open")}, "players"),
        ({"seats": seats("me", "open", "open"), "variants": ["no_such"]}, "unknown-variant"),
        ({"seats": seats("me", "open", "open"), "map": "germany"}, "no-maps"),
        ({"seats": seats("me", "open", "open"), "record": "nonsense"}, "no-record"),
    ],
)
def test_a_set_up_that_cannot_be_had_is_refused(
    server: Server, data: dict[str, object], code: str
) -> None:
    host = Player(server.url, "Host")
    with pytest.raises(Refused) as refusal:
        host.post("/tables", **data)
    assert (refusal.value.status, refusal.value.code) == (422, "setup")
    assert refusal.value.body["params"]["error"].startswith(code)


def my_tables(player: Player) -> list[str]:
    return [found["id"] for found in player.get("/tables", mine="true")["tables"]]


def test_tables_are_cleared_away_for_oneself_and_shown_again(server: Server) -> None:
    table, (ann, bob, _) = table_of(server, ["Ann", "Bob", "Cid"])
    other = ann.create(seats("me", "open", "greedy"))
    ann.put("/me/hidden-tables", tables=[table, other])
    ann.put("/me/hidden-tables", tables=[table])  # once more changes nothing
    assert my_tables(ann) == []
    assert my_tables(bob) == [table]
    assert ann.get(f"/tables/{table}")["table"]["status"] == "playing"
    ann.put("/me/hidden-tables", tables=[table], hidden=False)
    assert my_tables(ann) == [table]
    with refused("not-signed-in"):
        Player(server.url).put("/me/hidden-tables", tables=[table])


def test_tables_of_others_cannot_be_hidden(server: Server) -> None:
    """Not even for oneself: a later seat there would stay out of sight."""
    fay = Player(server.url, "Fay")
    open_table = Player(server.url, "Gus").create(seats("me", "open", "greedy"))
    fay.put("/me/hidden-tables", tables=[open_table])
    fay.post(f"/tables/{open_table}/seats")
    assert my_tables(fay) == [open_table]


def test_lessons_are_not_among_the_tables_of_the_user(server: Server) -> None:
    learner = Player(server.url, "Learner")
    settings = {"lesson": True, "listed": True, "rated": True}
    lesson = learner.create(seats("me", "me", "me"), settings=settings, start=True)
    game = learner.create(seats("me", "greedy", "greedy"), start=True)
    assert my_tables(learner) == [game]
    found = learner.get(f"/tables/{lesson}")["table"]["settings"]
    assert (found["lesson"], found["listed"], found["rated"]) == (True, False, False)
