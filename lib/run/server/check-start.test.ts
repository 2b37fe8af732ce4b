import { expect, it } from "vitest";
import { checkStart, missingSecrets } from "./check-start.ts";

const BACKEND_URL = "https://backend.example";
const secrets = { SESSION_SECRET: "a".repeat(16), REVALIDATE_SECRET: "b".repeat(16) };

it.each([
  ["no backend", {}, [/BACKEND_URL.*SANDBOX=1/]],
  ["an empty backend", { BACKEND_URL: " " }, [/BACKEND_URL/]],
  ["the sandbox by name", { SANDBOX: "1" }, []],
  ["one server without secrets", { BACKEND_URL }, []],
  [
    "Redis without secrets",
    { BACKEND_URL, REDIS_URL: "redis://r" },
    [/SESSION_SECRET.*openssl/, /REVALIDATE_SECRET.*openssl/],
  ],
  [
    "several workers without secrets",
    { BACKEND_URL, WEB_CONCURRENCY: "2" },
    [/SESSION_SECRET.*WEB_CONCURRENCY.*openssl/, /REVALIDATE_SECRET.*openssl/],
  ],
  ["several workers with secrets", { BACKEND_URL, WEB_CONCURRENCY: "2", ...secrets }, []],
  ["one worker without secrets", { BACKEND_URL, WEB_CONCURRENCY: "1" }, []],
  [
    "a process manager's instance without secrets",
    { BACKEND_URL, NODE_APP_INSTANCE: "0", REVALIDATE_SECRET: "b".repeat(16) },
    [/SESSION_SECRET.*NODE_APP_INSTANCE.*openssl/],
  ],
  ["no front", { BACKEND_URL, FRONT: "off" }, []],
  [
    "no front, and more processes than one",
    { BACKEND_URL, FRONT: "off", WEB_CONCURRENCY: "2", ...secrets },
    [/FRONT=off.*WEB_CONCURRENCY/],
  ],
  [
    "a front, and more processes",
    { BACKEND_URL, FRONT: "on", WEB_CONCURRENCY: "2", ...secrets },
    [],
  ],
  ["Redis with secrets", { BACKEND_URL, REDIS_URL: "redis://r", ...secrets }, []],
])("%s", (_, env, expected) => {
  const { problems } = checkStart(env);
  expect(problems).toHaveLength(expected.length);
  for (const [n, pattern] of expected.entries()) expect(problems[n]).toMatch(pattern);
});

it("refuses a worker of a cluster without secrets", () => {
  const { problems } = checkStart({ BACKEND_URL }, true);
  expect(problems).toHaveLength(2);
  expect(checkStart({ BACKEND_URL, ...secrets }, true).problems).toEqual([]);
});

it("warns of a forced domain", () => {
  expect(checkStart({ BACKEND_URL, FORCED_DOMAIN: "shop.test" }).warnings).toHaveLength(1);
  expect(checkStart({ BACKEND_URL }).warnings).toEqual([]);
  const redis = { REDIS_URL: "redis://redis:6379", REDIS_STATE_URL: "redis://:secret@redis:6379" };
  expect(checkStart({ BACKEND_URL, ...redis }).warnings).toEqual([
    expect.stringMatching(/^REDIS_URL .*without a password/),
  ]);
});

it("replicas are told which secrets they lack, a single server is not", () => {
  expect(missingSecrets({}).names).toEqual([]);
  for (const sign of [{ REDIS_URL: "redis://r" }, { WEB_CONCURRENCY: "2" }])
    expect(missingSecrets({ ...sign, SESSION_SECRET: "x" }).names).toEqual(["REVALIDATE_SECRET"]);
});
