import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { FieldError } from "#components/ui/form/field-frame.tsx";

interface Props {
  name: string;
  price: string | undefined;
  quantity: string;
  onQuantity: (text: string) => void;
  /** What is wrong with the quantity, as a message. */
  error: string | null;
  /** Why nothing could be added at all. */
  failure: string | null;
  adding: boolean;
  /** The button's name where it does not add to the cart. */
  label?: string;
  /** Nothing can be bought: the button is not the page's primary action. */
  quiet: boolean;
}

/** Quantity and button. On phones the row is fixed at the lower edge once it has been scrolled past. */
export function BuyRow({
  name,
  price,
  quantity,
  onQuantity,
  error,
  failure,
  adding,
  label,
  quiet,
}: Props) {
  const t = useTranslations("product");
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const stuck = useScrolledPast(place);
  return (
    <div ref={place} className="min-h-19">
      <div
        data-buy-bar={stuck || undefined}
        className={
          stuck
            ? "fixed inset-x-0 bottom-0 z-10 flex items-center gap-3 border-t border-line bg-surface px-4 py-3 shadow-high"
            : "flex flex-wrap items-end gap-3"
        }
      >
        {stuck && (
          <p aria-hidden="true" className="min-w-0 grow text-small leading-tight">
            <span dir="auto" className="line-clamp-1 font-semibold wrap-anywhere">
              {name}
            </span>
            {price}
          </p>
        )}
        <div className={stuck && !error ? "hidden" : "flex w-24 flex-col gap-1.5"}>
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
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className="h-13 w-full rounded-md border border-line-strong bg-surface px-3.5 text-base tabular-nums hover:border-ink aria-invalid:border-danger"
          />
        </div>
        <Button
          type="submit"
          size="lg"
          variant={quiet ? "secondary" : "primary"}
          loading={adding}
          className={`text-base! ${stuck ? "px-5" : "grow"}`}
        >
          {label ?? t("addToCart")}
        </Button>
      </div>
      <div className="mt-2 empty:hidden">
        <FieldError id={`${id}-error`}>{error}</FieldError>
        {failure && (
          <p role="alert" className="text-small font-medium text-danger">
            {failure}
          </p>
        )}
      </div>
    </div>
  );
}

/** Pixels below the viewport that count as inside it, so that a jump from above the row to below it is noticed too. */
const BELOW = 1_000_000;

/**
 * Whether an element has left a phone's viewport through its upper edge. The page reserves the height of the bar below
 * its end and below focused elements, even before the bar is shown, because the focus may jump past it.
 */
function useScrolledPast(ref: React.RefObject<HTMLElement | null>): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === "undefined") return;
    const notice = document.querySelector("[data-cookie-notice]");
    const keepFree = (room: string) => {
      document.documentElement.style.scrollPaddingBottom = room;
      document.body.style.paddingBottom = room;
    };
    const look = () => {
      const { top, bottom } = element.getBoundingClientRect();
      // The cookie notice takes precedence at the lower edge.
      const taken = notice !== null && notice.getClientRects().length > 0;
      const fits = !taken && window.matchMedia("(width < 40rem)").matches;
      keepFree(fits ? "5.25rem" : "");
      setPast(fits && top < 0 && bottom < 1);
    };
    const observer = new IntersectionObserver(look, { rootMargin: `0px 0px ${BELOW}px` });
    observer.observe(element);
    if (notice) observer.observe(notice);
    return () => {
      observer.disconnect();
      keepFree("");
    };
  }, [ref]);
  return past;
}
