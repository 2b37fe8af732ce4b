import "server-only";
import { getTranslations } from "next-intl/server";
import { FormBlock } from "@/components/forms/form-block";
import { Icon } from "@/components/ui/icon";
import type { Product } from "@/lib/api/schemas/product";
import { getFormOfType } from "@/lib/data/forms";
import { settle } from "@/lib/data/settle";
import type { SiteContext } from "@/lib/site/types";

/** "Tell me when it is back", where the site has a form for it (spec 3, productAvailabilityForm). */
export async function Availability({
  context,
  product,
}: {
  context: SiteContext;
  product: Product;
}) {
  const form = await settle(getFormOfType(context, "productAvailabilityForm"));
  if (!form) return null;
  const t = await getTranslations("forms");
  const id = String(product.id);
  return (
    <details className="group rounded-lg border border-line bg-surface">
      <summary className="flex min-h-13 items-center justify-between gap-4 px-4 py-3 font-semibold hover:text-brand">
        {form.title || t("availability")}
        <Icon
          name="chevron-down"
          className="size-5 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="px-4 pb-4">
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
