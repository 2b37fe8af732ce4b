import { fail, ok, type Result, toApiError } from "#lib/api/errors.ts";
import type { WishlistCalls } from "#lib/client/wishlist.ts";
import { UNKNOWN_WISHLIST, type WishlistStore } from "./wishlist-store.ts";

interface WishlistDependencies {
  readonly calls: WishlistCalls;
  readonly store: WishlistStore;
  readonly announce: () => void;
}

export interface WishlistRuntime {
  /** Reads the list. Single flight: callers share the request. Resolves to false where it could not be read. */
  load(): Promise<boolean>;
  /** Sets whether a product is on the list. Shown at once, taken back when the call fails. */
  set(productId: number, wanted: boolean): Promise<Result<unknown>>;
  /** After a logout: clears the list (docs/screens.md §3.9). */
  clear(): void;
}

/** The customer who made the change has logged out. */
const LOGGED_OUT = fail(toApiError(0, "canceled"));

/**
 * The wishlist of a tab. The backend can only toggle a product, so the wanted state is compared with the last list
 * read: otherwise a list changed in another tab or on another device would be toggled the wrong way.
 */
export function createWishlistRuntime({
  calls,
  store,
  announce,
}: WishlistDependencies): WishlistRuntime {
  let server: readonly number[] | null = null;
  /** Counts logouts: the response to a request from before one is dropped. */
  let session = 0;
  let queue: Promise<unknown> = Promise.resolve();
  let loading: Promise<boolean> | null = null;
  const pending = new Map<number, { readonly wanted: boolean }>();

  const has = (id: number) => server?.includes(id) ?? false;
  function show(trouble = false): void {
    const wanted = (id: number) => pending.get(id)?.wanted;
    const added = [...pending.keys()].filter((id) => wanted(id) && !has(id));
    const kept = (server ?? []).filter((id) => wanted(id) !== false);
    const known = server !== null || pending.size > 0;
    store.setState({ ids: known ? [...added, ...kept] : null, trouble });
  }
  async function read(startedIn: number): Promise<Result<unknown>> {
    if (startedIn !== session) return LOGGED_OUT;
    const answer = await calls.list();
    if (startedIn !== session) return answer;
    if (answer.ok) server = answer.data.ids;
    show(!answer.ok && server === null);
    return answer;
  }
  /** One after the other, so that an older response never overwrites a newer one. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = queue.then(work);
    queue = turn.catch(() => null);
    return turn;
  }
  async function send(id: number, wanted: boolean, startedIn: number): Promise<Result<unknown>> {
    if (server === null) {
      const first = await read(startedIn);
      if (!first.ok) return first;
    }
    if (startedIn !== session || has(id) === wanted) return ok({});
    const made = await calls.toggle(id);
    const seen = await read(startedIn);
    if (startedIn !== session) return made;
    if (!seen.ok) {
      if (made.ok)
        server = wanted ? [id, ...(server ?? [])] : (server ?? []).filter((one) => one !== id);
      return made;
    }
    // A call that timed out may have arrived, and one based on an old list may have toggled the wrong way.
    if (has(id) === wanted) return ok({});
    if (!made.ok) return made;
    const again = await calls.toggle(id);
    await read(startedIn);
    return again;
  }

  return {
    load() {
      const startedIn = session;
      if (loading) return loading;
      const request = inTurn(() => read(startedIn))
        .then(({ ok: isRead }) => isRead)
        .finally(() => {
          if (loading === request) loading = null;
        });
      loading = request;
      return request;
    },
    set(id, wanted) {
      const startedIn = session;
      const wish = { wanted };
      pending.set(id, wish);
      show();
      return inTurn(() => send(id, wanted, startedIn)).then((result) => {
        if (pending.get(id) === wish) pending.delete(id);
        if (startedIn === session) {
          show();
          if (result.ok) announce();
        }
        return result;
      });
    },
    clear() {
      session += 1;
      server = null;
      loading = null;
      pending.clear();
      store.setState(UNKNOWN_WISHLIST);
    },
  };
}
