"""Bots for Brass: evaluation, search hooks, and initial weights for tuning."""

from cottonopolis.bots.brass.evaluation import GROUPS, ROWS, TERMS, spans
from cottonopolis.bots.brass.initial_weights import initial_weights
from cottonopolis.bots.brass.search_hooks import HOOKS
from cottonopolis.bots.search_hooks import SearchGame, register_search

SEARCH = register_search(
    SearchGame(
        game="brass",
        hooks=HOOKS,
        terms=TERMS,
        rows=ROWS,
        groups=GROUPS,
        spans=spans,
        initial_weights=initial_weights,
    )
)
