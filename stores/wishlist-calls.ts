import type { calls } from "@/lib/api/calls";
import { endpoints } from "@/lib/api/endpoints";
import { callGateway } from "@/lib/api/http/browser";
import type { WishlistCalls } from "./wishlist-runtime";

/** The most that is read (spec 9). */
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
