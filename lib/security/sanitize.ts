import "server-only";
import { parseFragment, serialize } from "parse5";
import sanitizeHtml, { type IOptions } from "sanitize-html";
import type { SafeHtmlText } from "#lib/utils/safe-html-text.ts";

/**
 * The one allow-list (docs/security.md §1.5). No `style`, `id`, `name`, and no `class`: with the shop's
 * classes a text could cover the page.
 */
const OPTIONS: IOptions = {
  allowedTags: [
    "p",
    "br",
    "hr",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "blockquote",
    "pre",
    "code",
    "ul",
    "ol",
    "li",
    "dl",
    "dt",
    "dd",
    "strong",
    "b",
    "em",
    "i",
    "u",
    "s",
    "small",
    "sub",
    "sup",
    "mark",
    "abbr",
    "cite",
    "q",
    "kbd",
    "span",
    "div",
    "a",
    "img",
    "figure",
    "figcaption",
    "table",
    "caption",
    "thead",
    "tbody",
    "tfoot",
    "tr",
    "th",
    "td",
  ],
  allowedAttributes: {
    "*": ["lang", "dir"],
    a: ["href", "title", "target", "rel"],
    abbr: ["title"],
    img: ["src", "alt", "title", "width", "height", "loading", "decoding"],
    ol: ["start", "reversed"],
    table: ["tabindex"],
    td: ["colspan", "rowspan"],
    th: ["colspan", "rowspan", "scope"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["http", "https"] },
  allowedSchemesAppliedToAttributes: ["href", "src", "cite"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  transformTags: {
    // The page has its one h1.
    h1: "h2",
    // A wide table scrolls inside its own box, so it needs the focus for the keyboard.
    table: (tagName, { lang, dir }) => ({
      tagName,
      attribs: present({ tabindex: "0", lang, dir }),
    }),
    a: (tagName, { href, title, target, lang, dir }) => ({
      tagName,
      attribs: present({ href, title, lang, dir, ...linkTarget(href, target) }),
    }),
    img: (tagName, attributes) => ({
      tagName,
      attribs: { ...attributes, alt: attributes.alt ?? "", loading: "lazy", decoding: "async" },
    }),
  },
};

/**
 * Cleans HTML of the backend for a page. External links open in a new tab and send no referrer. The HTML is first
 * parsed as a browser parses it: an unclosed tag would otherwise change the markup after it on the page.
 */
export const sanitize = (html: string): SafeHtmlText => asSafe(clean(html, OPTIONS));

/** Tags allowed inside a sentence, and so inside a label. */
const PHRASES = "br code strong b em i u s small sub sup mark abbr cite q kbd span a".split(" ");

/** The same for a phrase, e.g. a consent beside its checkbox: block elements are removed and their text stays. */
export const sanitizePhrase = (html: string): SafeHtmlText =>
  asSafe(clean(html, { ...OPTIONS, allowedTags: PHRASES }).trim());

const clean = (html: string, options: IOptions): string =>
  sanitizeHtml(serialize(parseFragment(html)), options);

const asSafe = (cleaned: string): SafeHtmlText => cleaned as SafeHtmlText;

function linkTarget(href = "", target = ""): { target?: string; rel?: string } {
  // Browsers ignore leading blanks and control characters.
  const leaves = /^[\p{Cc} ]*https?:/iu.test(href);
  return leaves || target === "_blank" ? { target: "_blank", rel: "noopener noreferrer" } : {};
}

const present = (attributes: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
