import "server-only";
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, Parser, serialize } from "parse5";

/** The most characters, levels and elements of one text (docs/security.md §1.5). */
export const MARKUP_LIMITS = { length: 500_000, depth: 100, elements: 20_000 };

/** Elements whose content isn't markup: without them it would become visible text. */
const RAW_TEXT = /^(script|style|textarea|title|xmp|iframe|noembed|noframes)$/;

/** HTML parsed as a browser does and serialised with every element closed, within the limits of `boundedTree`. */
export const boundedMarkup = (html: string): string => serialize(boundedTree(html));

/**
 * The tree that a browser builds from HTML. Elements nested too deep, and tags above the limit, are flattened: their
 * text stays. Takes linear time.
 */
export function boundedTree(html: string): DefaultTreeAdapterTypes.DocumentFragment {
  let elements = 0;
  const parser = Parser.getFragmentParser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>(null, {
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement(...element) {
        elements += 1;
        return defaultTreeAdapter.createElement(...element);
      },
    },
  });
  const read = parser.onStartTag.bind(parser);
  parser.onStartTag = (token) => {
    const isRaw = RAW_TEXT.test(token.tagName);
    // One level more for raw text; in SVG such elements nest like any other.
    const isTooDeep = parser.openElements.stackTop > MARKUP_LIMITS.depth + (isRaw ? 1 : -1);
    if (!isTooDeep && (isRaw || elements < MARKUP_LIMITS.elements)) read(token);
  };
  parser.tokenizer.write(shortened(html), true);
  return parser.getFragment();
}

/** Data URLs in attributes, mostly pasted pictures: no page shows them, and they are long. */
const INLINE_FILE = /=\s*(?:"\s*data:[^"]*"|'\s*data:[^']*'|data:[^\s>]*)/gi;

/**
 * Cuts a text that is too long even without its data URLs, never within a tag, a character reference or a character.
 */
function shortened(html: string): string {
  if (html.length <= MARKUP_LIMITS.length) return html;
  const text = html.replace(INLINE_FILE, '=""');
  if (text.length <= MARKUP_LIMITS.length) return text;
  const cut = text.slice(0, MARKUP_LIMITS.length);
  const tag = cut.lastIndexOf("<");
  const whole = tag > cut.lastIndexOf(">") ? cut.slice(0, tag) : cut;
  return whole.replace(/&[#\w]{0,32}$|[\uD800-\uDBFF]$/, "");
}
