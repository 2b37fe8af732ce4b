import "server-only";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { TextField } from "#components/kit/ui/form/field.tsx";
import { CacheFigures } from "#components/staff/admin/caches/cache-figures.tsx";
import { editAddresses } from "#components/staff/admin/frame/edit-addresses.ts";
import { PageHead } from "#components/staff/admin/frame/page-head.tsx";
import { ReadProblem } from "#components/staff/admin/frame/read-problem.tsx";
import { StaffButton, StaffButtonLink } from "#components/staff/ui/staff-button.tsx";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import { readCaches } from "#lib/staff/admin/caches/read-caches.ts";
import {
  findPages,
  readHealth,
  readPipeline,
  readVersion,
} from "#lib/staff/admin/overview/overview.ts";
import { displayName } from "#lib/staff/edit/audit-log.ts";
import { mayOpenEditor } from "#lib/staff/edit/rights.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { toClientSite } from "#lib/web/site/client-site.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { type Lines, readBlocks } from "./overview-blocks.ts";
import { OverviewCard, OverviewLinks } from "./overview-card.tsx";

/** Lines of a block that are shown. */
const MOST_LINES = 8;

interface Props {
  readonly context: SiteContext;
  readonly staff: User;
  /** Search text for pages to edit. */
  readonly search: string;
  /** The tree of the site's pages. */
  readonly children: ReactNode;
}

/** The open tasks and problems of the site, each with a link to the page that handles it. */
export async function OverviewPage({ context, staff, search, children }: Props) {
  const { site } = context;
  const { locales } = toClientSite(context);
  const where = { locale: context.locale, defaultLocale: site.defaultLocale };
  const edit = editAddresses(context, staff);
  const [t, found, { blocks, hasEnded }] = await Promise.all([
    getTranslations("admin.overview"),
    search === "" ? null : findPages(context, search),
    readBlocks(context, staff),
  ]);
  const caches = await readCaches(site);
  const [drafts, ...others] = blocks.map(({ id, title, lines, empty }) => (
    <OverviewCard key={id} id={id} title={title}>
      <LinesOrNone lines={lines} empty={empty} unknown={t("unknown")} />
    </OverviewCard>
  ));
  return (
    <>
      <PageHead
        title={t("welcome", { name: displayName(staff) })}
        lead={t("signedInAs", { email: staff.email })}
      >
        {(mayOpenEditor(staff) ? locales : []).map(({ code, name }, index) => (
          <StaffButtonLink
            key={code}
            variant={index === 0 ? "primary" : "outlined"}
            href={edit.home(code)}
          >
            {t("editIn", { language: name })}
          </StaffButtonLink>
        ))}
      </PageHead>
      {hasEnded || found?.hasEnded ? (
        <ReadProblem context={context} route={{ name: "admin" }} hasEnded />
      ) : null}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="lg:col-span-2">
          <OverviewCard title={t("pages")}>{children}</OverviewCard>
        </div>
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
            <LinesOrNone
              lines={found.value?.map(({ title, address }) => ({
                href: edit.withEdit(address),
                text: title,
                more: address,
              }))}
              empty={t("find.none")}
              unknown={t("unknown")}
            />
          ) : null}
        </OverviewCard>
        {drafts}
        <Health context={context} />
        {others}
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

/** Whether the backend answers, whether the site is open, and which version of the shop this is. */
async function Health({ context }: { context: SiteContext }) {
  const { site, locale } = context;
  const where = { locale, defaultLocale: site.defaultLocale };
  const [t, health, isRunning, version] = await Promise.all([
    getTranslations("admin.overview"),
    readHealth(context),
    readPipeline(context),
    readVersion(),
  ]);
  return (
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
      {isRunning ? <p>{t("health.running")}</p> : null}
      {version ? <p className="text-small text-muted">{t("version", { version })}</p> : null}
    </OverviewCard>
  );
}

interface LinesProps {
  readonly lines: Lines | undefined;
  readonly empty: string;
  readonly unknown: string;
}

/** The lines of a block, a sentence if there are none, another if they could not be read. */
function LinesOrNone({ lines, empty, unknown }: LinesProps) {
  if (lines && lines.length > 0) return <OverviewLinks lines={lines.slice(0, MOST_LINES)} />;
  return <p className="text-muted">{lines ? empty : unknown}</p>;
}
