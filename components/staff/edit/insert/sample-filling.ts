import "server-only";
import { getMessages } from "next-intl/server";
import type { Element } from "#lib/shop/api/schemas/content-schema.ts";
import { textAt, valueAt } from "#lib/shop/domain/content/element.ts";
import { findPictures, isLibraryPicture } from "#lib/shop/domain/content/find-pictures.ts";
import { toHashtags } from "#lib/shop/domain/content/social-posts.ts";
import type { SampleFilling } from "#lib/shop/domain/sections/sample-element.ts";
import { type SampleCatalogue, sampleWords } from "#lib/shop/domain/sections/sample-words.ts";
import { componentOf } from "#lib/shop/domain/sections/section-visibility.ts";
import { listProducts } from "#lib/web/data/catalog/products.ts";
import { getSections } from "#lib/web/data/content/elements.ts";
import { getAnyForm } from "#lib/web/data/content/forms.ts";
import { homeSlugMain } from "#lib/web/data/content/pages.ts";
import { readOptional } from "#lib/web/data/read-optional.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/** Enough for every part of a sample to have its own picture. */
const PICTURES = 3;
/** The number that a products section shows, so that one read serves both. */
const PRODUCTS = 4;
const ICONS = ["heart", "pin", "mail"];

/**
 * The content of samples: texts of the catalogue, which are true for every shop, and the site's own pictures, form and
 * hashtags. Unreadable content is left out.
 */
export async function sampleFilling(context: SiteContext): Promise<SampleFilling> {
  const [{ samples }, home, products, form] = await Promise.all([
    getMessages(),
    readOptional(getSections(context, homeSlugMain(context))),
    readOptional(listProducts(context, { filters: [], limit: PRODUCTS })),
    readOptional(getAnyForm(context)),
  ]);
  const catalogue: SampleCatalogue = samples;
  const ofProducts = (products?.items ?? []).flatMap(({ media }) => media ?? []);
  return {
    wordsOf: (definition, slot, part) => sampleWords(catalogue, definition, slot, part),
    pictures: [...findPictures(home ?? []), ...ofProducts.filter(isLibraryPicture)].slice(
      0,
      PICTURES,
    ),
    icons: ICONS,
    options: {
      ...(form && { form: { formId: form.id } }),
      instagram: { hashtags: hashtagsIn(home ?? []) },
    },
  };
}

/** The hashtags used by the site's home page. */
const hashtagsIn = (elements: readonly Element[]): string[] =>
  elements
    .filter((element) => componentOf(element) === "instagram")
    .flatMap((element) =>
      toHashtags(valueAt(element, "options.hashtags") ?? textAt(element, "options.hashtags")),
    );
