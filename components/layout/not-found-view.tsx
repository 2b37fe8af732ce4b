import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ButtonLink } from "#components/ui/button.tsx";
import { hrefTo } from "#lib/i18n/routes.ts";
import { missingMetadata } from "#lib/seo/missing-metadata.ts";
import { getCurrentContext } from "#lib/site/current-context.ts";
import { getContext } from "#lib/site/get-context.ts";
import art from "./art/lost-ball.svg";

interface Where {
  readonly domain: string;
  readonly locale: string;
}

/**
 * The 404 page. Next gives a not-found file no params: the layout above has already put the site and its language
 * into the request. It travels with every page's data, so the picture is a file of its own.
 */
export async function NotFoundView() {
  const { site, locale } = getCurrentContext();
  const t = await getTranslations({ locale, namespace: "layout" });
  return (
    <div className="wrap grid items-center gap-x-16 gap-y-8 py-12 lg:grid-cols-2 lg:py-20">
      {/* biome-ignore lint/performance/noImgElement: a drawing of ours, nothing for the optimiser. */}
      <img
        src={art.src}
        alt=""
        width={960}
        height={540}
        // It stands in every page's data: without this every page would preload it.
        loading="lazy"
        className="w-full rounded-xl lg:order-last"
      />
      <div className="space-y-5">
        <p className="font-display text-lead font-bold text-clay">404</p>
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

/** A not-found file is given no params, its metadata is those of the page (*measured:* Next 16.4.5). */
export const notFoundMetadata = async ({ params }: { params: Promise<Where> }): Promise<Metadata> =>
  missingMetadata(await getContext(await params));
