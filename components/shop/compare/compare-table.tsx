import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useRef, useState } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Button, ButtonLink } from "#components/kit/ui/button.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { Picture } from "#components/kit/ui/picture.tsx";
import { addToCart } from "#components/shop/cart-runtime/add-to-cart.ts";
import { formatValue } from "#components/shop/product/format-value.ts";
import { PriceBlock } from "#components/shop/product/price-block.tsx";
import {
  type ComparedProduct,
  toComparedRows,
} from "#lib/shop/domain/product/compared-products.ts";
import type { ProductCard } from "#lib/shop/domain/product/product-card.ts";
import type { Fact } from "#lib/shop/domain/product/product-facts.ts";
import { toImage } from "#lib/shop/media/to-image.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";

interface Props {
  readonly products: readonly ComparedProduct[];
  readonly onlyDifferences: boolean;
  /** Called when a link of the table opens another page. */
  readonly onLeave: () => void;
  readonly onRemove: ((id: number) => void) | undefined;
}

/** Products as columns, attributes as rows. Wider than a phone: the names of the rows are sticky. */
export function CompareTable({ products, onlyDifferences, onLeave, onRemove }: Props) {
  const t = useTranslations("compare");
  const site = useSite();
  const locale = useLocale();
  const box = useRef<HTMLElement>(null);
  const labels = { yes: t("yes"), no: t("no") };
  const text = (fact: Fact | null) =>
    fact?.values.map((value) => formatValue(fact.kind, value, locale, labels)).join(t("comma"));
  const rows = toComparedRows(products).filter(({ differs }) => differs || !onlyDifferences);
  const stockDiffers = new Set(products.map(({ card }) => card.available)).size > 1;
  const remove = (id: number) => {
    onRemove?.(id);
    // The button is removed together with its column.
    box.current?.focus();
  };
  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reachable by keyboard.
      tabIndex={0}
      aria-label={t("title")}
      className="-mx-1 overflow-x-auto px-1 pb-1"
    >
      <table className="w-full border-separate border-spacing-0 text-start text-small">
        <thead>
          <tr>
            <td className={NAME} />
            {products.map(({ card }) => (
              <th key={card.id} scope="col" className="min-w-36 p-2 text-start align-top">
                <Picture
                  image={toImage(card.media, site.mediaUrl)}
                  alt=""
                  sizes="(min-width: 768px) 220px, 144px"
                  className="mb-2 aspect-square w-full max-w-56 rounded-md bg-ground object-cover"
                />
                <Link
                  href={hrefTo({ name: "product", slug: card.slug }, site)}
                  onClick={onLeave}
                  className="font-semibold wrap-anywhere underline-offset-4 hover:underline"
                >
                  {card.name}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row label={t("price")} cells={products.map(({ card }) => priceOf(card))} />
          {(!onlyDifferences || stockDiffers) && (
            <Row
              label={t("stock")}
              cells={products.map(({ card }) => t(card.available ? "inStock" : "soldOut"))}
            />
          )}
          {rows.map(({ code, label, cells }) => (
            <Row key={code} label={label} cells={cells.map(text)} />
          ))}
          <tr className="print:hidden">
            <td className={`${NAME} border-t border-line`} />
            {products.map(({ card }) => (
              <td key={card.id} className="border-t border-line p-2 align-top">
                <div className="flex flex-col items-start gap-2">
                  <Buy card={card} onLeave={onLeave} />
                  {onRemove && (
                    <Button
                      variant="quiet"
                      size="sm"
                      aria-label={t("removeNamed", { name: card.name })}
                      onClick={() => remove(card.id)}
                    >
                      {t("remove")}
                    </Button>
                  )}
                </div>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

const priceOf = (card: ProductCard) =>
  card.price.final === null ? undefined : <ComparedPrice card={card} />;

/** Sticky while the products are scrolled sideways. */
const NAME =
  "sticky start-0 z-1 w-28 min-w-24 max-w-40 bg-surface p-2 text-start align-top wrap-anywhere";

function Row({ label, cells }: { label: string; cells: readonly ReactNode[] }) {
  const t = useTranslations("compare");
  return (
    <tr>
      <th scope="row" className={`${NAME} border-t border-line font-normal text-muted`}>
        {label}
      </th>
      {cells.map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns are the products, in their order.
        <td key={at} className="border-t border-line p-2 align-top font-medium wrap-anywhere">
          {cell ?? (
            <>
              <span aria-hidden="true">–</span> <span className="sr-only">{t("unknown")}</span>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}

function ComparedPrice({ card }: { card: ProductCard }) {
  const t = useTranslations("product");
  const tCompare = useTranslations("compare");
  const { currency, locale } = useSite();
  return (
    <PriceBlock
      before={card.isFrom && tCompare("from")}
      price={card.price}
      currency={currency}
      locale={locale}
      labels={{ was: t("was"), member: t("memberPrice") }}
    />
  );
}

/**
 * Adds one piece, or links to the page on which choices are made first; renders nothing for a product that cannot be
 * bought.
 */
function Buy({ card, onLeave }: { card: ProductCard; onLeave: () => void }) {
  const t = useTranslations("product");
  const tCompare = useTranslations("compare");
  const site = useSite();
  const [busy, setBusy] = useState(false);
  if (!card.quick) return null;
  if (card.quick === "choose")
    return (
      <ButtonLink
        size="sm"
        variant="secondary"
        href={hrefTo({ name: "product", slug: card.slug }, site)}
        aria-label={tCompare("chooseNamed", { name: card.name })}
        onClick={onLeave}
      >
        {tCompare("choose")}
      </ButtonLink>
    );
  const add = async () => {
    if (busy) return;
    setBusy(true);
    // The cart may open: two dialogs over each other are one too many.
    await addToCart({ productId: card.id, quantity: 1, name: card.name }, onLeave);
    setBusy(false);
  };
  return (
    <Button
      size="sm"
      loading={busy}
      aria-label={`${t("addToCart")}: ${card.name}`}
      onClick={() => void add()}
    >
      {t("addToCart")}
    </Button>
  );
}
