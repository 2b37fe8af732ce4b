import "server-only";
import { getTranslations } from "next-intl/server";
import { Icon } from "#components/kit/ui/icon.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { ReturnsNote } from "#components/shop/account/orders/returns-note.tsx";
import { classNames } from "#lib/base/utils/class-names.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { textOption } from "#lib/web/site/options.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { SiteMarks } from "./site-marks.tsx";

interface Props {
  readonly context: SiteContext;
  readonly className?: string;
}

/**
 * Where an order is decided: how goods can be sent back, the page about delivery, and how the site can be paid. Each
 * where the site says it (CMS options `ReturnsNote`, `ReturnsPage`, `DeliveryPage`, `PaymentMarks`).
 */
export async function TrustLines({ context, className }: Props) {
  const { site, locale } = context;
  const t = await getTranslations({ locale, namespace: "promises" });
  const slug = textOption(site, "DeliveryPage");
  const languages = { locale, defaultLocale: site.defaultLocale };
  return (
    <div className={classNames("mt-8 flex flex-col gap-3 text-small empty:hidden", className)}>
      <ReturnsNote context={context} />
      {slug !== "" && (
        <p className="flex items-start gap-2.5">
          <Icon name="truck" className="mt-px size-5 shrink-0 text-brand" />
          <Link href={hrefTo({ name: "content", slug: [slug] }, languages)} className="text-link">
            {t("deliveryLink")}
          </Link>
        </p>
      )}
      <SiteMarks context={context} />
    </div>
  );
}
