import { toHalfWidth } from "./ascii.ts";
import { cleanAsciiLine } from "./clean.ts";

/** What mail servers take before the `@` (RFC 5321, a dot-string of RFC 5322's atoms), at most 64 characters. */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const LONGEST_LOCAL = 64;
/** A name of the domain system: letters, digits, and hyphens between them. */
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;
const ALL_DIGITS = /^\d+$/;

/** In front of a copied address, with anything for the mail itself behind a `?`. */
const MAILTO = /^(?:mailto:\s*)+/i;

/**
 * An e-mail address as it is sent: without a `mailto:`, without joiners and marks that cannot be seen, an international
 * domain in its ASCII form. The name before the `@`, and a domain that is ASCII, stay as they were typed.
 */
export function cleanEmail(typed: string): string {
  const line = cleanAsciiLine(toHalfWidth(typed));
  const address = line.replace(MAILTO, "");
  if (address !== line) return cleanEmail(address.split("?", 1).join());
  const at = address.lastIndexOf("@");
  return at < 0 ? address : `${address.slice(0, at + 1)}${toAsciiDomain(address.slice(at + 1))}`;
}

/** Whether mail can be sent to a cleaned address: a name, an `@`, and a domain with a dot in it. */
export function isEmail(address: string): boolean {
  const at = address.lastIndexOf("@");
  const labels = address.slice(at + 1).split(".");
  return (
    at > 0 &&
    at <= LONGEST_LOCAL &&
    LOCAL.test(address.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    !ALL_DIGITS.test(labels.at(-1) ?? "")
  );
}

/** Nothing that ends the host of an address: the reader of addresses would leave out what follows. */
const HOST = /^[^\s/?#@:\\[\]%]+$/;

/**
 * A domain in its ASCII form (UTS 46), by the reader of addresses that all browsers and Node share. One without such a form
 * stays as it is.
 */
function toAsciiDomain(domain: string): string {
  if (/^[\0-\x7f]*$/.test(domain) || !HOST.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}
