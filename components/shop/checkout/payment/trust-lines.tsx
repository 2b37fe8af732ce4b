import "server-only";
import { getTranslations } from "next-intl/server";
import { ReturnsNote } from "#components/shop/account/orders/returns-note.tsx";
import { PromiseLine, PromiseLink } from "#components/shop/product/promise-line.tsx";
import { classNames } from "#lib/base/utils/class-names.ts";
import { textOption } from "#lib/web/site/options.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { SiteMarks } from "./site-marks.tsx";

interface Props {
  readonly context: SiteContext;
  readonly className?: string;
}

/**
 * Shown beside the order button: how to return goods, the page about delivery, and the payment methods, each if the
 * site has set it (CMS options `ReturnsNote`, `ReturnsPage`, `DeliveryPage`, `PaymentMarks`).
 */
export async function TrustLines({ context, className }: Props) {
  const { site, locale } = context;
  const t = await getTranslations({ locale, namespace: "promises" });
  const slug = textOption(site, "DeliveryPage");
  return (
    <div className={classNames("mt-8 flex flex-col gap-3 text-small empty:hidden", className)}>
      <ReturnsNote context={context} />
      {slug !== "" && (
        <PromiseLine icon="truck">
          <PromiseLink context={context} slug={slug} text={t("deliveryLink")} />
        </PromiseLine>
      )}
      <SiteMarks context={context} />
    </div>
  );
}
