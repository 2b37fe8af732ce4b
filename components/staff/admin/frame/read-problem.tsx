import "server-only";
import { getTranslations } from "next-intl/server";
import { Notice } from "#components/kit/ui/notice.tsx";
import { hrefTo, type Route } from "#lib/web/i18n/routes.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { EndSession } from "./end-session.tsx";

interface Props {
  readonly context: SiteContext;
  /** The page that is shown: "again" and the login lead back to it. */
  readonly route: Route;
  /** The backend refused the session. */
  readonly hasEnded: boolean;
}

/** Shown instead of a page if the backend returned nothing: the problem, and the way on. */
export async function ReadProblem({ context, route, hasEnded }: Props) {
  const t = await getTranslations("admin.frame.problem");
  const where = { locale: context.locale, defaultLocale: context.site.defaultLocale };
  const here = hrefTo(route, where);
  return (
    <Notice tone="danger" title={hasEnded ? t("ended") : t("unreachable")}>
      {hasEnded ? <EndSession /> : null}
      <p>
        <a
          className="text-link"
          href={hasEnded ? hrefTo({ name: "adminLogin" }, where, { redirect: here }) : here}
        >
          {hasEnded ? t("login") : t("again")}
        </a>
      </p>
    </Notice>
  );
}
