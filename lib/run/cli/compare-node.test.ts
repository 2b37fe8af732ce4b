import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { compareNode } from "./compare-node.mjs";

const VERSION = "99.1.2";
const NAME = `node-v${VERSION}-linux-x64`;
const PROGRAM = Buffer.from("the program of the release");
let server: Server;
let folder: string;
let files: Map<string, Buffer | string>;
const sumOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "baseline-release-"));
  mkdirSync(join(folder, NAME, "bin"), { recursive: true });
  writeFileSync(join(folder, NAME, "bin/node"), PROGRAM);
  spawnSync("tar", ["-czf", join(folder, "a.tar.gz"), "-C", folder, NAME]);
  const archive = readFileSync(join(folder, "a.tar.gz"));
  files = new Map<string, Buffer | string>([
    ["SHASUMS256.txt", `${"0".repeat(64)}  other.tar.gz\n${sumOf(archive)}  ${NAME}.tar.gz\n`],
    [`${NAME}.tar.gz`, archive],
  ]);
  server = createServer((request, response) => {
    const file = files.get((request.url ?? "").replace(`/v${VERSION}/`, ""));
    response.writeHead(file === undefined ? 404 : 200).end(file);
  });
  await new Promise<void>((done) => {
    server.listen(0, "127.0.0.1", done);
  });
});

afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const compare = (program: Buffer) =>
  compareNode({
    program,
    version: VERSION,
    platform: "linux-x64",
    dist: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });

it("knows the program of the release, and any other", async () => {
  expect(await compare(PROGRAM)).toBe("same");
  expect(await compare(Buffer.from("the program of somebody"))).toBe("different");
});

it("does not believe an archive that is not the published one", async () => {
  files.set("SHASUMS256.txt", `${"0".repeat(64)}  ${NAME}.tar.gz\n`);
  expect(await compare(PROGRAM)).toBe("different");
});

it("says that it could not compare where nothing is published, or half of it", async () => {
  files.delete(`${NAME}.tar.gz`);
  expect(await compare(PROGRAM)).toBe("unreachable");
  files.clear();
  expect(await compare(PROGRAM)).toBe("unreachable");
});
