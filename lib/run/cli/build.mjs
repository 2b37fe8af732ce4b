// `npm run build`: always builds, and records the sources, so that `npm start` does not build the same again.
import { ensureInstalled } from "./install.mjs";
import { build } from "./next-build.mjs";

await ensureInstalled("small");
process.exit(await build());
