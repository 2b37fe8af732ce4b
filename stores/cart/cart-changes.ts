import { createStore } from "zustand/vanilla";
import { type ApiError, fail, type Result, toApiError } from "#lib/shop/api/errors.ts";
import type { Cart, CartItem } from "#lib/shop/api/schemas/cart.ts";
import { isCartRejected, isUncertain, sessionEnd } from "#lib/shop/domain/cart/faults.ts";
import { type CartLine, readLineOptions, toLine } from "#lib/shop/domain/cart/line.ts";
import {
  addChange,
  countPieces,
  NOTHING_PENDING,
  type Pending,
  type PendingChange,
  removeAnswered,
  setChangeState,
} from "#lib/shop/domain/cart/pending.ts";
import { queryKeys } from "#lib/web/client/keys.ts";
import type { CartAnswers, CartDependencies } from "./cart-answers.ts";
import { createLineRefusals } from "./line-refusals.ts";

/** Milliseconds between a change of quantity and its call. */
export const QUANTITY_DEBOUNCE = 500;

/** The shopper's pending changes, and the removal that can be undone. */
interface PendingChanges {
  readonly pending: Pending;
  readonly removed: CartItem | null;
  /** A removal is being undone. */
  readonly restoring: boolean;
}

const NO_CHANGES: PendingChanges = { pending: NOTHING_PENDING, removed: null, restoring: false };

/** The error of every operation without a session. */
export const noSession = () => fail(toApiError(400, "Session doesn't exist"));

/**
 * Sends the shopper's changes to the backend, one after another. After several in a row the cart is read once more, to
 * be certain.
 */
