// Local storage. The client works without it, but remembers nothing.
const KEY_PREFIX = "cottonopolis.";

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(KEY_PREFIX + key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(KEY_PREFIX + key, value);
  } catch {
    // private windows may refuse storage
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(KEY_PREFIX + key);
  } catch {
    // private windows may refuse storage
  }
}
