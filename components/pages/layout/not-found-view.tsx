import "server-only";
import { getTranslations } from "next-intl/server";
import { Button, ButtonLink } from "#components/kit/ui/button.tsx";
import { Picture } from "#components/kit/ui/picture.tsx";
import { SEARCH_FIELD } from "#components/shop/search/search-field.ts";
import { hrefTo, type Route } from "#lib/web/i18n/routes.ts";
import { getCurrentContext } from "#lib/web/site/current-context.ts";
import { sitePicture } from "#lib/web/theme/theme-pictures.ts";
import { LostPath } from "./art/lost-path.tsx";

/** The content of the 404 page: a picture (the site's own, option `NotFoundImage`, or ours), a search, and links home and to the shop. */
export async function NotFoundView() {
  const { site, locale } = getCurrentContext();
  const [t, tSearch, tCatalog] = await Promise.all([
    getTranslations({ locale, namespace: "layout" }),
    getTranslations({ locale, namespace: "searchPage" }),
    getTranslations({ locale, namespace: "catalog" }),
  ]);
  const href = (route: Route) => hrefTo(route, { locale, defaultLocale: site.defaultLocale });
  const own = sitePicture(site, "NotFoundImage");
  const frame = "aspect-video w-full rounded-xl lg:order-last";
  return (
    <div className="wrap grid items-center gap-x-16 gap-y-8 py-12 lg:grid-cols-2 lg:py-20">
      {own ? (
        <Picture
          image={own}
          alt=""
          sizes="(min-width: 1024px) 48vw, 92vw"
          className={`${frame} object-cover`}
        />
      ) : (
        <LostPath className={frame} />
      )}
      <div className="space-y-5">
        <p className="font-display text-lead font-bold text-accent">404</p>
        <h1 className="text-h1">{t("notFound.title")}</h1>
        <p className="max-w-prose text-lead text-muted">{t("notFound.text")}</p>
        <search aria-label={tSearch("title")}>
          <form method="get" action={href({ name: "search" })} className="flex max-w-xl gap-2.5">
            <input
              {...SEARCH_FIELD}
              aria-label={tSearch("field")}
              placeholder={tSearch("field")}
              className="block h-13 w-full min-w-0 rounded-control border border-line-strong bg-surface px-5 text-base text-ink placeholder:text-muted hover:border-ink"
            />{" "}
            <Button type="submit" variant="secondary" className="h-13">
              {tSearch("title")}
            </Button>
          </form>
        </search>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={href({ name: "home" })} size="lg">
            {t("notFound.home")}
          </ButtonLink>{" "}
          <ButtonLink href={href({ name: "shop" })} size="lg" variant="secondary">
            {tCatalog("shop")}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
