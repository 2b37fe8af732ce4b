import { type LinkMeta, readLinkMeta } from "#lib/shop/api/schemas/content-schema.ts";
import { type Media, readMedia } from "#lib/shop/api/schemas/media-schema.ts";

type Blob = Readonly<Record<string, unknown>>;

interface Slots {
  readonly id: number;
  readonly title: string;
  readonly meta: Blob;
  readonly linkMeta: Blob;
  readonly mobileMeta: Blob;
  readonly options: Blob;
  readonly mobileOptions: Blob;
}

/**
 * An element, or one part of it, as slots use it (docs/edit-mode.md §2). `id` is always the id of the element that is
 * saved; `base` is the path from it to the part, e.g. `parts.p12.`.
 */
export interface SlotElement extends Slots {
  readonly base?: string;
  readonly parts?: readonly Slots[];
  /**
   * With these two, edit mode reads the saved element and knows the version of the page's copy. Parts have those of
   * their element.
   */
  readonly handler?: string;
  readonly updated_at?: string;
  /** For a part: its element. */
  readonly root?: Pick<SlotElement, "title" | "meta" | "parts" | "options" | "saved">;
  /** In an editor's preview: the backend's version; null if it exists only in the working copy. */
  readonly saved?: (Slots & { readonly parts?: readonly Slots[] }) | null;
}

/** The parts of an element, each addressed through the element. */
export const partsOf = (element: SlotElement): SlotElement[] =>
  (element.parts ?? []).map((part, index) => ({
    ...part,
    id: element.id,
    saved: savedPart(element, part, index),
    root: element.root ?? element,
    handler: element.handler,
    updated_at: element.updated_at,
    base: `${element.base ?? ""}parts.${partKey(part, index)}.`,
  }));

/**
 * The key of a part: the one that edit mode has assigned, otherwise from its id or its position. On shoppers' pages
 * nobody reads keys, so they do not contain the list that a position refers to.
 */
export function partKey(
  part: { readonly id?: unknown; readonly editKey?: unknown },
  index: number,
): string {
  if (typeof part.editKey === "string" && PART_KEY.test(part.editKey)) return part.editKey;
  return Number(part.id) > 0 ? `p${Number(part.id)}` : `i${index}`;
}

/**
 * The form of a part's key: `p12` from its id; `i0x…` from its position in a list of parts
 * (lib/staff/edit/model/part-keys.ts); `n…` for a part that exists only in an editor's working copy. Drafts of earlier
 * versions have a position without its list.
 */
export const PART_KEY_PATTERN = "(?:[pi]\\d{1,12}|i\\d{1,3}x[a-z0-9]{13}|n[a-z0-9]{8,32})";
const PART_KEY = new RegExp(`^${PART_KEY_PATTERN}$`);

/** The backend's version of a part in a preview; undefined if the element is shown as saved. */
function savedPart({ saved }: SlotElement, part: Slots, index: number): SlotElement["saved"] {
  if (saved === undefined || saved === null) return saved;
  const key = partKey(part, index);
  return (saved.parts ?? []).find((one, place) => partKey(one, place) === key) ?? null;
}

/** The address under which a value is saved: `{element id}:{slot.path}`, e.g. `30002:parts.p7.meta.title`. */
export const addressOf = (element: SlotElement, path: string): string =>
  `${element.id}:${element.base ?? ""}${path}`;

/** The value at a path of an element, e.g. `meta.title` or `parts.0.meta.text`; undefined where there is none. */
export function valueAt(element: SlotElement, path: string): unknown {
  let value: unknown = element;
  for (const key of path.split(".")) {
    if (value === null || typeof value !== "object" || !Object.hasOwn(value, key)) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

/** The path of a value's override below 1024 px; null if there can be none. */
export function mobilePath(path: string): string | null {
  const mobile = path.replace(/(^|\.)(meta|options)\./, (_, dot: string, slot: string) =>
    slot === "meta" ? `${dot}mobileMeta.` : `${dot}mobileOptions.`,
  );
  return mobile === path ? null : mobile;
}

/** A text; "" if there is none. */
export function textAt(element: SlotElement, path: string): string {
  const value = valueAt(element, path);
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
}

/** A text and, if another one is set below 1024 px, that one. */
export function textsOfSlot(
  element: SlotElement,
  path: string,
  usual = "",
): { readonly value: string; readonly mobile: string | null } {
  const value = textAt(element, path) || usual;
  const override = mobilePath(path);
  const mobile = override ? textAt(element, override) : "";
  return { value, mobile: mobile !== "" && mobile !== value ? mobile : null };
}

/** A picture, video or document; null if there is none. */
export const mediaAt = (element: SlotElement, path: string): Media | null =>
  readMedia(valueAt(element, path));

/** A medium, and the one that is set below 1024 px, with the path of each. */
export function mediaOfSlot(element: SlotElement, path: string) {
  const override = mobilePath(path) ?? path;
  const mobile = override === path ? null : mediaAt(element, override);
  return { value: mediaAt(element, path), mobile, override };
}

/** A link; null if there is none. */
export const linkAt = (element: SlotElement, path: string): LinkMeta | null =>
  readLinkMeta(valueAt(element, path));

/** A whole number above 0, e.g. `options.columns`; null if there is none. */
export function countAt(element: SlotElement, path: string): number | null {
  const value = Number(textAt(element, path) || Number.NaN);
  return Number.isInteger(value) && value > 0 ? value : null;
}

/** A list of texts, also from one value or a comma-separated text. */
export function textsAt(element: SlotElement, path: string): string[] {
  const value = valueAt(element, path);
  const list = Array.isArray(value)
    ? value
    : typeof value === "string"
      ? value.split(",")
      : [value];
  return list
    .filter((item) => typeof item === "string" || typeof item === "number")
    .map((item) => String(item).trim())
    .filter((item) => item !== "");
}

export const idsAt = (element: SlotElement, path: string): number[] =>
  textsAt(element, path).map(Number).filter(Number.isInteger);

/** A boolean, also given as text. */
export function flagAt(element: SlotElement, path: string): boolean {
  const value = valueAt(element, path);
  return value === true || value === 1 || value === "true" || value === "1";
}

/** The level of the headings inside a section: `h2` if the section has no title, so that no level is skipped. */
export const partHeading = (element: SlotElement): "h2" | "h3" =>
  textAt(element, "meta.title") === "" ? "h2" : "h3";
