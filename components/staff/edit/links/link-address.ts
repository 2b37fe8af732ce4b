const SAFE = /^(https?:\/\/[^\s/]|(?:mailto|tel|sms|geo):[^\s]|[/#?](?![/\\]))/i;
const HOST = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#:]|$)/iu;
const MAIL = /^[^\s@/]+@(?=[^\s@/]+$)[^\s@/]+?\.[^\s@/]/;

/** Whether a link may have this target: the schemes of the sanitiser, a path of the site, or an anchor on the page. */
export const isLinkAddress = (address: string): boolean => SAFE.test(address);

/** Whether a link of a stored text is kept: an allowed target, or a path relative to its page. */
export const isKeptAddress = (address: string): boolean =>
  isLinkAddress(address) || /^[\p{L}\p{N}._~-][^\s:\\]*$/u.test(address);

/** Invisible characters in copied addresses: controls, soft hyphens, zero-width and direction marks. */
const UNSEEN =
  /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u2028\u2029]/gu;
/** A number as people write it, with its country or area: `+385 1 234 567`, `(020) 1234-567`. */
const PHONE = /^(?:\+|\(?0)[\d\s()./-]+$/;
const DIGITS = { least: 6, most: 15 };
/** File extensions, which no host has: `prices.pdf` is a path. */
const FILE =
  /^[^/?#]+\.(?:html?|php|aspx?|pdf|docx?|xlsx?|pptx?|txt|csv|zip|jpe?g|png|gif|webp|avif|svg|mp[34])(?:[?#]|$)/i;
/** A path relative to the page; words with blanks are excluded. */
const PATH = /^[\p{L}\p{N}._~%-][^\s:@\\]*$/u;

const cleaned = (typed: string): string => typed.replace(UNSEEN, "").trim();

const isTooShort = (digits: string): boolean =>
  digits.length < DIGITS.least || digits.length > DIGITS.most;

function toPhone(address: string): string | null {
  if (!PHONE.test(address)) return null;
  const digits = address.replace(/\D/g, "");
  return isTooShort(digits) ? null : `tel:${address.startsWith("+") ? "+" : ""}${digits}`;
}

/**
 * A typed address, completed: `example.com` is a site, `me@example.com` a mailbox, `+385 1 234 567` a telephone. Null
 * for others.
 */
export function toLinkAddress(typed: string): string | null {
  const address = cleaned(typed);
  if (/^https?:/i.test(address) && !URL.canParse(address)) return null;
  if (isLinkAddress(address)) return address;
  if (MAIL.test(address)) return `mailto:${address}`;
  const phone = toPhone(address);
  if (phone !== null) return phone;
  if (!HOST.test(address) || FILE.test(address)) return null;
  const site = `https://${address}`;
  return URL.canParse(site) ? site : null;
}

/**
 * The same for a link that may be a path without its slash: `about-the-club`, `prices.pdf`. Null if it isn't an
 * address.
 */
export function toLinkOrPath(typed: string): string | null {
  const path = cleaned(typed);
  return toLinkAddress(path) ?? (PATH.test(path) ? path : null);
}
