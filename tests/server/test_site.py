"""The front door: the plain client in four languages, and nothing else from the disk."""

import json
import re

import httpx
import pytest

from cottonopolis.messages import LANGUAGES
from cottonopolis.server.site import FOLDER, WORDS
from tests.server.kit import Server


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_speaks_the_browsers_language(server: Server, lang: str) -> None:
    page = httpx.get(server.url, headers={"accept-language": f"{lang}-XX,en;q=0.1"})
    assert page.headers["content-type"].startswith("text/html")
    assert f'<html lang="{lang}">' in page.text
    found = re.search(r'id="words">(.*?)</script>', page.text)
    assert found is not None
    words = json.loads(found.group(1))
    assert words.keys() == WORDS.keys()
    assert words["plain-won"].count("{$") == 2


def test_the_client_asks_only_for_words_there_are() -> None:
    script = (FOLDER / "plain.js").read_text(encoding="utf-8")
    asked = set(re.findall(r'say\("([a-z-]+)"[,)]', script))
    assert asked
    assert asked <= WORDS.keys()


def test_files_come_from_one_folder_only(server: Server) -> None:
    assert httpx.get(f"{server.url}/plain/plain.js").status_code == 200
    for path in ("/plain/../app.py", "/plain/%2e%2e/app.py", "/plain/", "/app.py"):
        assert httpx.get(server.url + path).status_code in (404, 405)
