import "server-only";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { IconName } from "#components/kit/ui/icon.tsx";
import { PromiseLine, PromiseLink } from "#components/shop/product/promise-line.tsx";
import { formatPrice } from "#lib/base/utils/numbers/format.ts";
import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import { countryName } from "#lib/shop/domain/address/countries.ts";
import { isBuyable } from "#lib/shop/domain/product/buyable.ts";
import { type DeliveryPromise, promiseOf } from "#lib/shop/domain/product/delivery-promise.ts";
import { listDeliveryOffers } from "#lib/web/data/catalog/read-delivery.ts";
import { readOptional } from "#lib/web/data/read-optional.ts";
import { localOption, textOption } from "#lib/web/site/options.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { usualCountry } from "#lib/web/site/usual-country.ts";

interface Line {
  readonly icon: IconName;
  readonly text: ReactNode;
  /** A second sentence, less strong. */
  readonly more?: ReactNode;
}

/**
 * Answers what a shopper wants to know before buying: the price and time of delivery, where the product can be picked
 * up, and whether it can be returned. Leaves out whatever neither the backend nor the site knows.
 */
export async function Promises({ context, product }: { context: SiteContext; product: Product }) {
  // Nothing is shipped, and downloads and services cannot be returned.
  if (product.format === "eproduct" || product.type === "service") return null;
  const t = await getTranslations("promises");
  const lines: Line[] = [
    ...(isBuyable(product) ? await deliveryLines(context, product) : []),
    ...returnLines(context, t("returnsLink")),
  ];
  if (lines.length === 0) return null;
  return (
    <ul aria-label={t("label")} className="flex flex-col gap-2.5 text-small">
      {lines.map(({ icon, text, more }) => (
        <PromiseLine key={icon} as="li" icon={icon}>
          <span className="font-medium">{text}</span>{" "}
          {more && <span className="block text-muted">{more}</span>}
        </PromiseLine>
      ))}
    </ul>
  );
}

async function deliveryLines(context: SiteContext, product: Product): Promise<Line[]> {
  const { site, locale, currency } = context;
  const t = await getTranslations("promises");
  const country = usualCountry(context);
  const offers = country
    ? await readOptional(listDeliveryOffers(context, product.id, country))
    : null;
  const threshold = Number(textOption(site, "FreeDeliveryFrom"));
  const promise = promiseOf(offers ?? [], product.stock, threshold > 0 ? threshold : null);
  const price = (amount: number) => formatPrice(amount, currency, locale);
  const name = country ? (countryName(country.iso, locale) ?? country.name) : "";
  const { freeFrom } = promise;
  const cost =
    promise.price === null
      ? freeFrom !== null && t("freeFromAlone", { price: price(freeFrom) })
      : promise.price === 0
        ? t("free", { country: name })
        : t(promise.isFrom ? "from" : "cost", { country: name, price: price(promise.price) });
  const free =
    promise.price !== null && freeFrom !== null ? t("freeFrom", { price: price(freeFrom) }) : "";
  const time = timeOf(promise, t);
  const slug = textOption(site, "DeliveryPage");
  const link = slug !== "" && (
    <PromiseLink context={context} slug={slug} text={t("deliveryLink")} />
  );
  const delivery: Line[] =
    cost || time
      ? [
          {
            icon: "truck",
            text: joined([cost, free]) || time,
            more:
              (cost && time) || link ? (
                <>
                  {cost && time && <span>{time}</span>} {link}
                </>
              ) : null,
          },
        ]
      : [];
  const [first] = promise.pickUps;
  if (!first) return delivery;
  return [
    ...delivery,
    {
      icon: "pin",
      text: promise.pickUps
        .map((place) =>
          place.price === null
            ? place.name
            : place.price === 0
              ? t("pickUpFree", { name: place.name })
              : t("pickUpFor", { name: place.name, price: price(place.price) }),
        )
        .join(" · "),
      more:
        promise.pickUps.length === 1 && first.places > 1 && t("places", { count: first.places }),
    },
  ];
}

type Translate = Awaited<ReturnType<typeof getTranslations<"promises">>>;

function timeOf({ days, orderUntil }: DeliveryPromise, t: Translate): string {
  if (!days) return "";
  const within =
    days.min === days.max ? t("days", { count: days.max }) : t("dayRange", { ...days });
  return orderUntil === "" ? within : t("orderUntil", { within, time: orderUntil });
}

/** The site's word about returns, and the page about them. */
function returnLines(context: SiteContext, label: string): Line[] {
  const { site, locale } = context;
  const note = localOption(site, "ReturnsNote", locale);
  const slug = textOption(site, "ReturnsPage");
  const link = slug !== "" && <PromiseLink context={context} slug={slug} text={label} />;
  if (note === "") return link ? [{ icon: "undo", text: link }] : [];
  return [{ icon: "undo", text: note, more: link }];
}

/** Texts in one line. */
const joined = (texts: readonly (string | false)[]): string => texts.filter(Boolean).join(" · ");
