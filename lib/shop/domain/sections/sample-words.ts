import { keyOf, type SectionDefinition, type SlotDefinition } from "./definition.ts";

/** A group of the message catalogue: messages, or groups of them. */
export interface SampleCatalogue {
  readonly [key: string]: string | SampleCatalogue;
}

/** Parts by position. */
const PARTS = ["first", "second", "third"];

/**
 * The sample text of a slot: that of this part, otherwise of the section, otherwise the one shared by all sections.
 * Empty if the catalogue has none.
 */
export function sampleWords(
  catalogue: SampleCatalogue,
  { component }: SectionDefinition,
  { name }: SlotDefinition,
  part: number | null,
): string {
  const own = groupIn(catalogue, component);
  const ofPart = part === null ? {} : groupIn(own, PARTS[part] ?? "");
  const words = [ofPart, own, catalogue].map((group) => group[keyOf(name)]);
  return words.find((one) => typeof one === "string") ?? "";
}

function groupIn(group: SampleCatalogue, key: string): SampleCatalogue {
  const found = group[key];
  return typeof found === "object" ? found : {};
}
