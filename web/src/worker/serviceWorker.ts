// The service worker: keeps the client and finished games readable offline, and shows push messages.
// It never serves old code: pages come from the network, and only files with a hash in their name
// come from the cache first. The build writes `self.shell`, the version and files of this client.
/// <reference lib="webworker" />

// The types of pages and of workers contradict each other, so `self` gets its type here.
const worker = self as unknown as ServiceWorkerGlobalScope & {
  shell: { version: string; files: string[] };
};
const { version, files } = worker.shell;
const SHELL_PREFIX = "shell ";
const SHELL_CACHE = SHELL_PREFIX + version;
const GAMES_CACHE = "games";
const MAX_KEPT_GAMES = 40;
const PAGE = "/";
const ASSETS = "/assets/";
const API = "/api/v1/";
// What reading a game needs; requests of a turn go past the worker
const KEPT_API = /^\/api\/v1\/((games|boards)(\/.*)?|tables\/[^/]+(\/(log|opening|analysis))?)$/;
const SNAPSHOT = /^\/api\/v1\/tables\/[^/]+$/;

worker.addEventListener("install", (event) => event.waitUntil(keepShell()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function keepShell(): Promise<void> {
  const cache = await caches.open(SHELL_CACHE);
  const fresh = (file: string) =>
    new Request(file, { cache: file.startsWith(ASSETS) ? "default" : "reload" });
  await cache.addAll(files.map(fresh));
}

async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(SHELL_PREFIX) && name !== SHELL_CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

worker.addEventListener("message", (event) => {
  if (event.data === "version") event.ports[0]?.postMessage(version);
  if (event.data === "activate") void worker.skipWaiting();
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith(ASSETS)) event.respondWith(asset(request));
  else if (KEPT_API.test(pathname)) event.respondWith(game(request, pathname));
  else if (request.mode === "navigate" && !pathname.startsWith(API)) event.respondWith(page(request));
  else if (files.includes(pathname)) event.respondWith(file(request));
});

/** A page comes from the network; without it, from the client that is kept. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await kept(PAGE, SHELL_CACHE)) ?? Response.error();
  }
}

/** A file without a hash in its name, such as an icon. */
async function file(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await kept(request, SHELL_CACHE)) ?? Response.error();
  }
}

/** The name of an asset changes with its content, so a kept one is never old. */
async function asset(request: Request): Promise<Response> {
  const found = await kept(request, SHELL_CACHE);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(SHELL_CACHE)).put(request, response.clone());
  return response;
}

/** Games and boards: from the network; the server says which answers may be kept. */
async function game(request: Request, pathname: string): Promise<Response> {
  try {
    const response = await fetch(request);
    const mayKeep = response.ok && !response.headers.get("cache-control")?.includes("no-store");
    if (mayKeep) await keepGame(request, response.clone(), pathname);
    return response;
  } catch {
    const ignoreSearch = SNAPSHOT.test(pathname);
    return (await kept(request, GAMES_CACHE, ignoreSearch)) ?? Response.error();
  }
}

async function keepGame(request: Request, response: Response, pathname: string): Promise<void> {
  const cache = await caches.open(GAMES_CACHE);
  if (SNAPSHOT.test(pathname)) await cache.delete(request, { ignoreSearch: true }); // of another seat
  await cache.put(request, response);
  if (!SNAPSHOT.test(pathname)) return;
  const requests = await cache.keys();
  const games = requests.map((each) => new URL(each.url).pathname).filter((path) => SNAPSHOT.test(path));
  const tooMany = games.slice(0, Math.max(0, games.length - MAX_KEPT_GAMES));
  for (const each of requests) {
    const path = new URL(each.url).pathname;
    if (tooMany.some((gone) => path === gone || path.startsWith(`${gone}/`))) await cache.delete(each);
  }
}

async function kept(request: RequestInfo, name: string, ignoreSearch = false): Promise<Response | undefined> {
  return (await caches.open(name)).match(request, { ignoreVary: true, ignoreSearch });
}

// Push messages: { title, body, path }; see server/web_push.py

interface PushMessage {
  title: string;
  body: string;
  path: string;
}

worker.addEventListener("push", (event) => {
  const { title, body, path } = event.data!.json() as PushMessage;
  event.waitUntil(
    worker.registration.showNotification(title, {
      body,
      icon: "/icons/192.png",
      tag: path,
      data: { path },
    }),
  );
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path } = event.notification.data as { path: string };
  event.waitUntil(show(new URL(path, location.origin)));
});

async function show({ origin, pathname }: URL): Promise<void> {
  if (origin !== location.origin) return;
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find(({ url }) => new URL(url).pathname === pathname);
  if (there) await there.focus();
  else await worker.clients.openWindow(pathname);
}
