// @vitest-environment jsdom
import axios, { CanceledError } from "axios";
import { beforeEach, expect, it, vi } from "vitest";
import type { calls } from "#lib/api/calls/index.ts";
import { endpoints } from "#lib/api/endpoints/index.ts";
import { SESSION_ENDED_EVENT } from "#lib/api/session-ended.ts";
import { callGateway } from "./call-gateway.ts";

const { updateItem, getNewCartSession } = endpoints.ecommerce.cart;
const request = () => vi.spyOn(axios, "request");
const answers = (status: number, data: unknown) => request().mockResolvedValue({ status, data });

beforeEach(() => {
  document.documentElement.lang = "hr";
});

it("calls its own origin with its header and the page's language", async () => {
  const spy = answers(200, { data: { items: [] } });
  const input = { itemId: 1, qty: 2, options: {} };
  const result = await callGateway<typeof calls.ecommerce.cart.updateItem>(updateItem, { input });
  expect(result).toMatchObject({ ok: true, data: { items: [] } });
  expect(spy.mock.lastCall?.[0]).toMatchObject({
    url: "/api/v1/ecommerce/cart/updateItem",
    method: "PATCH",
    data: input,
    headers: { "x-requested-with": "baseline", language: "hr", "content-type": "application/json" },
  });
});

it("sends the input of a GET as its query, and fills the path", async () => {
  const spy = answers(200, { data: {} });
  await callGateway<typeof calls.ecommerce.cart.getNewCartSession>(getNewCartSession, {
    input: { renew: "1" },
  });
  expect(spy.mock.lastCall?.[0]).toMatchObject({ params: { renew: "1" }, data: undefined });
  await callGateway(endpoints.user.addressUpdate, { params: { id: "a/b" } });
  expect(spy.mock.lastCall?.[0].url).toBe("/api/v1/user/web/address/update/a%2Fb");
});

it.each([
  [
    409,
    { error: { statusCode: 409, payload: { message: "Cart is archived." } } },
    { kind: "http", status: 409, message: "Cart is archived." },
  ],
  [
    404,
    { error: { statusCode: 404, payload: { message: "Coupon not found!" } } },
    { kind: "notFound", message: "Coupon not found!" },
  ],
  [502, "<html>", { kind: "http", status: 502, message: "" }],
  [200, "<html>", { kind: "invalidAnswer" }],
  [200, null, { kind: "invalidAnswer" }],
])("reads %i %j", async (status, body, error) => {
  answers(status, body);
  expect(await callGateway(updateItem)).toMatchObject({ ok: false, error });
});

it("distinguishes a network error from a cancelled call", async () => {
  request().mockRejectedValueOnce(new TypeError("offline"));
  expect(await callGateway(updateItem)).toMatchObject({
    error: { kind: "network", status: 0, message: "TypeError" },
  });
  request().mockRejectedValueOnce(new CanceledError());
  expect(await callGateway(updateItem)).toMatchObject({
    error: { kind: "network", status: 0, message: "canceled" },
  });
});

it("announces that the session has ended", async () => {
  const heard = vi.fn();
  window.addEventListener(SESSION_ENDED_EVENT, heard, { once: true });
  request().mockResolvedValue({
    status: 200,
    data: { data: {} },
    headers: { "x-session-ended": "1" },
  });
  await callGateway(updateItem);
  expect(heard).toHaveBeenCalledOnce();
});
