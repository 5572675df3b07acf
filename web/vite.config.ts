/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { chunkNames } from "./build/chunks.ts";
import { compressed } from "./build/compress.ts";
import { messageModules } from "./build/messages.ts";
import { WORKER_FILE, serviceWorker } from "./build/serviceWorker.ts";
import { sharedStyle } from "./build/style.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const style = path("../src/cottonopolis/drawing/style.json");
const server = process.env.COTTONOPOLIS_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), messageModules(), sharedStyle(style), serviceWorker(), compressed()],
  resolve: {
    alias: { $: path("./src"), "style.json": style },
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
    rolldownOptions: {
      input: { index: path("./index.html"), worker: path("./src/worker/serviceWorker.ts") },
      output: {
        entryFileNames: ({ name }) => (name === "worker" ? WORKER_FILE : "assets/[name]-[hash].js"),
        codeSplitting: { groups: [{ name: chunkNames() }], includeDependenciesRecursively: false },
      },
    },
  },
  server: {
    fs: { allow: [".", style] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["build/testing.ts"],
    pool: "threads",
    isolate: false,
  },
});
