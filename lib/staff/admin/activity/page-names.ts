import "server-only";
import { staffPostsCall } from "#lib/shop/api/calls/product-variants.ts";
import { readAsStaff } from "#lib/staff/admin/staff-read.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/** Milliseconds: without an answer the list of actions shows pages by their addresses. */
const PATIENCE = 3_000;
const MOST_PAGES = 100;

/** The title and the slug of a page in one language. */
export interface PageName {
  readonly slug: string;
  readonly title: string;
}

/**
 * The pages of the site in some of its languages.
 *
 * @returns finds a page by language and `slugMain`; undefined for an unknown page
 */
export async function readPageNames(
  context: SiteContext,
  locales: readonly string[],
): Promise<(locale: string, slugMain: string) => PageName | undefined> {
  const known = locales.filter((code) => context.site.languages.some((one) => one.code === code));
  const reads = await Promise.all(
    known.map(async (locale) => {
      const { result } = await readAsStaff({ ...context, locale }, staffPostsCall, {
        input: { postTypeSlugs: ["page"], status: "any", page: 1, limit: MOST_PAGES },
        deadline: PATIENCE,
      });
      return (result.ok ? result.data.items : []).map(
        ({ slugMain, slug, title }): [string, PageName] => [
          `${locale} ${slugMain}`,
          { slug, title: title || slug },
        ],
      );
    }),
  );
  const pages = new Map(reads.flat());
  return (locale, slugMain) => pages.get(`${locale} ${slugMain}`);
}
