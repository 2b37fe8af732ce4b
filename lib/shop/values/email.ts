import { toHalfWidth } from "./ascii.ts";
import { cleanAsciiLine } from "./clean.ts";

/** The characters that mail servers allow before the `@` (RFC 5321, a dot-string of RFC 5322's atoms), at most 64. */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const LONGEST_LOCAL = 64;
/** A label of a domain name: letters, digits, and hyphens between them. */
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;
const ALL_DIGITS = /^\d+$/;

/** The scheme before a copied address, which may be followed by `?` and parts of the e-mail. */
const MAILTO = /^(?:mailto:\s*)+/i;

/**
 * An e-mail address as it is sent: without `mailto:`, joiners and invisible marks, an international domain in its ASCII
 * form. The name before the `@`, and an ASCII domain, stay as typed.
 */
export function cleanEmail(typed: string): string {
  const line = cleanAsciiLine(toHalfWidth(typed));
  const address = line.replace(MAILTO, "");
  if (address !== line) return cleanEmail(address.split("?", 1).join());
  const at = address.lastIndexOf("@");
  return at < 0 ? address : `${address.slice(0, at + 1)}${toAsciiDomain(address.slice(at + 1))}`;
}

/** Whether a cleaned address is valid: a name, an `@`, and a domain with a dot in it. */
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

/** Excludes characters that end the host of an address: the URL parser would drop what follows. */
const HOST = /^[^\s/?#@:\\[\]%]+$/;

/**
 * A domain in its ASCII form (UTS 46), by the URL parser that all browsers and Node share. A domain without such a form
 * is unchanged.
 */
function toAsciiDomain(domain: string): string {
  if (/^[\0-\x7f]*$/.test(domain) || !HOST.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}
