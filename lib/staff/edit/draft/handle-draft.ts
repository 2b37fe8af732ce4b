import "server-only";
import { z } from "zod";
import { Refusal } from "#lib/gateway/gateway-answer.ts";
import { operations } from "#lib/staff/edit/publish/publish-request.ts";
import { WRITING_SCOPES } from "#lib/staff/edit/rights.ts";
import { staffRoute } from "#lib/staff/edit/staff-route.ts";
import { DRAFT_NAME } from "./draft-cookie.ts";
import { keepDraft } from "./staff-drafts.ts";

const draftRequest = z.object({
  locale: z.string().min(2).max(12),
  draft: z.string().regex(DRAFT_NAME),
  operations,
  page: z
    .string()
    .max(2_000)
    .regex(/^\/(?![/\\])[^\s?#\\]*$/)
    .optional(),
});

/**
 * POST /api/edit/draft: stores the unpublished changes of a tab, so that the server can draw the page with them. It
 * changes nothing of the site, and only this person's edit pages can read it.
 */
export const handleDraft = staffRoute({
  action: "edit.draft",
  scope: WRITING_SCOPES,
  body: draftRequest,
  run: async ({ input, locale, target, who }) => {
    if (input.locale !== locale)
      throw new Refusal(422, "locale: differs from the language of the page");
    const { draft } = input;
    const key = { siteId: target.siteId, person: who.id, locale, draft };
    if (!(await keepDraft(key, input.operations, input.page)))
      throw new Refusal(413, "The draft is too large.");
    return { kept: input.operations.length };
  },
});
