"""Files that a person named: every trouble with them is one sentence."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from cottonopolis.errors import SetupError


def read_text(file: Path) -> str:
    """The text of a file."""
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
    """Write a file whole or not at all: first beside the old one, then in its place."""
    if not file.name or file.is_dir():
        raise SetupError("is-a-folder", word=str(file))
    beside = file.with_name(file.name + ".new")
    try:
        beside.write_text(text, encoding="utf-8")
        os.replace(beside, file)
    except OSError as fault:
        beside.unlink(missing_ok=True)
        raise SetupError("file-unwritable", word=str(file), fault=str(fault.strerror)) from None


@contextmanager
def replacing(file: Path, mode: int) -> Iterator[BinaryIO]:
    """A file to be written piece by piece, in place and on the disk only when it is whole."""
    check_writable(file)
    beside = file.with_name(file.name + ".new")
    try:
        beside.unlink(missing_ok=True)  # of a run that was cut off, perhaps with another mode
        with open(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "wb") as stream:
            yield stream
            stream.flush()
            os.fsync(stream.fileno())
        os.replace(beside, file)
    except OSError as fault:
        beside.unlink(missing_ok=True)
        raise SetupError("file-unwritable", word=str(file), fault=str(fault.strerror)) from None
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def append_text(file: Path, text: str) -> None:
    """Add to the end of a file; it is on its way to the disk when this returns."""
    try:
        with file.open("a", encoding="utf-8") as stream:
            stream.write(text)
    except IsADirectoryError:
        raise SetupError("is-a-folder", word=str(file)) from None
    except OSError as fault:
        raise SetupError("file-unwritable", word=str(file), fault=str(fault.strerror)) from None


def check_writable(file: Path) -> None:
    """Refuse a file that could not be written, before a long piece of work is begun for it."""
    if not file.name or file.is_dir():
        raise SetupError("is-a-folder", word=str(file))
    if not file.parent.is_dir():
        raise SetupError("file-unwritable", word=str(file), fault=os.strerror(errno.ENOENT))
    if not os.access(file.parent, os.W_OK):
        raise SetupError("file-unwritable", word=str(file), fault=os.strerror(errno.EACCES))


def unused(file: Path) -> Path:
    """The file's name, with a number if there is one of that name already."""
    number = 2
    found = file
    while found.exists():
        found = file.with_stem(f"{file.stem}-{number}")
        number += 1
    return found
