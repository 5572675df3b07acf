// What is covered, cut off or too small on the page of a table, as texts.
// `asks` is what must be in view: "targets" and the hand, only the "cards" of the hand, or nothing.
([asks, minText]) => {
  const found = [];
  const all = (selector, within = document) =>
    [...within.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const named = (element) =>
    [element.localName, ...[...element.classList].filter((name) => !name.startsWith("svelte-"))].join(".");
  const overlap = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
  const within = (a, b) =>
    a.left >= b.left - 1 && a.top >= b.top - 1 && a.right <= b.right + 1 && a.bottom <= b.bottom + 1;
  const box = (element) => element.getBoundingClientRect();
  const view = new DOMRect(0, 0, innerWidth, innerHeight);

  if (document.documentElement.scrollWidth > innerWidth) found.push("the page scrolls sideways");
  if (document.documentElement.scrollHeight > innerHeight) found.push("the page scrolls");

  // Panels: each inside the window, none over another
  const game = document.querySelector(".game");
  const panels = [...game.children]
    .flatMap((part) => (part.matches("aside") ? [...part.children] : [part]))
    .filter((part) => part.checkVisibility() && box(part).width && box(part).height);
  for (const [i, panel] of panels.entries()) {
    if (!within(box(panel), view)) found.push(`${named(panel)} leaves the window`);
    for (const other of panels.slice(i + 1))
      if (overlap(box(panel), box(other))) found.push(`${named(panel)} lies over ${named(other)}`);
  }

  // On the board: plates, markets, and what lies over the map
  const board = box(document.querySelector(".board .world").parentElement);
  const plates = all(".board .plate > .tray, .board .plate .name").map((part) => [
    part.closest(".plate").querySelector("[data-id]").dataset.id, box(part),
  ]);
  const over = all(".board div.title, .board .tools, .board .frame > .mini, .board .corner, .board [data-legend]");
  for (const [i, cover] of over.entries()) {
    const area = cover.matches(".title") ? box(cover.firstElementChild) : box(cover);
    if (cover.matches(".title") && !within(area, box(cover))) found.push("the title leaves its box");
    for (const [id, plate] of plates) if (overlap(area, plate)) found.push(`${named(cover)} covers ${id}`);
    for (const other of over.slice(i + 1))
      if (overlap(area, box(other))) found.push(`${named(cover)} lies over ${named(other)}`);
  }

  // Targets: in view, and hit by a click at their middle
  if (asks === "targets") {
    for (const target of all(".board [data-id][tabindex='0']")) {
      const area = box(target.querySelector(".round") ?? target.querySelector(".name") ?? target);
      const [x, y] = [area.left + area.width / 2, area.top + area.height / 2];
      const { id, kind } = target.dataset;
      if (x < board.left || x > board.right || y < board.top || y > board.bottom)
        found.push(`${id} is out of view`);
      else if (document.elementFromPoint(x, y)?.closest("[data-id]") !== target)
        found.push(`${kind} ${id} is covered by ${named(document.elementFromPoint(x, y))}`);
    }
  }

  // Cards: wholly visible
  if (asks) {
    for (const card of all(".hand .card")) {
      const { left, right, top, bottom } = box(card);
      const points = [[left + 8, top + 8], [right - 8, top + 8], [left + 8, bottom - 8],
        [right - 8, bottom - 8], [(left + right) / 2, (top + bottom) / 2]];
      const hidden = points.some(([x, y]) => document.elementFromPoint(x, y)?.closest(".card") !== card);
      if (hidden && (asks === "cards" || !document.documentElement.classList.contains("compact")))
        found.push(`card ${card.ariaLabel ?? card.textContent} is covered or cut off`);
    }
  }

  // The smallest text of a whole map
  if (asks === "targets" && !document.documentElement.classList.contains("compact")) {
    const sizes = all(".board .plate text.title, .board div.title :is(b, i, span, p)").map((text) => {
      const scale = text.getScreenCTM
        ? text.getScreenCTM().a
        : text.closest(".title").getBoundingClientRect().width / text.closest(".title").offsetWidth;
      return parseFloat(getComputedStyle(text).fontSize) * scale;
    });
    const least = Math.min(...sizes);
    if (least < minText) found.push(`text of ${least.toFixed(1)} px on the map`);
  }
  return [...new Set(found)];
}
