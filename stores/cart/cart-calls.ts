import type { calls } from "#lib/api/calls/index.ts";
import { endpoints } from "#lib/api/endpoints/index.ts";
import type { Result } from "#lib/api/errors.ts";
import type { Cart } from "#lib/api/schemas/cart.ts";
import { callGateway } from "#lib/client/call-gateway.ts";
import { type CartLine, type LineOptions, toLineOptions } from "#lib/domain/cart/line.ts";

/** The calls the cart lives by. The gateway fills in the session and the currency. */
export interface CartCalls {
  /** `renew` gives up a session that is there. */
  getNewCartSession(renew: boolean): Promise<Result<unknown>>;
  getCart(): Promise<Result<Cart>>;
  addItem(line: CartLine): Promise<Result<Cart>>;
  updateItem(input: { itemId: number; qty: number; options: LineOptions }): Promise<Result<Cart>>;
  deleteItem(itemId: number): Promise<Result<Cart>>;
  applyCoupon(couponCode: string): Promise<Result<Cart>>;
  removeCoupon(): Promise<Result<Cart>>;
  applyMemberCard(barcode: string): Promise<Result<Cart>>;
}

type Paths = typeof calls.ecommerce.cart;
const paths = endpoints.ecommerce.cart;

export const gatewayCartCalls: CartCalls = {
  getNewCartSession: (renew) =>
    callGateway<Paths["getNewCartSession"]>(paths.getNewCartSession, {
      input: renew ? { renew: "1" } : {},
    }),
  getCart: () => callGateway<Paths["getCart"]>(paths.getCart),
  addItem: (line) =>
    callGateway<Paths["addItem"]>(paths.addItem, {
      input: {
        productId: line.productId,
        qty: line.quantity,
        options: toLineOptions(line),
        reservation: line.reservation ?? false,
      },
    }),
  updateItem: (input) => callGateway<Paths["updateItem"]>(paths.updateItem, { input }),
  deleteItem: (itemId) => callGateway<Paths["deleteItem"]>(paths.deleteItem, { input: { itemId } }),
  applyCoupon: (couponCode) =>
    callGateway<Paths["applyCoupon"]>(paths.applyCoupon, { input: { couponCode } }),
  removeCoupon: () => callGateway<Paths["removeCoupon"]>(paths.removeCoupon),
  applyMemberCard: (barcode) =>
    callGateway<Paths["applyMemberCard"]>(paths.applyMemberCard, { input: { barcode } }),
};
