// The session of this browser.
import { get, post, type Answer } from "./api";
import { language, t } from "./i18n.svelte";

type Me = NonNullable<Answer<"get", "/me">["me"]>;

const session = $state<{ me: Me | null; isLoaded: boolean }>({ me: null, isLoaded: false });

export const me = (): Me | null => session.me;
export const isSessionLoaded = (): boolean => session.isLoaded;
export function setMe(next: Me | null): void {
  session.me = next;
}

export async function loadSession(): Promise<void> {
  try {
    session.me = (await get("/me")).me ?? null;
  } finally {
    session.isLoaded = true;
  }
}

/** Returns the current user; without a session, creates a guest. */
export async function ensureSession(name = ""): Promise<Me> {
  if (!session.me) {
    const chosen = name.trim() || `${t("app-guest")} ${Math.floor(1000 + Math.random() * 9000)}`;
    session.me = await post("/guests", { body: { name: chosen, language: language() } });
  }
  return session.me!;
}
