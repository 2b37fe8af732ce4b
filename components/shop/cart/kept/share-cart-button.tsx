import { useTranslations } from "next-intl";
import { Button } from "#components/kit/ui/button.tsx";
import { Icon } from "#components/kit/ui/icon.tsx";
import { showToast } from "#components/kit/ui/toast.ts";
import { share } from "#components/shop/product/share.ts";
import type { Cart } from "#lib/shop/api/schemas/cart-schema.ts";
import { readSharedHash, sharedHash } from "#lib/shop/domain/cart/kept-line.ts";
import { toLine } from "#lib/shop/domain/cart/line.ts";

/** Shares the cart's lines as an address: products, quantities and options, no prices. */
export function ShareCartButton({ cart }: { readonly cart: Cart }) {
  const t = useTranslations("cart.kept");
  const onShare = () => {
    const hash = sharedHash(cart.items.map((item) => toLine(item)));
    // Too many lines for an address: the recipient would not see them all.
    if (readSharedHash(hash).length < cart.items.length)
      return showToast({ tone: "error", message: t("tooLarge") });
    const url = location.origin + location.pathname + hash;
    return share(t("shared"), { copied: t("linkCopied"), failed: t("copyFailed") }, url);
  };
  return (
    <Button variant="quiet" size="sm" onClick={() => void onShare()}>
      <Icon name="external" className="size-4" />
      {t("share")}
    </Button>
  );
}
