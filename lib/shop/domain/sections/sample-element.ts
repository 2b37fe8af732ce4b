import type { Element } from "#lib/shop/api/schemas/content-schema.ts";
import type { Media } from "#lib/shop/api/schemas/media-schema.ts";
import type { SectionDefinition, SlotDefinition } from "./definition.ts";

type Blob = Record<string, unknown>;
type Slots = Pick<Element, "meta" | "linkMeta" | "mobileMeta" | "mobileOptions"> & {
  readonly options: Blob;
};

/** Content for the slots of a sample. */
export interface SampleFilling {
  /** The text of a slot; `part` is the index of the part, null for a slot of the section itself. */
  readonly wordsOf: (
    definition: SectionDefinition,
    slot: SlotDefinition,
    part: number | null,
  ) => string;
  /** Pictures of the site, used in turn; empty if it has none. */
  readonly pictures: readonly Media[];
  /** Names of built-in icons, used in turn. */
  readonly icons: readonly string[];
  /** The options that a section reads its content by, e.g. `formId`: without `options.`, by component. */
  readonly options?: Readonly<Record<string, Blob>>;
}

const PARTS = 3;

/** A section with every slot of its definition filled, and three parts if it has parts. */
export function sampleElement(definition: SectionDefinition, filling: SampleFilling): Element {
  const { slots, parts, component } = definition;
  return {
    ...emptyElement(component),
    ...filledSlots(definition, slots, filling, null),
    options: { ...filling.options?.[component], component },
    parts: parts
      ? Array.from({ length: Math.min(PARTS, parts.max) }, (_, index) => ({
          id: index + 1,
          title: "",
          ...filledSlots(definition, parts.slots, filling, index),
        }))
      : [],
  };
}

/** Whether a section shows nothing without a picture. */
export function livesByPictures({ slots, parts, filledBy }: SectionDefinition): boolean {
  if (parts) return parts.slots.some(isPicture) && !parts.slots.some(({ kind }) => kind === "html");
  const own = slots.filter(({ path }) => filledBy?.includes(path.replace("meta.", "")));
  return own.length > 0 && own.every(isPicture);
}

const isPicture = ({ kind }: SlotDefinition) => kind === "media";

/** A section as it is right after it was inserted. */
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
  definition: SectionDefinition,
  slots: readonly SlotDefinition[],
  filling: SampleFilling,
  part: number | null,
): Slots {
  const meta: Blob = {};
  const linkMeta: Blob = {};
  for (const slot of slots) {
    const target = slot.path.startsWith("linkMeta.") ? linkMeta : meta;
    target[slot.path.slice(slot.path.indexOf(".") + 1)] = contentOf(
      definition,
      slot,
      filling,
      part,
    );
  }
  return { meta, linkMeta, mobileMeta: {}, options: {}, mobileOptions: {} };
}

function contentOf(
  definition: SectionDefinition,
  slot: SlotDefinition,
  { wordsOf, pictures, icons }: SampleFilling,
  part: number | null,
): unknown {
  switch (slot.kind) {
    case "text":
      return wordsOf(definition, slot, part);
    case "html":
      return `<p>${wordsOf(definition, slot, part)}</p>`;
    case "media":
      return inTurn(pictures, part);
    case "icon":
      return inTurn(icons, part);
    case "link":
      return { name: wordsOf(definition, slot, part), href: "/" };
    default:
      return slot.kind satisfies never;
  }
}

const inTurn = <T>(list: readonly T[], part: number | null): T | null =>
  list[(part ?? 0) % list.length] ?? null;
