import type { Result } from "#lib/shop/api/errors.ts";
import { postRoute } from "#lib/web/client/post-route.ts";

/**
 * Asks the server to remove both cookies of a cart's session: `protectCode` is httpOnly, so no script can. With an id
 * only that cart's session ends, because another tab may have begun a new one meanwhile.
 */
export const forgetCartSession = (cartId?: string): Promise<Result<unknown>> =>
  postRoute("session/leave-cart", cartId === undefined ? {} : { cartId });
