import "server-only";
import { notFound } from "next/navigation";
import { leadingSection, Sections } from "@/components/cms/sections";
import { PageLanguages } from "@/components/layout/page-languages";
import { SafeHtml } from "@/components/ui/safe-html";
import { getSections } from "@/lib/data/elements";
import { getPost } from "@/lib/data/posts";
import { contentHrefs } from "@/lib/seo/content-metadata";
import type { SiteContext } from "@/lib/site/types";
import { sanitize } from "@/lib/utils/sanitize";

interface Props {
  context: SiteContext;
  slug: string;
  slugMain: string;
}

/** A page of the CMS: its sections, and its own text where it has one. */
export async function PageView({ context, slug, slugMain }: Props) {
  const [page, sections] = await Promise.all([
    getPost(context, slug, "page"),
    getSections(context, slugMain),
  ]);
  if (!page && sections.length === 0) notFound();
  // A section with a title of its own is the opening already.
  const opening = leadingSection(sections);
  const written = page?.body ?? "";
  return (
    <>
      {page && <PageLanguages hrefs={contentHrefs(context, page)} />}
      {page && opening === -1 && (
        <header className="wrap pt-[clamp(1.75rem,4vw,3.5rem)]">
          <h1 className="max-w-[22ch] text-h1">{page.title}</h1>
          {page.excerpt && <p className="mt-3 max-w-[62ch] text-lead text-muted">{page.excerpt}</p>}
        </header>
      )}
      <Sections elements={sections} titled={opening === -1} />
      {written && (
        <div className="wrap band-tight">
          <SafeHtml html={sanitize(written)} className="max-w-[68ch] text-lead" />
        </div>
      )}
    </>
  );
}
