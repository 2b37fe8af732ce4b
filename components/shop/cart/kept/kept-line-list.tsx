import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Button } from "#components/kit/ui/button.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { Picture } from "#components/kit/ui/picture.tsx";
import { Price } from "#components/kit/ui/price.tsx";
import { CartSkeleton } from "#components/shop/cart/cart-skeleton.tsx";
import type { KeptLine } from "#lib/shop/domain/cart/kept-line.ts";
import { optionTitle } from "#lib/shop/domain/cart/line.ts";
import type { ProductCard } from "#lib/shop/domain/product/product-card.ts";
import { toImage } from "#lib/shop/media/to-image.ts";
import { keptCardsQuery } from "#lib/web/client/product-calls.ts";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";

export type CardOf = (line: KeptLine) => ProductCard | undefined;

/** The current products of saved lines. `cardOf` is undefined while they are read, and after a failure. */
export function useKeptCards(lines: readonly KeptLine[]) {
  const ids = [...new Set(lines.map(({ productId }) => productId))].sort((a, b) => a - b);
  const { data, isError, isFetching, refetch } = useQuery(
    { ...keptCardsQuery(ids), retry: false },
    browserQueryClient(),
  );
  const cardOf: CardOf | undefined =
    data && (({ productId }) => data.find(({ id }) => id === productId));
  return { cardOf, hasFailed: isError, isReading: isFetching, retry: () => void refetch() };
}

/** Shown in place of the list: it is being read, or that failed and can be tried again. */
export function KeptLinesAbsent({
  hasFailed,
  isReading,
  retry,
}: Omit<ReturnType<typeof useKeptCards>, "cardOf">) {
  const t = useTranslations();
  if (!hasFailed) return <CartSkeleton compact />;
  return (
    <Notice tone="danger" title={t("errors.network")}>
      <Button variant="secondary" size="sm" className="mt-2" loading={isReading} onClick={retry}>
        {t("cart.trouble.retry")}
      </Button>
    </Notice>
  );
}

/** Lines outside the cart: product, quantity, texts, current price, and their actions. */
export function KeptLineList({
  lines,
  cardOf,
  actions,
}: {
  readonly lines: readonly KeptLine[];
  readonly cardOf: CardOf;
  readonly actions?: (line: KeptLine, card: ProductCard | undefined) => ReactNode;
}) {
  const t = useTranslations("cart.kept");
  const site = useSite();
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => {
        const card = cardOf(line);
        return (
          <li
            key={JSON.stringify(line)}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3"
          >
            <Picture
              image={toImage(card?.media ?? null, site.mediaUrl)}
              alt=""
              sizes="64px"
              className="size-16 shrink-0 rounded-md bg-ground object-cover"
            />{" "}
            <div className="min-w-40 grow basis-0">
              {card && card.slug !== "" ? (
                <Link
                  href={hrefTo({ name: "product", slug: card.slug }, site)}
                  className="line-clamp-3 font-semibold wrap-anywhere underline-offset-4 hover:underline"
                >
                  {card.name}
                </Link>
              ) : (
                <span className="font-semibold">{card?.name ?? t("gone")}</span>
              )}{" "}
              <p className="text-small text-muted">
                <span>{t("quantity", { count: line.quantity })}</span>
                {Object.entries(line.personalizations ?? {}).map(([title, text]) => (
                  <span key={title}>{` · ${optionTitle(title)}: ${text}`}</span>
                ))}
                {card && !card.available && <span>{` · ${t("soldOut")}`}</span>}
              </p>
            </div>{" "}
            {card?.price.final != null && (
              <Price
                amount={card.price.final}
                currency={site.currency}
                locale={site.locale}
                className="font-semibold"
              />
            )}{" "}
            <div className="ms-auto empty:hidden">{actions?.(line, card)}</div>
          </li>
        );
      })}
    </ul>
  );
}
