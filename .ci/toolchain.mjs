// What both commands of the README need before anything is installed: plain Node 20, no packages.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const INSTALL_STAMP = join(ROOT, "node_modules/.baseline-lock");
const BUILD_STAMP = join(ROOT, ".next/baseline-sources");
/** Everything a build is made from. */
const SOURCES = [
  ..."app components lib stores messages public".split(" "),
  ..."middleware.ts next.config.ts package-lock.json postcss.config.mjs tsconfig.json".split(" "),
];

const sha = (text) => createHash("sha256").update(text).digest("hex");

/** The environment of every child: the project's own Node and tools first, no telemetry. */
export function environment(extra = {}) {
  const bin = join(ROOT, "node_modules/.bin");
  return {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: "1",
    ...extra,
    PATH: `${bin}${delimiter}${process.env.PATH ?? ""}`,
  };
}

/** Runs a command to its end with its output shown; answers its exit code. */
export function run(command, args, options = {}) {
  const { env, ...rest } = options;
  const done = spawnSync(command, args, {
    cwd: ROOT,
    stdio: "inherit",
    env: environment(env),
    ...rest,
  });
  return done.status ?? 1;
}

/** Starts a command that goes on; its output is shown unless `stdio` says otherwise. */
export function start(command, args, options = {}) {
  const { env, ...rest } = options;
  return spawn(command, args, { cwd: ROOT, stdio: "inherit", env: environment(env), ...rest });
}

/** Installs exactly what the lock names, once per lock. */
export function ensureInstalled() {
  const lock = sha(readFileSync(join(ROOT, "package-lock.json")));
  if (existsSync(INSTALL_STAMP) && readFileSync(INSTALL_STAMP, "utf8") === lock) return;
  console.log("Installing packages…");
  const code = run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    shell: process.platform === "win32",
  });
  if (code !== 0) {
    console.error("Packages could not be installed: see npm's words above.");
    process.exit(code);
  }
  writeFileSync(INSTALL_STAMP, lock);
}

function* files(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) return yield path;
  for (const name of readdirSync(path).sort()) yield* files(join(path, name));
}

/** A fingerprint of everything a build is made from. */
export function sourcesHash() {
  const hash = createHash("sha256");
  for (const source of SOURCES) {
    for (const file of files(join(ROOT, source)))
      hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/** Builds and notes what from. Answers the exit code. */
export function build() {
  console.log("Building the shop…");
  const sources = sourcesHash();
  const code = run("next", ["build"], { shell: process.platform === "win32" });
  if (code === 0) {
    mkdirSync(dirname(BUILD_STAMP), { recursive: true });
    writeFileSync(BUILD_STAMP, sources);
  }
  return code;
}

/** Builds unless the last build was made from the same sources. Answers the exit code. */
export const ensureBuilt = () =>
  existsSync(BUILD_STAMP) && readFileSync(BUILD_STAMP, "utf8") === sourcesHash() ? 0 : build();

/** Waits until an address answers anything at all; false after the limit (milliseconds). */
export async function answers(url, limit = 120_000) {
  const end = Date.now() + limit;
  while (Date.now() < end) {
    try {
      await fetch(url, { signal: AbortSignal.timeout(2_000), redirect: "manual" });
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  return false;
}

/** Whether somebody already listens on a local port. */
export async function portTaken(port) {
  const { createServer } = await import("node:net");
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(true));
    probe.listen(port, () => probe.close(() => resolve(false)));
  });
}
