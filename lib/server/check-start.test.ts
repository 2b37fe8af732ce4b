import { expect, it } from "vitest";
import { checkStart } from "./check-start.ts";

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
  ["Redis with secrets", { BACKEND_URL, REDIS_URL: "redis://r", ...secrets }, []],
])("%s", (_, env, expected) => {
  const { problems } = checkStart(env);
  expect(problems).toHaveLength(expected.length);
  for (const [n, pattern] of expected.entries()) expect(problems[n]).toMatch(pattern);
});

it("warns of a forced domain", () => {
  expect(checkStart({ BACKEND_URL, FORCED_DOMAIN: "shop.test" }).warnings).toHaveLength(1);
  expect(checkStart({ BACKEND_URL }).warnings).toEqual([]);
});
