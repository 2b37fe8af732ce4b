import { useTranslations } from "next-intl";
import { useState } from "react";
import { translated } from "#components/kit/messages/translations.tsx";
import { Button } from "#components/kit/ui/button.tsx";
import { Dialog } from "#components/kit/ui/dialog.tsx";
import { showToast } from "#components/kit/ui/toast.ts";
import { cartRuntime } from "#components/shop/cart-runtime/browser-cart.ts";
import type { KeptLine } from "#lib/shop/domain/cart/kept-line.ts";
import { KeptLineList, KeptLinesAbsent, useKeptCards } from "./kept-line-list.tsx";

/**
 * The products of a shared address, or of the shopper's own cart in another language: shown with today's prices and a
 * button that adds them.
 */
export const SharedCart = translated(function SharedCart({
  lines,
  isOwn,
  onClose,
}: {
  readonly lines: readonly KeptLine[];
  readonly isOwn: boolean;
  readonly onClose: () => void;
}) {
  const t = useTranslations("cart.kept");
  const { cardOf, ...reading } = useKeptCards(lines);
  const [busy, setBusy] = useState(false);
  const sold = lines.filter((line) => cardOf?.(line)?.available);

  const addAll = async () => {
    setBusy(true);
    const refused: string[] = [];
    // One after the other: the first one may begin the cart.
    for (const line of sold) {
      const name = cardOf?.(line)?.name ?? "";
      const added = await cartRuntime().add({ ...line, name });
      if (!added.ok) refused.push(name);
    }
    onClose();
    void showToast(
      refused.length > 0
        ? { tone: "error", message: t("refused", { names: refused.join(t("comma")) }) }
        : { tone: "success", message: t("added", { count: sold.length }) },
    );
  };
  return (
    <Dialog open onClose={onClose} label={t(isOwn ? "taken" : "shared")}>
      <p className="pb-2 text-muted">{t("sharedText")}</p>
      {cardOf ? <KeptLineList lines={lines} cardOf={cardOf} /> : <KeptLinesAbsent {...reading} />}
      {cardOf && sold.length < lines.length && <p className="pt-2">{t("someGone")}</p>}
      <div className="flex flex-wrap gap-3 pt-5 max-sm:*:grow">
        {sold.length > 0 && (
          <Button loading={busy} onClick={() => void addAll()}>
            {t("addAll", { count: sold.length })}
          </Button>
        )}
        <Button variant="secondary" onClick={onClose}>
          {t("close")}
        </Button>
      </div>
    </Dialog>
  );
});
