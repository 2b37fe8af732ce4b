import "server-only";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { setRequestLocale } from "next-intl/server";
import { setRenderers } from "#components/cms/renderers.ts";
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
 * The start of every page of edit mode: the right is asked of the backend again (the middleware only routes), and the
 * slots of this request are drawn by the editor. Without the right one gets the page as shoppers see it.
 */
export async function requireEditing(
  { domain, locale }: Where,
  route: Route,
): Promise<SiteContext> {
  const context = await openForEditing({ domain, locale });
  const staff = await getStaff(context.site, await cookies());
  if (!staff || !canEditElements(staff)) {
    redirect(hrefTo(route, { locale, defaultLocale: context.site.defaultLocale }));
  }
  return context;
}

/** What the layout draws is editable too; its page decides whether anybody gets to see it. */
export async function openForEditing({ domain, locale }: Where): Promise<SiteContext> {
  setRequestLocale(locale);
  const context = await getContext({ domain, locale });
  setRenderers(editRenderers);
  return context;
}
