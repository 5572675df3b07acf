"""Outcomes of moves, stored beside their entries: states and events.

A room computes its state from its entries with the current rules. If the rules have changed since,
the result may differ, and the room shows the stored outcomes instead. A state is stored as its
difference from the previous one and compressed, about two hundred bytes per move.
"""

import zlib
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from typing import Any

import msgspec
import numpy as np

from cottonopolis.engine.records import GameState
from cottonopolis.games.rules import AnyRules
from cottonopolis.server.schemas import EventShape

FORMAT = b"\x01"
LAYOUT_BYTES = 8
FULL_STATE, STATE_DIFFERENCE = b"w", b"c"
LENGTH_BYTES = 4  # of the compressed state
HEADER_BYTES = len(FORMAT) + LAYOUT_BYTES
KIND_AT = HEADER_BYTES
LENGTH_AT = KIND_AT + 1
BODY_AT = LENGTH_AT + LENGTH_BYTES
# Compression dictionary with typical events. Part of the format: it must never change.
DICTIONARY = (
    b'"facts":{"seat":0,"link":"","vp":0,"vp_a":0,"vp_b":0},"path":[]},{"name":"scored_tile",'
    b'"round_began","facts":{"round":1,"period":"canal"},"path":[]},{"name":"turn_order_set",'
    b'"facts":{"seat":0,"turn_number":1,"spent":0},"path":[]},{"name":"drew","facts":{"seat":1,'
    b'"card":"cotton_mill"},"path":[]},{"name":"collected","facts":{"seat":2,"amount":0},"path":[]'
    b'},{"name":"income_moved","facts":{"seat":3,"from_space":0,"to_space":0},"path":[]},{"name":'
    b'"flipped","facts":{"seat":0,"place":""},"path":[]},{"name":"sold","facts":{"seat":0,"mill":'
    b'"","place":""},"path":[]},{"name":"laid_link","facts":{"seat":0,"link":"","kind":"rail"},'
    b'"path":[]},{"name":"took_coal","facts":{"seat":0,"place":"","node":""},"path":[""]},{"name":'
    b'"shipped_coal","facts":{"seat":0,"place":"","price":0},"path":[]},{"name":"bought_iron",'
    b'"facts":{"seat":0,"price":0,"node":""},"path":[]},{"name":"paid","facts":{"seat":0,"price":0'
    b'},"path":[]},{"name":"built","facts":{"seat":0,"place":"","industry":"coal_mine","level":1},'
    b'"path":[]},[{"name":"played_card","facts":{"seat":0,"card":""},"path":[]}'
)

Fields = list[tuple[str, str, list[int]]]  # name, type and shape of every field of a state


@dataclass
class StoredMove:
    """The outcome of a move."""

    state: GameState
    events: list[EventShape] = field(default_factory=list)


class UnreadableState(ValueError):
    """A stored state has an unknown format or layout."""


def fields_of(dtype: np.dtype[Any]) -> Fields:
    """The layout of a state as JSON-compatible values."""
    fields: Fields = []
    for name in dtype.names or ():
        base, shape = dtype[name].base, dtype[name].shape
        fields.append((name, base.str, list(shape)))
    return fields


def layout_id(fields: Fields) -> bytes:
    """A short hash of a layout."""
    return blake2b(repr([tuple(f) for f in fields]).encode(), digest_size=LAYOUT_BYTES).digest()


@cache
def _current_layout(dtype: np.dtype[Any]) -> bytes:
    return layout_id(fields_of(dtype))


def dtype_of(fields: Fields) -> np.dtype[Any]:
    return np.dtype((np.record, [(name, kind, tuple(shape)) for name, kind, shape in fields]))


def _difference(one: bytes, other: bytes) -> bytes:
    a, b = np.frombuffer(one, np.uint8), np.frombuffer(other, np.uint8)
    return (a ^ b).tobytes()


@dataclass
class Packer:
    """Packs the states of one table in the order of its entries."""

    layout: bytes
    last: bytes = b""  # the previous state

    @property
    def header(self) -> bytes:
        """The first bytes of every move in this layout."""
        return FORMAT + self.layout

    @classmethod
    def of(cls, rules: AnyRules) -> "Packer":
        return cls(_current_layout(rules.state_dtype))

    def pack(self, state: GameState, events: list[EventShape]) -> bytes:
        """Pack the next move."""
        record: bytes = np.asarray(state).tobytes()
        kind, body = FULL_STATE, record
        if len(self.last) == len(record):
            kind, body = STATE_DIFFERENCE, _difference(self.last, record)
        self.last = record
        packed = zlib.compress(body, 1)
        compressor = zlib.compressobj(level=6, zdict=DICTIONARY)
        packed_events = compressor.compress(msgspec.json.encode(events)) + compressor.flush()
        length = len(packed).to_bytes(LENGTH_BYTES, "big")
        return self.header + kind + length + packed + packed_events

    def follow(self, packed: bytes) -> None:
        """Continue after a move that is already stored."""
        if _layout(packed) != self.layout:
            self.last = b""  # the next state is stored in full
        else:
            self.last = _state_bytes(packed, self.last)


class OpeningMove(msgspec.Struct, array_like=True):
    """An action of the record that a table continues, and its outcome."""

    seat: int | None  # None for the start of the game
    decisions: list[int]
    acted: list[str]  # in the notation
    outcome: bytes


def _layout(packed: bytes) -> bytes:
    return packed[len(FORMAT) : KIND_AT]


def _split(packed: bytes) -> tuple[bytes, bytes]:
    end = BODY_AT + int.from_bytes(packed[LENGTH_AT:BODY_AT], "big")
    return packed[BODY_AT:end], packed[end:]


def _state_bytes(packed: bytes, last: bytes) -> bytes:
    body = zlib.decompress(_split(packed)[0])
    return _difference(last, body) if packed[KIND_AT:LENGTH_AT] == STATE_DIFFERENCE else body


def _events(packed: bytes) -> list[EventShape]:
    packed_events = zlib.decompressobj(zdict=DICTIONARY).decompress(_split(packed)[1])
    return msgspec.json.decode(packed_events, type=list[EventShape])


def unpack_moves(
    rules: AnyRules, packed: Iterable[bytes], layouts: dict[bytes, Fields]
) -> list[StoredMove]:
    """Unpack all moves of a table, and convert their states to the current layout.

    Fields that did not exist when a state was stored are zero.
    """
    found: list[StoredMove] = []
    last = b""
    for one in packed:
        if one[: len(FORMAT)] != FORMAT or _layout(one) not in layouts:
            raise UnreadableState(one[:BODY_AT].hex())
        last = _state_bytes(one, last)
        record = np.frombuffer(last, dtype_of(layouts[_layout(one)]))
        found.append(StoredMove(_converted(record, rules.state_dtype), _events(one)))
    return found


def _converted(record: np.ndarray[Any, Any], dtype: np.dtype[Any]) -> GameState:
    new = np.zeros(1, dtype)
    for name in dtype.names or ():
        if name in (record.dtype.names or ()):
            old = record[name]
            common = tuple(
                slice(0, min(a, b)) for a, b in zip(old.shape, new[name].shape, strict=False)
            )
            new[name][common] = old[common]
    state: GameState = new[0]
    return state
