import type { QueryClient } from "@tanstack/react-query";
import { createStore } from "zustand/vanilla";
import { type ApiError, fail, ok, type Result } from "@/lib/api/errors";
import type { Cart, CartItem } from "@/lib/api/schemas/cart";
import { isGone, isUncertain, type SessionEnd, sessionEnd } from "@/lib/domain/cart/faults";
import { type CartLine, readLineOptions, toLine } from "@/lib/domain/cart/line";
import { countPieces, mark, NOTHING_PENDING, note, type Pending, settle } from "@/lib/domain/cart/pending";
import { QueryFault } from "@/lib/queries/fault";
import { queryKeys } from "@/lib/queries/keys";
import type { CartCalls } from "./cart-calls";
import type { CartNews } from "./cart-channel";
import type { CartSession } from "./cart-session";
import type { CartStore } from "./cart-store";
import { createQueue } from "./queue";

/** Milliseconds between a change of quantity and its call (spec 9). */
export const QUANTITY_DEBOUNCE = 500;

export type CartEvent =
  | { readonly kind: "ended"; readonly why: SessionEnd }
  | { readonly kind: "refused"; readonly error: ApiError }
  | { readonly kind: "notInCart" };

/** The shopper's side of the cart: what was changed and not yet answered, and what can be undone. */
export interface CartChanges {
  readonly pending: Pending;
  readonly removed: CartItem | null;
  /** Undo or adding again is under way. */
  readonly restoring: boolean;
}

interface CartParts {
  readonly calls: CartCalls;
  readonly client: QueryClient;
  readonly shell: CartStore;
  readonly session: CartSession;
  readonly locale: () => string;
  readonly announce: (news: CartNews) => void;
  readonly tell: (event: CartEvent) => void;
}

const NO_SESSION: ApiError = { kind: "http", status: 400, message: "Session doesn't exist" };

/**
 * The cart of a tab: the last settled answer (in the query cache) and the shopper's pending changes on top.
 * Totals are never computed here. Changes are sent one after another; an answer to something asked earlier
 * never replaces a later one (architecture, section 4).
 */
