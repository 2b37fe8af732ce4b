import "server-only";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import { type EditTarget, fragmentOf } from "#lib/staff/edit/edit-target.ts";
import { mayOpenEditor } from "#lib/staff/edit/rights.ts";
import { hrefTo, matchRoute } from "#lib/web/i18n/routes.ts";
import { toClientSite } from "#lib/web/site/client-site.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

const EDIT = { editPage: "true" };

/**
 * Addresses where staff can edit something: pages in edit mode, with the dialog to open. Without the right to edit, the
 * pages as shoppers see them.
 */
export function editAddresses(context: SiteContext, staff: User) {
  const mayEdit = mayOpenEditor(staff);
  const query = mayEdit ? EDIT : {};
  const fragment = (target?: EditTarget) => (target && mayEdit ? fragmentOf(target) : "");
  /** The address of the same page in edit mode. */
  const withEdit = (address: string): string =>
    mayEdit ? `${address}${address.includes("?") ? "&" : "?"}editPage=true` : address;
  const { defaultLocale } = context.site;
  const locales = toClientSite(context).locales.map(({ code }) => code);
  const home = (locale: string, target?: EditTarget): string =>
    hrefTo({ name: "home" }, { locale, defaultLocale }, query) + fragment(target);
  return {
    home,
    withEdit,

    page: (slug: string, locale: string, target?: EditTarget): string =>
      hrefTo({ name: "content", slug: slug.split("/") }, { locale, defaultLocale }, query) +
      fragment(target),

    /** The address where a missing page can be created. */
    repair(path: string): string {
      const match = matchRoute(path, { defaultLocale, locales });
      return match.kind === "match" && match.route.name === "content"
        ? home(match.locale, { kind: "new", slug: match.route.slug.join("/") })
        : withEdit(path.startsWith("/") && !path.startsWith("//") ? encodeURI(path) : "/");
    },
  };
}
