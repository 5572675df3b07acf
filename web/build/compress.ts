// Writes gzip and Brotli copies of the built files, which the server sends as they are.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const COMPRESSIBLE = /\.(js|css|svg)$/;
const MIN_SIZE_BYTES = 512; // bytes

/** Compresses unless the client is built for the same machine (`hatch_build.py quick`). */
export function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: (_config, { command, mode }) => command === "build" && mode !== "quick",
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        if (!COMPRESSIBLE.test(name)) continue;
        const file = join(folder, name);
        const text = readFileSync(file);
        if (text.length < MIN_SIZE_BYTES) continue;
        writeFileSync(file + ".gz", gzipSync(text, { level: 9 }));
        writeFileSync(
          file + ".br",
          brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
        );
      }
    },
  };
}
