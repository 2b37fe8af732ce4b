import type { Result } from "#lib/api/errors.ts";
import type { Cart } from "#lib/api/schemas/cart.ts";
import { isGone } from "#lib/domain/cart/faults.ts";
import type { CartParts } from "./cart-parts.ts";
import type { CartSending } from "./cart-sending.ts";
import { NO_CART_SESSION } from "./member-card.ts";

interface Means {
  readonly sending: CartSending;
  /** Runs a change after those before it. */
  readonly inTurn: (send: () => Promise<Result<Cart>>) => Promise<Result<Cart>>;
  readonly refresh: () => Promise<unknown>;
}

/** Coupon, member card and currency of the cart. Null where nothing was sent. */
export function createCartOffers(parts: CartParts, { sending, inTurn, refresh }: Means) {
  const { calls, session, tell } = parts;
  let dropping = false;
  /** The coupon last said to be over, so that it is said once. */
  let told = "";

  async function send(call: () => Promise<Result<Cart>>): Promise<Result<Cart> | null> {
    if (session.id() === null) {
      parts.log(NO_CART_SESSION);
      return null;
    }
    const result = await inTurn(() => sending.change(call));
    if (!result.ok && isGone(result.error)) void refresh();
    return result;
  }

  return {
    /** The code is required: an empty one sends nothing (spec 5, Coupon). */
    applyCoupon: async (code: string): Promise<Result<Cart> | null> => {
      const couponCode = code.trim();
      if (couponCode === "") return null;
      told = "";
      return send(() => calls.applyCoupon(couponCode));
    },

    removeCoupon: (): Promise<Result<Cart> | null> => send(() => calls.removeCoupon()),

    /** The call alone; the rules before it are `applyCard`'s. */
    applyMemberCard: (barcode: string): Promise<Result<Cart> | null> =>
      send(() => calls.applyMemberCard(barcode)),

    /** Reads the cart in another currency; the choice is taken back where that fails. */
    setCurrency: (id: number): Promise<Result<Cart> | null> =>
      send(async () => {
        const before = parts.currency.read();
        parts.currency.write(String(id));
        const result = await calls.getCart();
        if (!result.ok) parts.currency.write(before);
        return result;
      }),

    /** The backend says that the coupon no longer holds (spec 4, Coupon): it is taken off there too, and said. */
    dropCoupon(code: string): void {
      if (told !== code) tell({ kind: "couponExpired", code });
      told = code;
      if (dropping) return;
      dropping = true;
      void inTurn(() => sending.change(() => calls.removeCoupon())).finally(() => {
        dropping = false;
      });
    },
  };
}
