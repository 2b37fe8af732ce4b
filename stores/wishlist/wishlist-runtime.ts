import type { Stored } from "#lib/base/browser/storage.ts";
import { fail, ok, type Result, toApiError } from "#lib/shop/api/errors.ts";
import type { WishlistCalls } from "#lib/web/client/wishlist-calls.ts";
import { UNKNOWN_WISHLIST, type WishlistStore } from "./wishlist-store.ts";

interface WishlistDependencies {
  readonly calls: WishlistCalls;
  readonly store: WishlistStore;
  readonly announce: () => void;
  /** Wishes of this tab that are not yet sent; they outlive the page. */
  readonly unsent: Stored<Wishes>;
}

/** Wanted or not, by the id of the product. */
export type Wishes = Readonly<Record<string, boolean>>;

export interface WishlistRuntime {
  /**
   * Reads the list, and sends what the page before could not any more. Single flight: callers share the request. Resolves
   * to false where it could not be read.
   */
  load(): Promise<boolean>;
  /** Sets whether a product is on the list. Shown at once, taken back when the call fails. */
  set(productId: number, wanted: boolean): Promise<Result<unknown>>;
  /** After a logout: clears the list (docs/screens.md §3.9). */
  clear(): void;
}

/** The customer who made the change has logged out. */
const LOGGED_OUT = fail(toApiError(0, "canceled"));

/** Remembers a wish for the next page of the tab. Null: it is sent, or need not be. */
function remember(unsent: Stored<Wishes>, id: number, wanted: boolean | null): void {
  const { [id]: _, ...others } = unsent.read() ?? {};
  const wishes = wanted === null ? others : { ...others, [id]: wanted };
  unsent.write(Object.keys(wishes).length > 0 ? wishes : null);
}

/** Runs requests one after the other, so that an older response never overwrites a newer one. */
function createTurns() {
  let queue: Promise<unknown> = Promise.resolve();
  return function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = queue.then(work);
    queue = turn.catch(() => null);
    return turn;
  };
}

/**
 * The wishlist of a tab. The backend can only toggle a product, so the wanted state is compared with the last list
 * read: otherwise a list changed in another tab or on another device would be toggled the wrong way.
 */
export function createWishlistRuntime({
  calls,
  store,
  announce,
  unsent,
}: WishlistDependencies): WishlistRuntime {
  let server: readonly number[] | null = null;
  /** Counts logouts: the response to a request from before one is dropped. */
  let session = 0;
  const inTurn = createTurns();
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
  async function send(id: number, wanted: boolean, startedIn: number): Promise<Result<unknown>> {
    if (server === null) {
      const first = await read(startedIn);
      if (!first.ok) return first;
    }
    if (startedIn !== session) return ok({});
    // From here on the call outlives the page. Sending it twice would revert it.
    if (pending.get(id)?.wanted === wanted) remember(unsent, id, null);
    if (has(id) === wanted) return ok({});
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

  function set(id: number, wanted: boolean): Promise<Result<unknown>> {
    const startedIn = session;
    const wish = { wanted };
    pending.set(id, wish);
    remember(unsent, id, wanted);
    show();
    return inTurn(() => send(id, wanted, startedIn)).then((result) => {
      if (pending.get(id) === wish) pending.delete(id);
      if (startedIn === session) {
        show();
        if (result.ok) announce();
        else remember(unsent, id, null);
      }
      return result;
    });
  }

  return {
    load() {
      const startedIn = session;
      if (loading) return loading;
      if (server === null)
        for (const [id, wanted] of Object.entries(unsent.read() ?? {}))
          if (!pending.has(Number(id))) void set(Number(id), wanted);
      const request = inTurn(() => read(startedIn))
        .then(({ ok: isRead }) => isRead)
        .finally(() => {
          if (loading === request) loading = null;
        });
      loading = request;
      return request;
    },
    set,
    clear() {
      session += 1;
      server = null;
      loading = null;
      pending.clear();
      unsent.write(null);
      store.setState(UNKNOWN_WISHLIST);
    },
  };
}
