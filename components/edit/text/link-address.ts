const SAFE = /^(https?:\/\/[^\s/]|mailto:[^\s]|tel:[^\s]|[/#?](?![/\\]))/i;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const HOST = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#:]|$)/iu;
const MAIL = /^[^\s@/]+@(?=[^\s@/]+$)[^\s@/]+?\.[^\s@/]/;

/** Whether a link may lead there: the schemes of the sanitiser, a path of the site, or a place on the page. */
export const isLinkAddress = (address: string): boolean => SAFE.test(address);

/** Whether a link of a stored text is kept: one that may lead there, or a path from the page that it stands on. */
export const isKeptAddress = (address: string): boolean =>
  isLinkAddress(address) || /^[\p{L}\p{N}._~-][^\s:\\]*$/u.test(address);

/** The address that somebody typed, completed: `example.com` is a site, `me@example.com` a mailbox. Null for others. */
export function toLinkAddress(typed: string): string | null {
  const address = typed.trim();
  if (isLinkAddress(address)) return address;
  if (MAIL.test(address)) return `mailto:${address}`;
  if (SCHEME.test(address) && !HOST.test(address)) return null;
  return HOST.test(address) ? `https://${address}` : null;
}
