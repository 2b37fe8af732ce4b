import { expect, it } from "vitest";
import { openSealed, seal } from "./seal.ts";

const SECRET = "a secret of the tests only";
const TOKENS = { accessToken: "CANARY", refreshToken: "CANARY" };

it("opens under its own name and secret only, and shows nothing", () => {
  const sealed = seal(TOKENS, SECRET, "renewal:a");
  expect(openSealed(sealed, [SECRET], "renewal:a")).toEqual(TOKENS);
  expect(openSealed(sealed, [SECRET], "renewal:b")).toBeNull();
  expect(openSealed(sealed, ["another secret of ours"], "renewal:a")).toBeNull();
  expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("CANARY");
  expect(seal(TOKENS, SECRET, "renewal:a")).not.toBe(sealed);
});

it.each(["", "pending", "AAAA"])("takes no other text: %j", (text) => {
  expect(openSealed(text, [SECRET], "renewal:a")).toBeNull();
});

it("notices a changed or shortened text", () => {
  const bytes = Buffer.from(seal(TOKENS, SECRET, "n"), "base64url");
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(openSealed(bytes.toString("base64url"), [SECRET], "n")).toBeNull();
  expect(openSealed(bytes.subarray(0, 20).toString("base64url"), [SECRET], "n")).toBeNull();
});

it("opens under any of several secrets, while one is being replaced", () => {
  const sealed = seal(TOKENS, SECRET, "renewal:a");
  expect(openSealed(sealed, ["a newer secret of ours", SECRET], "renewal:a")).toEqual(TOKENS);
});
