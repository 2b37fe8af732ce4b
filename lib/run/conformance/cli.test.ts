import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readArguments } from "./cli.mjs";

const GIVEN = ["--backend", "https://backend.example", "--domain", "shop.example"];

it("writes and logs in only where it is told to", () => {
  expect(readArguments(GIVEN, { STAFF_PASSWORD: "CANARY" })).toEqual({
    backend: "https://backend.example",
    domain: "shop.example",
    writes: false,
  });
  const passwords = { CUSTOMER_PASSWORD: "one", STAFF_PASSWORD: "two" };
  const all = [...GIVEN, "--writes", "--customer", "ana", "--staff", "ivo"];
  expect(readArguments(all, passwords)).toMatchObject({
    writes: true,
    customer: { username: "ana", password: "one" },
    staff: { username: "ivo", password: "two" },
  });
});

it.each([
  ["no domain", ["--backend", "https://backend.example"], "--backend and --domain are needed"],
  ["a customer without password", [...GIVEN, "--customer", "ana"], "CUSTOMER_PASSWORD"],
  ["staff without password", [...GIVEN, "--writes", "--staff", "ivo"], "STAFF_PASSWORD"],
  ["a password in the arguments", [...GIVEN, "--password", "CANARY"], "--password"],
])("refuses %s and says what is wrong", (_, args, said) => {
  const answer = readArguments(args, {});
  expect(answer).toContain(said);
  expect(answer).not.toContain("CANARY");
});

it("lets staff save nothing without permission to write", () => {
  expect(readArguments([...GIVEN, "--staff", "ivo"], { STAFF_PASSWORD: "two" })).toContain(
    "needs --writes",
  );
});

it("ends with 1 where a backend does not answer", () => {
  // The discard port: nothing answers there.
  const args = ["--backend", "http://127.0.0.1:9", "--domain", "shop.example"];
  const run = spawnSync(process.execPath, ["lib/run/conformance/cli.mjs", ...args], {
    cwd: join(import.meta.dirname, "../../.."),
    encoding: "utf8",
  });
  expect([run.status, run.stderr]).toEqual([1, ""]);
  expect(run.stdout).toContain("DIFFERS    POST v2/domainDetect");
  expect(run.stdout).toContain("The backend does not keep the contract.");
});

it("says how it is called", () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, "cli.mjs"), "--help"],
    { encoding: "utf8" },
  );
  expect([status, stdout]).toEqual([0, expect.stringContaining("--writes")]);
});
