import type { OrderCreated } from "#lib/shop/api/schemas/cart-schema.ts";
import type { ConsentId } from "#lib/shop/api/schemas/user-schema.ts";

/**
 * The gateway's answer to placing an order (decision 0045). Every kind but `created` means that the order was not sent
 * to the backend. A refusal by the backend's `order/create` itself is answered as an error.
 */
export type OrderAnswer =
  | { readonly kind: "created"; readonly html: OrderCreated["html"]; readonly orderSlug: string }
  /** Required consents that were not accepted. */
  | { readonly kind: "consentsMissing"; readonly consents: readonly ConsentId[] }
  /** The consents could not be read, so the required ones are unknown. */
  | { readonly kind: "consentsUnknown" }
  /** The cart differs from what the shopper saw. */
  | { readonly kind: "cartChanged" }
  /** The backend found another problem with the cart. */
  | { readonly kind: "cartInvalid"; readonly messages: readonly string[] }
  | { readonly kind: "memberCardInvalid" }
  /** A call before `order/create` failed. */
  | { readonly kind: "notSent"; readonly status: number; readonly message: string };
