// What this browser keeps between visits. A browser that keeps nothing is no fault.
const NAME = "cottonopolis.";

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(NAME + key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(NAME + key, value);
  } catch {
    // a private window
  }
}
