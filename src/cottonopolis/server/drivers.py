"""Errors of PostgreSQL's and Redis' drivers, which a server for one machine does not have."""

POSTGRES_ERRORS: tuple[type[Exception], ...] = ()  # answers of the database server
POSTGRES_INTERFACE_ERRORS: tuple[type[Exception], ...] = ()  # wrong use, lost connections
REDIS_ERRORS: tuple[type[Exception], ...] = ()
REDIS_CONNECTION_ERRORS: tuple[type[Exception], ...] = ()

try:
    import asyncpg

    POSTGRES_ERRORS = (asyncpg.PostgresError,)
    POSTGRES_INTERFACE_ERRORS = (asyncpg.InterfaceError,)
except ModuleNotFoundError:
    pass
try:
    from redis import exceptions

    REDIS_ERRORS = (exceptions.RedisError,)
    REDIS_CONNECTION_ERRORS = (exceptions.ConnectionError, exceptions.TimeoutError)
except ModuleNotFoundError:
    pass
