import "server-only";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { setRequestLocale } from "next-intl/server";
import { cache } from "react";
import { setRenderers } from "#components/kit/cms/renderers.ts";
import { cookiesOf } from "#lib/gateway/auth/cookies.ts";
import { getStaff } from "#lib/gateway/auth/get-staff.ts";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import { DRAFT_COOKIE, DRAFT_NAME } from "#lib/staff/edit/draft/draft-cookie.ts";
import { readDraft } from "#lib/staff/edit/draft/staff-drafts.ts";
import { overlay } from "#lib/staff/edit/model/overlay.ts";
import { mayChange, mayOpenEditor, WRITING_SCOPES } from "#lib/staff/edit/rights.ts";
import { setElementPreview } from "#lib/web/data/content/element-preview.ts";
import { getMasters } from "#lib/web/data/content/elements.ts";
import { showScheduled } from "#lib/web/data/content/scheduled-preview.ts";
import { readOptional } from "#lib/web/data/read-optional.ts";
import { hrefTo, type Route } from "#lib/web/i18n/routes.ts";
import { getContext } from "#lib/web/site/get-context.ts";
import { offersCall } from "#lib/web/site/options.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { renderersFor } from "./edit-renderers.tsx";

interface Where {
  readonly domain: string;
  readonly locale: string;
}

/**
 * Called first by every page of edit mode: checks the right with the backend (the middleware only routes), and sets the
 * editor's renderers for this request. Without a session it asks for the login and returns. Any scope opens edit mode; who
 * has none is redirected to the admin area, which names what an account may change.
 */
export async function requireEditing(
  { domain, locale }: Where,
  route: Route,
): Promise<SiteContext> {
  const context = await openForEditing({ domain, locale });
  const staff = await getEditor(domain, locale);
  const where = { locale, defaultLocale: context.site.defaultLocale };
  if (!staff) {
    const back = hrefTo(route, where, { editPage: "true" });
    redirect(hrefTo({ name: "adminLogin" }, where, { redirect: back }));
  }
  if (!mayOpenEditor(staff)) redirect(hrefTo({ name: "admin" }, where));
  return context;
}

/** The editor according to the backend in this request; null for everybody else. */
export const getEditor = cache(async (domain: string, locale: string): Promise<User | null> => {
  const { site } = await getContext({ domain, locale });
  return getStaff(site, cookiesOf(await headers()));
});

/**
 * Sets the renderers for the layout as well; its page checks the right. Everything that a
 * person may not change is drawn as shoppers see it, so that nothing can be typed that could not be published (decision
 * 0115).
 */
export async function openForEditing({ domain, locale }: Where): Promise<SiteContext> {
  setRequestLocale(locale);
  const context = await getContext({ domain, locale });
  const editor = await getEditor(domain, locale);
  setRenderers(
    renderersFor({
      sections: editor !== null && mayChange(editor, "cms.element"),
      posts:
        editor !== null && mayChange(editor, "cms.post") && offersCall(context.site, "postUpdate"),
    }),
  );
  if (editor && mayOpenEditor(editor)) showScheduled();
  await showDraft(context);
  return context;
}

/** Draws the page with the unpublished changes of this person's tab, if it has named a draft. Once per request. */
const showDraft = cache(async (context: SiteContext): Promise<void> => {
  setElementPreview((elements, handlers) => overlay(elements, [], handlers));
  const { site, locale } = context;
  const draft = (await cookies()).get(DRAFT_COOKIE)?.value ?? "";
  if (!DRAFT_NAME.test(draft)) return;
  const editor = await getEditor(site.domain, locale);
  if (!editor || !WRITING_SCOPES.some((scope) => mayChange(editor, scope))) return;
  const key = { siteId: site.siteId, person: editor.id, locale, draft };
  const operations = await readDraft(key);
  if (operations.length === 0) return;
  const isFollowing = operations.some(({ kind }) => kind === "follow");
  const masters = (isFollowing && (await readOptional(getMasters(context)))) || [];
  setElementPreview((elements, handlers) => overlay(elements, operations, handlers, masters));
});
