"use client";

import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Icon } from "#components/kit/ui/icon.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import type { CartItem } from "#lib/shop/api/schemas/cart-schema.ts";
import { readLineOptions } from "#lib/shop/domain/cart/line.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";

interface EditLineLinkProps {
  readonly item: CartItem;
  /** Slug of the product's page; "" without one. */
  readonly slug: string;
  readonly onLeave?: () => void;
}

/** Link `Edit {product}`: opens the product's page with the line's id; a bundle is edited in its dialog. */
export function EditLineLink({ item, slug, onLeave }: EditLineLinkProps) {
  const t = useTranslations("cart");
  const site = useSite();
  if (slug === "") return null;
  const { itemId, productId, qty, productData } = item;

  const edit = async (event: MouseEvent) => {
    if (productData.format !== "bundle" || opensElsewhere(event)) {
      onLeave?.();
      return;
    }
    event.preventDefault();
    const loaded = await import("#components/shop/bundle/open-bundle.ts").catch(() => null);
    await loaded?.openBundleModal({
      productId,
      slug,
      name: productData.name,
      itemId,
      quantity: qty,
      options: readLineOptions(item),
    });
  };

  return (
    <Link
      href={hrefTo({ name: "product", slug }, site, { cartItemId: String(itemId) })}
      data-in-place={productData.format === "bundle" ? "" : undefined}
      aria-label={t("edit", { name: productData.name })}
      onClick={(event) => void edit(event)}
      className="text-link inline-flex min-h-6 items-center gap-1 text-small"
    >
      <Icon name="pencil" className="size-4" />
      {t("editShort")}
    </Link>
  );
}

/** Whether a click opens the link in another tab or window, or downloads it. */
const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;
