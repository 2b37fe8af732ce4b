import type { Order } from "#lib/shop/api/schemas/order-schema.ts";

/** A guest's order as stored by the browser that placed it. */
export interface PlacedOrder {
  /** Where the backend sends the confirmation. */
  readonly email: string;
  readonly order: Order;
  /** How many lines could not be kept. */
  readonly leftOut: number;
}
