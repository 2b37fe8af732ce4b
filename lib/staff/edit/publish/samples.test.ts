import { describe, expect, it } from "vitest";
import { media } from "#lib/shop/api/schemas/media-schema.ts";
import type { SectionDefinition, SlotDefinition } from "#lib/shop/domain/sections/definition.ts";
import { SECTIONS } from "#lib/shop/domain/sections/definitions.ts";
import { sampleElement } from "#lib/shop/domain/sections/sample-element.ts";
import { type SampleCatalogue, sampleWords } from "#lib/shop/domain/sections/sample-words.ts";
import type { SectionContent } from "#lib/staff/edit/model/edit-operation.ts";
import ar from "#messages/ar.json";
import de from "#messages/de.json";
import en from "#messages/en.json";
import hr from "#messages/hr.json";
import { checkSection } from "./valid-content.ts";

const CATALOGUES: Readonly<Record<string, SampleCatalogue>> = {
  en: en.samples,
  hr: hr.samples,
  de: de.samples,
  ar: ar.samples,
};
const picture = media.parse({ id: 7, path: "a.jpg", mime: "image/jpeg" });

const places = SECTIONS.flatMap((definition) => [
  ...definition.slots.map((slot) => ({ definition, slot, part: null })),
  ...(definition.parts?.slots ?? []).flatMap((slot) =>
    [0, 1, 2].map((part) => ({ definition, slot, part })),
  ),
]);
const isWritten = ({ slot }: { slot: SlotDefinition }) =>
  ["text", "html", "link"].includes(slot.kind);

describe.each(Object.entries(CATALOGUES))("samples in %s", (_, catalogue) => {
  const sampleOf = (definition: SectionDefinition, pictures = [picture]) =>
    sampleElement(definition, {
      wordsOf: (of, slot, part) => sampleWords(catalogue, of, slot, part),
      pictures,
      icons: ["heart"],
      options: { form: { formId: 3 }, instagram: { hashtags: ["here"] } },
    });

  it("have words for every place that is written", () => {
    const silent = places
      .filter(isWritten)
      .filter(({ definition, slot, part }) => sampleWords(catalogue, definition, slot, part) === "")
      // Icons are below the title of the section before them.
      .filter(
        ({ definition, slot }) => `${definition.component}.${slot.path}` !== "icons.meta.title",
      );
    expect(silent.map(({ definition, slot, part }) => [definition.name, slot.path, part])).toEqual(
      [],
    );
  });

  it.each(SECTIONS)("could be published as they are: $component", (definition) => {
    for (const pictures of [[picture], []]) {
      const content = JSON.parse(JSON.stringify(sampleOf(definition, pictures)));
      expect(checkSection(content as SectionContent, definition)).toEqual({ content });
    }
  });
});

it("a sample that names what no definition does, or brings in markup, could not be", () => {
  const [hero] = SECTIONS;
  if (!hero) throw new Error("there are no sections");
  const filling = { wordsOf: () => "words", pictures: [], icons: [] };
  const problemOf = (options: object) =>
    checkSection(
      { ...sampleElement(hero, filling), ...options } as unknown as SectionContent,
      hero,
    );
  expect(problemOf({ meta: { title: "words", other: "words" } })).toEqual({ reason: "path" });
  expect(problemOf({ meta: { text: "<script>words</script>" } })).toEqual({ reason: "markup" });
});
