import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run } from "./toolchain.mjs";

/** Records which packages are installed: `small` or `full`, and the hash of the lock file. */
const STAMP = join(ROOT, "node_modules/.baseline-installed");
const OPTIONS = ["--no-audit", "--no-fund", "--loglevel=error"];

const LOCK = join(ROOT, "package-lock.json");
/** npm's own record of the packages that it has installed. */
const PRESENT = join(ROOT, "node_modules/.package-lock.json");

/** The state of the installed packages compared with the lock file: `full`, `small`, `outdated` or `none`. */
export function installed() {
  const [kind, lock] = existsSync(STAMP) ? readFileSync(STAMP, "utf8").split(" ") : [];
  if (lock === lockHash()) return kind;
  if (!existsSync(PRESENT)) return "none";
  // Without our own record, after a plain `npm ci`.
  return presentKind(packagesIn(LOCK), packagesIn(PRESENT));
}

const lockHash = () => createHash("sha256").update(readFileSync(LOCK)).digest("hex");
const packagesIn = (file) => JSON.parse(readFileSync(file, "utf8")).packages;

/**
 * `full` if all packages of the lock file are there, `small` if only those of tests and benchmarks are missing,
 * otherwise `outdated`. Optional packages for other machines do not count.
 */
export function presentKind(wanted, present) {
  const missing = Object.entries(wanted).filter(
    ([path, { version, optional }]) =>
      path !== "" && !optional && present[path]?.version !== version,
  );
  if (missing.length === 0) return "full";
  return missing.every(([, { dev, devOptional }]) => dev || devOptional) ? "small" : "outdated";
}

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
