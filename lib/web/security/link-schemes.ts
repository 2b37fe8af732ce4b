/** The schemes allowed in links of a text. Others run scripts, or open apps that may do anything. */
export const LINK_SCHEMES: readonly string[] = ["http", "https", "mailto", "tel", "sms", "geo"];

/** Browsers leave these out of an address, wherever they stand. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const LEFT_OUT = /[\x00-\x20]+/g;

/** Whether a link may have this target: one of the schemes, or a path or anchor of the site. */
export function isLinkHref(href: string): boolean {
  const address = href.replace(LEFT_OUT, "");
  // An address that contains a comment may be read in different ways.
  if (address === "" || address.includes("<!--") || /^[\\/]{2}/.test(address)) return false;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1];
  return scheme === undefined || LINK_SCHEMES.includes(scheme.toLowerCase());
}
