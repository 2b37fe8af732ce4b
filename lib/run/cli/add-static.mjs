// `node lib/run/cli/add-static.mjs /static`: adds the scripts, styles and fonts of this build to those of other releases.
import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { inBuild } from "#lib/web/next/build-folder.mjs";
import { ROOT } from "./toolchain.mjs";

/**
 * Copies missing files. Each file is renamed into place only when it is complete, because replicas may read and write
 * the folder at the same time, and caches would keep half a script for a year.
 * @param {string} from
 * @param {string} to
 */
export function addStatic(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) addStatic(source, target);
    else if (!isThere(target, statSync(source).size)) copyWhole(source, target);
  }
}

const isThere = (file, size) => statSync(file, { throwIfNoEntry: false })?.size === size;

function copyWhole(source, target) {
  const part = `${target}.${process.pid}.${crypto.randomUUID()}.part`;
  try {
    copyFileSync(source, part);
    renameSync(part, target);
  } finally {
    rmSync(part, { force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [to] = process.argv.slice(2);
  if (to === undefined) {
    console.error("Name the folder: node lib/run/cli/add-static.mjs /static");
    process.exit(1);
  }
  addStatic(inBuild(ROOT, "static"), to);
}
