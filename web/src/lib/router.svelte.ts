// The current address, kept with the History API.
const place = $state({ path: location.pathname, query: location.search, hash: location.hash });

function look(): void {
  place.path = location.pathname;
  place.query = location.search;
  place.hash = location.hash;
}

addEventListener("popstate", look);

export const path = (): string => place.path;
export const query = (): URLSearchParams => new URLSearchParams(place.query);
export const hash = (): URLSearchParams => new URLSearchParams(place.hash.slice(1));

/** Navigate inside the client. */
export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  look();
  if (!replace) scrollTo(0, 0);
}

/** Follow internal links without reloading the page. */
export function followLinks(event: MouseEvent): void {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  const link = (event.target as Element).closest("a");
  if (
    !link ||
    link.origin !== location.origin ||
    link.hasAttribute("download") ||
    link.target ||
    link.pathname.startsWith("/api/")
  )
    return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
