// Registers the service worker, and says when a new version of the client is ready.
import { toast } from "./toasts.svelte";
import { t } from "./i18n.svelte";

const CHECK_INTERVAL_MS = 60 * 60_000;

/** The version of this page; the build writes it. */
const version = document.querySelector<HTMLMetaElement>("meta[name=version]")?.content;

export async function registerWorker(): Promise<void> {
  if (!navigator.serviceWorker) return;
  const registration = await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  const look = () => void offer(registration.waiting);
  look();
  registration.addEventListener("updatefound", () =>
    registration.installing?.addEventListener("statechange", look),
  );
  const check = () =>
    document.visibilityState === "visible" && void registration.update().catch(() => undefined);
  setInterval(check, CHECK_INTERVAL_MS);
  document.addEventListener("visibilitychange", check);
}

let offered: ServiceWorker | null = null;

/** Offer a waiting version; if this page already is that version, just let it take over. */
async function offer(waiting: ServiceWorker | null): Promise<void> {
  if (!waiting || waiting === offered) return;
  offered = waiting;
  if ((await versionOf(waiting)) === version) return waiting.postMessage("activate");
  toast(t("app-update-ready"), "news", Infinity, {
    label: t("app-update-load"),
    run: () => {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
      waiting.postMessage("activate");
    },
  });
}

function versionOf(worker: ServiceWorker): Promise<string> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = (event) => resolve(event.data as string);
    worker.postMessage("version", [port2]);
  });
}
