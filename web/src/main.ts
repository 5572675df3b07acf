import { mount } from "svelte";
import App from "./App.svelte";
import "virtual:style.css";
import "./look/base.css";
import "./lib/theme.svelte";
import { loadGames } from "./lib/games";
import { lookWhoIsHere } from "./lib/session.svelte";
import { need } from "./lib/words.svelte";
import { routeOf } from "./pages";

// The page itself is on its way while we find out who is here and what can be played.
const { route } = routeOf(location.pathname);
route.load().catch(() => undefined);
try {
  await Promise.all([need("app", "shared", ...route.words), loadGames(), lookWhoIsHere().catch(() => undefined)]);
  mount(App, { target: document.body });
} catch {
  document.body.textContent = "Cottonopolis cannot be reached. Load this page again.";
}
