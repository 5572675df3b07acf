"""Bots for Age of Industry: evaluation, search hooks, and initial weights for tuning."""

from cottonopolis.bots.industry.initial_weights import initial_weights
from cottonopolis.bots.industry.search_hooks import HOOKS
from cottonopolis.bots.industry.terms import GROUPS, ROWS, TERMS, spans
from cottonopolis.bots.search_hooks import SearchGame, register_search

SEARCH = register_search(
    SearchGame(
        game="industry",
        hooks=HOOKS,
        terms=TERMS,
        rows=ROWS,
        groups=GROUPS,
        spans=spans,
        initial_weights=initial_weights,
        fallback_weights=("industry-germany-4",),
    )
)
