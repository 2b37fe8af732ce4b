import "server-only";
import { getTranslations } from "next-intl/server";
import { sectionNamed } from "#components/pages/sections/registry.ts";
import type { Element } from "#lib/shop/api/schemas/content-schema.ts";
import { findPictures } from "#lib/shop/domain/content/find-pictures.ts";
import { SECTIONS } from "#lib/shop/domain/sections/definitions.ts";
import { emptyElement, sampleElement } from "#lib/shop/domain/sections/sample-element.ts";
import { getSections } from "#lib/web/data/content/elements.ts";
import { homeSlugMain } from "#lib/web/data/content/pages.ts";
import { readOptional } from "#lib/web/data/read-optional.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { namedFilling } from "./named-filling.ts";
import type { Specimen } from "./specimen.tsx";

/** Every section with all of its slots filled, from edit mode's definitions (docs/edit-mode.md §2). */
export async function sectionSpecimens(context: SiteContext): Promise<Specimen[]> {
  const filling = await fillingOf(context);
  return SECTIONS.map((definition) => ({
    name: definition.component,
    draw: () => drawn(definition.component, sampleElement(definition, filling)),
  }));
}

/** Every section as staff see it right after inserting it. */
export const emptySections = (): Specimen[] =>
  SECTIONS.map(({ component }, index) => ({
    name: component,
    draw: () => drawn(component, { ...emptyElement(component), id: -1 - index }),
  }));

/** The page's section of that name, from its registry. */
function drawn(component: string, element: Element) {
  const Section = sectionNamed(component);
  return Section ? <Section element={element} lead={false} first={false} /> : null;
}

async function fillingOf(context: SiteContext) {
  const [t, home] = await Promise.all([
    getTranslations("edit"),
    readOptional(getSections(context, homeSlugMain(context))),
  ]);
  return namedFilling((name) => t(`names.${name}`), t("help.press"), findPictures(home ?? []));
}
