/**
 * The places of an element that can be typed into: texts of `meta` and `mobileMeta` and the names of links, of the
 * element or of one of its parts. Everything else is refused, whatever a browser sends (docs/edit-mode.md §2).
 */
export interface TextPath {
  /** Index of the part, null for the element itself. */
  readonly part: number | null;
  /** From the element or part down to the text, e.g. `["meta", "title"]` or `["linkMeta", "cta", "name"]`. */
  readonly keys: readonly [slot: TextSlot, name: string, field?: "name"];
}

type TextSlot = "meta" | "mobileMeta" | "linkMeta";

const NAME = "[A-Za-z][A-Za-z0-9_-]{0,63}";
const PATH = new RegExp(
  `^(?:parts\\.(\\d{1,3})\\.)?(?:(meta|mobileMeta)\\.(${NAME})|linkMeta\\.(${NAME})\\.name)$`,
);
/** Names that are never data. A name can't begin with `_`, so `__proto__` doesn't even match. */
const FORBIDDEN = new Set(["constructor", "prototype", "toString", "valueOf", "hasOwnProperty"]);

/** Reads `meta.title` or `parts.0.linkMeta.link.name`; null for anything that is no editable text. */
export function parseTextPath(path: string): TextPath | null {
  const [, part, blob, name, link] = PATH.exec(path) ?? [];
  const key = name ?? link;
  if (key === undefined || FORBIDDEN.has(key)) return null;
  return {
    part: part === undefined ? null : Number(part),
    keys: blob === "meta" || blob === "mobileMeta" ? [blob, key] : ["linkMeta", key, "name"],
  };
}
