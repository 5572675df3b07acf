// The layout of a table for the size of the window. Styles test the classes on the root element.
//
// columns: the board between two columns. column: the board and one column, with tabs for what the other
// had. sheet: the board above a sheet. drawer: the board beside a drawer, for phones on their side.
export type Layout = "columns" | "column" | "sheet" | "drawer";

const compact = matchMedia("(max-width: 1023px), (max-height: 499px)");
const landscape = matchMedia("(orientation: landscape)");
const narrow = matchMedia("(max-width: 1199px)");
const wide = matchMedia("(min-width: 700px)");

function current(): Layout {
  if (compact.matches) return landscape.matches ? "drawer" : "sheet";
  return narrow.matches ? "column" : "columns";
}

const found = $state({ layout: current(), wide: wide.matches });

export const screen = {
  get layout(): Layout {
    return found.layout;
  },
  /** Whether the panels are in a sheet or a drawer, and the map is larger than its frame. */
  get compact(): boolean {
    return found.layout === "sheet" || found.layout === "drawer";
  },
  /** Whether a sheet has room for two panels side by side. */
  get wide(): boolean {
    return found.wide;
  },
};

function apply(): void {
  found.layout = current();
  found.wide = wide.matches;
  const { classList } = document.documentElement;
  classList.toggle("compact", screen.compact);
  classList.toggle("drawer", found.layout === "drawer");
}
for (const query of [compact, landscape, narrow, wide]) query.addEventListener("change", apply);
apply();
