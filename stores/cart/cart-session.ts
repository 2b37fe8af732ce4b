import { serverCookie } from "#lib/base/browser/cookie.ts";
import { readText, stored } from "#lib/base/browser/storage.ts";
import { isRecord } from "#lib/base/utils/is-record.ts";
import { cardCookie } from "./card-cookie.ts";

/** Where a cart's session lives in the browser. `protectCode` is httpOnly: no script ever sees it. */
const cookie = serverCookie("cartId");
const readCookie = (): string | null => cookie.read() || null;

interface Details {
  readonly cartId: string;
  /** Language the cart was begun in: a cart belongs to that language's store (docs/contract.md §6.1). */
  readonly locale: string;
  readonly count: number;
}

/** The stored details of the cart in the cookie; null if they belong to another cart, or if storage is blocked. */
const details = stored("local", "baseline.cart", (found): Details | null => {
  const cartId = readCookie();
  return isRecord(found) && cartId && found.cartId === cartId && typeof found.locale === "string"
    ? { cartId, locale: found.locale, count: Number(found.count) || 0 }
    : null;
});

export interface CartSession {
  /** The cart's id, or null when there is none. */
  readonly id: () => string | null;
  /** Whether the cart was begun in another language, so that it must be given up (docs/screens.md §3.4). */
  readonly isForeign: (locale: string) => boolean;
  /** Whether this cart is known to be empty. A cart that was never read may have lines. */
  readonly isKnownEmpty: () => boolean;
  /** Pieces when the cart was last read, for the header until the server responds. */
  readonly lastCount: () => number;
  readonly remember: (locale: string, count: number) => void;
  readonly clear: () => void;
}

/** The tab's session: the cookie decides, local storage only adds details of its cart. */
export const browserSession: CartSession = {
  id: readCookie,
  isForeign: (locale) => {
    const begun = details.read()?.locale;
    return begun !== undefined && begun !== locale;
  },
  isKnownEmpty: () => details.read()?.count === 0,
  lastCount: () => details.read()?.count ?? 0,
  remember: (locale, count) => {
    const cartId = readCookie();
    if (cartId !== null) details.write({ cartId, locale, count });
  },
  clear: () => {
    cardCookie.clear();
    cookie.clear();
    details.write(null);
  },
};

/** The name under which local storage keeps the order in progress. */
export const ORDER_KEY = "baseline.order";

/** Whether there may be an order in progress: all that every page has to know before it loads the rest. */
export const hasOrderMarker = (): boolean => readText("local", ORDER_KEY) !== null;
