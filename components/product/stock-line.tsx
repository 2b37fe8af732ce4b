import { useTranslations } from "next-intl";
import type { Chosen, Variant } from "@/lib/domain/variants";
import { classNames } from "@/lib/utils/class-names";
import type { BuyableProduct } from "./types";

/** From this many pieces down it is said how many are left. */
const FEW = 5;

interface Props {
  product: BuyableProduct;
  chosen: Chosen;
  variant: Variant | null;
}

/** Whether what is chosen can be had, in words. */
export function StockLine({ product, chosen, variant }: Props) {
  const t = useTranslations("product");
  const { choices } = product.model;
  const configurable = product.format === "configurable";
  const open = configurable && !variant && choices.some(({ code }) => !chosen[code]);
  if (open) return null;
  const impossible = configurable && !variant;
  const { available, stock } = variant ?? product;
  const tone = impossible || !available ? "danger" : "success";
  return (
    <p
      role="status"
      className={classNames(
        "flex items-start gap-2 text-small font-medium",
        tone === "danger" ? "text-danger" : "text-success",
      )}
    >
      <span aria-hidden="true" className="mt-1.5 size-2 shrink-0 rounded-full bg-current" />
      {impossible
        ? t("impossible", { labels: choices.map(({ label }) => label).join(", ") })
        : words()}
    </p>
  );

  function words(): string {
    if (!available) return t("soldOutNow");
    if (product.format === "eproduct") return t("digital");
    if (product.service) return t("bookable");
    return stock !== null && stock <= FEW ? t("lastOnes", { count: stock }) : t("inStock");
  }
}
