// Web push: this browser is told of turns even when no tab is open.
import { get, post, ApiError } from "$/lib/api";
import { setNotifications } from "./alerts.svelte";

export type Outcome = "on" | "blocked" | "unsupported";

export const isSupported = (): boolean =>
  "Notification" in globalThis && "serviceWorker" in navigator && !!navigator.serviceWorker;

/** Ask the browser for permission, which needs a click, and subscribe. */
export async function turnOn(): Promise<Outcome> {
  if (!isSupported()) return "unsupported";
  if ((await Notification.requestPermission()) !== "granted") return "blocked";
  setNotifications(true);
  await subscribe();
  return "on";
}

export async function turnOff(): Promise<void> {
  setNotifications(false);
  await unsubscribe();
}

const registered = async () => {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration && "pushManager" in registration ? registration : null;
};

/** Subscribe this browser, and tell the server; also repeats a subscription that the browser renewed. */
export async function subscribe(): Promise<void> {
  const registration = await registered();
  if (!registration) return;
  const { key } = await get("/push/key");
  if (!key) return; // the server sends no push messages
  try {
    const found =
      (await registration.pushManager.getSubscription()) ??
      (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
    const { endpoint, keys } = found.toJSON();
    await post("/push/subscriptions", {
      body: { endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! },
    });
  } catch (error) {
    // Without a push service there are still notifications while a tab is open
    if (error instanceof ApiError) throw error;
    console.info("no web push", error);
  }
}

/** End the subscription of this browser. */
export async function unsubscribe(): Promise<void> {
  const subscription = await (await registered())?.pushManager.getSubscription();
  if (!subscription) return;
  await post("/push/subscriptions/ended", { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
}