export function createCartRuntime(parts: CartParts) {
  const { calls, client, shell, session, tell } = parts;
  const changes = createStore<CartChanges>()(() => ({ pending: NOTHING_PENDING, removed: null, restoring: false }));
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const queue = createQueue(() => void afterBurst());
  let asked = 0;
  let settledAt = 0;
  let burst = 0;
  let opening: Promise<Result<unknown>> | null = null;

  const cart = (): Cart | null => client.getQueryData<Cart | null>(queryKeys.cart) ?? null;

  function show(): void {
    const count = countPieces(cart(), changes.getState().pending);
    if (shell.getState().count !== count) shell.setState({ count });
  }

  function setPending(pending: Pending): void {
    changes.setState({ pending });
    show();
  }

  /** Takes an answer, unless something asked later has been answered already. */
  function take(order: number, answer: Cart | null): Cart | null {
    if (order < settledAt) return cart();
    settledAt = order;
    client.setQueryData(queryKeys.cart, answer);
    const count = countPieces(answer, NOTHING_PENDING);
    if (answer) session.remember(parts.locale(), count);
    show();
    return answer;
  }

  /** Gives the cart up: the cookie goes, adding begins anew. */
  function clear(): void {
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
    session.clear();
    changes.setState({ pending: NOTHING_PENDING, removed: null, restoring: false });
    take(++asked, null);
    parts.announce({ count: 0 });
  }

  /** The authoritative cart. Waits for changes under way, so that it never answers with less than they did. */
  async function read(): Promise<Cart | null> {
    await queue.idle();
    if (session.isForeign(parts.locale())) clear();
    if (session.id() === null) return take(++asked, null);
    const order = ++asked;
    const result = await calls.getCart();
    if (result.ok) return take(order, result.data);
    if (order < settledAt) return cart();
    if (isGone(result.error) || sessionEnd(result.error)) {
      clear();
      return null;
    }
    throw new QueryFault(result.error);
  }

  /** Reads for the header; what is known already is enough. A fault is thrown, the cart stays. */
  const peek = () => client.fetchQuery({ queryKey: queryKeys.cart, queryFn: read });

  /** Reads again for all views; a fault shows in the query's state and is kept there. */
  async function refresh(): Promise<Cart | null> {
    await client.cancelQueries({ queryKey: queryKeys.cart }, { silent: true });
    return client.fetchQuery({ queryKey: queryKeys.cart, queryFn: read, staleTime: 0 }).catch(() => null);
  }

  async function afterBurst(): Promise<void> {
    if (burst > 1 && timers.size === 0) {
      burst = 0;
      await refresh();
    } else if (timers.size === 0) burst = 0;
  }

  /** Sends one change in its turn. */
  async function change(send: () => Promise<Result<Cart>>): Promise<Result<Cart>> {
    const order = ++asked;
    const result = await send();
    burst += 1;
    if (result.ok) {
      take(order, result.data);
      parts.announce({ count: countPieces(result.data, NOTHING_PENDING) });
      return result;
    }
    const why = sessionEnd(result.error);
    if (why) {
      clear();
      tell({ kind: "ended", why });
    }
    return result;
  }

  /** One session however many ask for it (hardening, "two quick adds without a session"). */
  async function open(): Promise<Result<unknown>> {
    const foreign = session.isForeign(parts.locale());
    if (session.id() !== null && !foreign) return ok(null);
    opening ??= calls.getNewCartSession(foreign).finally(() => {
      opening = null;
    });
    const result = await opening;
    if (result.ok) session.remember(parts.locale(), 0);
    return result;
  }

  async function send(line: CartLine): Promise<Result<Cart>> {
    const opened = await open();
    return opened.ok ? change(() => calls.addItem(line)) : fail(opened.error);
  }

  /** Adds a line. A session the backend no longer knows is given up and the line put into a new one. */
  const add = (line: CartLine): Promise<Result<Cart>> =>
    queue.run(async () => {
      const hadSession = session.id() !== null;
      const result = await send(line);
      if (result.ok || !hadSession || !isGone(result.error) || sessionEnd(result.error)) return result;
      const known = await calls.getCart();
      if (known.ok || !isGone(known.error)) return result;
      clear();
      return send(line);
    });

  function resend(itemId: number): void {
    timers.delete(itemId);
    void queue.run(async () => {
      const wanted = changes.getState().pending.get(itemId);
      const item = cart()?.items.find((line) => line.itemId === itemId);
      if (!wanted || wanted.state === "sent") return;
      if (!item || session.id() === null) return drop(itemId, NO_SESSION);
      setPending(mark(changes.getState().pending, itemId, "sent"));
      const result = await change(() =>
        wanted.kind === "removal"
          ? calls.deleteItem(itemId)
          : calls.updateItem({ itemId, qty: wanted.quantity, options: readLineOptions(item) }),
      );
      if (result.ok) setPending(settle(changes.getState().pending, itemId));
      else drop(itemId, result.error);
    });
  }

  /** A change that was not carried out: kept for another try on silence, taken back on refusal. */
  function drop(itemId: number, error: ApiError): void {
    const { pending } = changes.getState();
    if (!pending.has(itemId)) return;
    if (pending.get(itemId)?.kind === "removal") changes.setState({ removed: null });
    if (isUncertain(error)) return setPending(mark(pending, itemId, "failed"));
    setPending(settle(mark(pending, itemId, "sent"), itemId));
    if (!sessionEnd(error)) tell({ kind: "refused", error });
  }

  function setQuantity(item: CartItem, quantity: number): void {
    const { itemId } = item;
    clearTimeout(timers.get(itemId));
    timers.delete(itemId);
    setPending(note(changes.getState().pending, item, { kind: "quantity", quantity }));
    if (changes.getState().pending.has(itemId))
      timers.set(itemId, setTimeout(() => resend(itemId), QUANTITY_DEBOUNCE));
  }

  function remove(item: CartItem): void {
    const held = cart()?.items.find(({ itemId }) => itemId === item.itemId);
    if (!held || held.qty <= 0) return tell({ kind: "notInCart" });
    clearTimeout(timers.get(item.itemId));
    changes.setState({ removed: held });
    setPending(note(changes.getState().pending, held, { kind: "removal", quantity: 0 }));
    resend(item.itemId);
  }

  /** Puts the line removed last back, with the same options. */
  async function undo(): Promise<void> {
    const { removed } = changes.getState();
    if (!removed) return;
    changes.setState({ removed: null, restoring: true });
    const result = await add(toLine(removed));
    changes.setState(result.ok ? { restoring: false } : { restoring: false, removed });
    if (!result.ok) tell({ kind: "refused", error: result.error });
  }

  /** Sends again what silence swallowed, and reads the cart. */
  function retry(): void {
    for (const [itemId, { state }] of changes.getState().pending) {
      if (state !== "failed") continue;
      setPending(mark(changes.getState().pending, itemId, "waiting"));
      resend(itemId);
    }
    void refresh();
  }

  return { client, changes, shell, session, cart, read, peek, refresh, idle: queue.idle, add, setQuantity, remove, undo, retry, clear, take: (answer: Cart | null) => take(++asked, answer) };
}

export type CartRuntime = ReturnType<typeof createCartRuntime>;
