import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readArguments } from "./doctor-backend.mjs";

const GIVEN = ["--backend", "https://backend.example", "--domain", "shop.example"];

it("takes an address and a domain", () => {
  expect(readArguments(GIVEN)).toMatchObject({ domain: "shop.example" });
});

it("takes the key of a site from the environment", () => {
  const given = readArguments([...GIVEN, "--site", "7"], { BACKEND_API_KEY: "CANARY" });
  expect(given).toMatchObject({ site: "7", apiKey: "CANARY" });
  expect(readArguments(GIVEN, { BACKEND_API_KEY: "CANARY" })).not.toHaveProperty("apiKey");
});

it.each([
  ["no domain", ["--backend", "https://backend.example"], "--backend and --domain are needed"],
  ["no address", ["--backend", "backend.example", "--domain", "shop.example"], "--backend: "],
  ["a domain with a path", [...GIVEN, "--domain", "shop.example/x"], "--domain: "],
  ["a key that everybody on the machine can read", [...GIVEN, "--api-key", "CANARY"], "--api-key"],
  ["a site without its key", [...GIVEN, "--site", "7"], "BACKEND_API_KEY"],
  ["an unknown option", [...GIVEN, "--write"], "--write"],
])("refuses %s and says what is wrong, without the key", (_, args, said) => {
  const answer = readArguments(args, {});
  expect(answer).toContain(said);
  expect(answer).not.toContain("CANARY");
});

it("writes the report and ends with 1 where shoppers would miss something", () => {
  const folder = mkdtempSync(join(tmpdir(), "baseline-doctor-"));
  const file = join(folder, "report.html");
  try {
    // The discard port: nothing answers there.
    const run = spawnSync(
      process.execPath,
      [
        "lib/run/cli/doctor.mjs",
        "--backend",
        "http://127.0.0.1:9",
        "--domain",
        "shop.example",
      ].concat(["--site", "7", "--html", file]),
      {
        cwd: join(import.meta.dirname, "../../.."),
        encoding: "utf8",
        env: { ...process.env, BACKEND_API_KEY: "CANARY-KEY" },
      },
    );
    expect([run.status, run.stderr]).toEqual([1, ""]);
    expect(run.stdout).toContain("FAIL  POST v2/domainDetect");
    expect(run.stdout).toContain("Shoppers would miss what they need.");
    const html = readFileSync(file, "utf8");
    expect(html).toContain("<h3>POST v2/domainDetect</h3>");
    expect(run.stdout + html).not.toContain("CANARY");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
