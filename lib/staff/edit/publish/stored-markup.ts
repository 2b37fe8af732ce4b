import "server-only";
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { boundedMarkup } from "#lib/web/security/bounded-markup.ts";
import { sanitizeToStore } from "#lib/web/security/sanitize.ts";

/** Elements whose content isn't markup but is still processed. */
const RAW_TEXT: ReadonlySet<string> = new Set(
  "script style textarea title xmp iframe noembed noframes".split(" "),
);

/** The elements and attributes of a text as a browser reads it, each as one line: `iframe`, `p class=lead`. */
function piecesOf(html: string): string[] {
  const pieces: string[] = [];
  const left: Tree.ParentNode[] = [parseFragment(boundedMarkup(html))];
  for (let parent = left.pop(); parent; parent = left.pop())
    for (const node of parent.childNodes) {
      if (!("tagName" in node)) {
        if (RAW_TEXT.has(parent.nodeName) && "value" in node)
          pieces.push(`${parent.nodeName} #text=${node.value}`);
        continue;
      }
      pieces.push(
        node.tagName,
        ...node.attrs.map(({ name, value }) => `${node.tagName} ${name}=${value}`),
      );
      left.push(node);
      if ("content" in node) left.push(node.content);
    }
  return pieces;
}

/** The pieces of the first list that are missing in the second, with their count. */
function missingFrom(pieces: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const piece of others) left.set(piece, (left.get(piece) ?? 0) + 1);
  return pieces.filter((piece) => {
    const count = left.get(piece) ?? 0;
    left.set(piece, count - 1);
    return count <= 0;
  });
}

/** The elements and attributes that pages do not show: editing the text must not lose them unnoticed. */
export const unshownMarkup = (html: string): string[] =>
  missingFrom(piecesOf(html), piecesOf(sanitizeToStore(html)));

/**
 * The form in which an edited text is stored: the sanitiser's own output, never the text as sent (docs/security.md
 * §4.3). Markup that pages do not show is kept where the stored text already has it; the tree is then stored with it.
 * @returns null if the edited text adds markup that pages do not show
 */
export function markupToStore(edited: string, stored: string): string | null {
  if (edited === stored) return edited;
  const unshown = unshownMarkup(edited);
  if (unshown.length === 0) return sanitizeToStore(edited);
  return missingFrom(unshown, unshownMarkup(stored)).length === 0 ? boundedMarkup(edited) : null;
}
