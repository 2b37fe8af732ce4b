import { expect, it } from "vitest";
import { createClient } from "../testing/client.ts";

const HERE = "http://localhost:4000";

const send = (path: string, headers: Readonly<Record<string, string>>, base = HERE) =>
  createClient().sandbox.fetch(new Request(base + path, { method: "POST", headers }));

const PATHS = ["/_sandbox/reset", "/_sandbox/tricks/repair"];

it.each(PATHS)("does nothing at %s for a form of another page", async (path) => {
  const other = { origin: "https://other.example" };
  expect((await send(path, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await send(path, { "sec-fetch-site": "same-site" })).status).toBe(403);
  expect((await send(path, other)).status).toBe(403);
  // A name that somebody else points at this machine.
  const named = await send(path, { "sec-fetch-site": "same-origin" }, "http://other.example:4000");
  expect(named.status).toBe(403);
});

it.each(PATHS)("obeys at %s its own form, and programs", async (path) => {
  expect((await send(path, { "sec-fetch-site": "same-origin", origin: "null" })).status).toBe(200);
  expect((await send(path, { origin: HERE })).status).toBe(200);
  expect((await send(path, {})).status).toBe(200);
});
