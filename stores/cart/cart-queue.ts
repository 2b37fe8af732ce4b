import type { Result } from "#lib/shop/api/errors.ts";
import type { Cart, CartToOpen } from "#lib/shop/api/schemas/cart-schema.ts";
import { addLine } from "#lib/shop/domain/cart/add-line.ts";
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

  /** Runs a task after the previous ones. The task calls `count` if it sends a change. */
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

  /** Whether a line can be added to the session's cart. */
  function state(): "none" | "open" | "stale" {
    if (session.isForeign(deps.locale()) || deps.isOrdered?.(session.id())) return "stale";
    return session.id() === null ? "none" : "open";
  }

  /** Sends a line; a cart that is opened for it is one of the page's language, whatever became of the line. */
  async function send(line: CartLine, open?: CartToOpen): Promise<Result<Cart>> {
    const added = await calls.addItem(line, open);
    if (open) session.remember(deps.locale(), 0);
    return added;
  }

  /** Adds a line. Adds are queued, so that two quick ones without a session create only one. */
  const add = (line: CartLine): Promise<Result<Cart>> =>
    inTurn(() =>
      addLine({
        state,
        add: (open) => sendNow(() => send(line, open)),
        read: calls.getCart,
        forget: answers.clear,
        replacesEnded: false,
      }),
    );

  return { enqueue, idle, inTurn, read, refresh, sendNow, add };
}

export type CartQueue = ReturnType<typeof createCartQueue>;
