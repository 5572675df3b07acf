// SVG gradients and patterns that tiles and the map share. Inserted into the document once.
const stops = (pairs: [number, string][]) =>
  pairs.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join("");

const SVG_DEFS = `<defs>
<linearGradient id="brass-rim" x1="0" y1="0" x2="1" y2="1">${stops([
  [0, "#fbeeb6"],
  [0.3, "#d9b24c"],
  [0.52, "#9a7420"],
  [0.7, "#e8c869"],
  [1, "#8a6518"],
])}</linearGradient>
<linearGradient id="brass-flat" x1="0" y1="0" x2="0" y2="1">${stops([
  [0, "#fbecb4"],
  [1, "#d8b458"],
])}</linearGradient>
<linearGradient id="gloss" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".4"/><stop offset=".55" stop-color="#fff" stop-opacity=".04"/><stop offset="1" stop-color="#000" stop-opacity=".14"/></linearGradient>
</defs>`;

let there = false;

export function withBrass(): void {
  if (there || typeof document === "undefined") return;
  there = true;
  const holder = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  holder.setAttribute("width", "0");
  holder.setAttribute("height", "0");
  holder.setAttribute("aria-hidden", "true");
  holder.style.position = "absolute";
  holder.innerHTML = SVG_DEFS;
  document.body.append(holder);
}
