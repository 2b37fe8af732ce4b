// `npm run custom`: writes `custom/generated` from the other folders of `custom/` (docs/extending.md).
import { join } from "node:path";
import { writeCustom } from "./write.mjs";

const written = writeCustom(join(import.meta.dirname, "../../.."));
console.log(
  written.length === 0
    ? "custom/generated is up to date."
    : `Written: ${written.map((name) => `custom/generated/${name}`).join(", ")}`,
);
