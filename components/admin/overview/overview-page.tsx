import "server-only";
import { getLocale, getTranslations } from "next-intl/server";
import { formatMoment } from "#components/admin/activity/format-moment.ts";
import { PageHead } from "#components/admin/frame/page-head.tsx";
import { ReadProblem } from "#components/admin/frame/read-problem.tsx";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/form/field.tsx";
import {
  findPages,
  readHealth,
  readPublishes,
  readUntranslated,
  readVersion,
  readWordless,
} from "#lib/admin/overview/overview.ts";
import type { User } from "#lib/api/schemas/user.ts";
import { readMissing } from "#lib/cache/missing-paths.ts";
import { displayName } from "#lib/edit/audit-log.ts";
import { listDrafts } from "#lib/edit/draft/open-drafts.ts";
import { hrefTo } from "#lib/i18n/routes.ts";
import { toClientSite } from "#lib/site/client-site.ts";
import type { SiteContext } from "#lib/site/types.ts";
import { OverviewCard, OverviewLinks } from "./overview-card.tsx";

/** Lines of a block that are shown. */
const MOST_LINES = 8;
const EDIT = { editPage: "true" };

interface Props {
  readonly context: SiteContext;
  readonly staff: User;
  /** Words of a page that somebody wants to edit. */
  readonly search: string;
}

/** What waits for this person, and what is wrong with the site; every line leads to where it is dealt with. */
export async function OverviewPage({ context, staff, search }: Props) {
  const t = await getTranslations("admin.overview");
  const { site } = context;
  const language = await getLocale();
  const { locales } = toClientSite(context);
  const where = { locale: context.locale, defaultLocale: site.defaultLocale };
  const [health, found, drafts, publishes, untranslated, missing, wordless, version] =
    await Promise.all([
      readHealth(context),
      search === "" ? null : findPages(context, search),
      listDrafts({ siteId: site.siteId, person: staff.id }),
      readPublishes(site.siteId),
      readUntranslated(context),
      readMissing(site.siteId),
      readWordless(context),
      readVersion(),
    ]);
  const hasEnded = [found, untranslated, wordless].some((block) => block?.hasEnded);
  const moment = (at: string) => formatMoment(at, language, site.timeZone);
  const editor = (locale: string) =>
    hrefTo({ name: "home" }, { locale, defaultLocale: site.defaultLocale }, EDIT);
  const nameOf = (code: string) => locales.find((one) => one.code === code)?.name ?? code;
  return (
    <>
      <PageHead
        title={t("welcome", { name: displayName(staff) })}
        lead={t("signedInAs", { email: staff.email })}
      >
        {locales.map(({ code, name }, index) => (
          <ButtonLink
            key={code}
            variant={index === 0 ? "primary" : "secondary"}
            href={editor(code)}
          >
            {t("editIn", { language: name })}
          </ButtonLink>
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
            <Button type="submit" variant="secondary">
              {t("find.submit")}
            </Button>
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
              href: hrefTo(
                { name: "content", slug: slug.split("/") },
                { locale: site.defaultLocale, defaultLocale: site.defaultLocale },
                EDIT,
              ),
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
              href:
                path.startsWith("/") && !path.startsWith("//") ? withEdit(encodeURI(path)) : "/",
              text: path,
              more: `${t("missing.count", { count })} · ${moment(at)}`,
            }))}
            empty={t("missing.none")}
            unknown={t("unknown")}
          />
        </OverviewCard>
        <OverviewCard title={t("wordless.title")}>
          <Lines
            lines={wordless.value?.map((path) => ({
              href: editor(context.locale),
              text: path.split("/").at(-1) ?? path,
              more: t("wordless.where"),
            }))}
            empty={t("wordless.none")}
            unknown={t("unknown")}
          />
        </OverviewCard>
      </div>
    </>
  );
}

/** The lines of a block, a sentence where there are none, another where they could not be read. */
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
