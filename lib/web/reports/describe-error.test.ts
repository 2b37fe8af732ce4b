// @vitest-environment jsdom
// @vitest-environment-options {"url":"https://shop.test/"}
import { expect, it } from "vitest";
import { cleanMessage, describeError } from "./describe-error.ts";

const CHUNK = "https://shop.test/_next/static/chunks/a.js";
const describe = (error: unknown, filename = CHUNK) =>
  describeError(
    new ErrorEvent("error", { message: "Uncaught", error, filename, lineno: 3, colno: 7 }),
    cleanMessage,
  );
const withStack = (stack: string) => Object.assign(new TypeError("broken"), { stack });

it.each([
  ["Cannot read properties of undefined (reading 'price')", "TypeError", "reading 'price'"],
  ['can\'t access property "price", x is null', "TypeError", '"price"'],
  [`Unexpected token 'A', "Ana Anić" is not valid JSON`, "SyntaxError", `"…" is not valid JSON`],
  ["no order for ana@shop.test", "Error", "no order for …"],
  ["failed: https://shop.test/order/12?token=a", "Error", "failed: https://shop.test"],
  ["order 20260042 is gone", "Error", "order 0 is gone"],
  ["token 0f8fad5b-d9cb-469f-a165-70867728950e", "Error", "token …"],
])("keeps of %j what a program wrote", (message, name, kept) => {
  const cleaned = cleanMessage(message, name);
  expect(cleaned).toContain(kept);
  expect(cleaned).not.toMatch(/Anić|ana@|token=|2026|0f8f/);
});

it("takes no longer for a message that is made to be slow", () => {
  for (const piece of ["a", "'", "@", "https://", "-1"])
    expect(cleanMessage(piece.repeat(100_000), "Error").length).toBeLessThanOrEqual(200);
});

it("names the place in a script of ours, of others only the origin, of pages nothing", () => {
  const own = withStack(`TypeError: broken\n    at f (${CHUNK}?dpl=1:1:234)\n    at g (x)`);
  expect(describe(own)?.at).toBe("/_next/static/chunks/a.js:1:234");
  expect(describe(withStack("f@https://tag.example/t.js?user=ana:1:2"))?.at).toBe(
    "https://tag.example",
  );
  expect(describe(withStack("@https://shop.test/order/20260042:1:2"))?.at).toBe("inline");
  expect(describe(withStack(""))?.at).toBe("/_next/static/chunks/a.js:3:7");
});

it("says nothing of thrown texts, and nothing of extensions", () => {
  expect(describe("Ana typed this")).toMatchObject({ name: "string", message: "" });
  expect(describe(withStack("f@moz-extension://1234/a.js:1:2"))).toBeNull();
  expect(
    describeError(new ErrorEvent("error", { message: "Script error.", error: null }), cleanMessage),
  ).toBeNull();
  const event = Object.assign(new Event("unhandledrejection"), { reason: new Error("late") });
  expect(describeError(event, cleanMessage)).toMatchObject({ kind: "rejection", message: "late" });
});
