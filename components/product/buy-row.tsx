import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useSite } from "@/components/providers/site-provider";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field-frame";
import { Price } from "@/components/ui/price";
import type { PriceView } from "@/lib/domain/price";
import { classNames } from "@/lib/utils/class-names";

interface Props {
  id: string;
  name: string;
  price: PriceView;
  quantity: string;
  onQuantity: (text: string) => void;
  invalid: boolean;
  adding: boolean;
}

/** Quantity and button. On a phone the row stays at the lower edge once it has been scrolled past. */
export function BuyRow({ id, name, price, quantity, onQuantity, invalid, adding }: Props) {
  const t = useTranslations("product");
  const { currency, locale } = useSite();
  const place = useRef<HTMLDivElement>(null);
  const stuck = useScrolledPast(place);
  return (
    <div ref={place} className="min-h-19">
      <div
        className={classNames(
          "flex flex-wrap items-end gap-3",
          stuck &&
            "max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-10 max-sm:items-center max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:px-4 max-sm:py-3 max-sm:shadow-high",
        )}
      >
        {stuck && (
          <p aria-hidden="true" className="min-w-0 grow text-small leading-tight sm:hidden">
            <span className="line-clamp-1 font-semibold">{name}</span>
            {price.final !== null && (
              <Price amount={price.final} currency={currency} locale={locale} />
            )}
          </p>
        )}
        <div className={classNames("flex w-24 flex-col gap-1.5", stuck && "max-sm:hidden")}>
          <label htmlFor={id} className="text-small font-semibold">
            {t("quantity")}
          </label>
          <input
            id={id}
            type="number"
            min={1}
            step={1}
            inputMode="numeric"
            value={quantity}
            onChange={(event) => onQuantity(event.target.value)}
            aria-invalid={invalid || undefined}
            aria-describedby={invalid ? `${id}-error` : undefined}
            className="h-13 w-full rounded-md border border-line-strong bg-surface px-3.5 text-base tabular-nums hover:border-ink aria-invalid:border-danger"
          />
        </div>
        <Button
          type="submit"
          size="lg"
          loading={adding}
          className={classNames("grow text-base!", stuck && "max-sm:grow-0 max-sm:px-5")}
        >
          {t("addToCart")}
        </Button>
      </div>
      <div className="mt-2 empty:hidden">
        <FieldError id={`${id}-error`}>{invalid ? t("invalidQuantity") : null}</FieldError>
      </div>
    </div>
  );
}

/** Whether an element has left the window through its upper edge. */
function useScrolledPast(ref: React.RefObject<HTMLElement | null>): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return;
      // The cookie notice has the lower edge first.
      const taken = document.querySelector("[data-cookie-notice]:not([hidden])") !== null;
      setPast(!taken && !entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return past;
}
