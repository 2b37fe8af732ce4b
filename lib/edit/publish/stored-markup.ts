import "server-only";
import { getSettings } from "#lib/config/settings.ts";
import { textPictureAddress } from "#lib/media/text-picture.ts";
import { sanitize } from "#lib/security/sanitize.ts";

const TAG = /<[a-z][^>]*(?:>|$)/gi;
const NAME = /^<([a-z][a-z0-9-]*)/i;
const ATTRIBUTE = /([a-z_:][\w:.-]*)\s*(?:=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/gi;

/** The tags and attributes of a text, each as one line: `iframe`, `p class="lead"`. */
function piecesOf(html: string): string[] {
  return [...html.matchAll(TAG)].flatMap(([tag]) => {
    if (!tag.endsWith(">")) return [];
    const name = (NAME.exec(tag)?.[1] ?? "").toLowerCase();
    const rest = tag.slice(name.length + 1, -1);
    const attributes = [...rest.matchAll(ATTRIBUTE)].flatMap(([, key = "", quoted = ""]) => {
      const attribute = key.toLowerCase();
      const value = quoted.replace(/^["']|["']$/g, "");
      if (saysNothing(name, attribute, value)) return [];
      return `${name} ${attribute}=${meaningOf(name, attribute, value)}`;
    });
    return [name, ...attributes];
  });
}

/** A link opens where it is even without being told so; pages leave the attribute out. */
const saysNothing = (tag: string, attribute: string, value: string): boolean =>
  tag === "a" && attribute === "target" && ["", "_self"].includes(value.trim().toLowerCase());

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&quot;": '"',
  "&#39;": "'",
  "&lt;": "<",
  "&gt;": ">",
};

/**
 * A value as it is compared. Pages write the same value in their own way: with other entities, a picture with the address
 * that the media host has it at, and what a link says of its target with what they add for every link that leaves.
 */
function meaningOf(tag: string, attribute: string, raw: string): string {
  const value = raw.replace(/&(amp|quot|#39|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);
  if (tag === "img" && attribute === "src")
    return textPictureAddress(value, getSettings().MEDIA_URL) ?? value;
  if (tag !== "a" || attribute !== "rel") return value;
  const names = value.toLowerCase().split(/[\s,]+/);
  return names
    .filter((name) => !ADDED_TO_LINKS.includes(name))
    .toSorted()
    .join(" ");
}

const ADDED_TO_LINKS: readonly string[] = ["", "noopener", "noreferrer"];

/** The pieces of the first list that the second does not have, as often as it has them. */
function missingFrom(pieces: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const piece of others) left.set(piece, (left.get(piece) ?? 0) + 1);
  return pieces.filter((piece) => {
    const count = left.get(piece) ?? 0;
    left.set(piece, count - 1);
    return count <= 0;
  });
}

/** The tags and attributes of a text that pages do not show: a person who edits it must not lose them unseen. */
export const unshownMarkup = (html: string): string[] =>
  missingFrom(piecesOf(html), piecesOf(sanitize(html)));

/**
 * Whether an edited text may be stored as it is: what pages would not show stood in the stored text already. Markup
 * that the allow-list refuses can be kept, because pages leave it out, but not brought in (docs/security.md §1.5).
 */
export const bringsNothingIn = (edited: string, stored: string): boolean =>
  missingFrom(unshownMarkup(edited), unshownMarkup(stored)).length === 0;
