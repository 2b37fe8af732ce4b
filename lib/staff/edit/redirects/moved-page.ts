import "server-only";
import { calls } from "#lib/shop/api/calls/index.ts";
import { dataOf } from "#lib/staff/edit/staff-route.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { findRedirect, type RedirectWhere, searchRedirects } from "./page-redirects.ts";

interface Moved extends RedirectWhere {
  readonly locale: string;
  /** Slugs. */
  readonly from: string;
  readonly to: string;
}

/** Removes the redirect at an address that a page is going to have, because it would be answered before the page. */
export async function freeAddress({ send }: RedirectWhere, slug: string): Promise<void> {
  const held = await findRedirect(send, slug);
  if (held) dataOf(await send(calls.cms.redirect.delete, { params: { id: held.id } }));
}

/**
 * Redirects the old address of a page to its new one, and shortens the redirects that led to the old one: browsers follow only so
 * many in a row. Returns the paths with another target now.
 */
export async function redirectMoved({ send, site, locale, from, to }: Moved): Promise<string[]> {
  const hrefOf = (slug: string) =>
    hrefTo(
      { name: "content", slug: slug.split("/") },
      { locale, defaultLocale: site.defaultLocale },
    );
  const target = hrefOf(to);
  const lead = async (path: string, status: 301 | 302) =>
    dataOf(await send(calls.cms.redirect.create, { input: { path, target, status } }));
  const about = await searchRedirects(send, from);
  for (const { id } of about.filter(({ path }) => path === from))
    dataOf(await send(calls.cms.redirect.delete, { params: { id } }));
  await lead(from, 301);
  const former = about.filter(
    (one) => [hrefOf(from), from].includes(one.target) && ![from, to].includes(one.path),
  );
  for (const { id, path, isPermanent } of former) {
    dataOf(await send(calls.cms.redirect.delete, { params: { id } }));
    await lead(path, isPermanent ? 301 : 302);
  }
  return [from, ...former.map(({ path }) => path)];
}
