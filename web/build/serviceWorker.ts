// Tells the service worker and the page the version of the build, and the files to keep offline.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

export const WORKER_FILE = "sw.js";
const VERSION = "__VERSION__"; // in index.html
// Lessons and rules are large and stay online; fonts for other alphabets are never used
const ONLINE_ONLY = /virtual:messages\/(learn|rules)\.|\/src\/learn\//;
const OTHER_FONTS = /-(latin-ext|vietnamese)-.*\.woff2$/;

export function serviceWorker(): Plugin {
  let folder = "";
  return {
    name: "service-worker",
    apply: "build",
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    writeBundle(_, bundle) {
      const assets = Object.values(bundle)
        .filter(
          (file) =>
            file.fileName.startsWith("assets/") &&
            !OTHER_FONTS.test(file.fileName) &&
            !(
              file.type === "chunk" &&
              file.moduleIds.length &&
              file.moduleIds.every((id) => ONLINE_ONLY.test(id))
            ),
        )
        .map((file) => file.fileName);
      const others = readdirSync(folder, { recursive: true, encoding: "utf-8" }).filter((name) =>
        /^(icon[^/]*\.svg|manifest\.webmanifest|icons\/.*\.png)$/.test(name),
      );
      const hash = createHash("sha256");
      for (const name of [...Object.keys(bundle), ...others].sort())
        hash.update(name).update(readFileSync(join(folder, name)));
      const version = hash.digest("hex").slice(0, 12);
      const files = ["/", ...[...assets, ...others].sort().map((name) => `/${name}`)];
      const worker = join(folder, WORKER_FILE);
      writeFileSync(
        worker,
        `self.shell=${JSON.stringify({ version, files })};\n${readFileSync(worker, "utf-8")}`,
      );
      const page = join(folder, "index.html");
      writeFileSync(page, readFileSync(page, "utf-8").replace(VERSION, version));
    },
  };
}
