"""Files that a user named. Every problem with them is a SetupError."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from cottonopolis.errors import SetupError


def read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise SetupError("file-missing", word=str(file)) from None
    except IsADirectoryError:
        raise SetupError("is-a-folder", word=str(file)) from None
    except UnicodeDecodeError:
        raise SetupError("not-a-text", word=str(file)) from None
    except OSError as fault:
        raise SetupError("file-unreadable", word=str(file), fault=str(fault.strerror)) from None


def write_text(file: Path, text: str) -> None:
    """Write a file atomically: write a temporary file, then rename it."""
    if not file.name or file.is_dir():
        raise SetupError("is-a-folder", word=str(file))
    temporary = file.with_name(file.name + ".new")
    try:
        temporary.write_text(text, encoding="utf-8")
        temporary.replace(file)
    except OSError as fault:
        temporary.unlink(missing_ok=True)
        raise SetupError("file-unwritable", word=str(file), fault=str(fault.strerror)) from None


@contextmanager
def replacing(file: Path, mode: int) -> Iterator[BinaryIO]:
    """Write a file piece by piece; when complete, it is synced and replaces the old file."""
    check_writable(file)
    temporary = file.with_name(file.name + ".new")
    try:
        temporary.unlink(missing_ok=True)  # left by an interrupted run, possibly with another mode
        with os.fdopen(
            os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "wb"
        ) as stream:
            yield stream
            stream.flush()
            os.fsync(stream.fileno())
        temporary.replace(file)
    except OSError as fault:
        temporary.unlink(missing_ok=True)
        raise SetupError("file-unwritable", word=str(file), fault=str(fault.strerror)) from None
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def append_text(file: Path, text: str) -> None:
    """Append to a file and close it."""
    try:
        with file.open("a", encoding="utf-8") as stream:
            stream.write(text)
    except IsADirectoryError:
        raise SetupError("is-a-folder", word=str(file)) from None
    except OSError as fault:
        raise SetupError("file-unwritable", word=str(file), fault=str(fault.strerror)) from None


def check_writable(file: Path) -> None:
    """Raise SetupError if a file cannot be written; called before a long computation."""
    if not file.name or file.is_dir():
        raise SetupError("is-a-folder", word=str(file))
    if not file.parent.is_dir():
        raise SetupError("file-unwritable", word=str(file), fault=os.strerror(errno.ENOENT))
    if not os.access(file.parent, os.W_OK):
        raise SetupError("file-unwritable", word=str(file), fault=os.strerror(errno.EACCES))


def unused(file: Path) -> Path:
    """Return the file name, with a number if it exists already."""
    number = 2
    found = file
    while found.exists():
        found = file.with_stem(f"{file.stem}-{number}")
        number += 1
    return found
