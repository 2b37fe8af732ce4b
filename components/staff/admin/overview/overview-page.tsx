import "server-only";
import { getLocale, getTranslations } from "next-intl/server";
import { TextField } from "#components/kit/ui/form/field.tsx";
import { formatMoment } from "#components/staff/admin/activity/format-moment.ts";
import { CacheFigures } from "#components/staff/admin/caches/cache-figures.tsx";
import { PageHead } from "#components/staff/admin/frame/page-head.tsx";
import { ReadProblem } from "#components/staff/admin/frame/read-problem.tsx";
import { StaffButton, StaffButtonLink } from "#components/staff/ui/staff-button.tsx";
import type { User } from "#lib/shop/api/schemas/user.ts";
import { readCaches } from "#lib/staff/admin/caches/read-caches.ts";
import { readBrokenLinks } from "#lib/staff/admin/overview/broken-links.ts";
import {
  findPages,
  readHealth,
  readPublishes,
  readUntranslated,
  readVersion,
  readWordless,
} from "#lib/staff/admin/overview/overview.ts";
import { displayName } from "#lib/staff/edit/audit-log.ts";
import { listDrafts } from "#lib/staff/edit/draft/open-drafts.ts";
import { type EditTarget, fragmentOf } from "#lib/staff/edit/edit-target.ts";
import { readMissing } from "#lib/web/cache/missing-paths.ts";
import { hrefTo, matchRoute } from "#lib/web/i18n/routes.ts";
import { toClientSite } from "#lib/web/site/client-site.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { OverviewCard, OverviewLinks } from "./overview-card.tsx";

/** Lines of a block that are shown. */
const MOST_LINES = 8;
const EDIT = { editPage: "true" };

interface Props {
  readonly context: SiteContext;
  readonly staff: User;
  /** Search text for pages to edit. */
  readonly search: string;
}

