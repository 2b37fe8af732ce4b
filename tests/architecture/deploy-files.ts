import { readFileSync } from "node:fs";
import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "../..");
export const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");

/** Milliseconds for which readiness is red before a shop stops taking requests (`lib/run/server/drain.ts`). */
export const NOTICE = 5_000;
/** Names of the shop's settings. */
export const settings = new Set(
  [...read(".env.example").matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name),
);
/** Adds this release's scripts to those of the others; the file exists (`tests/architecture/image.test.ts`). */
export const ADD_STATIC = ["node", "lib/run/cli/add-static.mjs", "/static"];
/** A whole version: the same file starts the same programs tomorrow. */
export const PINNED = /^[\w./-]+:\d+\.\d+\.\d+[\w.-]*$/;
