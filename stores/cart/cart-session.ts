import { browserCookie, YEAR_COOKIE_DAYS } from "#lib/browser/cookie.ts";
import { cardCookie } from "#stores/auth/card-cookie.ts";

/** Where a cart's session lives in the browser. `protectCode` is httpOnly: no script ever sees it. */
const cookie = browserCookie("cartId", YEAR_COOKIE_DAYS);
const readCookie = (): string | null => cookie.read() || null;
const KEY = "baseline.cart";

interface Memory {
  readonly cartId: string;
  /** Language the cart was begun in: a cart belongs to that language's store (contract, section 6). */
  readonly locale: string;
  readonly count: number;
}

export interface CartSession {
  /** The cart's id, or null when there is none. */
  readonly id: () => string | null;
  /** Whether the cart was begun in another language, so that it must be given up (spec 4, Cart session). */
  readonly isForeign: (locale: string) => boolean;
  /** Whether this very cart was seen to hold nothing. A cart that nobody has looked into may hold something. */
  readonly isKnownEmpty: () => boolean;
  /** Pieces when the cart was last seen, for the header until the server answers. */
  readonly lastCount: () => number;
  readonly remember: (locale: string, count: number) => void;
  readonly clear: () => void;
}

/** The tab's session: the cookie decides, local storage only remembers what goes with it. */
export const browserSession: CartSession = {
  id: readCookie,
  isForeign: (locale) => {
    const known = memory();
    return known !== null && known.locale !== locale;
  },
  isKnownEmpty: () => memory()?.count === 0,
  lastCount: () => memory()?.count ?? 0,
  remember: (locale, count) => {
    const cartId = readCookie();
    if (cartId !== null) write(JSON.stringify({ cartId, locale, count } satisfies Memory));
  },
  clear: () => {
    cardCookie.clear();
    cookie.clear();
    write(null);
  },
};

/** What was remembered of this very cart. Storage may be shut off: then nothing is. */
function memory(): Memory | null {
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Memory> | null;
    if (!read || read.cartId !== readCookie() || typeof read.locale !== "string") return null;
    return { cartId: String(read.cartId), locale: read.locale, count: Number(read.count) || 0 };
  } catch {
    return null;
  }
}

function write(value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, value);
  } catch {
    // A browser that keeps nothing still has its cookie.
  }
}
