import "server-only";
import { leadingSection, Sections } from "@/components/cms/sections";
import { PageLanguages } from "@/components/layout/page-languages";
import { getSections } from "@/lib/data/elements";
import { homeSlugMain } from "@/lib/data/pages";
import { homeHrefs } from "@/lib/seo/home-metadata";
import type { SiteContext } from "@/lib/site/types";

/** The front page: the sections of the page the site names as its own (spec 9, default page slug). */
export async function HomeView({ context }: { context: SiteContext }) {
  const sections = await getSections(context, homeSlugMain(context));
  return (
    <>
      <PageLanguages hrefs={homeHrefs(context)} />
      {leadingSection(sections) === -1 && <h1 className="sr-only">{context.site.name}</h1>}
      <Sections elements={sections} />
    </>
  );
}
