import { expect, it } from "vitest";
import { isShoppersCall, visitKey } from "./visit-key.ts";

const asked = (url: string) => isShoppersCall({ url });

it.each([
  "/api/v1/ecommerce/cart/getCart",
  "/api/session/login",
  "/api/order/place",
  "/api/form/add",
  "/api/upload?field=a",
])("takes %s for a call of a shopper", (path) => {
  expect(asked(path)).toBe(true);
});

it.each([
  "/",
  "/cart",
  "/api/edit/publish",
  "/api/admin/caches/list",
  "/api/ready",
  "/api/og/en",
])("does not take %s for one", (path) => {
  expect(asked(path)).toBe(false);
});

const visit = (headers: Record<string, string> = {}, url = "/shop") =>
  visitKey({ method: "GET", url, headers: { host: "shop.example", ...headers } });

const DATA = { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" };

it("knows the forms of a page that the router in the browser asks for", () => {
  expect(visit()?.form).toBe("page");
  expect(visit({ rsc: "1", "next-router-state-tree": "a" })?.form).toBe("data::");
  expect(visit({ rsc: "1", "next-router-prefetch": "2" })?.form).toBe("data:2:");
  expect(visit(DATA)?.form).toBe("data:1:/_tree");
  const segment = "/shop/!KGEp/$d$slug/__PAGE__";
  expect(visit({ ...DATA, "next-router-segment-prefetch": segment })?.form).toBe(
    `data:1:${segment}`,
  );
});

it.each([
  [{ ...DATA, rsc: "0" }],
  [{ rsc: "" }],
  [{ rsc: "1, 1" }],
  [{ "next-router-prefetch": "1" }],
  [{ "next-router-segment-prefetch": "/_tree" }],
  [{ ...DATA, "next-router-prefetch": "4" }],
  [{ ...DATA, "next-router-segment-prefetch": "_tree" }],
  [{ ...DATA, "next-router-segment-prefetch": `/${"a".repeat(300)}` }],
])("gives what the router never sends no key: %j", (headers) => {
  expect(visit(headers)).toBeNull();
});
