import { useTranslations } from "next-intl";
import { useState } from "react";
import { useStore } from "zustand";
import { translated } from "#components/kit/messages/translations.tsx";
import { Button } from "#components/kit/ui/button.tsx";
import { Icon } from "#components/kit/ui/icon.tsx";
import { addToCart } from "#components/shop/cart-runtime/add-to-cart.ts";
import { useCart } from "#components/shop/cart-runtime/use-cart.ts";
import { isSameLine, type KeptLine } from "#lib/shop/domain/cart/kept-line.ts";
import { toLine } from "#lib/shop/domain/cart/line.ts";
import { keptLines } from "#stores/cart/kept-lines.ts";
import { KeptLineList, KeptLinesAbsent, useKeptCards } from "./kept-line-list.tsx";

/** Lines that were saved for later, without those that are in the cart again, e.g. by `Undo`. */
export const LaterList = translated(function LaterList() {
  const t = useTranslations("cart.kept");
  const { rows } = useCart();
  const saved = useStore(keptLines.store);
  const lines = saved.filter((line) => !rows.some(({ item }) => isSameLine(toLine(item), line)));
  const { cardOf, ...reading } = useKeptCards(lines);
  const [busy, setBusy] = useState<KeptLine | null>(null);
  if (lines.length === 0 || (!cardOf && !reading.hasFailed)) return null;

  const moveBack = async (line: KeptLine, name: string) => {
    setBusy(line);
    const added = await addToCart({ ...line, name });
    if (added.ok) keptLines.remove(line);
    setBusy(null);
  };
  return (
    <section aria-label={t("later")} className="mt-[clamp(2.5rem,5vw,4.5rem)]">
      <h2 className="mb-3 text-h2">{t("later")}</h2>
      {!cardOf && <KeptLinesAbsent {...reading} />}
      {cardOf && (
        <KeptLineList
          lines={lines}
          cardOf={cardOf}
          actions={(line, card) => (
            <div className="flex items-center gap-1">
              {card?.available && (
                <Button
                  variant="secondary"
                  size="sm"
                  loading={busy === line}
                  aria-label={`${t("back")}: ${card.name}`}
                  onClick={() => void moveBack(line, card.name)}
                >
                  {t("back")}
                </Button>
              )}
              <button
                type="button"
                onClick={() => keptLines.remove(line)}
                className="grid size-11 place-items-center rounded-full text-muted transition hover:bg-danger-soft hover:text-danger"
              >
                <Icon name="trash" />
                <span className="sr-only">{t("drop", { name: card?.name ?? t("gone") })}</span>
              </button>
            </div>
          )}
        />
      )}
    </section>
  );
});
