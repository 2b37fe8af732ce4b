import type { Element } from "#lib/api/schemas/content.ts";
import type { Media } from "#lib/api/schemas/media.ts";
import type {
  NameKey,
  SectionDefinition,
  SlotDefinition,
} from "#lib/domain/sections/definition.ts";

/** What the places of a preview are filled with. */
export interface PreviewWords {
  /** The name of a place, in the page's language: a text shows its own name. */
  readonly nameOf: (name: NameKey) => string;
  readonly paragraph: string;
  /** A picture of the site; null where it has none. */
  readonly picture: Media | null;
}

type Blob = Record<string, unknown>;
type Slots = Pick<Element, "meta" | "linkMeta" | "mobileMeta" | "options" | "mobileOptions">;

const PARTS = 3;

/** A section with every place of its definition filled, and three parts where it has any. */
export function previewElement(definition: SectionDefinition, words: PreviewWords): Element {
  const { slots, options, parts, component } = definition;
  const filled = filledSlots(slots, words);
  for (const option of options)
    if (option.control === "words")
      filled.options[keyOf(option.path)] = [words.nameOf(definition.name)];
  return {
    ...emptyElement(component),
    ...filled,
    options: { ...filled.options, component },
    parts: parts
      ? Array.from({ length: Math.min(PARTS, parts.max) }, (_, index) => ({
          id: index + 1,
          title: "",
          ...filledSlots(parts.slots, words),
        }))
      : [],
  };
}

/** A section as it is when it has just been inserted. */
export const emptyElement = (component: string): Element => ({
  id: -1,
  title: "",
  handler: "page-section:gallery",
  language_code: "",
  meta: {},
  linkMeta: {},
  mobileMeta: {},
  options: { component },
  mobileOptions: {},
  parts: [],
  created_at: "",
  updated_at: "",
});

function filledSlots(
  slots: readonly SlotDefinition[],
  words: PreviewWords,
): Slots & {
  readonly options: Blob;
} {
  const meta: Blob = {};
  const linkMeta: Blob = {};
  for (const slot of slots) {
    const target = slot.path.startsWith("linkMeta.") ? linkMeta : meta;
    target[keyOf(slot.path)] = fillingOf(slot, words);
  }
  return { meta, linkMeta, mobileMeta: {}, options: {}, mobileOptions: {} };
}

const keyOf = (path: string) => path.slice(path.indexOf(".") + 1);

function fillingOf({ kind, name }: SlotDefinition, words: PreviewWords): unknown {
  switch (kind) {
    case "text":
      return words.nameOf(name);
    case "html":
      return `<p>${words.paragraph}</p>`;
    case "media":
      return words.picture;
    case "icon":
      return "check";
    case "link":
      return { name: words.nameOf(name), href: "/" };
    default:
      return kind satisfies never;
  }
}
