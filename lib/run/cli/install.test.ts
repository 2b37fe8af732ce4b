import { expect, it } from "vitest";
import { presentKind } from "./install.mjs";

const WANTED = {
  "": { version: "1.0.0" },
  "node_modules/next": { version: "16.0.0" },
  "node_modules/vitest": { version: "5.0.0", dev: true },
  "node_modules/for-a-mac": { version: "1.0.0", optional: true },
};

it("takes what a plain npm has installed for what it is", () => {
  const next = { "node_modules/next": { version: "16.0.0" } };
  const tools = { "node_modules/vitest": { version: "5.0.0" } };
  expect(presentKind(WANTED, { ...next, ...tools })).toBe("full");
  expect(presentKind(WANTED, next)).toBe("small");
  expect(presentKind(WANTED, tools)).toBe("outdated");
  expect(presentKind(WANTED, { ...tools, "node_modules/next": { version: "15.0.0" } })).toBe(
    "outdated",
  );
});
