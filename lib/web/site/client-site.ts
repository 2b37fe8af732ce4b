import { getSettings } from "#lib/base/config/settings.ts";
import { displayNames } from "#lib/base/utils/intl.ts";
import type { Currency } from "#lib/shop/api/schemas/site-schema.ts";
import { amountOption, offersCall } from "./options.ts";
import type { Locale, SiteContext } from "./types.ts";
import { usualCountry } from "./usual-country.ts";

/** The part of a site that is sent to browsers: no key, no options, and no backend id but the currency's. */
export interface ClientSite {
  readonly domain: string;
  readonly locale: Locale;
  readonly defaultLocale: Locale;
  readonly locales: readonly { readonly code: Locale; readonly name: string }[];
  readonly currency: Currency;
  /** The currencies that a cart can be read in, only if there is a choice. */
  readonly currencies?: readonly Currency[];
  readonly cartType: 0 | 1 | 2;
  readonly mediaUrl: string;
  /**
   * The amount in the main currency from which delivery is free (CMS option `FreeDeliveryFrom`), if the site sets one.
   */
  readonly freeDeliveryFrom?: number;
  /** The id and the ISO code of the country for which a cart says what its delivery costs, where the backend offers to say it. */
  readonly deliveryTo?: readonly [id: number, iso: string];
  /** IANA name: dates are shown in the site's time zone. */
  readonly timeZone: string;
}

/** The part of a context that goes to the browser. Each language has its own name for itself. */
export function toClientSite(context: SiteContext): ClientSite {
  const { site, locale, currency, currencies = [], checkout } = context;
  const freeDeliveryFrom = amountOption(site, "FreeDeliveryFrom");
  const country = offersCall(site, "deliveryOffers") ? usualCountry(context) : null;
  return {
    domain: site.domain,
    locale,
    defaultLocale: site.defaultLocale,
    locales: site.languages.map(({ code, names }) => ({ code, name: languageName(code, names) })),
    currency: publicPart(currency),
    ...(currencies.length > 1 && { currencies: currencies.map(publicPart) }),
    cartType: checkout.cart_type,
    mediaUrl: getSettings().MEDIA_URL,
    ...(freeDeliveryFrom !== null && { freeDeliveryFrom }),
    ...(country && { deliveryTo: [country.id, country.iso] as const }),
    timeZone: site.timeZone,
  };
}

const publicPart = ({ id, label, symbol }: Currency): Currency => ({ id, label, symbol });

/** A language's own name: from the site, else from the runtime, else its code. */
export function languageName(code: Locale, names: Readonly<Record<string, string>>): string {
  const name = names[code] ?? displayNames(code, { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
