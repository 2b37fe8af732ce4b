import "server-only";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { setRequestLocale } from "next-intl/server";
import { setRenderers } from "#components/cms/renderers.ts";
import { cookiesOf } from "#lib/auth/cookies.ts";
import { getStaff } from "#lib/auth/get-staff.ts";
import { canEditElements } from "#lib/edit/rights.ts";
import { hrefTo, type Route } from "#lib/i18n/routes.ts";
import { getContext } from "#lib/site/get-context.ts";
import type { SiteContext } from "#lib/site/types.ts";
import { editRenderers } from "./edit-renderers.tsx";

interface Where {
  readonly domain: string;
  readonly locale: string;
}

/**
 * Called first by every page of edit mode: checks the right with the backend (the middleware only routes), and sets the
 * editor's renderers for this request. Redirects to the shoppers' page without the right.
 */
export async function requireEditing(
  { domain, locale }: Where,
  route: Route,
): Promise<SiteContext> {
  const context = await openForEditing({ domain, locale });
  const staff = await getStaff(context.site, cookiesOf(await headers()));
  if (!staff || !canEditElements(staff)) {
    redirect(hrefTo(route, { locale, defaultLocale: context.site.defaultLocale }));
  }
  return context;
}

/** Sets the editor's renderers for the layout as well; its page checks the right. */
export async function openForEditing({ domain, locale }: Where): Promise<SiteContext> {
  setRequestLocale(locale);
  const context = await getContext({ domain, locale });
  setRenderers(editRenderers);
  return context;
}
