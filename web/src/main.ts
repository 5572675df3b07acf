import { mount } from "svelte";
import App from "./App.svelte";
import "virtual:style.css";
import "./ui/base.css";
import "./lib/theme.svelte";
import { loadGames } from "./lib/games";
import { loadSession } from "./lib/session.svelte";
import { loadMessages } from "./lib/i18n.svelte";
import { routeOf } from "./pages";

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
} catch {
  document.body.textContent = "Cottonopolis cannot be reached. Load this page again.";
}
