import "server-only";
import { cleanHtml } from "#components/kit/cms/clean-html.ts";
import { TimeNote } from "#components/kit/cms/time-note.tsx";
import { Picture } from "#components/kit/ui/picture.tsx";
import { SafeHtml } from "#components/kit/ui/safe-html.tsx";
import { NotFoundPage } from "#components/pages/layout/not-found-page.tsx";
import { leadingSection, Sections } from "#components/pages/sections/sections.tsx";
import { getSettings } from "#lib/base/config/settings.ts";
import type { Element, Post } from "#lib/shop/api/schemas/content-schema.ts";
import { componentOf } from "#lib/shop/domain/sections/section-visibility.ts";
import { toImage } from "#lib/shop/media/to-image.ts";
import { getSections, pageHandler } from "#lib/web/data/content/elements.ts";
import { getPost, isPageUpcoming } from "#lib/web/data/content/posts.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

interface Props {
  context: SiteContext;
  slug: string;
  slugMain: string;
}

/** A page of the CMS: its sections, and its body text if it has one. */
export async function PageView({ context, slug, slugMain }: Props) {
  const [page, sections, isHeldBack] = await Promise.all([
    getPost(context, slug, "page"),
    getSections(context, slugMain),
    isPageUpcoming(context, slug),
  ]);
  if (isHeldBack || (!page && sections.length === 0))
    return <NotFoundPage route={{ name: "content", slug: slug.split("/") }} />;
  // A first section with its own title is the page's opening.
  const opening = leadingSection(sections);
  const written = page?.body ?? "";
  return (
    <>
      {page && <TimeNote publishedAt={page.published_at} />}
      {page && opening === -1 && <PageHead page={page} pictured={!opensWithPicture(sections)} />}
      <Sections elements={sections} titled={opening === -1} handler={pageHandler(slugMain)} />
      {written && (
        <div className="wrap band-tight">
          <SafeHtml html={cleanHtml(written)} dir="auto" className="max-w-[68ch] text-lead" />
        </div>
      )}
    </>
  );
}

/** Whether one of the first sections has a large picture, so that the page's own is left out. */
const opensWithPicture = (sections: readonly Element[]): boolean =>
  sections
    .slice(0, 2)
    .some((section) => ["media", "gallery", "hero"].includes(componentOf(section)));

/** Title, lead and picture of a page whose first section isn't an opening. */
function PageHead({ page, pictured }: { page: Post; pictured: boolean }) {
  const image = pictured ? toImage(page.media, getSettings().MEDIA_URL) : null;
  return (
    <header className="wrap pt-[clamp(1.75rem,4vw,3.5rem)]">
      <h1 dir="auto" className="max-w-[22ch] text-h1">
        {page.title.trim() || page.slug}
      </h1>
      {page.excerpt && (
        <p dir="auto" className="mt-3 max-w-[62ch] text-lead text-muted">
          {page.excerpt}
        </p>
      )}
      {image && (
        <Picture
          image={image}
          alt={page.media?.description ?? ""}
          sizes="(min-width: 1344px) 1264px, 94vw"
          priority
          className="mt-8 aspect-3/2 w-full rounded-xl object-cover md:aspect-21/9"
        />
      )}
    </header>
  );
}
