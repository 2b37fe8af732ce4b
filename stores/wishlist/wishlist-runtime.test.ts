import { expect, it, vi } from "vitest";
import { fail, ok, type Result, toApiError } from "#lib/shop/api/errors.ts";
import { createWishlistRuntime, type Wishes } from "./wishlist-runtime.ts";
import { createWishlistStore } from "./wishlist-store.ts";

const networkError = fail(toApiError(0, "network"));

/** A backend that toggles (docs/contract.md §5.9). */
function setUp(held: number[] = [], left: Wishes | null = null) {
  let unsent = left;
  const server = new Set(held);
  const calls = {
    list: vi.fn(async (): Promise<Result<{ ids: readonly number[] }>> => ok({ ids: [...server] })),
    toggle: vi.fn(async (id: number): Promise<Result<unknown>> => {
      if (!server.delete(id)) server.add(id);
      return ok({});
    }),
  };
  const store = createWishlistStore();
  const announce = vi.fn();
  return {
    server,
    calls,
    announce,
    ids: () => store.getState().ids,
    store,
    unsent: () => unsent,
    wishlist: createWishlistRuntime({
      calls,
      store,
      announce,
      unsent: {
        read: () => unsent,
        write: (wishes) => {
          unsent = wishes;
          return true;
        },
      },
    }),
  };
}

it("shows a click at once, reads the list afterwards and informs the other tabs", async () => {
  const { wishlist, ids, calls, announce } = setUp([1]);
  await wishlist.load();
  const done = wishlist.set(2, true);
  expect(ids()).toEqual([2, 1]);
  expect((await done).ok).toBe(true);
  expect(calls.list).toHaveBeenCalledTimes(2);
  expect(announce).toHaveBeenCalledOnce();
  await wishlist.set(1, false);
  expect(ids()).toEqual([2]);
});

it("reverts a click when the backend does not apply it", async () => {
  const { wishlist, ids, calls, announce } = setUp([1]);
  await wishlist.load();
  calls.toggle.mockResolvedValueOnce(networkError);
  const done = wishlist.set(1, false);
  expect(ids()).toEqual([]);
  expect((await done).ok).toBe(false);
  expect(ids()).toEqual([1]);
  expect(announce).not.toHaveBeenCalled();
});

it("never inverts a list that was changed elsewhere", async () => {
  const { wishlist, server, ids, calls } = setUp();
  await wishlist.load();
  server.add(7);
  expect((await wishlist.set(7, true)).ok).toBe(true);
  expect([...server]).toEqual([7]);
  expect(calls.toggle).toHaveBeenCalledTimes(2);
  expect(ids()).toEqual([7]);
});

it("does not toggle off an existing product, e.g. by a guest's click completed after the login", async () => {
  const { wishlist, server, calls } = setUp([7]);
  expect((await wishlist.set(7, true)).ok).toBe(true);
  expect(calls.toggle).not.toHaveBeenCalled();
  expect([...server]).toEqual([7]);
});

it("ends in the state of the last of several quick clicks", async () => {
  const { wishlist, server, ids } = setUp();
  await wishlist.load();
  await Promise.all([wishlist.set(3, true), wishlist.set(3, false), wishlist.set(3, true)]);
  expect([...server]).toEqual([3]);
  expect(ids()).toEqual([3]);
});

it("treats a call that timed out but arrived as done", async () => {
  const { wishlist, server, calls } = setUp();
  await wishlist.load();
  calls.toggle.mockImplementationOnce(async (id) => {
    server.add(id);
    return networkError;
  });
  expect((await wishlist.set(4, true)).ok).toBe(true);
});

it("keeps a click for the next page until its call is sent, which outlives the page by itself", async () => {
  const { wishlist, calls, unsent } = setUp();
  let answer: () => void = () => {};
  calls.list.mockImplementationOnce(
    () => new Promise((resolve) => (answer = () => resolve(ok({ ids: [] })))),
  );
  const done = wishlist.set(5, true);
  await vi.waitFor(() => expect(calls.list).toHaveBeenCalled());
  expect(unsent()).toEqual({ 5: true });
  calls.toggle.mockImplementationOnce(async () => {
    expect(unsent()).toBeNull();
    return ok({});
  });
  answer();
  await done;
  expect(calls.toggle).toHaveBeenCalled();
});

it("sends what the page before could not, once the list is known", async () => {
  const { wishlist, server, ids, unsent } = setUp([1, 2], { 1: false, 2: true, 3: true });
  const loaded = wishlist.load();
  expect(ids()).toEqual([2, 3]);
  await loaded;
  await vi.waitFor(() => expect([...server]).toEqual([2, 3]));
  await vi.waitFor(() => expect(unsent()).toBeNull());
});

it("forgets a refused click, and one before a logout", async () => {
  const { wishlist, calls, unsent } = setUp();
  calls.list.mockResolvedValueOnce(networkError);
  expect((await wishlist.set(5, true)).ok).toBe(false);
  expect(unsent()).toBeNull();
  const done = wishlist.set(6, true);
  wishlist.clear();
  await done;
  expect(unsent()).toBeNull();
});

it("is empty after a logout, whatever was in flight", async () => {
  const { wishlist, ids, store, calls } = setUp([1]);
  const loaded = wishlist.load();
  wishlist.clear();
  await loaded;
  expect(ids()).toBeNull();
  calls.list.mockResolvedValueOnce(networkError);
  expect(await wishlist.load()).toBe(false);
  expect(store.getState()).toEqual({ ids: null, trouble: true });
});
