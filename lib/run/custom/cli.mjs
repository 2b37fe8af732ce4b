// `npm run custom`: writes `custom/generated` from the other folders of `custom/` (docs/extending.md).
import { join } from "node:path";
import { deprecatedExports } from "./generate.mjs";
import { writeCustom } from "./write.mjs";

const ROOT = join(import.meta.dirname, "../../..");
for (const line of deprecatedExports(join(ROOT, "custom"))) console.warn(line);
const written = writeCustom(ROOT);
console.log(
  written.length === 0
    ? "custom/generated is up to date."
    : `Written: ${written.map((name) => `custom/generated/${name}`).join(", ")}`,
);
