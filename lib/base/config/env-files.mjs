// Runs on plain Node 20 before any package is installed: the commands of lib/run/cli start with it.
import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * Reads the settings of a folder's `.env` files, in Next's order of priority: the environment, then
 * `.env.production.local` (or `.env.development.local`), `.env.local`, `.env.production`, `.env`.
 * @param {string} folder
 * @param {"production" | "development"} mode
 */
export function loadEnvFiles(folder, mode) {
  for (const name of [`.env.${mode}.local`, ".env.local", `.env.${mode}`, ".env"]) {
    const path = join(folder, name);
    // Does not overwrite variables that are already set.
    if (existsSync(path)) process.loadEnvFile(path);
  }
}
