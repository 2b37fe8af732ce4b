import type { Media } from "#lib/shop/api/schemas/media-schema.ts";
import type { NameKey } from "#lib/shop/domain/sections/definition.ts";
import { SECTIONS } from "#lib/shop/domain/sections/definitions.ts";
import type { SampleFilling } from "#lib/shop/domain/sections/sample-element.ts";

/** A filling in which each slot shows its own name, so that the gallery identifies it. */
export const namedFilling = (
  nameOf: (name: NameKey) => string,
  paragraph: string,
  [picture]: readonly Media[] = [],
): SampleFilling => ({
  wordsOf: (_, { kind, name }) => (kind === "html" ? paragraph : nameOf(name)),
  pictures: picture ? [picture] : [],
  icons: ["check"],
  options: Object.fromEntries(
    SECTIONS.map(({ component, name, options }) => [
      component,
      Object.fromEntries(
        options.flatMap(({ control, path }) =>
          control === "words" ? [[path.slice("options.".length), [nameOf(name)]]] : [],
        ),
      ),
    ]),
  ),
});
