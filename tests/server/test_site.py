"""The server serves the files of the client, and no other files."""

import re
from pathlib import Path

import httpx
import pytest

from cottonopolis.messages import LANGUAGES, say
from cottonopolis.server.client_files import CLIENT_FOLDER, PAGES, ClientFiles, load
from tests.server.kit import REQUEST_TIMEOUT_S, Server, fetch

ROUTES = Path(__file__).parents[2] / "web" / "src" / "pages.ts"
ADDRESSES = (
    *("/", "/new", "/ladder", "/account", "/people/Anna", "/tables/abc", "/tables/abc/replay"),
    *("/admin", "/admin/people/abc", "/pages/privacy", "/maps", "/maps/abc", "/puzzles"),
    *("/puzzles/abc", "/studies", "/studies/abc"),
    *("/community", "/clubs/abc", "/club-invitation", "/tournaments/new", "/tournaments/abc"),
    *(
        "/learn",
        "/learn/rules/b12",
        "/learn/tips",
        "/learn/about/brass",
        "/learn/what-wins",
        "/learn/what-wins/brass",
        "/learn/aid/industry",
        "/learn/examples/brass/oldham",
        "/learn/tutorial/brass",
        "/confirm",
        "/reset",
        "/invitation",
    ),
)
needs_client = pytest.mark.skipif(
    not (CLIENT_FOLDER / "index.html").exists(), reason="the client is not built (make client)"
)


@pytest.mark.parametrize("path", ADDRESSES)
def test_every_address_of_the_client_is_the_page(server: Server, path: str) -> None:
    page = fetch(server.url + path)
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    assert page.headers["cache-control"] == "no-cache"
    assert "script-src 'self';" in page.headers["content-security-policy"]
    again = fetch(server.url + path, headers={"if-none-match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_the_server_knows_the_clients_addresses() -> None:
    """Every route of the client has an example above, which returns the page."""
    text = ROUTES.read_text(encoding="utf-8").replace("${ID}", "[A-Za-z0-9_-]+")
    patterns = re.findall(r"pattern:\s+(?:/(.+?)/i?|new RegExp\(`(.+?)`\)),", text)
    routes = [(literal or built).replace("?<", "?P<") for literal, built in patterns]
    assert routes.pop() == "^"  # the last route is the "not found" page
    assert len(routes) == len(re.findall(r"pattern:\s+(?:/|new)", text)) - 1
    for path in ADDRESSES:
        assert any(re.search(route, path) for route in routes), path
        assert PAGES.fullmatch(path), path
    for route in routes:
        assert any(re.search(route, path) for path in ADDRESSES), route


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_has_the_browsers_language(server: Server, lang: str) -> None:
    page = fetch(server.url, headers={"accept-language": f"{lang}-XX,en;q=0.1"})
    assert f'<html lang="{lang}">' in page.text


@needs_client
def test_nothing_in_the_page_needs_more_than_the_policy_allows(server: Server) -> None:
    page = fetch(server.url).text
    assert re.findall(r"<script(?![^>]*\ssrc=)", page) == []
    assert " style=" not in page
    addresses = re.findall(r'(?:src|href)="([^"]+)"', page)
    assert addresses
    for address in addresses:
        assert address.startswith("/")
        assert fetch(server.url + address).status_code == 200


@needs_client
def test_assets_are_kept_for_ever_and_come_compressed(server: Server) -> None:
    scripts = re.findall(r'src="(/assets/[^"]+\.js)"', fetch(server.url).text)
    assert scripts
    for script in scripts:
        sizes = {}
        for encoding in ("identity", "gzip", "br"):
            headers = {"accept-encoding": encoding}
            with httpx.stream(
                "GET", server.url + script, headers=headers, timeout=REQUEST_TIMEOUT_S
            ) as answer:
                sizes[encoding] = len(b"".join(answer.iter_raw()))
                assert answer.headers.get("content-encoding", "identity") == encoding
                assert "immutable" in answer.headers["cache-control"]
                assert answer.headers["content-type"].startswith("text/javascript")
        assert sizes["br"] < sizes["gzip"] < sizes["identity"]


def test_files_come_from_one_folder_only(server: Server) -> None:
    paths = ("/assets/../app.py", "/assets/%2e%2e/index.html", "/assets/", "/app.py", "/site.py")
    for path in (*paths, "/assets/nothing.js", "/tables", "/tables/abc/nothing", "/nothing"):
        answer = fetch(server.url + path)
        assert answer.status_code == 404, path
        assert answer.json()["code"] == "not-found"


def test_pages_are_only_looked_at(server: Server) -> None:
    assert fetch(server.url, "POST").status_code in (404, 405)
    head = fetch(server.url, "HEAD")
    assert (head.status_code, head.content) == (200, b"")
    assert int(head.headers["content-length"]) == len(fetch(server.url).content)


async def _nothing(*_: object) -> None:
    raise AssertionError("passed on")


def test_an_unbuilt_client_says_how_to_build_it(tmp_path: Path) -> None:
    site = ClientFiles(_nothing, tmp_path)
    for lang in LANGUAGES:
        text = site.page(lang).bodies[""].decode()
        assert say(lang, "ui-client-unbuilt") in text
        assert "make client" in text


def test_only_known_kinds_of_files_are_loaded(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    for name in ("index.html", "assets/a.js", "assets/a.js.br", "secret.py", ".ready"):
        (tmp_path / name).write_text(name)
    files = load(tmp_path)
    assert files.keys() == {"index.html", "assets/a.js"}
    assert files["assets/a.js"].best("gzip, br") == "br"
    assert files["assets/a.js"].best("gzip") == ""
    assert files["index.html"].cache == "no-cache"


def test_an_address_that_does_not_exist_shows_a_page_of_ours(server: Server) -> None:
    answer = fetch(f"{server.url}/nowhere", headers={"accept": "text/html,*/*"})
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert "content-security-policy" in answer.headers
