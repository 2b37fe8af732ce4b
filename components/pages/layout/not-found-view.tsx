import "server-only";
import { getTranslations } from "next-intl/server";
import { ButtonLink } from "#components/kit/ui/button.tsx";
import { Picture } from "#components/kit/ui/picture.tsx";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { getCurrentContext } from "#lib/web/site/current-context.ts";
import { sitePicture } from "#lib/web/theme/theme-pictures.ts";
import { LostPath } from "./art/lost-path.tsx";

/** The content of the 404 page: a picture (the site's own, option `NotFoundImage`, or ours) and a link home. */
export async function NotFoundView() {
  const { site, locale } = getCurrentContext();
  const t = await getTranslations({ locale, namespace: "layout" });
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
        <ButtonLink
          href={hrefTo({ name: "home" }, { locale, defaultLocale: site.defaultLocale })}
          size="lg"
        >
          {t("notFound.home")}
        </ButtonLink>
      </div>
    </div>
  );
}
