// A small, safe part of Markdown: headings, paragraphs, lists, emphasis, links. The result is data,
// which `Markdown.svelte` shows with elements of its own, so that no HTML of the text is used.

export type Inline =
  { kind: "text" | "strong" | "em"; text: string } | { kind: "link"; text: string; href: string };

export type Block =
  | { kind: "heading"; level: 2 | 3 | 4; parts: Inline[] }
  | { kind: "paragraph"; parts: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] };

const INLINE =
  /\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)|\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|<(?<bare>[^<>\s]+)>/g;
const SAFE_ADDRESS = /^(https?:\/\/|mailto:|\/(?!\/))/i;
const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

function addressOf(text: string): string | null {
  if (SAFE_ADDRESS.test(text)) return text;
  return EMAIL.test(text) ? `mailto:${text}` : null;
}

export function inlineParts(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const found of text.matchAll(INLINE)) {
    const { label, href, strong, em, bare } = found.groups!;
    const address = addressOf(href ?? bare ?? "");
    if ((href || bare) && !address) continue; // stays as it is written
    if (found.index > end) parts.push({ kind: "text", text: text.slice(end, found.index) });
    if (address) parts.push({ kind: "link", text: label ?? bare!, href: address });
    else if (strong) parts.push({ kind: "strong", text: strong });
    else parts.push({ kind: "em", text: em! });
    end = found.index + found[0].length;
  }
  if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
  return parts;
}

export function blocks(markdown: string): Block[] {
  const found: Block[] = [];
  for (const part of markdown.replaceAll("\r", "").split(/\n\s*\n|\n(?=#)|(?<=^#.*)\n/m)) {
    const lines = part.split("\n").filter((line) => line.trim());
    if (!lines.length) continue;
    const heading = /^(#{1,6})\s+(.*)$/.exec(lines[0]!);
    if (heading) {
      const level = Math.min(4, heading[1]!.length + 1) as 2 | 3 | 4;
      found.push({ kind: "heading", level, parts: inlineParts(heading[2]!) });
    } else if (lines.every((line) => /^\s*([-*]|\d+[.)])\s/.test(line) || /^\s+\S/.test(line))) {
      const items: string[] = [];
      for (const line of lines) {
        const item = /^\s*(?:[-*]|\d+[.)])\s+(.*)$/.exec(line);
        if (item) items.push(item[1]!);
        else items[items.length - 1] += " " + line.trim();
      }
      const ordered = /^\s*\d/.test(lines[0]!);
      found.push({ kind: "list", ordered, items: items.map(inlineParts) });
    } else {
      found.push({ kind: "paragraph", parts: inlineParts(lines.map((line) => line.trim()).join(" ")) });
    }
  }
  return found;
}
