import { mount } from "svelte";
import App from "./App.svelte";
import "./look/base.css";
import "./lib/theme.svelte";
import { lookWhoIsHere } from "./lib/session.svelte";
import { need } from "./lib/words.svelte";

await Promise.all([need("app", "shared"), lookWhoIsHere().catch(() => undefined)]);
mount(App, { target: document.body });