/** The open tasks and problems of the site; every line leads to the page that deals with it. */
export async function OverviewPage({ context, staff, search }: Props) {
  const t = await getTranslations("admin.overview");
  const { site } = context;
  const language = await getLocale();
  const { locales } = toClientSite(context);
  const where = { locale: context.locale, defaultLocale: site.defaultLocale };
  const [health, found, drafts, publishes, untranslated, missing, broken, wordless, version] =
    await Promise.all([
      readHealth(context),
      search === "" ? null : findPages(context, search),
      listDrafts({ siteId: site.siteId, person: staff.id }),
      readPublishes(site.siteId),
      readUntranslated(context),
      readMissing(site.siteId),
      readBrokenLinks(context),
      readWordless(context),
      readVersion(),
    ]);
  const hasEnded = [found, untranslated, broken, wordless].some((block) => block?.hasEnded);
  const caches = await readCaches(site);
  const moment = (at: string) => formatMoment(at, language, site.timeZone);
  const editor = (locale: string, target?: EditTarget) =>
    hrefTo({ name: "home" }, { locale, defaultLocale: site.defaultLocale }, EDIT) +
    (target ? fragmentOf(target) : "");
  const pageEditor = (slug: string, locale: string, target: EditTarget) =>
    hrefTo(
      { name: "content", slug: slug.split("/") },
      { locale, defaultLocale: site.defaultLocale },
      EDIT,
    ) + fragmentOf(target);
  /** The address where a missing page can be created. */
  const repairOf = (path: string): string => {
    const match = matchRoute(path, {
      defaultLocale: site.defaultLocale,
      locales: locales.map(({ code }) => code),
    });
    return match.kind === "match" && match.route.name === "content"
      ? editor(match.locale, { kind: "new", slug: match.route.slug.join("/") })
      : withEdit(path.startsWith("/") && !path.startsWith("//") ? encodeURI(path) : "/");
  };
  const nameOf = (code: string) => locales.find((one) => one.code === code)?.name ?? code;
  return (
    <>
      <PageHead
        title={t("welcome", { name: displayName(staff) })}
        lead={t("signedInAs", { email: staff.email })}
      >
        {locales.map(({ code, name }, index) => (
          <StaffButtonLink
            key={code}
            variant={index === 0 ? "primary" : "outlined"}
            href={editor(code)}
          >
            {t("editIn", { language: name })}
          </StaffButtonLink>
        ))}
      </PageHead>
      {hasEnded ? <ReadProblem context={context} route={{ name: "admin" }} hasEnded /> : null}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <OverviewCard title={t("find.title")}>
          <form
            action={hrefTo({ name: "admin" }, where)}
            className="flex flex-wrap items-end gap-3"
          >
            <TextField
              label={t("find.label")}
              type="search"
              name="page"
              defaultValue={search}
              frameClassName="grow basis-40"
            />
            <StaffButton type="submit">{t("find.submit")}</StaffButton>
          </form>
          {found ? (
            <Lines
              lines={found.value?.map(({ title, address }) => ({
                href: withEdit(address),
                text: title,
                more: address,
              }))}
              empty={t("find.none")}
              unknown={t("unknown")}
            />
          ) : null}
        </OverviewCard>
        <OverviewCard title={t("drafts.title")}>
          <Lines
            lines={drafts.map(({ locale, count, at }) => ({
              href: editor(locale),
              text: t("drafts.line", { count, language: nameOf(locale) }),
              more: moment(at),
            }))}
            empty={t("drafts.none")}
            unknown={t("unknown")}
          />
        </OverviewCard>
        <OverviewCard title={t("health.title")}>
          <OverviewLinks
            lines={[
              {
                href: hrefTo({ name: "admin" }, where),
                text: health.isUp ? t("health.up", { time: health.time }) : t("health.down"),
                more: t("health.again"),
              },
              {
                href: hrefTo({ name: "home" }, where),
                text: site.maintenance ? t("health.closed") : t("health.open"),
                more: site.domain,
              },
            ]}
          />
          {version ? <p className="text-small text-muted">{t("version", { version })}</p> : null}
        </OverviewCard>
        <OverviewCard title={t("publishes.title")}>
          <Lines
            lines={publishes.map(({ who, at, details }) => ({
              href: hrefTo({ name: "adminActivity" }, where, { search: "edit.publish" }),
              text: who.name,
              more: [
                moment(at),
                details.element ? t("publishes.element", { id: String(details.element) }) : "",
              ]
                .filter(Boolean)
                .join(" · "),
            }))}
            empty={t("publishes.none")}
            unknown={t("unknown")}
          />
        </OverviewCard>
        <OverviewCard title={t("untranslated.title")}>
          <Lines
            lines={untranslated.value?.map(({ title, slug, missing: codes }) => ({
              href: pageEditor(slug, site.defaultLocale, { kind: "languages" }),
              text: title,
              more: codes.map(nameOf).join(", "),
            }))}
            empty={t("untranslated.none")}
            unknown={t("unknown")}
          />
        </OverviewCard>
        <OverviewCard title={t("missing.title")}>
          <Lines
            lines={missing.map(({ path, count, at }) => ({
              href: repairOf(path),
              text: path,
              more: `${t("missing.count", { count })} · ${moment(at)}`,
            }))}
            empty={t("missing.none")}
            unknown={t("unknown")}
          />
        </OverviewCard>
        <OverviewCard title={t("broken.title")}>
          <Lines
            lines={broken.value?.map(({ elementId, slug, title, target }) => ({
              href:
                slug === null
                  ? editor(context.locale, { kind: "section", id: elementId })
                  : pageEditor(slug, context.locale, { kind: "section", id: elementId }),
              text: target,
              more: slug === null ? t("broken.everywhere") : title || slug,
            }))}
            empty={t("broken.none")}
            unknown={t("unknown")}
          />
        </OverviewCard>
        <OverviewCard title={t("wordless.title")}>
          <Lines
            lines={wordless.value?.map(({ id, path }) => ({
              href: editor(context.locale, { kind: "media", id }),
              text: path.split("/").at(-1) ?? path,
              more: t("wordless.where"),
            }))}
            empty={t("wordless.none")}
            unknown={t("unknown")}
          />
        </OverviewCard>
      </div>
      <div className="mt-8 flex flex-col gap-4">
        <CacheFigures caches={caches} />
        {site.cacheService ? (
          <StaffButtonLink href={hrefTo({ name: "adminCache" }, where)} className="self-start">
            {t("caches")}
          </StaffButtonLink>
        ) : null}
      </div>
    </>
  );
}

/** The lines of a block, a sentence if there are none, another if they could not be read. */
function Lines(props: {
  lines: Parameters<typeof OverviewLinks>[0]["lines"] | undefined;
  empty: string;
  unknown: string;
}) {
  const { lines, empty, unknown } = props;
  if (lines && lines.length > 0) return <OverviewLinks lines={lines.slice(0, MOST_LINES)} />;
  return <p className="text-muted">{lines ? empty : unknown}</p>;
}

/** The same page in edit mode. */
const withEdit = (address: string): string =>
  `${address}${address.includes("?") ? "&" : "?"}editPage=true`;
