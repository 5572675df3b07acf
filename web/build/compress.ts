// Writes every file that shrinks a second and a third time, compressed as hard as it goes:
// the server sends them as they are.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const SHRINKS = /\.(js|css|svg)$/;
const WORTH_IT = 512; // bytes

export function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        if (!SHRINKS.test(name)) continue;
        const file = join(folder, name);
        const text = readFileSync(file);
        if (text.length < WORTH_IT) continue;
        writeFileSync(file + ".gz", gzipSync(text, { level: 9 }));
        writeFileSync(file + ".br", brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }));
      }
    },
  };
}
