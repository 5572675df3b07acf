// Finished games that the service worker keeps for reading offline.
import { get, ofTable } from "./api";
import type { TableShape } from "./types";

const GAMES_CACHE = "games"; // the same name as in worker/serviceWorker.ts
const SNAPSHOT = /^\/api\/v1\/tables\/[^/]+$/;

export type Snapshot = Awaited<ReturnType<typeof snapshotOf>>;

/** A table over HTTP; offline the service worker answers with a kept one. */
export const snapshotOf = (id: string, seat?: number) =>
  get("/tables/{table_id}", {
    params: { ...ofTable(id).params, query: seat === undefined ? {} : { seat } },
  });

/** The finished games that can be read offline, the newest first. */
export async function keptTables(): Promise<TableShape[]> {
  if (!globalThis.caches || !(await caches.has(GAMES_CACHE))) return [];
  const cache = await caches.open(GAMES_CACHE);
  const requests = (await cache.keys()).filter(({ url }) => SNAPSHOT.test(new URL(url).pathname));
  const found = await Promise.all(
    requests.map(async (request) => (await (await cache.match(request))!.json()) as { table: TableShape }),
  );
  return found.map(({ table }) => table).reverse();
}

/** Remove all kept games, when the user signs out. */
export const forgetKeptTables = async (): Promise<void> => {
  await globalThis.caches?.delete(GAMES_CACHE);
};
