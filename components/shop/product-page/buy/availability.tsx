import "server-only";
import { getTranslations } from "next-intl/server";
import { buttonClass } from "#components/kit/ui/button-class.ts";
import { Icon } from "#components/kit/ui/icon.tsx";
import { FormBlock } from "#components/shop/forms/form-block.tsx";
import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import { getFormOfType } from "#lib/web/data/content/forms.ts";
import { readOptional } from "#lib/web/data/read-optional.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/** Primary until the form is open, whose submit button is primary then. */
const SUMMARY =
  "flex! w-full border border-transparent text-base! group-open:border-line-strong group-open:bg-surface group-open:text-ink group-open:hover:bg-brand-soft group-open:active:bg-brand-soft";

/**
 * "Tell me when it is back", if the site has a form for it (docs/screens.md §2.6): the primary action on the page of a
 * product, or of a chosen variant, that is sold out.
 */
export async function Availability({
  context,
  product,
}: {
  context: SiteContext;
  product: Product;
}) {
  const form = await readOptional(getFormOfType(context, "productAvailabilityForm"));
  if (!form) return null;
  const t = await getTranslations("forms");
  const id = String(product.id);
  return (
    <details className="group">
      <summary className={buttonClass({ size: "lg", className: SUMMARY })}>
        <span className="min-w-0 wrap-anywhere">{form.title || t("availability")}</span>
        <Icon
          name="chevron-down"
          className="size-5 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="mt-3 rounded-lg border border-line bg-surface p-4">
        <FormBlock
          context={context}
          form={form}
          hidden={{
            product: id,
            productId: id,
            product_id: id,
            productName: product.name,
            sku: product.sku,
          }}
        />
      </div>
    </details>
  );
}
