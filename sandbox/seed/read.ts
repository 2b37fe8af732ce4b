import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A JSON file below `sandbox/seed`. Its shape is the caller's word; `seed.test.ts` checks what matters. */
export function readJson<T>(...path: readonly string[]): T {
  return JSON.parse(readFileSync(join(import.meta.dirname, ...path), "utf8"));
}
