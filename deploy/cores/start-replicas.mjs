/**
 * `node deploy/cores/start-replicas.mjs --replicas=4 --port=8080`: several replicas of the shop on one machine, HAProxy
 * before them, and a Redis that they share (docs/operations.md §7). Needs a build, the settings of `npm run serve` with both
 * secrets, and `haproxy` and `valkey-server` or `redis-server` in the PATH; with REDIS_URL set, no Redis is started.
 * `--certificates=/etc/haproxy/certs` ends TLS too. With `--behind-proxy` there is no HAProxy: the replicas share the port, for a
 * proxy on this machine that ends TLS. Ctrl+C or SIGTERM ends all, the replicas with what they are answering.
 */

import { spawn } from "node:child_process";
import cluster from "node:cluster";
import { randomBytes } from "node:crypto";
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { parseArgs } from "node:util";
import { haproxyConfig } from "./haproxy-config.mjs";
import { metricsOf, redisConfig, replicaSettings, wrongBehindProxy } from "./replica-settings.mjs";

const ROOT = join(import.meta.dirname, "../..");
/** Milliseconds before a program that ended is started again. */
const PAUSE = 1_000;
const SERVER = "lib/run/server/serve.ts";

const values = readOptions();
const port = whole("port", 1, 65_000);
const replicas = whole("replicas", 1, 64);

/** The options of the command. */
function readOptions() {
  try {
    return parseArgs({
      options: {
        replicas: {
          type: "string",
          default: String(Math.max(2, Math.floor(availableParallelism() / 2))),
        },
        port: { type: "string", default: "8080" },
        host: { type: "string", default: "127.0.0.1" },
        memory: { type: "string", default: "1gb" },
        certificates: { type: "string" },
        "behind-proxy": { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    return fail(
      `${error.message}\nnode deploy/cores/start-replicas.mjs --replicas=4 --port=8080 --host=127.0.0.1 --memory=1gb --certificates=FOLDER --behind-proxy`,
    );
  }
}

if (!process.features.typescript)
  fail(
    `Node ${process.versions.node} is too old for the server: use one as new as the Dockerfile's, or npm exec -- node deploy/cores/start-replicas.mjs`,
  );

/** @param {"port" | "replicas"} name */
function whole(name, least, most) {
  const value = Number(values[name]);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  return fail(`--${name}: use a whole number between ${least} and ${most}`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** The first of these programs that the PATH has. Debian keeps servers in /usr/sbin. */
function find(...names) {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  for (const name of names)
    for (const folder of folders)
      try {
        accessSync(join(folder, name), constants.X_OK);
        return join(folder, name);
      } catch {}
  return fail(`None of ${names.join(", ")} is installed: apt-get install haproxy redis-server`);
}

const folder = mkdtempSync(join(tmpdir(), "shop-replicas-"));
const running = new Set();
let isEnding = false;

/** Starts something, and again whenever it ends. */
function keep(start) {
  const child = start();
  running.add(child);
  child.once("exit", () => {
    running.delete(child);
    if (!isEnding) setTimeout(() => !isEnding && keep(start), PAUSE);
  });
  return child;
}

/** Keeps a program running. */
const keepProgram = (command, args, env = {}, input) =>
  keep(() => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: [input === undefined ? "ignore" : "pipe", "inherit", "inherit"],
      // Ctrl+C reaches this process alone, which ends the others in order.
      detached: true,
    });
    child.stdin?.end(input);
    return child;
  });

const shared = values["behind-proxy"];
const wrong = shared ? wrongBehindProxy(values) : null;
if (wrong !== null) fail(wrong);
const haproxy = shared ? null : find("haproxy");
const settings = replicaSettings(
  shared ? { ...process.env, LISTEN_HOST: values.host } : process.env,
);
const support = [];
if (!process.env.REDIS_URL) {
  const password = randomBytes(24).toString("hex");
  const config = redisConfig({ port: port + 1, password, memory: values.memory });
  support.push(keepProgram(find("valkey-server", "redis-server"), ["-"], {}, config));
  settings.REDIS_URL = `redis://:${password}@127.0.0.1:${port + 1}`;
}
const bind = `${values.host}:${port}`;
const places = Array.from({ length: replicas }, (_, place) => ({
  ...settings,
  PORT: String(haproxy ? port + 10 + place : port),
  ...metricsOf(process.env, place),
}));
if (haproxy) {
  for (const place of places) keepProgram(process.execPath, [SERVER], place);
  const file = join(folder, "haproxy.cfg");
  const shops = places.map(({ PORT }) => Number(PORT));
  writeFileSync(file, haproxyConfig({ bind, shops, certificates: values.certificates }));
  support.push(keepProgram(haproxy, ["-db", "-f", file]));
} else {
  // Connections are handed out in turn by this process, and read by the replicas themselves: no hop for a request.
  cluster.schedulingPolicy = cluster.SCHED_RR;
  cluster.setupPrimary({ exec: join(ROOT, SERVER), cwd: ROOT });
  for (const place of places) keep(() => cluster.fork(place).process);
}
console.log(`${replicas} replicas behind ${bind}`);

/** The replicas end first, and say meanwhile that they are not ready; then what is before and behind them. */
async function end() {
  if (isEnding) return;
  isEnding = true;
  const ended = [...running]
    .filter((child) => !support.includes(child))
    .map((child) => new Promise((resolve) => child.once("exit", resolve) && child.kill("SIGTERM")));
  await Promise.all(ended);
  for (const child of running) child.kill("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
}
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => void end());
