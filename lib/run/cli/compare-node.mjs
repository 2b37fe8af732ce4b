// Compares the Node from npm (repackaged by others) with Node's own release: `node lib/run/cli/compare-node.mjs`. The
// archive is compared with the checksums published by nodejs.org, then the program in it with ours. Without a network
// it reports that and succeeds; with `--required`, as in CI, that is a failure too.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "./toolchain.mjs";

const DIST = "https://nodejs.org/dist";
/** Milliseconds for one file of the release. */
const PATIENCE = 120_000;
const MOST = 512 * 1024 * 1024;

const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");

/** @returns {Promise<Buffer | null>} null if it cannot be downloaded */
async function download(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
    return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

/** The program inside a release's archive. */
function programIn(archive, name) {
  const folder = mkdtempSync(join(tmpdir(), "baseline-node-"));
  try {
    const file = join(folder, "node.tar.gz");
    writeFileSync(file, archive);
    return spawnSync("tar", ["-xzOf", file, `${name}/bin/node`], { maxBuffer: MOST }).stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {{ program: Buffer, version: string, platform: string, dist?: string }} options
 * `platform` as Node names it: `linux-x64`
 * @returns {Promise<"same" | "different" | "unreachable">}
 */
export async function compareNode({ program, version, platform, dist = DIST }) {
  const release = `${dist}/v${version}`;
  const name = `node-v${version}-${platform}`;
  const file = platform.startsWith("win-") ? `${platform}/node.exe` : `${name}.tar.gz`;
  const sums = (await download(`${release}/SHASUMS256.txt`))?.toString();
  if (!sums) return "unreachable";
  const published = sums
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .find(([, of]) => of === file)?.[0];
  if (!published) return "different";
  if (platform.startsWith("win-")) return sha256(program) === published ? "same" : "different";
  const archive = await download(`${release}/${file}`);
  if (!archive) return "unreachable";
  if (sha256(archive) !== published) return "different";
  return programIn(archive, name)?.equals(program) ? "same" : "different";
}

async function main() {
  const os = process.platform === "win32" ? "win" : process.platform;
  const platform = `${os}-${process.arch}`;
  const folder = join(ROOT, "node_modules", packageOf(platform));
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const program = readFileSync(join(folder, "bin", os === "win" ? "node.exe" : "node"));
  const result = await compareNode({ program, version, platform });
  if (result === "same") console.log(`Node ${version} is the program of Node's own release.`);
  else if (result === "different")
    console.error(`Node ${version} from npm is NOT the program that nodejs.org publishes.`);
  else console.error(`SKIPPED: nodejs.org cannot be reached, so Node ${version} is not compared.`);
  const isWrong = result === "different" || process.argv.includes("--required");
  if (result !== "same" && isWrong) process.exitCode = 1;
}

const packageOf = (platform) =>
  platform === "darwin-arm64" ? `node-bin-${platform}` : `node-${platform}`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await main();
