"""The self-description of a game, for the server, bots, environments and clients."""

from msgspec import Struct, field


class MapInfo(Struct, frozen=True):
    """A map that the game can be played on.

    >>> from cottonopolis.games.registry import game_info
    >>> [(found.id, found.players) for found in game_info("industry").maps]
    [('germany', [3, 4, 5]), ('new_england', [3, 4, 5])]
    """

    id: str
    name: str  # as printed
    players: list[int]
    reconstructed: bool  # some of its values are not known from a source


class VariantInfo(Struct, frozen=True):
    """A variant of the rules.

    >>> from cottonopolis.games.registry import game_info
    >>> [found.id for found in game_info("brass").variants if 2 in found.enables]
    ['two_player_2009', 'lancashire_2018']
    """

    id: str
    players: list[int]
    excludes: list[str]  # variants that cannot be combined with it
    enables: list[int]  # numbers of players that are possible only with it


class EventInfo(Struct, frozen=True):
    """A kind of event.

    >>> from cottonopolis.games.registry import game_info
    >>> game_info("brass").events[0]
    EventInfo(name='played_card', fields=['seat', 'card'], money=0, reveals=False)
    """

    name: str
    fields: list[str]
    money: int  # 1: the seat gains the price or amount; -1: the seat pays it
    reveals: bool  # it reveals hidden information


class GameInfo(Struct, kw_only=True, frozen=True):
    """The properties of a game that do not depend on a set-up; `rules.info()` returns them.

    >>> from cottonopolis.games.registry import rules_for
    >>> info = rules_for("brass", players=4).info()
    >>> info.name, info.players, info.industries[0]
    ('Brass', [2, 3, 4], 'cotton_mill')
    """

    id: str
    name: str  # in English; messages have it in other languages
    rules_version: int
    currency: str
    players: list[int]  # including those that need a variant
    usual_players: int  # the default
    maps: list[MapInfo] = field(default_factory=list)  # empty if there is only one
    variants: list[VariantInfo] = field(default_factory=list)
    periods: list[str] = field(default_factory=list)
    industries: list[str] = field(default_factory=list)
    link_kinds: list[str] = field(default_factory=list)
    actions: list[str]  # kinds of decision that begin an action, in the order of a menu
    stages: list[str]  # kinds of choice
    events: list[EventInfo]
    tracks: list[str] = field(default_factory=list)  # "coal", "iron", "income", "demand"
    rules: list[str] = field(default_factory=list)  # numbers of its rules
    has_own_messages: bool = False  # the client must load its messages from the server

    def variant(self, name: str) -> VariantInfo:
        """Return a variant by its id.

        >>> from cottonopolis.games.registry import game_info
        >>> game_info("brass").variant("two_player_2009").players
        [2]
        """
        return next(found for found in self.variants if found.id == name)
