import { expect, it } from "vitest";
import { whyNotYet } from "./need-packages.mjs";

const missing = () => {
  throw new Error("Cannot find module");
};

it("says what a command needs before its own modules are read", () => {
  expect(whyNotYet("20.20.2", missing)).toContain("npm ci");
  expect(whyNotYet("26.1.0", missing)).toContain("npm ci");
  expect(whyNotYet("20.20.2", () => "")).toContain("Node 26, and runs with 20.20.2");
  expect(whyNotYet("26.1.0", () => "")).toBeNull();
  expect(whyNotYet()).toBeNull();
});
