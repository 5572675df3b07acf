// The nearest element in the direction of an arrow key.
export function nearestInDirection<E extends Element>(among: E[], from: E, key: string): E | null {
  if (key === "Home") return among[0] ?? null;
  if (key === "End") return among.at(-1) ?? null;
  const middle = (element: Element) => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2] as const;
  };
  const [x, y] = middle(from);
  const sideways = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  let best: E | null = null;
  let least = Infinity;
  for (const element of among) {
    if (element === from) continue;
    const [ex, ey] = middle(element);
    const ahead = (sideways ? ex - x : ey - y) * sign;
    const aside = Math.abs(sideways ? ey - y : ex - x);
    if (ahead <= 1 || aside > ahead * 2.2 + 4) continue;
    const far = ahead + aside * 1.6;
    if (far < least) [best, least] = [element, far];
  }
  return best;
}
