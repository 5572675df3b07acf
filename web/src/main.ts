import { mount } from "svelte";
import App from "./App.svelte";
import "virtual:style.css";
import "./ui/base.css";
import "./lib/theme.svelte";
import { loadGames } from "./lib/games";
import { loadSession, me } from "./lib/session.svelte";
import { wantsNotifications } from "./alerts/alerts.svelte";
import { loadMessages } from "./lib/i18n.svelte";
import { routeOf } from "./pages";

const WORKER_DELAY_MS = 1500; // the page comes first

async function startWorker(): Promise<void> {
  try {
    await (await import("./lib/appUpdate")).registerWorker();
    if (me() && wantsNotifications()) await (await import("./alerts/push")).subscribe();
  } catch {
    // without it there is no offline reading, but everything else works
  }
}

// Load the page's code while the session and the games are loading.
const { route } = routeOf(location.pathname);
route.load().catch(() => undefined);
try {
  await Promise.all([
    loadMessages("app", "shared", ...route.messages),
    loadGames(),
    loadSession().catch(() => undefined),
  ]);
  mount(App, { target: document.body });
  if (import.meta.env.PROD) setTimeout(startWorker, WORKER_DELAY_MS);
} catch {
  document.body.textContent = "Cottonopolis cannot be reached. Load this page again.";
}
