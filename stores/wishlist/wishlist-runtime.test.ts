import { expect, it, vi } from "vitest";
import { fail, ok, type Result, toApiError } from "#lib/api/errors.ts";
import { createWishlistRuntime } from "./wishlist-runtime.ts";
import { createWishlistStore } from "./wishlist-store.ts";

const silence = fail(toApiError(0, "network"));

/** A backend that toggles (docs/contract.md §5.9). */
function setUp(held: number[] = []) {
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
    wishlist: createWishlistRuntime({ calls, store, announce }),
  };
}

it("shows a click at once, reads the list afterwards and tells the other tabs", async () => {
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

it("takes a click back where the backend does not do it", async () => {
  const { wishlist, ids, calls, announce } = setUp([1]);
  await wishlist.load();
  calls.toggle.mockResolvedValueOnce(silence);
  const done = wishlist.set(1, false);
  expect(ids()).toEqual([]);
  expect((await done).ok).toBe(false);
  expect(ids()).toEqual([1]);
  expect(announce).not.toHaveBeenCalled();
});

it("a list changed elsewhere is never turned the wrong way round", async () => {
  const { wishlist, server, ids, calls } = setUp();
  await wishlist.load();
  server.add(7);
  expect((await wishlist.set(7, true)).ok).toBe(true);
  expect([...server]).toEqual([7]);
  expect(calls.toggle).toHaveBeenCalledTimes(2);
  expect(ids()).toEqual([7]);
});

it("what is there already is not toggled away, e.g. a guest's click finished after the login", async () => {
  const { wishlist, server, calls } = setUp([7]);
  expect((await wishlist.set(7, true)).ok).toBe(true);
  expect(calls.toggle).not.toHaveBeenCalled();
  expect([...server]).toEqual([7]);
});

it("quick clicks end as the last one wants it", async () => {
  const { wishlist, server, ids } = setUp();
  await wishlist.load();
  await Promise.all([wishlist.set(3, true), wishlist.set(3, false), wishlist.set(3, true)]);
  expect([...server]).toEqual([3]);
  expect(ids()).toEqual([3]);
});

it("a call that timed out but arrived counts as done", async () => {
  const { wishlist, server, calls } = setUp();
  await wishlist.load();
  calls.toggle.mockImplementationOnce(async (id) => {
    server.add(id);
    return silence;
  });
  expect((await wishlist.set(4, true)).ok).toBe(true);
});

it("is empty after a logout, whatever was still on its way", async () => {
  const { wishlist, ids, store, calls } = setUp([1]);
  const loaded = wishlist.load();
  wishlist.clear();
  await loaded;
  expect(ids()).toBeNull();
  calls.list.mockResolvedValueOnce(silence);
  expect(await wishlist.load()).toBe(false);
  expect(store.getState()).toEqual({ ids: null, trouble: true });
});
