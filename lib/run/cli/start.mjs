// `npm start`: installs, builds if needed, starts the sandbox and the shop, and prints the addresses. `npm run dev`
// does the same with `next dev` instead of the build.
import { randomBytes } from "node:crypto";
import { isIPv6 } from "node:net";
import { ensureInstalled } from "./install.mjs";
import { build, isBuilt } from "./next-build.mjs";
import { answers, loadSettings, portTaken, start } from "./toolchain.mjs";
import { welcome } from "./welcome.mjs";

const development = process.argv.includes("--dev");
const mode = development ? "development" : "production";
loadSettings(mode);

const port = process.env.PORT || "3000";
const sandboxPort = process.env.SANDBOX_PORT || "4000";
const usesSandbox = !process.env.BACKEND_URL;
const backend = process.env.BACKEND_URL || `http://localhost:${sandboxPort}`;
const env = {
  PORT: port,
  SANDBOX_PORT: sandboxPort,
  BACKEND_URL: backend,
  // Programs started here are told so explicitly; the shop never guesses it from an address.
  ...(usesSandbox && { SANDBOX: "1" }),
};

const children = [];
let stopping = false;

function stop(code) {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill("SIGTERM");
  process.exitCode = code;
}

/** Starts a program that runs until everything is stopped; if it exits earlier, the others are stopped too. */
function keepRunning(name, command, args, extra = {}) {
  const child = start(command, args, { env: { ...env, ...extra } });
  children.push(child);
  child.on("exit", (code) => {
    if (!stopping) console.error(`The ${name} stopped (exit code ${code}). Stopping the rest.`);
    stop(code ?? 1);
  });
}

const phases = [];

/** Runs a phase and records how long it took. */
async function phase(name, work) {
  const began = performance.now();
  const result = await work();
  phases.push(`${name} ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return result;
}

async function checkPorts() {
  const wanted = [["PORT", port], ...(usesSandbox ? [["SANDBOX_PORT", sandboxPort]] : [])];
  for (const [name, number] of wanted) {
    if (!(await portTaken(Number(number)))) continue;
    console.error(
      `Port ${number} is taken by another program. Stop it, or choose another port: ${name}=${Number(number) + 10} npm start`,
    );
    process.exit(1);
  }
}

async function startShop() {
  if (development) {
    keepRunning("shop", "next", ["dev", "--port", port], {
      FORCED_DOMAIN: process.env.FORCED_DOMAIN || (usesSandbox ? "localhost" : ""),
      // The production server generates these itself (lib/run/server/serve.ts).
      SESSION_SECRET: process.env.SESSION_SECRET || randomBytes(32).toString("hex"),
      REVALIDATE_SECRET: process.env.REVALIDATE_SECRET || randomBytes(32).toString("hex"),
    });
  } else {
    // Two limits of memory that do not slow anything down (docs/operations.md §2).
    const { MALLOC_ARENA_MAX = "2" } = process.env;
    const args = ["--max-semi-space-size=8", "lib/run/server/serve.ts"];
    keepRunning("shop", "node", args, { MALLOC_ARENA_MAX });
  }
  // `next dev` listens everywhere.
  const host = (!development && process.env.LISTEN_HOST) || "localhost";
  return answers(`http://${isIPv6(host) ? `[${host}]` : host}:${port}/api/health`);
}

async function main() {
  await checkPorts();
  await phase("packages", () => ensureInstalled("small"));
  // Fills its database while the shop is being built.
  if (usesSandbox) keepRunning("sandbox", "node", ["sandbox/server.ts"], { NODE_ENV: mode });
  if (!development && !isBuilt()) {
    console.log("Building the shop (about 45 s the first time) …");
    const onStart = (child) => children.push(child);
    if ((await phase("build", () => build({ quiet: true, onStart }))) !== 0) return stop(1);
  }
  if (stopping) return;
  if (usesSandbox && !(await answers(`${backend}/_sandbox/`, 60_000))) {
    console.error("The sandbox did not start. It printed the reason above.");
    return stop(1);
  }
  console.log("Starting the shop …");
  if (!(await phase("start", startShop)) || stopping) return;
  console.log(
    usesSandbox
      ? await welcome({
          port,
          sandbox: backend,
          oneSite: development || Boolean(process.env.FORCED_DOMAIN),
        })
      : `\nThe shop: http://localhost:${port}  (backend: ${backend})\n`,
  );
  console.log(`  Ready after: ${phases.join(", ")}. Ctrl+C stops everything.\n`);
}

process.on("SIGINT", () => stop(0));
process.on("SIGTERM", () => stop(0));
await main();
