// `npm start`: installs, builds when needed, starts the sandbox and the shop, prints where everything is.
// `npm run dev` is the same with `next dev` in place of the build.
import { answers, ensureBuilt, ensureInstalled, portTaken, start } from "./toolchain.mjs";

const development = process.argv.includes("--dev");
const port = process.env.PORT || "3000";
const sandboxPort = process.env.SANDBOX_PORT || "4000";
const ownBackend = !process.env.BACKEND_URL;

ensureInstalled();
for (const [name, wanted] of [
  ["PORT", port],
  ...(ownBackend ? [["SANDBOX_PORT", sandboxPort]] : []),
]) {
  if (await portTaken(Number(wanted))) {
    console.error(
      `Port ${wanted} is taken by another program. End it, or choose another: ${name}=${Number(wanted) + 10} npm start`,
    );
    process.exit(1);
  }
}
const children = [];
let stopping = false;
function stop(code) {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill("SIGTERM");
  process.exitCode = code;
}
function keep(child, name) {
  children.push(child);
  child.on("exit", (code) => {
    if (!stopping) console.error(`The ${name} ended by itself (${code}); stopping the rest.`);
    stop(code ?? 1);
  });
}
process.on("SIGINT", () => stop(0));
process.on("SIGTERM", () => stop(0));

const env = { PORT: port, SANDBOX_PORT: sandboxPort };
if (ownBackend) {
  env.BACKEND_URL = `http://localhost:${sandboxPort}`;
  keep(start("node", ["sandbox/server.ts"], { env }), "sandbox");
}
if (!development && ensureBuilt() !== 0) stop(1);
if (!stopping && ownBackend && !(await answers(`${env.BACKEND_URL}/_sandbox/`, 300_000))) {
  console.error("The sandbox did not start: see its words above.");
  stop(1);
}
if (!stopping) {
  if (development) {
    env.FORCED_DOMAIN = process.env.FORCED_DOMAIN || (ownBackend ? "localhost" : "");
    keep(start("next", ["dev", "--port", port], { env }), "shop");
  } else {
    keep(start("node", ["lib/server/serve.ts"], { env }), "shop");
  }
  if (await answers(`http://localhost:${port}/api/health`)) {
    if (ownBackend) {
      const { welcome } = await import("./welcome.mjs");
      console.log(await welcome({ port, sandbox: env.BACKEND_URL, development }));
    } else {
      console.log(`\nThe shop: http://localhost:${port}  (backend: ${process.env.BACKEND_URL})\n`);
    }
  }
}
