import "server-only";
import { getTranslations } from "next-intl/server";
import { editAddresses } from "#components/staff/admin/frame/edit-addresses.ts";
import { isRecord } from "#lib/base/utils/is-record.ts";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import { SHELL } from "#lib/shop/domain/sections/definitions.ts";
import { definitionFor } from "#lib/shop/domain/sections/find-definition.ts";
import { type PageName, readPageNames } from "#lib/staff/admin/activity/page-names.ts";
import type { AuditLine } from "#lib/staff/edit/audit-log.ts";
import { allowedAt } from "#lib/staff/edit/model/place.ts";
import { homeSlugOf } from "#lib/staff/edit/pages/staff-posts.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { toClientSite } from "#lib/web/site/client-site.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/** An action of staff as people read it. */
export interface ActivityWords {
  /** "Published" */
  readonly what: string;
  /** The changed section and fields: "Hero · About the club: Title, Text"; "" if nothing more is known. */
  readonly where: string;
  /** The page where it was done; null if there is none. */
  readonly href: string | null;
}

const PAGE_HANDLER = "page-section:";

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
const idOf = (value: unknown): number | null =>
  typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : null;

/** The message for a name in the audit, which may be any text; "" if there is none. */
function messageAt(messages: unknown, name: string): string {
  const found = name
    .split(".")
    .reduce(
      (at: unknown, key) => (isRecord(at) && Object.hasOwn(at, key) ? at[key] : null),
      messages,
    );
  return textOf(found);
}

/**
 * Puts lines of the audit into words of the admin language, each with the address of its place. Details that an older
 * version wrote, or that are missing, are left out.
 */
export async function activityWords(
  context: SiteContext,
  staff: User,
  lines: readonly AuditLine[],
): Promise<(line: AuditLine) => ActivityWords> {
  const [t, tNames, pageOf] = await Promise.all([
    getTranslations("admin.activity"),
    getTranslations("edit.names"),
    readPageNames(context, [...new Set(lines.map(({ locale }) => locale))]),
  ]);
  const { site } = context;
  const edit = editAddresses(context, staff);
  const { locales } = toClientSite(context);
  const where = { locale: context.locale, defaultLocale: site.defaultLocale };
  const isLanguage = (code: string) => locales.some((one) => one.code === code);

  const changed = (line: AuditLine): string => {
    const { handler, component, paths, fields } = line.details;
    const section = { handler: textOf(handler), about: { component: textOf(component) } };
    const definition = definitionFor(section);
    const words = [
      ...textsOf(paths).map((path) => {
        if (path === "") return t("whole");
        if (path === "order") return t("order");
        if (path === "master") return t("master");
        const allowed = definition && allowedAt(definition, path);
        if (allowed) return tNames(allowed.name);
        return definition?.parts ? tNames(definition.parts.name) : "";
      }),
      ...textsOf(fields).map((field) => messageAt(t.raw("field"), field)),
    ];
    return [...new Set(words.filter((word) => word !== ""))].join(", ");
  };

  const sectionOf = ({ details: { handler, component, element } }: AuditLine): string => {
    if (idOf(element) === null) return "";
    const definition = definitionFor({
      handler: textOf(handler),
      about: { component: textOf(component) },
    });
    return definition ? tNames(definition.name) : t("section");
  };

  const pageSlugOf = ({ details: { handler, page, copiedTo } }: AuditLine): string => {
    const of = textOf(handler);
    const ofSection = of.startsWith(PAGE_HANDLER) ? of.slice(PAGE_HANDLER.length) : "";
    return ofSection || textOf(page) || textOf(copiedTo);
  };

  const hrefOf = (line: AuditLine, page: PageName | undefined): string | null => {
    const { element, media, consent, template, handler } = line.details;
    const target = idOf(element);
    const section = target === null ? undefined : ({ kind: "section", id: target } as const);
    if (page && pageSlugOf(line) !== homeSlugOf(site))
      return edit.page(page.slug, line.locale, section);
    if (page || Object.hasOwn(SHELL, textOf(handler))) return edit.home(line.locale, section);
    const file = idOf(media);
    if (file !== null && line.action !== "media.delete")
      return edit.home(line.locale, { kind: "media", id: file });
    if (consent !== undefined) return hrefTo({ name: "adminConsents" }, where);
    if (template !== undefined) return hrefTo({ name: "adminTemplates" }, where);
    if (line.action.startsWith("redirect.")) return hrefTo({ name: "adminRedirects" }, where);
    return line.action === "caches.purge" ? hrefTo({ name: "adminCache" }, where) : null;
  };

  return (line) => {
    const slugMain = pageSlugOf(line);
    const page = slugMain === "" ? undefined : pageOf(line.locale, slugMain);
    const place = [sectionOf(line), page?.title ?? slugMain].filter(Boolean).join(" · ");
    return {
      what: messageAt(t.raw("action"), line.action) || line.action,
      where: [place, changed(line)].filter(Boolean).join(": "),
      href: isLanguage(line.locale) ? hrefOf(line, page) : null,
    };
  };
}
