import type { ApiError, Result } from "#lib/shop/api/errors.ts";
import { isRetryable } from "#lib/shop/api/errors.ts";
import type { OrderItem } from "#lib/shop/api/schemas/order-schema.ts";
import { type CartLine, readLineOptions } from "#lib/shop/domain/cart/line.ts";

/** The result of adding an order's lines to the cart again. */
export interface Reordered {
  /** Pieces that are in the cart. */
  readonly added: number;
  /** Names of products that are no longer sold. */
  readonly gone: readonly string[];
  /** Names of products whose call got no response: a retry may help. */
  readonly unanswered: readonly string[];
  readonly error: ApiError | null;
}

/** A line of an order as a cart line; null if the order does not say which product it was. */
const toCartLine = (item: OrderItem): CartLine | null =>
  item.productId === null || !(item.quantity > 0)
    ? null
    : {
        productId: item.productId,
        quantity: item.quantity,
        name: item.name,
        ...readLineOptions({ options: item.options }),
      };

/** Adds every line of an order that is still sold, one after the other, and reports the others. */
export async function reorder(
  items: readonly OrderItem[],
  add: (line: CartLine) => Promise<Result<unknown>>,
): Promise<Reordered> {
  let added = 0;
  let error: ApiError | null = null;
  const gone: string[] = [];
  const unanswered: string[] = [];
  for (const item of items) {
    const line = toCartLine(item);
    // After a call without a response the others are skipped, because they would only wait too.
    if (line === null || error !== null) {
      (line === null ? gone : unanswered).push(item.name);
      continue;
    }
    const result = await add(line);
    if (result.ok) added += line.quantity;
    else if (isRetryable(result.error)) {
      error = result.error;
      unanswered.push(item.name);
    } else gone.push(item.name);
  }
  return { added, gone, unanswered, error };
}
