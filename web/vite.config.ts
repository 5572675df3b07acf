import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { compressed } from "./build/compress";
import { wordsOfTheGame } from "./build/words";

const server = process.env.COTTONOPOLIS_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), wordsOfTheGame(), compressed()],
  resolve: {
    alias: { $: fileURLToPath(new URL("./src", import.meta.url)) },
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  base: "/",
  cacheDir: ".vite",
  build: {
    outDir: "../src/cottonopolis/server/client",
    emptyOutDir: true,
    assetsDir: "assets",
    assetsInlineLimit: 0,
    target: "es2022",
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { environment: "jsdom", include: ["src/**/*.test.ts"], pool: "threads", isolate: false },
});
