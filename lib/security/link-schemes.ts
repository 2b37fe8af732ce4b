/** The schemes that a link of a text may have. The others are addresses of apps that may do anything, or of scripts. */
export const LINK_SCHEMES: readonly string[] = ["http", "https", "mailto", "tel", "sms", "geo"];

/** Browsers leave these out of an address, wherever they stand. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const LEFT_OUT = /[\x00-\x20]+/g;

/** Whether a link may lead there: by one of the schemes, or to a path or a place of the site. */
export function isLinkHref(href: string): boolean {
  const address = href.replace(LEFT_OUT, "");
  // Of an address with a comment in it nobody knows what it will be read as.
  if (address === "" || address.includes("<!--") || /^[\\/]{2}/.test(address)) return false;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1];
  return scheme === undefined || LINK_SCHEMES.includes(scheme.toLowerCase());
}
