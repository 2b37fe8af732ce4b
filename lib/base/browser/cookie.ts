import Cookies from "js-cookie";

/** Days for which a script's cookie is kept (docs/screens.md §6.3). */
const DEFAULT_COOKIE_DAYS = 30;
export const YEAR_COOKIE_DAYS = 365;

/** One cookie that scripts can read. Path `/`, `SameSite=Lax`, `Secure` on https pages. */
interface BrowserCookie {
  /** "" if there is none, if it cannot be decoded, and on the server. */
  readonly read: () => string;
  /** "" clears it. */
  readonly write: (value: string) => void;
  readonly clear: () => void;
}

/** @param days Lifetime, counted from each write. */
export function browserCookie(name: string, days: number = DEFAULT_COOKIE_DAYS): BrowserCookie {
  const clear = () => Cookies.remove(name, { path: "/", sameSite: "lax" });
  return {
    read: () => Cookies.get(name) ?? "",
    write: (value) => {
      if (value === "") return clear();
      const secure = location.protocol === "https:";
      Cookies.set(name, value, { expires: days, path: "/", sameSite: "lax", secure });
    },
    clear,
  };
}

/**
 * A cookie that the server sets and scripts can read: called `__Host-…` over https (docs/security.md §2.8). Scripts use
 * it only to decide which requests to send; the server trusts only the strict name.
 */
export function serverCookie(name: string): Pick<BrowserCookie, "read" | "clear"> {
  const strict = `__Host-${name}`;
  const plain = browserCookie(name);
  return {
    read: () => Cookies.get(strict) ?? plain.read(),
    clear: () => {
      Cookies.remove(strict, { path: "/", sameSite: "lax", secure: true });
      plain.clear();
    },
  };
}
