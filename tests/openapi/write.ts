import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createSandbox } from "#sandbox/app.ts";

/**
 * `npm run contract` writes `docs/openapi.json` from the declarations of the calls. The sandbox that gives the examples
 * runs in this process, with its data in memory: no port is opened, and nothing is left behind.
 */
const ORIGIN = "http://sandbox.test";
const sandbox = createSandbox({ origin: ORIGIN });
globalThis.fetch = (input, init) => sandbox.fetch(new Request(input, init));
process.env.BACKEND_URL = ORIGIN;
process.env.MEDIA_URL = "";
process.env.PRODUCT_SEARCH_URL = "";

// Loaded afterwards, because the transport reads the settings of this process.
const { buildOpenApi, OPENAPI } = await import("./build.ts");
writeFileSync(join(import.meta.dirname, "../..", OPENAPI), await buildOpenApi());
sandbox.close();
console.log(`${OPENAPI} is written.`);
