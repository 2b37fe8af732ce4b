/** Days for which a script's cookie is kept (docs/screens.md §6.3). */
const DEFAULT_COOKIE_DAYS = 30;
export const YEAR_COOKIE_DAYS = 365;

/** One cookie that scripts may see. Whole site, `SameSite=Lax`, `Secure` where the page is. */
interface BrowserCookie {
  /** "" where there is none, where it cannot be decoded, and on the server. */
  readonly read: () => string;
  /** "" clears it. */
  readonly write: (value: string) => void;
  readonly clear: () => void;
}

/** What `encodeURIComponent` encodes and a cookie may hold (RFC 6265, section 4.1.1): an e-mail address stays readable. */
const ALLOWED = /%(?:2[346BF]|3[AC-F]|40|5[BDE]|60|7[BCD])/g;

/** Null where there is none, where it cannot be decoded, and on the server. */
function read(name: string): string | null {
  if (typeof document === "undefined") return null;
  const found = document.cookie.split("; ").find((pair) => pair.startsWith(`${name}=`));
  try {
    return found?.slice(name.length + 1).replace(/(?:%[\dA-F]{2})+/gi, decodeURIComponent) ?? null;
  } catch {
    return null;
  }
}

/** @param days how long it is kept; one that was to be gone yesterday is taken away */
function write(name: string, value: string, days: number, isSecure: boolean): void {
  const expires = new Date(Date.now() + days * 864e5).toUTCString();
  const secure = isSecure ? "; secure" : "";
  const text = encodeURIComponent(value).replace(ALLOWED, decodeURIComponent);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs https
  document.cookie = `${name}=${text}; path=/; samesite=lax; expires=${expires}${secure}`;
}

/** @param days How long it is kept, from each write on. */
export function browserCookie(name: string, days: number = DEFAULT_COOKIE_DAYS): BrowserCookie {
  const clear = () => write(name, "", -1, false);
  return {
    read: () => read(name) ?? "",
    write: (value) => {
      if (value === "") return clear();
      write(name, value, days, location.protocol === "https:");
    },
    clear,
  };
}

/**
 * A cookie that the server sets and scripts may see: called `__Host-…` over https (docs/security.md §2.8). Either name
 * only tells what to request; the server itself trusts the strict one alone.
 */
export function serverCookie(name: string): Pick<BrowserCookie, "read" | "clear"> {
  const strict = `__Host-${name}`;
  const plain = browserCookie(name);
  return {
    read: () => read(strict) ?? plain.read(),
    clear: () => {
      write(strict, "", -1, true);
      plain.clear();
    },
  };
}
