import { createMeilisearch } from "./meilisearch.ts";
import { createSearchService } from "./search-service.ts";
import { readSearchSettings } from "./search-settings.ts";

/** How often it is looked whether something is due, in milliseconds. */
const TICK = 5_000;

const log = (line: Readonly<Record<string, unknown>>): void => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`);
};

try {
  const settings = readSearchSettings(process.env);
  const engine = createMeilisearch({ url: settings.meiliUrl, key: settings.meiliKey });
  const { server, scopes } = createSearchService({ settings, engine, log });
  const ticking = setInterval(() => void scopes.run(), TICK);
  server.listen(settings.port, settings.host, () => log({ msg: "started", port: settings.port }));
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.once(signal, () => {
      clearInterval(ticking);
      server.close(() => process.exit(0));
      server.closeIdleConnections();
    });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
