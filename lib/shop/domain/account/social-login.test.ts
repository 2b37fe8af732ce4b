import { expect, it } from "vitest";
import { providerAddress, readSocialReturn } from "./social-login.ts";

it.each([
  ["https://accounts.example/login?state=s1", "s1"],
  ["http://localhost:4000/x", ""],
])("accepts %s as a provider's page", (url, state) =>
  expect(providerAddress(url)).toMatchObject({ href: url, state }));

it.each([
  "http://accounts.example/",
  "javascript:alert(1)",
  "/x",
  "https://me@evil.example/",
  "",
])("rejects %j as a provider's page", (url) => expect(providerAddress(url)).toBeNull());

const attempt = { provider: "google", state: "s1", to: "/" };
const back = (query: string, kept: typeof attempt | null = attempt) =>
  readSocialReturn(new URLSearchParams(query), kept);

it("logs in with the answer to this tab's attempt", () => {
  expect(back("provider=google&code=c&state=s1")).toEqual({
    kind: "code",
    provider: "google",
    code: "c",
    state: "s1",
  });
  expect(back("code=c&state=s1").kind).toBe("code");
});

it("does not log in after a refusal by the provider", () =>
  expect(back("provider=google&state=s1&error=access_denied").kind).toBe("cancelled"));

it.each([
  ["another state", "provider=google&code=c&state=s2", attempt],
  ["no state", "provider=google&code=c", attempt],
  ["no state, where none was sent", "provider=google&code=c", { ...attempt, state: "" }],
  ["another provider", "provider=facebook&code=c&state=s1", attempt],
  ["no attempt", "provider=google&code=c&state=s1", null],
])("rejects %s", (_, query, kept) => expect(back(query, kept).kind).toBe("stray"));
