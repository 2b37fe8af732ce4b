import "server-only";
import { type CookieReader, cookieValue } from "#lib/gateway/auth/cookies.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { type Recovered, recoverCart } from "#lib/shop/domain/cart/recover-cart.ts";
import { addToCart } from "./cart-forms.ts";
import { keepForm, keptForm } from "./stored-form.ts";
import type { Visitor } from "./visitor.ts";

const { cart } = calls.ecommerce;

/** The key under which the effect of a login on the cart is stored for the next page. */
const FORM = "recovered";

/**
 * Recovers the cart that a customer left earlier, and adds the lines collected before the login, as the scripts do.
 * Null if there is nothing to report.
 */
export async function recoverAfterLogin(visitor: Visitor): Promise<Recovered | null> {
  const recovered = await recoverCart({
    cartId: () => cookieValue(visitor.cookies(), "cartId") ?? null,
    read: async () => {
      const read = await visitor.call(cart.getCart);
      if (!read.ok) throw new Error(read.error.kind);
      return read.data;
    },
    add: (line) => addToCart(visitor, line),
    getAbandoned: () => visitor.call(cart.getAbandoned),
  });
  if (!recovered) return null;
  const { found, moved, lost, unknown } = recovered;
  return found + moved + lost + unknown.length > 0 ? recovered : null;
}

/** Keeps it in a cookie: an address names no product. */
export const keepRecovered = (recovered: Recovered, secure: boolean): string =>
  keepForm(
    {
      form: FORM,
      values: {
        found: [String(recovered.found)],
        moved: [String(recovered.moved)],
        lost: [String(recovered.lost)],
        unknown: [...recovered.unknown],
      },
      mistakes: {},
      sent: null,
    },
    secure,
  );

/** The change that the last login made to the cart, null if none is known. */
export function keptRecovered(cookies: CookieReader): Recovered | null {
  const values = keptForm(cookies, FORM)?.values;
  if (!values) return null;
  const count = (name: string) => {
    const pieces = Number(values[name]?.[0]);
    return Number.isSafeInteger(pieces) && pieces > 0 ? pieces : 0;
  };
  return {
    found: count("found"),
    moved: count("moved"),
    lost: count("lost"),
    unknown: values.unknown ?? [],
  };
}
