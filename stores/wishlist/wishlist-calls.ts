import type { calls } from "#lib/api/calls/index.ts";
import { endpoints } from "#lib/api/endpoints/index.ts";
import { callGateway } from "#lib/client/call-gateway.ts";
import type { WishlistCalls } from "./wishlist-runtime.ts";

/** The most that is read (docs/screens.md §6.4). */
const LIMIT = 9999;

export const gatewayWishlistCalls: WishlistCalls = {
  list: () =>
    callGateway<typeof calls.cms.wishlistFilter>(endpoints.cms.wishlistFilter, {
      input: { limit: LIMIT },
    }),
  toggle: (productId) =>
    callGateway<typeof calls.cms.wishlistCreate>(endpoints.cms.wishlistCreate, {
      input: { product_id: productId },
    }),
};
