"use client";

import { useTranslations } from "next-intl";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Icon } from "#components/kit/ui/icon.tsx";
import { formatPrice } from "#lib/base/utils/numbers/format.ts";
import type { LineHint } from "#lib/shop/domain/cart/line-hint.ts";
import { LOW_STOCK } from "#lib/shop/domain/product/quantity.ts";

interface LineHintsProps {
  readonly hints: readonly LineHint[];
  /** The current price of a piece, in the main currency. */
  readonly price: number | null;
}

const HINTS = "col-start-1 row-start-1 flex min-w-0 flex-wrap content-start gap-x-4 text-small";
const WITH_ICON = "flex items-start gap-1.5 font-medium";

/**
 * Hints about a line: too little stock, a changed price, the price for members. They appear and disappear later than
 * the line, so room for one is reserved from the start, whatever the language and width; nothing below it moves. More
 * than one is rare, and reserving room for all would leave an empty band in every line.
 */
export function LineHints({ hints, price }: LineHintsProps) {
  return (
    <div className="grid">
      <Room price={price ?? 0} />
      <div className={HINTS}>
        {ORDER.flatMap((kind) => hints.find((hint) => hint.kind === kind) ?? []).map((hint) => (
          <Hint key={hint.kind} hint={hint} />
        ))}
      </div>
    </div>
  );
}

/** Short ones first, so that two may share a line. */
const ORDER: readonly LineHint["kind"][] = ["soldOut", "fewer", "low", "member", "price"];

/**
 * Reserves the height of one hint, hidden from everybody: a pixel more, because a browser draws the same text 21 or 22
 * pixels high.
 */
function Room({ price }: { price: number }) {
  const { member, stock } = useHintTexts();
  const longest = (...texts: string[]) => texts.reduce((a, b) => (b.length > a.length ? b : a));
  return (
    <div
      aria-hidden="true"
      className={`${HINTS} invisible *:pb-px *:before:content-[attr(data-room)]`}
    >
      <p data-room={longest(stock(null), stock(LOW_STOCK), member(price))} />
    </div>
  );
}

function Hint({ hint }: { hint: LineHint }) {
  const { member, stock, changed } = useHintTexts();
  switch (hint.kind) {
    case "member":
      return <p className="text-brand">{member(hint.price)}</p>;
    case "low":
      return <p className="text-muted">{stock(hint.left)}</p>;
    case "price":
      return (
        <p className={WITH_ICON}>
          <Icon name="info" className="mt-0.5 size-4 shrink-0 text-brand" />
          <span>{changed(hint.direction, hint.before)}</span>
        </p>
      );
    default:
      return (
        <p className={`${WITH_ICON} text-danger`}>
          <Icon name="warning" className="mt-0.5 size-4 shrink-0" />
          <span>{stock(hint.kind === "soldOut" ? null : hint.left)}</span>
        </p>
      );
  }
}

/** The words of the hints. Amounts are of the main currency. */
function useHintTexts() {
  const t = useTranslations("cart.hint");
  const { currency, locale } = useSite();
  const price = (amount: number) => formatPrice(amount, currency, locale);
  return {
    member: (amount: number) => t("member", { price: price(amount) }),
    /** The hint for this many remaining pieces; null for sold out. */
    stock: (count: number | null) => (count === null ? t("soldOut") : t("fewer", { count })),
    changed: (direction: "up" | "down", before: number) =>
      t("price", { direction, before: price(before) }),
  };
}
