import "server-only";
import { getLocale, getTranslations } from "next-intl/server";
import type { ComponentProps } from "react";
import { activityWords } from "#components/staff/admin/activity/activity-words.ts";
import { formatMoment } from "#components/staff/admin/activity/format-moment.ts";
import { OVERVIEW_LISTS } from "#components/staff/admin/frame/admin-navigation.ts";
import { editAddresses } from "#components/staff/admin/frame/edit-addresses.ts";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import { type BrokenLink, readBrokenLinks } from "#lib/staff/admin/overview/broken-links.ts";
import {
  readPublishes,
  readUntranslated,
  readWordless,
} from "#lib/staff/admin/overview/overview.ts";
import { listDrafts } from "#lib/staff/edit/draft/open-drafts.ts";
import { readMissing } from "#lib/web/cache/missing-paths.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { toClientSite } from "#lib/web/site/client-site.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import type { OverviewLinks } from "./overview-card.tsx";

export type Lines = ComponentProps<typeof OverviewLinks>["lines"];

/** A list of open tasks or problems. */
interface Block {
  /** The end of its address. */
  readonly id: string;
  readonly title: string;
  /** Undefined if it could not be read. */
  readonly lines: Lines | undefined;
  /** Shown if there are none. */
  readonly empty: string;
}

/**
 * The lists of the overview, each line with the page that deals with it.
 *
 * @returns `hasEnded`: a list could not be read because the session has ended
 */
export async function readBlocks(
  context: SiteContext,
  staff: User,
): Promise<{ readonly blocks: readonly Block[]; readonly hasEnded: boolean }> {
  const { site, locale } = context;
  const [t, language, drafts, publishes, untranslated, missing, broken, wordless] =
    await Promise.all([
      getTranslations("admin.overview"),
      getLocale(),
      listDrafts({ siteId: site.siteId, person: staff.id }),
      readPublishes(site.siteId),
      readUntranslated(context),
      readMissing(site.siteId),
      readBrokenLinks(context),
      readWordless(context),
    ]);
  const wordsOf = await activityWords(context, staff, publishes);
  const { locales } = toClientSite(context);
  const edit = editAddresses(context, staff);
  const moment = (at: string) => formatMoment(at, language, site.timeZone);
  const placeOf = ({ kind, slug, title }: BrokenLink): string => {
    if (kind === "menu") return t("broken.menu");
    if (slug === null) return t("broken.everywhere");
    return kind === "text" ? t("broken.text", { title: title || slug }) : title || slug;
  };
  const nameOf = (code: string) => locales.find((one) => one.code === code)?.name ?? code;
  const activity = hrefTo(
    { name: "adminActivity" },
    { locale, defaultLocale: site.defaultLocale },
    { search: "edit.publish" },
  );
  const lines = {
    drafts: drafts.map((draft) => ({
      href: draft.page ? edit.withEdit(draft.page) : edit.home(draft.locale),
      text: t("drafts.line", { count: draft.count, language: nameOf(draft.locale) }),
      more: [draft.page, moment(draft.at)].filter(Boolean).join(" · "),
    })),
    publishes: publishes.map((line) => {
      const { where, href } = wordsOf(line);
      return {
        href: href ?? activity,
        text: where || line.who.name,
        more: [where && line.who.name, moment(line.at)].filter(Boolean).join(" · "),
      };
    }),
    untranslated: untranslated.value?.map(({ title, slug, missing: codes }) => ({
      href: edit.page(slug, site.defaultLocale, { kind: "languages" }),
      text: title,
      more: codes.map(nameOf).join(", "),
    })),
    missing: missing.map(({ path, count, at }) => ({
      href: edit.repair(path),
      text: path,
      isAddress: true,
      more: `${t("missing.count", { count })} · ${moment(at)}`,
    })),
    broken: broken.value?.map((link) => {
      const { elementId, slug, target } = link;
      const place = { kind: "link", id: elementId, end: target } as const;
      return {
        href: slug === null ? edit.home(locale, place) : edit.page(slug, locale, place),
        text: target,
        isAddress: true,
        more: placeOf(link),
      };
    }),
    wordless: wordless.value?.map(({ id, name }) => ({
      href: edit.home(locale, { kind: "media", id }),
      text: name,
      isAddress: true,
      more: t("wordless.where"),
    })),
  } satisfies Readonly<Record<string, Lines | undefined>>;
  return {
    blocks: OVERVIEW_LISTS.map((name) => ({
      id: name,
      title: t(`${name}.title`),
      lines: lines[name],
      empty: t(`${name}.none`),
    })),
    hasEnded: [untranslated, broken, wordless].some((block) => block.hasEnded),
  };
}
