import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { isShoppersCall } from "./visit-key.ts";

const asked = (url: string, cookie?: string) =>
  isShoppersCall({ url, headers: { ...(cookie && { cookie }) } } as IncomingMessage);

it.each([
  "/api/v1/ecommerce/cart/getCart",
  "/api/session/login",
  "/api/order/place",
  "/api/form/add",
  "/api/upload?field=a",
])("takes %s for a call of a shopper", (path) => {
  expect(asked(path, "session=a; cart=b")).toBe(true);
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

it("takes no call of staff for one of a shopper", () => {
  expect(asked("/api/session/renew", "staff=a")).toBe(false);
  expect(asked("/api/v1/media/create", "a=b; __Host-staff=a")).toBe(false);
});
