import { afterEach, expect, it } from "vitest";
import { mountSandbox } from "#tests/backends/sandbox.ts";
import { FAULTS } from "#tests/factories/faults/backend-faults.ts";
import type { Planted, Row } from "#tests/factories/faults/plant.ts";
import { sandboxLogin } from "#tests/factories/sandbox-login.ts";
import { runConformance } from "./run-kit.ts";

let planted: readonly Planted[] = [];
const made = new Map<string, number>();

const sandbox = mountSandbox(async (request, response) => {
  const { pathname } = new URL(request.url);
  const found = planted.find(({ path }) => pathname.includes(path));
  if (!found) return response;
  const copy = response.clone();
  const answer = (await copy.json().catch(() => ({}))) as Row;
  const body = (await request.json().catch(() => ({}))) as Row;
  const before = made.get(found.path) ?? 0;
  made.set(found.path, before + 1);
  return found.fault(answer, { request, body, status: response.status, before }) ?? response;
});
afterEach(() => {
  planted = [];
  made.clear();
  sandbox.reset();
});

/** The faults in as few runs as possible: one of each call at a time. */
function inBatches(): Planted[][] {
  const batches: Planted[][] = [];
  for (const one of FAULTS) {
    const free = batches.find((batch) =>
      batch.every((other) => other.path !== one.path && !other.isAlone && !one.isAlone),
    );
    if (free) free.push(one);
    else batches.push([one]);
  }
  return batches;
}

/** The statements that a fault has broken. */
const broken = new Set<string>();

it.each(
  inBatches().map((batch) => ({ batch, names: batch.map(({ name }) => name).join(", ") })),
)("finds $names", async ({ batch }) => {
  planted = batch;
  const { reports, text, conforms } = await examine();
  for (const { name, said } of batch) expect(text, name).toMatch(said);
  expect(conforms).toBe(false);
  const found = reports.filter(({ verdict }) => verdict === "differs");
  for (const { says } of found) broken.add(says);
  // Each says what was asked, what came, what the contract says and what shoppers see.
  for (const { difference, says, seen } of found)
    expect([difference?.asked, difference?.came, says, seen].every(Boolean)).toBe(true);
  expect(text).not.toContain("CANARY-KEY");
  expect(text).not.toContain(sandboxLogin(false).password);
});

it("finds faults of each kind, and one of each statement that it tries", async () => {
  const kinds = new Set(FAULTS.map(({ name }) => name.split(":")[0]));
  expect(kinds).toEqual(
    new Set(["shape", "list", "error", "idempotence", "session", "price", "lock"]),
  );
  const { reports, conforms } = await examine();
  expect(conforms).toBe(true);
  expect(reports.map(({ says }) => says).filter((says) => !broken.has(says))).toEqual([]);
});

const examine = () =>
  runConformance({
    domain: "tenis.localhost",
    writes: true,
    customer: sandboxLogin(false),
    staff: sandboxLogin(true),
  });
