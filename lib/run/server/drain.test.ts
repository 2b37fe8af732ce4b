import { spawn } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { RENEWAL_DEADLINE } from "#lib/gateway/auth/shared-renewal.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { listCalls } from "#lib/shop/api/declare.ts";
import { ORDER_PREPARATION } from "#lib/shop/api/longest-deadline.ts";
import { PUBLISH_BUDGET } from "#lib/staff/edit/publish/publish.ts";
import { DRAIN_TIMEOUT } from "./drain.ts";

it("a shutdown outlasts the longest call, and what is renewed and asked before it", () => {
  const longest = Math.max(...listCalls(calls).map(({ deadline = 0 }) => deadline));
  expect(longest).toBeGreaterThan(0);
  expect(DRAIN_TIMEOUT).toBeGreaterThan(longest + RENEWAL_DEADLINE + ORDER_PREPARATION);
  expect(DRAIN_TIMEOUT).toBeGreaterThan(PUBLISH_BUDGET);
});

/** A server that says when it listens and what it does before it ends. */
const PROGRAM = `
import { createServer } from "node:http";
import { drainOnSignal } from ${JSON.stringify(join(import.meta.dirname, "drain.ts"))};
const server = createServer().listen(0, () => console.log("listens"));
drainOnSignal(server, () => {}, async () => {
  await new Promise((resolve) => setImmediate(resolve));
  console.log("last words");
});
`;

it("ends after it has sent what others still have to hear", async () => {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", PROGRAM]);
  let said = "";
  child.stdout.on("data", (text) => {
    said += text;
    if (said === "listens\n") child.kill("SIGINT");
  });
  const code = await new Promise((resolve) => child.once("exit", resolve));
  expect([code, said]).toEqual([0, "listens\nlast words\n"]);
});
