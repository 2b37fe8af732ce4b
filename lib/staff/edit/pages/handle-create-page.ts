import "server-only";
import { z } from "zod";
import { Refusal } from "#lib/gateway/gateway-answer.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { PublishPort } from "#lib/staff/edit/publish/port.ts";
import { freeAddress } from "#lib/staff/edit/redirects/moved-page.ts";
import { mayChange } from "#lib/staff/edit/rights.ts";
import { dataOf, type StaffRequest, staffRoute } from "#lib/staff/edit/staff-route.ts";
import { expireTags } from "#lib/web/cache/expire.ts";
import { offersCall } from "#lib/web/site/options.ts";
import { copySections } from "./copy-sections.ts";
import type { CreatedPage } from "./page-info.ts";
import { titleIn } from "./page-texts.ts";
import { contentFields, requireReferences, toPostFields } from "./post-content.ts";
import { slugProblem } from "./slug.ts";
import { findBySlugMain, isTaken, listPostTypes, tagsOfPost } from "./staff-posts.ts";

const slugMain = z.string().min(1).max(300);
const createRequest = contentFields.extend({
  title: titleIn(500),
  slug: z.string().max(500),
  type: z.string().min(1).max(200),
  status: z.enum(["draft", "published"]),
  /** The page whose sections the new one starts with. */
  template: slugMain.optional(),
});

/** A new post has no stored values. */
const NOTHING = {};

/**
 * POST /api/edit/page/create: a new page or post in the language of the request, with all its data at once (a backend
 * may have no call that changes it later), and the sections of a template. Sections that could not be copied are
 * returned, so that only those are requested again (`page/copy`).
 */
export const handleCreatePage = staffRoute({
  action: "page.create",
  scope: "cms.post",
  body: createRequest,
  run: async (request): Promise<CreatedPage> => {
    const { input, send, site, locale, audit } = request;
    const problem = slugProblem(input.slug);
    if (problem) throw new Refusal(422, `slug: ${problem}`);
    if (input.status === "draft" && !offersCall(site, "postUpdate"))
      throw new Refusal(422, "status: a draft could not be published here");
    const types = (await listPostTypes(send)).map(({ slug }) => slug);
    if (!types.includes(input.type)) throw new Refusal(422, "type: unknown");
    if (await isTaken({ send, site }, input.slug, types)) throw new Refusal(409, "slug: taken");
    if (input.template) mustChangeElements(request);

    await requireReferences(send, input, NOTHING);
    if (offersCall(site, "redirects")) await freeAddress({ send, site }, input.slug);
    const { title, slug, type, status } = input;
    const content = toPostFields(input, NOTHING);
    const post = dataOf(
      await send(calls.cms.post.create, {
        input: { title, slug, postTypeSlug: type, status, language_code: locale, ...content },
      }),
    );
    const made = { slug: post.slug || slug, slugMain: post.slugMain || post.slug || slug };
    audit({
      post: post.id,
      page: made.slugMain,
      type,
      fields: ["title", "slug", "status", ...Object.keys(content)],
    });
    await expireTags(site.domain, [...tagsOfPost(made.slugMain, made.slug), `path:${made.slug}`]);
    if (!input.template) return { ...made, missing: [] };
    return { ...made, missing: await copy(request, input.template, made.slugMain) };
  },
});

/** POST /api/edit/page/copy: the sections of a template that could not be copied before. */
export const handleCopySections = staffRoute({
  action: "page.copy",
  scope: "cms.element",
  body: z.object({
    from: slugMain,
    to: slugMain,
    sections: z.array(z.number().int().positive()).min(1).max(200),
  }),
  run: async (request): Promise<Pick<CreatedPage, "missing">> => {
    const { from, to, sections } = request.input;
    const types = (await listPostTypes(request.send)).map(({ slug }) => slug);
    if (!(await findBySlugMain(request.send, to, types))) throw new Refusal(404, "to: not found");
    return { missing: await copy(request, from, to, sections) };
  },
});

async function copy(
  { send, site, target, locale, audit }: StaffRequest<unknown>,
  from: string,
  to: string,
  only?: readonly number[],
): Promise<readonly number[]> {
  const port: PublishPort = {
    locale,
    siteId: target.siteId,
    offers: (capability) => offersCall(site, capability),
    send,
  };
  const { missing, created } = await copySections(from, to, port, only);
  for (const element of created) audit({ element, copiedTo: to });
  if (created.length > 0) await expireTags(site.domain, [`handler:page-section:${to}`]);
  return missing;
}

/** A template adds sections, which requires another right than creating pages. */
function mustChangeElements({ who }: StaffRequest<unknown>): void {
  if (!mayChange(who, "cms.element")) throw new Refusal(403, "You are not allowed to do this.");
}
