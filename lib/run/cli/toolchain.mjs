// Runs programs for the npm commands. Like all of lib/run/cli it runs on plain Node 20 before any package is installed.
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadEnvFiles } from "#lib/base/config/env-files.mjs";

export const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const IS_WINDOWS = process.platform === "win32";

/** Reads the settings of the project's `.env` files. Variables that are already set keep their values. */
export const loadSettings = (mode = "production") => loadEnvFiles(ROOT, mode);

/** The environment of every child process: the Node and the tools of its tree come first. */
function environment(tree, extra = {}) {
  return {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: "1",
    ...extra,
    PATH: `${join(tree, "node_modules/.bin")}${delimiter}${process.env.PATH ?? ""}`,
  };
}

/**
 * Starts a program without waiting for its end; its output is shown unless `stdio` says otherwise. `cwd` is the root of the
 * tree whose tools it uses.
 */
export function start(command, args, { env, stdio = "inherit", cwd = ROOT } = {}) {
  return spawn(command, args, {
    cwd,
    stdio,
    env: environment(cwd, env),
    // The tools are .cmd files there, which only a shell can start.
    shell: IS_WINDOWS && command !== "node",
  });
}

/** The exit code of a started program, and with `stdio: "pipe"` everything it printed. */
export function finished(child) {
  const output = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => output.push(chunk));
  }
  return new Promise((resolve) => {
    const end = (code) => resolve({ code, output: Buffer.concat(output).toString() });
    child.once("error", (error) => {
      output.push(Buffer.from(String(error)));
      end(1);
    });
    child.once("close", (code) => end(code ?? 1));
  });
}

/** Runs a program to its end, its output shown. Returns its exit code. */
export const run = async (command, args, options) =>
  (await finished(start(command, args, options))).code;

/** Waits until an address answers with any status; false after `limit` milliseconds. */
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

/** Whether a program already listens on a local port. */
export function portTaken(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(true));
    probe.listen(port, () => probe.close(() => resolve(false)));
  });
}
