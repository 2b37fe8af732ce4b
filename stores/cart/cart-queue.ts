import { fail, type Result } from "#lib/shop/api/errors.ts";
import type { Cart } from "#lib/shop/api/schemas/cart-schema.ts";
import { isCartRejected, sessionEnd } from "#lib/shop/domain/cart/faults.ts";
import type { CartLine } from "#lib/shop/domain/cart/line.ts";
import { countPieces, NOTHING_PENDING } from "#lib/shop/domain/cart/pending.ts";
import { queryKeys } from "#lib/web/client/keys.ts";
import type { CartAnswers, CartDependencies } from "./cart-answers.ts";

/**
 * Sends changes of the cart to the backend, one after another. After several in a row the cart is read once more, to be
 * certain.
 *
 * @param isMoreToCome whether changes wait that are not in the queue yet: the cart is read after them
 */
export function createCartQueue(
  deps: CartDependencies,
  answers: CartAnswers,
  isMoreToCome: () => boolean,
) {
  const { calls, client, session } = deps;
  let tail: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  /** Changes sent since the queue was last empty. */
  let burst = 0;

  /** Runs a task after those before it. `count` says that it sends a change. */
  function enqueue<T>(task: (count: () => void) => Promise<T>): Promise<T> {
    waiting += 1;
    const result = tail.then(() =>
      task(() => {
        burst += 1;
      }),
    );
    tail = result
      .catch(() => null)
      .finally(() => {
        waiting -= 1;
        if (waiting > 0 || isMoreToCome()) return;
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
    enqueue((count) => {
      count();
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

  /** Adds a line, in a new session where there is none, one of another language, or one that was ordered. */
  async function addNow(line: CartLine): Promise<Result<Cart>> {
    const isOver = session.isForeign(deps.locale()) || deps.isOrdered?.(session.id());
    if (session.id() === null || isOver) {
      const opened = await calls.getNewCartSession(isOver === true);
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

  return { enqueue, idle, inTurn, read, refresh, sendNow, add };
}

export type CartQueue = ReturnType<typeof createCartQueue>;
