import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { createSandbox } from "./app.ts";
import { renderDemoPictures } from "./seed-source.ts";

/** `node sandbox/server.ts [--reset]`: serves the sandbox over HTTP; data is kept in SANDBOX_DATA (`.sandbox`). */
const port = Number(process.env.SANDBOX_PORT ?? 4000);
const folder = process.env.SANDBOX_DATA || ".sandbox";
const file = join(folder, "sandbox.db");
const mediaDir = join(folder, "media");
mkdirSync(mediaDir, { recursive: true });

if (process.argv.includes("--reset"))
  for (const end of ["", "-wal", "-shm"]) rmSync(file + end, { force: true });

const mediaReady = renderDemoPictures(mediaDir).catch((error: unknown) => {
  console.error("The sandbox could not draw its pictures:", error);
});
const sandbox = createSandbox({ file, mediaDir, mediaReady });
const server = serve({ fetch: sandbox.fetch, port }, () =>
  console.log(`Sandbox: http://localhost:${port}/_sandbox/ (data in ${folder})`),
);
server.on("error", (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === "EADDRINUSE" ? `Port ${port} is taken: set SANDBOX_PORT to another.` : error,
  );
  process.exit(1);
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    server.close(() => {
      sandbox.close();
      process.exit(0);
    });
    if ("closeAllConnections" in server) server.closeAllConnections();
  });
}
