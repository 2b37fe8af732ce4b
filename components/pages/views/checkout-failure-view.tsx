import "server-only";
import { getTranslations } from "next-intl/server";
import { ButtonLink } from "#components/kit/ui/button.tsx";
import { Icon } from "#components/kit/ui/icon.tsx";
import { ReleaseOrder } from "#components/shop/checkout/order/release-order.tsx";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/** The payment failed or was cancelled; the cart is unchanged and can be paid again (docs/screens.md §2.10). */
export async function CheckoutFailureView({ context }: { context: SiteContext }) {
  const { site, locale } = context;
  const t = await getTranslations({ locale, namespace: "checkout.failure" });
  const languages = { locale, defaultLocale: site.defaultLocale };
  return (
    <div className="wrap grid justify-items-center gap-5 py-[clamp(3rem,9vw,7rem)] text-center">
      <ReleaseOrder />
      <span className="grid size-20 place-items-center rounded-full bg-danger-soft text-danger">
        <Icon name="card" className="size-10" />
      </span>
      <h1 className="text-h1">{t("title")}</h1>
      <p className="max-w-prose text-lead text-muted">{t("text")}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink size="lg" href={hrefTo({ name: "checkout" }, languages)}>
          {t("again")}
        </ButtonLink>{" "}
        <ButtonLink size="lg" variant="secondary" href={hrefTo({ name: "cart" }, languages)}>
          {t("cart")}
        </ButtonLink>
      </div>
    </div>
  );
}
