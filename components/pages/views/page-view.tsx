import "server-only";
import { getRenderers } from "#components/kit/cms/renderers.ts";
import { EditableHtml } from "#components/kit/cms/slots/editable-html.tsx";
import { EditableImage } from "#components/kit/cms/slots/editable-image.tsx";
import { EditableText } from "#components/kit/cms/slots/editable-text.tsx";
import { ElementMark } from "#components/kit/cms/slots/element-mark.tsx";
import { TimeNote } from "#components/kit/cms/time-note.tsx";
import { NotFoundPage } from "#components/pages/layout/not-found-page.tsx";
import { leadingSection, Sections } from "#components/pages/sections/sections.tsx";
import type { Element } from "#lib/shop/api/schemas/content-schema.ts";
import { componentOf } from "#lib/shop/domain/sections/section-visibility.ts";
import { getSections, pageHandler } from "#lib/web/data/content/elements.ts";
import { getPost, isPageUpcoming } from "#lib/web/data/content/posts.ts";
import { slotsOfPost } from "#lib/web/data/content/slots-of-post.ts";
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
  const slots = page && slotsOfPost(page, "page");
  // A first section with its own title is the page's opening.
  const opening = leadingSection(sections);
  const isHeaded = opening === -1;
  // An empty page can be written immediately; below sections an extra text field would be confusing.
  const isWritten = page?.body || (sections.length === 0 && getRenderers().drawsEmptyPosts);
  return (
    <>
      {page && <TimeNote publishedAt={page.published_at} />}
      {slots && isHeaded && (
        <PageHead slots={slots} slug={page.slug} pictured={!opensWithPicture(sections)} />
      )}
      <Sections elements={sections} titled={isHeaded} handler={pageHandler(slugMain)} />
      {slots && isWritten && (
        <div className="wrap band-tight">
          {!isHeaded && <ElementMark element={slots} />}
          <EditableHtml
            element={slots}
            path="meta.body"
            dir="auto"
            className="max-w-[68ch] text-lead"
          />
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

interface HeadProps {
  slots: Element;
  /** The name of a page without a title. */
  slug: string;
  pictured: boolean;
}

/** Title, lead and picture of a page whose first section isn't an opening. */
const PageHead = ({ slots, slug, pictured }: HeadProps) => (
  <header className="wrap pt-[clamp(1.75rem,4vw,3.5rem)]">
    <ElementMark element={slots} />
    <EditableText
      element={slots}
      path="meta.title"
      as="h1"
      dir="auto"
      className="max-w-[22ch] text-h1"
      usual={slug}
    />
    <EditableText
      element={slots}
      path="meta.excerpt"
      as="p"
      dir="auto"
      className="mt-3 max-w-[62ch] text-lead text-muted"
    />
    {pictured && (
      <EditableImage
        element={slots}
        path="meta.media"
        sizes="(min-width: 1344px) 1264px, 94vw"
        priority
        className="mt-8 aspect-3/2 w-full rounded-xl object-cover md:aspect-21/9"
      />
    )}
  </header>
);
