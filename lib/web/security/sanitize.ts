import "server-only";
import { serialize } from "parse5";
import sanitizeHtml, { type Attributes, type IOptions } from "sanitize-html";
import { getSettings } from "#lib/base/config/settings.ts";
import { joinRel } from "#lib/base/utils/link-rel.ts";
import type { SafeHtmlText } from "#lib/base/utils/safe-html-text.ts";
import { textPictureAddress, trimmedAddress } from "#lib/shop/media/text-picture.ts";
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from "./allowed-markup.ts";
import { boundedMarkup, boundedTree } from "./bounded-markup.ts";
import { adoptForeign } from "./foreign-markup.ts";
import { LINK_SCHEMES } from "./link-schemes.ts";
import { ownPath } from "./local-path.ts";
import { PARSE5_TREE } from "./parse5-tree.ts";
import { ANCHOR_PREFIX, anchorText, mayHaveAnchors } from "./text-anchors.ts";

const OPTIONS: IOptions = {
  allowedTags: [...ALLOWED_TAGS],
  allowedAttributes: Object.fromEntries(
    Object.entries(ALLOWED_ATTRIBUTES).map(([tag, names]) => [tag, [...names]]),
  ),
  allowedSchemes: [...LINK_SCHEMES],
  allowedSchemesByTag: { img: ["http", "https"] },
  allowedSchemesAppliedToAttributes: ["href", "src", "cite"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  transformTags: {
    "*": (tagName, attribs) => ({ tagName, attribs: withoutForeignId(attribs) }),
    // A wide table scrolls inside its own box, so it needs the focus for the keyboard.
    table: (tagName, { lang, dir, id }) => ({
      tagName,
      attribs: present({ tabindex: "0", lang, dir, id }),
    }),
  },
};

/**
 * Cleans the backend's HTML for a page. External links open in a new tab and send no referrer; with `ownHost`, absolute
 * links to the site itself become paths. The HTML is first parsed as a browser does: an unclosed tag would otherwise
 * change the markup after it on the page.
 */
export const sanitize = (html: string, ownHost?: string): SafeHtmlText =>
  asSafe(clean(html, optionsFor(ownHost), LEFT_OUT, prepare));

/** The options that depend on the site and on the media host. */
const optionsFor = (ownHost?: string): IOptions => ({
  ...OPTIONS,
  transformTags: {
    ...OPTIONS.transformTags,
    a: (tagName, { href, title, target, rel, lang, dir, id, name }) => ({
      tagName,
      attribs: present({
        href: ownPath(trimmedAddress(href), ownHost) ?? href,
        title,
        lang,
        dir,
        id,
        name,
        ...linkTarget(href, target, rel, ownHost),
      }),
    }),
    img: (tagName, { src, alt, ...attributes }) => ({
      tagName,
      attribs: present({
        ...attributes,
        src: textPictureAddress(src, getSettings().MEDIA_URL),
        alt: alt ?? "",
        loading: "lazy",
        decoding: "async",
      }),
    }),
  },
  // A picture without an address would be shown as broken.
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
});

/** Attributes are dropped or stay as written; pages add their own when they show the text. */
const STORED: IOptions = {
  ...OPTIONS,
  // Empty attributes stay, like the others.
  nonBooleanAttributes: [],
  transformTags: {
    a: (tagName, { ...attribs }) => {
      if (!isTarget(attribs.target)) delete attribs.target;
      const rel = joinRel(attribs.rel);
      if (!rel) delete attribs.rel;
      else if (!isRel(attribs.rel)) attribs.rel = rel;
      return { tagName, attribs };
    },
    img: (tagName, { ...attribs }) => {
      if (!textPictureAddress(attribs.src, getSettings().MEDIA_URL)) delete attribs.src;
      return { tagName, attribs };
    },
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
};

/**
 * Cleans HTML that staff store, with the allow-list of the pages. The result is serialised as a browser does (`<br>`,
 * not `<br />`), so that an edit changes no other bytes of the text.
 */
export const sanitizeToStore = (html: string): string =>
  boundedMarkup(clean(html, STORED, LEFT_OUT, prepareToStore));

const isTarget = (target = ""): boolean =>
  ["", "_self", "_blank"].includes(target.trim().toLowerCase());

/** Whether all values of a link's `rel` are allowed. */
const isRel = (rel = ""): boolean =>
  rel.split(/[\s,]+/).every((name) => name === "" || joinRel(name) !== undefined);

/** Tags allowed inside a sentence, and so inside a label. */
const PHRASES = "br code strong b em i u s del ins small sub sup mark abbr cite q kbd span a".split(
  " ",
);

/** The same for a phrase, e.g. a consent with its checkbox: block elements are removed and their text stays. */
export const sanitizePhrase = (html: string): SafeHtmlText => {
  const options = { ...optionsFor(), allowedTags: PHRASES, allowedAttributes: OF_PHRASES };
  return asSafe(clean(html, options, LEFT_OUT_OF_PHRASES, prepareToStore).trim());
};

/** A label isn't the target of links. */
const OF_PHRASES = Object.fromEntries(
  Object.entries(ALLOWED_ATTRIBUTES).map(([tag, names]) => [
    tag,
    names.filter((name) => name !== "id" && name !== "name"),
  ]),
);

/** Matches a tag that is not allowed. */
const tagExcept = (allowed: IOptions["allowedTags"]): RegExp =>
  new RegExp(`<(?!/?(?:h1|${(allowed || []).join("|")})[\\s/>])`, "i");
const LEFT_OUT = tagExcept(OPTIONS.allowedTags);
const LEFT_OUT_OF_PHRASES = tagExcept(PHRASES);

type Preparation = (html: string) => string;

/** The markup parsed as a browser does, within the limits, converted to the elements that pages have. */
function prepareToStore(html: string): string {
  const tree = boundedTree(html);
  adoptForeign(PARSE5_TREE, tree);
  return serialize(tree);
}

/** The same, plus the targets of links, which are stored as their author wrote them. */
function prepare(html: string): string {
  const tree = boundedTree(html);
  adoptForeign(PARSE5_TREE, tree);
  if (mayHaveAnchors(html)) anchorText(PARSE5_TREE, tree);
  return serialize(tree);
}

/** The most times that a text is cleaned; hardly any needs more than two. */
const ROUNDS = 5;

/**
 * Without a dropped tag, its content may be in a place where a browser does not allow it: it would move, and the page
 * would differ from the cleaned text. So such a text is parsed and cleaned again until nothing changes.
 */
function clean(html: string, options: IOptions, leftOut: RegExp, prepared: Preparation): string {
  let safe = sanitizeHtml(prepared(html), options);
  if (!leftOut.test(boundedMarkup(html))) return safe;
  for (let round = 1; round < ROUNDS; round++) {
    const again = sanitizeHtml(prepared(safe), options);
    if (again === safe) return safe;
    safe = again;
  }
  return sanitizeHtml(safe, { allowedTags: [] });
}

/** Removes ids that we did not assign, because a text's element could be mistaken for one of the page. */
function withoutForeignId({ id, ...attribs }: Attributes): Attributes {
  return id?.startsWith(ANCHOR_PREFIX) ? { ...attribs, id } : attribs;
}

const asSafe = (cleaned: string): SafeHtmlText => cleaned as SafeHtmlText;

function linkTarget(
  href = "",
  target = "",
  rel: string | undefined,
  ownHost: string | undefined,
): { target?: string; rel?: string } {
  const address = trimmedAddress(href);
  const leaves = /^https?:/i.test(address) && ownPath(address, ownHost) === null;
  return leaves || target === "_blank"
    ? { target: "_blank", rel: joinRel("noopener noreferrer", rel) }
    : { rel: joinRel(rel) };
}

const present = (attributes: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
