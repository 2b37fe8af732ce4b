import type { Order } from "#lib/shop/api/schemas/order-schema.ts";

/** An order of a guest, as the browser that placed it keeps it. */
export interface PlacedOrder {
  /** Where the backend sends the confirmation. */
  readonly email: string;
  readonly order: Order;
  /** How many lines could not be kept. */
  readonly leftOut: number;
}