export function createCartChanges(deps: CartDependencies, answers: CartAnswers) {
  const { calls, client, session, shell, notify } = deps;
  const store = createStore<PendingChanges>()(() => NO_CHANGES);
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  let tail: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  /** Changes sent since the queue was last empty. */
  let burst = 0;
  /** All lines are being removed at once. */
  let isEmptying = false;
  const refusals = createLineRefusals((error) => notify({ kind: "refused", error }));

  const pendingNow = () => store.getState().pending;
  const itemOf = (itemId: number): CartItem | undefined =>
    answers.cart()?.items.find((item) => item.itemId === itemId);

  answers.listen(({ kind }) => {
    if (kind === "cleared") {
      for (const itemId of timers.keys()) stopTimer(itemId);
      store.setState(NO_CHANGES);
    }
    if (kind === "taken") showCount();
  });

  /** The header's count, pending changes included. */
  function showCount(): void {
    const count = countPieces(answers.cart(), pendingNow());
    if (shell.getState().count !== count) shell.setState({ count });
  }

  function setPending(pending: Pending): void {
    store.setState({ pending });
    showCount();
  }

  /** Runs a task after those before it. */
  function enqueue<T>(task: () => Promise<T>): Promise<T> {
    waiting += 1;
    const result = tail.then(task);
    tail = result
      .catch(() => null)
      .finally(() => {
        waiting -= 1;
        if (waiting > 0 || timers.size > 0) return;
        if (burst > 1) void refresh();
        burst = 0;
      });
    return result;
  }

  /** Resolves when the queue is empty, including tasks that are added while waiting. */
  async function idle(): Promise<void> {
    while (waiting > 0) await tail;
  }

  /** Sends a change of the whole cart or of a line after those before it. */
  const inTurn = (task: () => Promise<Result<Cart>>): Promise<Result<Cart>> =>
    enqueue(() => {
      burst += 1;
      return task();
    });

  /** Reads the cart from the backend. Waits for changes in flight, so that it is never older than their responses. */
  async function read(): Promise<Cart | null> {
    await idle();
    return answers.load();
  }

  /** Reads the cart again for all views; an error shows in the query's state. */
  async function refresh(): Promise<Cart | null> {
    await client.cancelQueries({ queryKey: queryKeys.cart }, { silent: true });
    return client
      .fetchQuery({ queryKey: queryKeys.cart, queryFn: read, staleTime: 0 })
      .catch(() => null);
  }

  /** Sends one change now and stores the cart of its response. For tasks of `inTurn`. */
  async function sendNow(send: () => Promise<Result<Cart>>): Promise<Result<Cart>> {
    const call = answers.begin();
    const result = await send();
    if (result.ok) {
      answers.take(call, result.data);
      deps.announce({ count: countPieces(result.data, NOTHING_PENDING) });
    } else answers.handleSessionEnd(result);
    return result;
  }

  /** Adds a line, in a new session where there is none, or one of another language. */
  async function addNow(line: CartLine): Promise<Result<Cart>> {
    const isForeign = session.isForeign(deps.locale());
    if (session.id() === null || isForeign) {
      const opened = await calls.getNewCartSession(isForeign);
      if (!opened.ok) return fail(opened.error);
      session.remember(deps.locale(), 0);
    }
    return sendNow(() => calls.addItem(line));
  }

  /**
   * Adds a line. Adds are queued, so that two quick ones without a session create only one. A session that the backend
   * no longer knows is given up, and the line is added to a new one.
   */
  const add = (line: CartLine): Promise<Result<Cart>> =>
    inTurn(async () => {
      const hadSession = session.id() !== null;
      const result = await addNow(line);
      if (result.ok || !hadSession || !isCartRejected(result.error) || sessionEnd(result.error))
        return result;
      const known = await calls.getCart();
      if (known.ok || !isCartRejected(known.error)) return result;
      answers.clear();
      return addNow(line);
    });

  function stopTimer(itemId: number): void {
    clearTimeout(timers.get(itemId));
    timers.delete(itemId);
  }

  /** Sets a line's pending change, which is shown until the backend has responded; null removes it. */
  function setChange(itemId: number, change: PendingChange | null): void {
    stopTimer(itemId);
    const pending = new Map(pendingNow());
    if (change) pending.set(itemId, change);
    else pending.delete(itemId);
    setPending(pending);
  }

  /** Queues a line's pending change: the newest one is sent, once. */
  function dispatch(itemId: number): void {
    stopTimer(itemId);
    void enqueue(async () => {
      const wanted = pendingNow().get(itemId);
      const item = itemOf(itemId);
      if (!wanted || wanted.state === "sent") return;
      stopTimer(itemId);
      if (session.id() === null) return drop(itemId, noSession().error);
      if (!item) {
        setChange(itemId, null);
        notify({ kind: "notInCart" });
        return;
      }
      burst += 1;
      setPending(setChangeState(pendingNow(), itemId, "sent"));
      const result = await sendNow(() =>
        wanted.kind === "removal"
          ? calls.deleteItem(itemId)
          : calls.updateItem({ itemId, qty: wanted.quantity, options: readLineOptions(item) }),
      );
      if (isEmptying) return;
      if (result.ok) setPending(removeAnswered(pendingNow(), itemId));
      else drop(itemId, result.error);
    });
  }

  /** Handles a failed change: kept for a retry when there was no response, taken back when it was refused. */
  function drop(itemId: number, error: ApiError): void {
    const { pending, removed } = store.getState();
    const change = pending.get(itemId);
    if (!change) return;
    if (removed?.itemId === itemId) store.setState({ removed: null });
    // A newer change of the line is waiting for its debounce: it gets its own response.
    if (change.state === "waiting" && timers.has(itemId)) return;
    const uncertain = isUncertain(error);
    if (uncertain) setPending(setChangeState(pending, itemId, "failed"));
    else setChange(itemId, null);
    if (sessionEnd(error)) return;
    const name = itemOf(itemId)?.productData.name ?? "";
    if (error.kind === "notFound") notify({ kind: "notInCart" });
    else if (change.kind === "removal") notify({ kind: "notRemoved", name, error });
    else if (!uncertain) refusals.refuse(itemId, error);
    if (error.kind === "notFound" || isCartRejected(error)) void refresh();
  }

  function setQuantity(item: CartItem, quantity: number): void {
    const { itemId } = item;
    stopTimer(itemId);
    refusals.forget(itemId);
    setPending(addChange(pendingNow(), itemOf(itemId) ?? item, { kind: "quantity", quantity }));
    if (pendingNow().has(itemId))
      timers.set(
        itemId,
        setTimeout(() => dispatch(itemId), QUANTITY_DEBOUNCE),
      );
  }

  /** Sends what still waits for another change of its line, e.g. because the page is left. */
  function flush(): void {
    for (const itemId of [...timers.keys()]) dispatch(itemId);
  }

  function remove({ itemId }: CartItem): void {
    const item = itemOf(itemId);
    if (!item || item.qty <= 0) {
      notify({ kind: "notInCart" });
      return;
    }
    store.setState({ removed: item });
    setPending(addChange(pendingNow(), item, { kind: "removal", quantity: 0 }));
    dispatch(itemId);
  }

  /** Removes all lines with one call. They are hidden at once, and shown again where it fails. */
  async function empty(): Promise<void> {
    for (const itemId of timers.keys()) stopTimer(itemId);
    const hidden: PendingChange = { kind: "removal", quantity: 0, state: "sent" };
    setPending(new Map(answers.cart()?.items.map(({ itemId }) => [itemId, hidden])));
    store.setState({ removed: null });
    isEmptying = true;
    const result = await inTurn(() => sendNow(() => calls.clearCart()));
    isEmptying = false;
    setPending(NOTHING_PENDING);
    if (result.ok || sessionEnd(result.error)) return;
    notify({ kind: "refused", error: result.error });
    if (isUncertain(result.error) || isCartRejected(result.error)) void refresh();
  }

  /** Adds the last removed line again, with the same options. */
  async function undo(): Promise<void> {
    const { removed } = store.getState();
    if (!removed) return;
    store.setState({ removed: null, restoring: true });
    const result = await add(toLine(removed));
    store.setState({ restoring: false, removed: result.ok ? null : removed });
    if (!result.ok && !sessionEnd(result.error)) notify({ kind: "refused", error: result.error });
  }

  /** Sends changes without a response again, and reads the cart. */
  function retry(): void {
    for (const [itemId, { state }] of pendingNow()) {
      if (state !== "failed") continue;
      setPending(setChangeState(pendingNow(), itemId, "waiting"));
      dispatch(itemId);
    }
    void refresh();
  }

  return {
    store,
    idle,
    inTurn,
    read,
    refresh,
    sendNow,
    add,
    setChange,
    refusals,
    setQuantity,
    flush,
    remove,
    empty,
    undo,
    retry,
    itemOf,
  };
}
