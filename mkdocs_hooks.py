"""What the documentation site (mkdocs.yml) needs beyond MkDocs and its plugins.

- Pages of the repository's root become pages of the site, and links to files that the site does
  not hold become plain text. On disk all links work as they stand.
- Doctests and columns in docstrings are marked up, so that Markdown keeps them as they are;
  comments on the fields of a class become part of its docstring, and pages that docstrings name
  become links.
"""

import re
from pathlib import Path
from typing import Any

import griffe

ROOT = Path(__file__).resolve().parent
DOCS = ROOT / "docs"
ROOT_PAGES = ("CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "CODE_OF_CONDUCT.md")
LINK = re.compile(r"(?<!!)\[(?P<text>[^\]]+)\]\((?P<target>[^)\s]+)\)")
DOCTEST = re.compile(r"^>>> .*(?:\n(?!\n).+)*", re.MULTILINE)
# Names, two spaces or more, and their meaning, which may go on in indented lines
COLUMN = re.compile(r"^(\w+(?:, \w+)*) {2,}(\S.*(?:\n {4,}\S.*)*)\n?", re.MULTILINE)
COLUMNS = re.compile(rf"(?:{COLUMN.pattern}){{2,}}", re.MULTILINE)
PAGE = re.compile(r"\bdocs/([\w-]+)\.md(#[\w-]+)?")
COMMENT = re.compile(r"^[^#]*  # (.+)$")


def on_files(files: Any, config: Any) -> Any:
    """Add the pages of the repository's root."""
    from mkdocs.structure.files import File

    for name in ROOT_PAGES:
        text = (ROOT / name).read_text(encoding="utf-8")
        text = LINK.sub(lambda link: _site_link(link, ROOT), text)
        files.append(File.generated(config, name.lower(), content=text))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Point links at pages of the site."""
    if page.file.abs_src_path is None:
        return markdown  # a page of the root, done above
    folder = Path(page.file.abs_src_path).parent
    return LINK.sub(lambda link: _site_link(link, folder), markdown)


def _site_link(link: re.Match[str], folder: Path) -> str:
    """A link of a page in `folder`, as the site needs it."""
    text, target = link["text"], link["target"]
    if target.startswith(("#", "http://", "https://")):
        return link[0]
    path, _, anchor = target.partition("#")
    file = (folder / path).resolve()
    if file.is_relative_to(DOCS):
        found = file.relative_to(DOCS).as_posix()
    elif file.parent == ROOT and file.name in ROOT_PAGES:
        found = file.name.lower()
    else:
        return text
    depth = len(folder.relative_to(DOCS).parts) if folder.is_relative_to(DOCS) else 0
    return f"[{text}]({'../' * depth}{found}{'#' + anchor if anchor else ''})"


class MarkUpDocstrings(griffe.Extension):
    """Make Markdown of the docstrings that mkdocstrings reads."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Fence doctests, turn aligned columns into lists, and link pages."""
        if obj.docstring:
            parts = re.split(rf"({DOCTEST.pattern})", obj.docstring.value, flags=re.MULTILINE)
            obj.docstring.value = "".join(
                f"```pycon\n{part}\n```" if number % 2 else _as_markdown(part)
                for number, part in enumerate(parts)
            )

    def on_class(self, *, cls: griffe.Class, **_: Any) -> None:
        """List the fields with their types and comments, before the examples."""
        fields = [
            _as_item(field)
            for name, field in cls.members.items()
            if field.is_attribute
            and not name.startswith("_")
            and field.annotation
            and "property" not in field.labels
        ]
        if fields and cls.docstring:
            text, fence, examples = cls.docstring.value.partition("\n\n```pycon")
            cls.docstring.value = f"{text}\n\n{''.join(fields)}{fence}{examples}"


def _as_item(field: griffe.Attribute) -> str:
    comment = COMMENT.match("\n".join(field.lines))
    return f"- `{field.name}` (`{field.annotation}`)" + (f": {comment[1]}\n" if comment else "\n")


def _as_markdown(text: str) -> str:
    return PAGE.sub(r"[\1](../\1.html\2)", COLUMNS.sub(_as_list, text))


def _as_list(columns: re.Match[str]) -> str:
    return "".join(
        f"- `{names.replace(', ', '`, `')}`: {' '.join(meaning.split())}\n"
        for names, meaning in COLUMN.findall(columns[0])
    )
