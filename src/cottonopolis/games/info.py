"""The self-description of a game, for the server, bots, environments and clients."""

from msgspec import Struct, field


class MapInfo(Struct, frozen=True):
    """A map that the game can be played on."""

    id: str
    name: str  # as printed
    players: list[int]
    reconstructed: bool  # some of its values are not known from a source


class VariantInfo(Struct, frozen=True):
    """A variant of the rules."""

    id: str
    players: list[int]
    excludes: list[str]  # variants that cannot be combined with it
    enables: list[int]  # numbers of players that are possible only with it


class EventInfo(Struct, frozen=True):
    """A kind of event."""

    name: str
    fields: list[str]
    money: int  # 1: the seat gains the price or amount; -1: the seat pays it
    reveals: bool  # it reveals hidden information


class GameInfo(Struct, kw_only=True, frozen=True):
    """The properties of a game that do not depend on a set-up."""

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
        return next(found for found in self.variants if found.id == name)
