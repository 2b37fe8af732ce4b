import type { CheckoutSettings, Country, Currency } from "#lib/shop/api/schemas/site-schema.ts";

/** Two-letter language code of the site, e.g. `hr`. Languages come from the site, not from the build. */
export type Locale = string;

/**
 * A site, found by the visiting domain (docs/screens.md §1.1). Without its API key, which stays in the record of
 * `lib/web/site/resolve-site.ts` and is only for the transport.
 */
export interface Site {
  /** The visiting host without port, lower-cased: the tenant's name in every cache key. */
  readonly domain: string;
  readonly siteId: number;
  readonly name: string;
  readonly defaultLocale: Locale;
  /** In the order of `AllowedLanguages`. `names` are the language's names by language. */
  readonly languages: readonly {
    readonly code: Locale;
    readonly names: Readonly<Record<string, string>>;
  }[];
  /** The store of each language. A cart belongs to its store. */
  readonly stores: Readonly<Record<Locale, number>>;
  readonly countries: readonly Country[];
  readonly maintenance: boolean;
  readonly cacheService: boolean;
  /** IANA name of the time zone in which the site's dates are shown (CMS option `TimeZone`); UTC if none is set. */
  readonly timeZone: string;
  /** CMS options as the backend sent them (docs/contract.md §2.3), read with the helpers of `lib/web/site/options.ts`. */
  readonly options: ReadonlyMap<string, unknown>;
}

/** A site in one language, which every read of the data layer needs. Server only, made once per request. */
export interface SiteContext {
  readonly site: Site;
  readonly locale: Locale;
  readonly storeId: number;
  /** The main currency, in which all prices are. */
  readonly currency: Currency;
  /** The currencies a cart can be read in, the main one included. */
  readonly currencies?: readonly Currency[];
  readonly checkout: CheckoutSettings;
}
