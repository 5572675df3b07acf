// Who is playing in this browser.
import { get, post, type Answer } from "./api";
import { language, t } from "./words.svelte";

type Me = NonNullable<Answer<"getMe">["me"]>;

const session = $state<{ me: Me | null; known: boolean }>({ me: null, known: false });

export const me = (): Me | null => session.me;
export const known = (): boolean => session.known;
export function setMe(next: Me | null): void {
  session.me = next;
}

export async function lookWhoIsHere(): Promise<void> {
  try {
    session.me = (await get<"getMe">("/me")).me ?? null;
  } finally {
    session.known = true;
  }
}

/** Somebody who just wants to play gets a name and a session; whoever has one keeps it. */
export async function beSomebody(name = ""): Promise<Me> {
  if (!session.me) {
    const chosen = name.trim() || `${t("app-guest")} ${Math.floor(1000 + Math.random() * 9000)}`;
    session.me = await post<"becomeGuest">("/guests", { name: chosen, language: language() });
  }
  return session.me!;
}
