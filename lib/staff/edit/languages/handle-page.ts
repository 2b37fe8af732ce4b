import "server-only";
import { z } from "zod";
import { Refusal } from "#lib/gateway/gateway-answer.ts";
import { toSettings } from "#lib/staff/edit/pages/handle-read-page.ts";
import { findBySlugMain, homeSlugOf, listPostTypes } from "#lib/staff/edit/pages/staff-posts.ts";
import { staffRoute } from "#lib/staff/edit/staff-route.ts";
import { offersCall } from "#lib/web/site/options.ts";
import type { PagePair } from "./page-pair.ts";

/** POST /api/edit/languages/page: the own texts of a page in two languages. */
export const handleLanguagesPage = staffRoute({
  action: "languages.page",
  scope: "cms.post",
  body: z.object({
    slugMain: z.string().min(1).max(300),
    from: z.string().min(2).max(12),
    to: z.string().min(2).max(12),
  }),
  run: async ({ input: { slugMain, from, to }, send, site }): Promise<PagePair> => {
    for (const language of [from, to])
      if (!site.languages.some(({ code }) => code === language))
        throw new Refusal(422, "language: not of this site");
    const types = (await listPostTypes(send)).map(({ slug }) => slug);
    const [source, target] = await Promise.all(
      [from, to].map((language) => findBySlugMain(send, slugMain, types, language)),
    );
    if (!source || !target) throw new Refusal(404, "The page no longer exists.");
    return {
      source: toSettings(source),
      target: toSettings(target),
      isHome: slugMain === homeSlugOf(site),
      canUpdate: offersCall(site, "postUpdate"),
      canRedirect: offersCall(site, "redirects"),
    };
  },
});
