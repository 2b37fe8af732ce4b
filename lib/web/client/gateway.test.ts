// @vitest-environment jsdom
import axios, { CanceledError } from "axios";
import { beforeEach, expect, it, vi } from "vitest";
import { findCall } from "#lib/gateway/call-table.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { listCalls } from "#lib/shop/api/declare.ts";
import { SESSION_ENDED_EVENT } from "#lib/shop/api/session-ended.ts";
import { gateway } from "./gateway.ts";

const { updateItem } = gateway.ecommerce.cart;
const INPUT = { itemId: 1, qty: 2, options: {} };
const request = () => vi.spyOn(axios, "request");
const answers = (status: number, data: unknown) => request().mockResolvedValue({ status, data });

beforeEach(() => {
  document.documentElement.dataset.language = "hr";
});

it("asks its own origin, names itself and the page's language", async () => {
  const spy = answers(200, { data: { items: [] } });
  const result = await updateItem({ input: INPUT });
  expect(result).toMatchObject({ ok: true, data: { items: [] } });
  expect(spy.mock.lastCall?.[0]).toMatchObject({
    url: "/api/v1/ecommerce/cart/updateItem",
    method: "POST",
    data: INPUT,
    headers: { "x-requested-with": "baseline", language: "hr", "content-type": "application/json" },
  });
});

it("sends a change so that it outlives the page where that is asked for, all else by the usual way", async () => {
  const spy = answers(200, { data: {} });
  await updateItem({ input: INPUT });
  expect(spy.mock.lastCall?.[0]).not.toHaveProperty("fetchOptions");
  await updateItem({ input: INPUT, keepalive: true });
  expect(spy.mock.lastCall?.[0]).toMatchObject({
    adapter: "fetch",
    fetchOptions: { keepalive: true },
  });
});

it("sends everything in the body, what is a GET too, and fills the path", async () => {
  const spy = answers(200, { data: {} });
  await gateway.cms.wishlist.filter({ input: { limit: 9 } });
  expect(spy.mock.lastCall?.[0]).toMatchObject({ method: "POST", data: { limit: 9 } });
  expect(spy.mock.lastCall?.[0]).not.toHaveProperty("params");
  await gateway.ecommerce.cart.getCart();
  expect(spy.mock.lastCall?.[0]).toMatchObject({ data: {} });
  await gateway.user.web.address.update({ params: { id: "a/b" } });
  expect(spy.mock.lastCall?.[0].url).toBe("/api/v1/user/web/address/update/a%2Fb");
  await gateway.v2.ecommerce.checkout.getAvailableCountries();
  expect(spy.mock.lastCall?.[0].url).toBe("/api/v2/ecommerce/checkout/getAvailableCountries");
});

const visitors = listCalls(calls).filter(({ access }) => /public|customer/.test(access));
it.each(
  visitors.map((call) => [`${call.version}/${call.path}`, call] as const),
)("%s by its name reaches the gateway's call", async (name, call) => {
  const spy = answers(200, { data: {} });
  const path = call.version === "v1" ? call.path : name;
  let node: unknown = gateway;
  for (const part of path.split("/")) node = Reflect.get(Object(node), part);
  await Reflect.apply(node as () => unknown, null, [
    { params: Object.fromEntries(call.params.map((param) => [param, "7"])) },
  ]);
  const { url = "", method = "" } = spy.mock.lastCall?.[0] ?? {};
  expect(findCall(method, url.split("/").slice(2))).toMatchObject({ kind: "found", call });
});

it("isn't a promise, wherever one is awaited", async () => {
  const spy = request();
  expect(await (async () => gateway.ecommerce)()).toBeTypeOf("function");
  expect(Reflect.get(gateway, "then")).toBeUndefined();
  expect(Reflect.get(gateway, Symbol.toPrimitive)).toBeUndefined();
  expect(spy).not.toHaveBeenCalled();
});

it("lets no wrong pairing compile", () => {
  /** Checked by `tsc` together with the tests, never run. */
  const wrong = () => {
    // @ts-expect-error: staff's calls are not offered
    gateway.cms.element.create({ input: {} });
    // @ts-expect-error: nor are the server's own
    gateway.cms.option.filter();
    // @ts-expect-error: nor is the login, which has a route of its own
    gateway.login({ input: { username: "", password: "" } });
    // @ts-expect-error: a required input
    updateItem();
    // @ts-expect-error: a required field
    updateItem({ input: { itemId: 1, qty: 2 } });
    // @ts-expect-error: another call's input
    gateway.ecommerce.cart.applyCoupon({ input: { itemId: 1 } });
    // @ts-expect-error: fields that the gateway fills in
    gateway.ecommerce.cart.getCart({ input: { cartId: "1" } });
    // @ts-expect-error: a parameter of the path
    gateway.document.document.get.web();
    // @ts-expect-error: another parameter's name
    gateway.document.document.get.web({ params: { token: "1" } });
    // @ts-expect-error: a parameter of a call that has none
    gateway.ecommerce.cart.getCart({ params: { id: 1 } });
    // @ts-expect-error: another call's answer
    const cart: Promise<{ ok: true; data: { items: [] } }> = gateway.user.web.profile();
    return cart;
  };
  expect(wrong).toBeTypeOf("function");
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
  expect(await updateItem({ input: INPUT })).toMatchObject({ ok: false, error });
});

it("tells silence from a cancelled call", async () => {
  request().mockRejectedValueOnce(new TypeError("offline"));
  expect(await updateItem({ input: INPUT })).toMatchObject({
    error: { kind: "network", status: 0, message: "TypeError" },
  });
  request().mockRejectedValueOnce(new CanceledError());
  expect(await updateItem({ input: INPUT })).toMatchObject({
    error: { kind: "network", status: 0, message: "canceled" },
  });
});

it("says aloud that the session is over", async () => {
  const heard = vi.fn();
  window.addEventListener(SESSION_ENDED_EVENT, heard, { once: true });
  request().mockResolvedValue({
    status: 200,
    data: { data: {} },
    headers: { "x-session-ended": "1" },
  });
  await updateItem({ input: INPUT });
  expect(heard).toHaveBeenCalledOnce();
});

it("sends a call again, once its session was renewed with another answer", async () => {
  vi.useFakeTimers();
  const spy = request()
    .mockResolvedValueOnce({ status: 503, data: {}, headers: { "x-renewed-elsewhere": "1" } })
    .mockResolvedValueOnce({ status: 200, data: { data: { items: [] } }, headers: {} });
  const result = updateItem({ input: INPUT });
  await vi.runAllTimersAsync();
  expect(await result).toMatchObject({ ok: true });
  expect(spy).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

it("does not send a call again for ever", async () => {
  vi.useFakeTimers();
  const headers = { "x-renewed-elsewhere": "1" };
  const spy = request().mockResolvedValue({ status: 503, data: {}, headers });
  const result = updateItem({ input: INPUT });
  await vi.runAllTimersAsync();
  expect(await result).toMatchObject({ ok: false, error: { status: 503 } });
  expect(spy).toHaveBeenCalledTimes(9);
  vi.useRealTimers();
});
