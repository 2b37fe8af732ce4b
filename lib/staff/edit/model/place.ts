import type { SlotElement } from "#lib/shop/domain/content/element.ts";
import { mobilePath, PART_KEY_PATTERN } from "#lib/shop/domain/content/element.ts";
import type {
  OptionDefinition,
  SectionDefinition,
  SlotDefinition,
} from "#lib/shop/domain/sections/definition.ts";

type Slot = "meta" | "mobileMeta" | "linkMeta" | "options" | "mobileOptions";

/** The place of a value within an element. */
export interface Place {
  /** Key of the part, null for the element itself. */
  readonly part: string | null;
  readonly slot: Slot;
  readonly name: string;
}

const NAME = "[A-Za-z][A-Za-z0-9_-]{0,63}";
const PATH = new RegExp(
  `^(?:parts\\.(${PART_KEY_PATTERN})\\.)?(meta|mobileMeta|linkMeta|options|mobileOptions)\\.(${NAME})$`,
);
/** Names that are never data. A name can't begin with `_`, so `__proto__` doesn't even match. */
const FORBIDDEN = new Set(["constructor", "prototype", "toString", "valueOf", "hasOwnProperty"]);

/** Reads `meta.title` or `parts.p12.linkMeta.link`; null if it isn't a place of an element. */
export function parsePlace(path: string): Place | null {
  const [, part = null, slot, name] = PATH.exec(path) ?? [];
  if (slot === undefined || name === undefined || FORBIDDEN.has(name)) return null;
  return { part, slot: slot as Slot, name };
}

/** A value that can be set at a place: a slot, or an option. */
export type Allowed =
  | {
      readonly slot: SlotDefinition["kind"];
      readonly limit?: number;
      readonly pictureOnly?: boolean;
      readonly required?: boolean;
      readonly name: SlotDefinition["name"];
      readonly isPhone: boolean;
    }
  | {
      readonly slot: "option";
      readonly option: OptionDefinition;
      readonly name: SlotDefinition["name"];
      readonly isPhone: boolean;
    };

/**
 * The values allowed at a path of a section; null for every path that its definition does not contain. Whatever a
 * browser sends, the definition decides what a path means (docs/edit-mode.md §2).
 */
export function allowedAt(definition: SectionDefinition, path: string): Allowed | null {
  const place = parsePlace(path);
  if (!place) return null;
  const owner = place.part === null ? definition : definition.parts;
  if (!owner) return null;
  const own = `${place.slot}.${place.name}`;
  const isPhone = place.slot === "mobileMeta" || place.slot === "mobileOptions";
  const isAt = ({ path: at, phone }: { readonly path: string; readonly phone: boolean }) =>
    isPhone ? phone && mobilePath(at) === own : at === own;
  const slot = owner.slots.find(isAt);
  if (slot) {
    const { kind, limit, pictureOnly, required, name } = slot;
    return { slot: kind, limit, pictureOnly, required, name, isPhone };
  }
  const option = owner.options.find(isAt);
  if (option) return { slot: "option", option, name: option.name, isPhone };
  return owner.namedLinks && place.slot === "linkMeta"
    ? { slot: "link", name: "link", isPhone: false }
    : null;
}

/** The elements that show what a master holds have no values of their own to set. */
export const isFollower = ({ options }: Pick<SlotElement, "options">): boolean =>
  Number(options.masterId) > 0;
