// The browser's own tooltip of an element and of everything around it: taken away while we show ours.

/** Take the tooltips away; returns the text of the nearest one, and how to give them back. */
export function withoutTitle(element: Element): { text: string; restore: () => void } {
  const back: (() => void)[] = [];
  let text = "";
  const inner = element.querySelector(":scope > [title]:only-child, :scope > .row[title]");
  for (let at: Element | null = inner ?? element; at; at = at.parentElement) {
    const owner = at;
    const title = owner.getAttribute("title");
    if (title) {
      text ||= title;
      owner.removeAttribute("title");
      back.push(() => owner.hasAttribute("title") || owner.setAttribute("title", title));
    }
    const drawn = owner instanceof SVGElement ? owner.querySelector(":scope > title") : null;
    if (drawn) {
      text ||= drawn.textContent.trim();
      drawn.remove();
      back.push(() => owner.prepend(drawn));
    }
  }
  return { text, restore: () => back.forEach((give) => give()) };
}
