import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { PUBLIC_TYPES, readPublicTypes } from "./public-types.ts";

// `npm run public-types`: writes down what `custom/` may rely on.
writeFileSync(join(import.meta.dirname, "../..", PUBLIC_TYPES), readPublicTypes());
console.log(`${PUBLIC_TYPES} is written.`);
