import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { createSandbox } from "./app.ts";
import { loadEnvFiles } from "./env-files.ts";
import { listen } from "./listen.ts";
import { enlarge } from "./seed/enlarge.ts";
import { seed as demo } from "./seed/index.ts";

loadEnvFiles(
  join(import.meta.dirname, ".."),
  process.env.NODE_ENV === "development" ? "development" : "production",
);

/**
 * `node sandbox/server.ts` serves the sandbox over HTTP (SANDBOX_PORT, 4000) to this machine, with SANDBOX_OPEN=1 to
 * everybody who can reach it; data is stored in SANDBOX_DATA (`.sandbox`). With SANDBOX_PRODUCTS its first site is a
 * large shop (`seed/enlarge.ts`). `--reset` restores the demo data, in the running server if there is one, and exits.
 */
const seed = enlarge(demo, Number(process.env.SANDBOX_PRODUCTS || 0));
const port = Number(process.env.SANDBOX_PORT || 4000);
const folder = process.env.SANDBOX_DATA || ".sandbox";
const file = join(folder, "sandbox.db");
mkdirSync(folder, { recursive: true });

if (process.argv.includes("--reset")) await reset();
else await start();

async function reset(): Promise<void> {
  const running = await fetch(`http://localhost:${port}/_sandbox/reset`, { method: "POST" }).catch(
    () => null,
  );
  if (!running?.ok) {
    const sandbox = createSandbox({ file, seed });
    sandbox.reset();
    sandbox.close();
  }
  console.log("The demo data is restored.");
}

async function start(): Promise<void> {
  const sandbox = createSandbox({
    file,
    seed,
    shopPort: Number(process.env.SHOP_PORT || process.env.PORT || 3000),
  });
  const isOpen = /^(1|true|yes|on)$/i.test(process.env.SANDBOX_OPEN?.trim() ?? "");
  const servers = await listen(sandbox.fetch, { port, isOpen }).catch(
    (error: NodeJS.ErrnoException) => {
      console.error(
        error.code === "EADDRINUSE" ? `Port ${port} is taken: set SANDBOX_PORT to another.` : error,
      );
      process.exit(1);
    },
  );
  console.log(`Sandbox: http://localhost:${port}/_sandbox/ (data in ${folder})`);
  if (isOpen) console.log("SANDBOX_OPEN: everybody who reaches this machine may use the sandbox.");
  if (sandbox.isOutdated) {
    console.log(
      "The demo data has changed since this database was filled: npm run sandbox:reset brings the new one.",
    );
  }
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      const ended = servers.map((server) => new Promise((resolve) => server.close(resolve)));
      for (const server of servers) server.closeAllConnections();
      void Promise.all(ended).then(() => {
        sandbox.close();
        process.exit(0);
      });
    });
  }
}
