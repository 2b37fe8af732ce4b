// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { fail, ok, type Result, toApiError } from "#lib/shop/api/errors.ts";
import { isKeeping } from "#stores/is-keeping.ts";
import { keptWishes, wishPrices } from "./kept-wishes.ts";
import { mergedWishlist } from "./merged-wishlist.ts";

/** A guest who may log in, at a backend that toggles and takes no product of `refused`. */
function setUp(held: number[] = [], refused: number[] = []) {
  const server = new Set(held);
  let isIn = false;
  const toggle = vi.fn(async (id: number): Promise<Result<unknown>> => {
    if (refused.includes(id)) return fail(toApiError(422, "Not for wish lists."));
    if (!server.delete(id)) server.add(id);
    return ok({});
  });
  const list = vi.fn(
    async (): Promise<Result<{ ids: readonly number[] }>> => ok({ ids: [...server].reverse() }),
  );
  const calls = mergedWishlist({
    account: { list, toggle },
    device: keptWishes,
    isCustomer: () => isIn,
    alone: (work) => work(),
  });
  const logIn = () => {
    isIn = true;
  };
  return { calls, server, list, toggle, logIn };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it("keeps the list of a guest on the device, newest first, without a call", async () => {
  const { calls, list, toggle } = setUp();
  expect(isKeeping()).toBe(false);
  for (const id of [7, 9, 7, 7]) await calls.toggle(id);
  expect(await calls.list()).toEqual(ok({ ids: [7, 9] }));
  expect(isKeeping()).toBe(true);
  await calls.toggle(7);
  await calls.toggle(9);
  expect(isKeeping()).toBe(false);
  expect([list.mock.calls, toggle.mock.calls]).toEqual([[], []]);
});

it("moves it into the account's at the login, each product once", async () => {
  const { calls, server, toggle, logIn } = setUp([5, 9]);
  for (const id of [9, 7, 8]) await calls.toggle(id);
  logIn();
  expect(await calls.list()).toEqual(ok({ ids: [8, 7, 9, 5] }));
  expect(toggle.mock.calls).toEqual([[7], [8]]);
  expect([...server]).toEqual([5, 9, 7, 8]);
  expect(keptWishes.all()).toEqual([]);
  await calls.list();
  expect(toggle).toHaveBeenCalledTimes(2);
});

it("keeps on the device and on the list what the account does not take, and asks once", async () => {
  const { calls, toggle, logIn } = setUp([5], [8]);
  for (const id of [7, 8]) await calls.toggle(id);
  logIn();
  expect(await calls.list()).toEqual(ok({ ids: [8, 7, 5] }));
  expect(await calls.list()).toEqual(ok({ ids: [8, 7, 5] }));
  expect(toggle.mock.calls).toEqual([[7], [8]]);
  await calls.toggle(8);
  expect(await calls.list()).toEqual(ok({ ids: [7, 5] }));
});

it("loses nothing while the backend is away", async () => {
  const { calls, list, toggle, server, logIn } = setUp();
  await calls.toggle(7);
  logIn();
  list.mockResolvedValueOnce(fail(toApiError(0, "network")));
  expect((await calls.list()).ok).toBe(false);
  toggle.mockResolvedValueOnce(fail(toApiError(503, "")));
  expect(await calls.list()).toEqual(ok({ ids: [7] }));
  expect([...server]).toEqual([]);
  await calls.list();
  expect([...server]).toEqual([7]);
  expect(keptWishes.all()).toEqual([]);
});

it("does not add a product twice whose answer was lost", async () => {
  const { calls, list, toggle, server, logIn } = setUp();
  await calls.toggle(7);
  logIn();
  toggle.mockImplementationOnce(async () => {
    server.add(7);
    return fail(toApiError(0, "network"));
  });
  list.mockResolvedValueOnce(ok({ ids: [] })).mockResolvedValueOnce(fail(toApiError(0, "network")));
  await calls.list();
  await calls.list();
  expect([...server]).toEqual([7]);
});

it("says so where the device keeps nothing", async () => {
  const { calls } = setUp();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  expect((await calls.toggle(7)).ok).toBe(false);
  vi.restoreAllMocks();
});

it.each(["{", "7", '{"a":1}', '["7",-1,1.5,null,7]'])("reads %s leniently", (text) => {
  localStorage.setItem("baseline.wished", text);
  localStorage.setItem("baseline.wishes.prices", text);
  expect(keptWishes.all()).toEqual(text.startsWith("[") ? [{ id: 7 }] : []);
  expect(wishPrices.of(7)).toBeNull();
});

it("keeps the price of a wish until it is taken away", () => {
  wishPrices.set(7, 12.5);
  wishPrices.set(8, 3);
  wishPrices.set(8, null);
  expect([wishPrices.of(7), wishPrices.of(8)]).toEqual([12.5, null]);
});
