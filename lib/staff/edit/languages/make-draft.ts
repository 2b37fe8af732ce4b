import "server-only";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { Post } from "#lib/shop/api/schemas/content-schema.ts";
import type { StaffSend } from "#lib/staff/edit/staff-route.ts";

/**
 * Makes the translation of a page or post as a draft, with everything that the source has itself, so that it is public at no
 * time (decision 0185). Its sections follow by `bulkExisting`.
 *
 * @returns false if the backend did not take it: the bulk call makes it then
 */
export async function makeDraft(send: StaffSend, source: Post, to: string): Promise<boolean> {
  const { title, slug, body, excerpt, media, author, terms, seo, postTypeSlug } = source;
  const slugMain = source.slugMain || slug;
  // The address of the source may be another page's in the language.
  for (const address of [slug, `${slug}-${to}`]) {
    const made = await send(calls.cms.post.create, {
      input: {
        title: title || slug,
        slug: address,
        slugMain,
        postTypeSlug,
        language_code: to,
        status: "draft",
        body,
        excerpt,
        ...(media && { media }),
        ...(author && { author }),
        ...(isMoment(source.published_at) && { published_at: source.published_at }),
        terms: terms.map(({ id }) => ({ id })),
        ...(seo && { seo: { ...seo, image: seo.image ?? undefined } }),
      },
      locale: to,
    });
    if (made.ok) return true;
    if (made.error.status !== 409) return false;
  }
  return false;
}

const isMoment = (text: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);
