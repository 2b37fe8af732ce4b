import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run } from "./toolchain.mjs";

/** Records which packages are installed: `small` or `full`, and the hash of the lock file. */
const STAMP = join(ROOT, "node_modules/.baseline-installed");
const OPTIONS = ["--no-audit", "--no-fund", "--loglevel=error"];

/** The state of the installed packages compared with the lock file: `full`, `small`, `outdated` or `none`. */
export function installed() {
  if (!existsSync(STAMP)) return "none";
  const [kind, lock] = readFileSync(STAMP, "utf8").split(" ");
  return lock === lockHash() ? kind : "outdated";
}

const lockHash = () =>
  createHash("sha256")
    .update(readFileSync(join(ROOT, "package-lock.json")))
    .digest("hex");

/** A plain `npm ci` or `npm install` writes no record, but installs the test tools. */
const wasFull = () =>
  existsSync(STAMP)
    ? readFileSync(STAMP, "utf8").startsWith("full ")
    : existsSync(join(ROOT, "node_modules/vitest"));

/**
 * Installs the packages of the lock file, once per lock file. `small` is enough to build and run the shop; `full` adds
 * the tools of tests and benchmarks. A machine with `full` keeps it.
 */
export async function ensureInstalled(wanted) {
  const state = installed();
  if (state === "full" || state === wanted) return;
  const kind = wasFull() ? "full" : wanted;
  let code;
  if (state === "small") {
    console.log("Installing the tools for tests (about 20 s) …");
    // Unlike `npm ci` this keeps existing packages and adds missing ones, in the versions of the lock file.
    code = await run("npm", ["install", "--no-save", "--include=dev", ...OPTIONS]);
  } else {
    console.log(`Installing packages (about ${kind === "full" ? 40 : 25} s) …`);
    code = await run("npm", ["ci", kind === "full" ? "--include=dev" : "--omit=dev", ...OPTIONS]);
  }
  if (code !== 0) {
    console.error("The packages could not be installed. npm printed the reason above.");
    process.exit(code);
  }
  writeFileSync(STAMP, `${kind} ${lockHash()}`);
}
