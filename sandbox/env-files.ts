import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * Reads the settings of a folder's `.env` files as the shop does: the environment wins, then the local files, then the
 * shared ones.
 */
export function loadEnvFiles(folder: string, mode: "production" | "development"): void {
  for (const name of [`.env.${mode}.local`, ".env.local", `.env.${mode}`, ".env"]) {
    const path = join(folder, name);
    if (existsSync(path)) process.loadEnvFile(path);
  }
}
