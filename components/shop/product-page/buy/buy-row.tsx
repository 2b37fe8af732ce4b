import { useLocale, useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "#components/kit/ui/button.tsx";
import { FieldError } from "#components/kit/ui/form/field-frame.tsx";
import { NumberInput } from "#components/kit/ui/form/number-input.tsx";
import { Glyph, MINUS_PATH, PLUS_PATH } from "#components/kit/ui/glyph.tsx";
import { toQuantity } from "#lib/shop/domain/product/quantity.ts";

interface Props {
  name: string;
  /** The label of the chosen variant, "" without one. */
  variant: string;
  price: string | undefined;
  quantity: string;
  onQuantity: (text: string) => void;
  /** The mistake in the quantity, as a message. */
  error: string | null;
  /** Why nothing could be added. */
  failure: string | null;
  adding: boolean;
  /** The button's label if it does not add to the cart. */
  label?: string;
  /** Whether nothing can be bought, so that the button isn't the page's primary action. */
  quiet: boolean;
}

/**
 * Quantity and button. On phones the row is fixed at the lower edge once it has been scrolled past, and shows the
 * product being added.
 */
export function BuyRow({
  name,
  variant,
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
  const locale = useLocale();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const { stuck, above } = useScrolledPast(place);
  const step = (by: number) =>
    onQuantity(String(Math.max(1, (toQuantity(quantity, locale) ?? 1) + by)));
  return (
    <div ref={place} data-buy-row="" className="min-h-19">
      <div
        data-buy-bar={stuck || undefined}
        style={stuck && above > 0 ? { insetBlockEnd: above } : undefined}
        className={stuck ? "buy-bar" : "flex flex-wrap items-end gap-3"}
      >
        {stuck && (
          <p aria-hidden="true" className="min-w-0 grow text-small leading-tight">
            <span dir="auto" className="line-clamp-1 font-semibold wrap-anywhere">
              {name}
            </span>
            <span className="line-clamp-1 wrap-anywhere">
              {variant && (
                <span>
                  <bdi>{variant}</bdi> ·{" "}
                </span>
              )}
              <span>{price}</span>
            </span>
          </p>
        )}
        <div className={stuck && !error ? "hidden" : "flex flex-col gap-1.5"}>
          <label htmlFor={id} className="text-small font-semibold">
            {t("quantity")}
          </label>
          <span className="flex h-13 items-center rounded-md border border-line-strong bg-surface hover:border-ink has-aria-invalid:border-danger">
            <StepButton
              path={MINUS_PATH}
              label={t("oneLess")}
              none={toQuantity(quantity, locale) === 1}
              onClick={() => step(-1)}
            />
            <NumberInput
              id={id}
              name="quantity"
              locale={locale}
              min={1}
              value={quantity}
              onText={onQuantity}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              className="quantity-input"
            />
            <StepButton path={PLUS_PATH} label={t("oneMore")} onClick={() => step(1)} />
          </span>
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

/** `none`: the quantity cannot go lower. Not `disabled`, because a disabled button would lose the focus. */
const StepButton = (props: {
  path: string;
  label: string;
  none?: boolean;
  onClick: () => void;
}) => (
  <button
    type="button"
    aria-disabled={props.none || undefined}
    onClick={props.onClick}
    className="quantity-step"
  >
    <Glyph path={props.path} />
    <span className="sr-only">{props.label}</span>
  </button>
);

/** Pixels below the viewport that count as inside it, so that a jump from above the row to below it is noticed too. */
const BELOW = 1_000_000;

/** The height of the bar, in pixels: as in app/styles/product.css. */
const BAR = 84;
/** The space between the bar and the cookie notice below it, in pixels. */
const GAP = 12;

/**
 * Whether an element has left a phone's viewport through its upper edge, and how far above the lower edge the bar is,
 * because it is placed above the open cookie notice. The page reserves the height of the bar below its end and below
 * focused elements even before the bar is shown, because the focus may jump past it.
 */
function useScrolledPast(ref: React.RefObject<HTMLElement | null>): {
  readonly stuck: boolean;
  readonly above: number;
} {
  const [place, setPlace] = useState({ stuck: false, above: 0 });
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === "undefined") return;
    const notice = document.querySelector("[data-cookie-notice]");
    const keepFree = (clear: number, below: number) => {
      const { documentElement, body } = document;
      documentElement.style.scrollPaddingBottom = clear + below > 0 ? `${clear + below}px` : "";
      // app/styles/base.css keeps the end of the page clear of the notice.
      body.style.paddingBottom = below > 0 ? `${below}px` : "";
    };
    const look = () => {
      const { top, bottom } = element.getBoundingClientRect();
      const room = notice?.getClientRects()[0];
      const above = room ? Math.round(window.innerHeight - room.top) + GAP : 0;
      const fits = window.matchMedia("(width < 40rem)").matches;
      keepFree(fits ? above : 0, fits ? BAR : 0);
      setPlace({ stuck: fits && top < 0 && bottom < 1, above });
    };
    const observer = new IntersectionObserver(look, { rootMargin: `0px 0px ${BELOW}px` });
    observer.observe(element);
    // The notice opens, closes and wraps its text independently.
    const sizes = new ResizeObserver(look);
    if (notice) sizes.observe(notice);
    return () => {
      observer.disconnect();
      sizes.disconnect();
      keepFree(0, 0);
    };
  }, [ref]);
  return place;
}
