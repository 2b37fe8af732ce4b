import "server-only";
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The version in `package.json` and the commit that is checked out; null outside a repository. */
export async function ownVersion(): Promise<{ version: string; commit: string | null }> {
  const { version }: { version?: string } = JSON.parse(await readFile("package.json", "utf8"));
  const commit = await run("git", ["rev-parse", "--short", "HEAD"]).catch(() => null);
  return { version: version ?? "", commit: commit?.stdout.trim() || null };
}
