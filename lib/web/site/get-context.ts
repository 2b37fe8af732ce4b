import "server-only";
import { notFound } from "next/navigation";
import { cache } from "react";
import { getSettings } from "#lib/base/config/settings.ts";
import { processWide } from "#lib/base/utils/process-wide.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { type Result, unwrap } from "#lib/shop/api/errors.ts";
import { sendToBackend } from "#lib/shop/api/http/backend.ts";
import type { CheckoutSettings, Currency } from "#lib/shop/api/schemas/site-schema.ts";
import { siteExpiredAt } from "#lib/web/cache/expiries.ts";
import { markGap } from "#lib/web/cache/mark-gap.ts";
import { tagsOf } from "#lib/web/cache/tags.ts";
import { setCurrentContext } from "./current-context.ts";
import { getApiKey, getSite } from "./get-site.ts";
import { localOption } from "./options.ts";
import { createRecordStore, type Lookup } from "./record-store.ts";
import type { Site, SiteContext } from "./types.ts";

type StoreCurrencies = Pick<SiteContext, "currency" | "currencies">;

/** Enough for ten languages of every cached host. */
const max = 5_000;
/** By domain and language. */
const stores = processWide("stores", () =>
  createRecordStore<StoreCurrencies>({ load: loadCurrencies, max }),
);
/** By domain and language. A call that fails is not repeated, and waited for, on each page (`strangersPerSecond`). */
const checkouts = processWide("checkouts", () =>
  createRecordStore<CheckoutSettings>({ load: loadCheckout, max, strangersPerSecond: 1_000 }),
);

/** The settings of a shop without its own (docs/screens.md §3.5). */
const DEFAULTS: StoreCurrencies & Pick<SiteContext, "checkout"> = {
  currency: { id: 0, label: "EUR", symbol: "€" },
  checkout: { cart_type: 2, allowedCountries: "ALL" },
};

/**
 * The site in one language, which every read of the data layer needs; read once per request. An unknown domain, or a
 * language that the site does not have, gives a 404 page.
 */
export function getContext({
  domain,
  locale,
}: {
  domain: string;
  locale: string;
}): Promise<SiteContext> {
  return contextOf(domain, locale);
}

/** `cache` compares arguments by identity: equal strings are identical, objects aren't. */
const contextOf = cache(async (domain: string, locale: string): Promise<SiteContext> => {
  const site = await getSite(domain);
  if (!site?.languages.some((language) => language.code === locale)) notFound();
  const key = `${domain}/${locale}`;
  const since = siteExpiredAt(domain);
  const [settings, checkout] = await Promise.all([
    stores.get(key, since),
    checkouts.get(key, since),
  ]);
  if (settings.kind === "unavailable") unwrap("ecommerce settings", NO_ANSWER);
  // No page depends on these; the backend checks each order against its own.
  if (checkout.kind === "unavailable") await markGap();
  const context: SiteContext = {
    site: named(site, locale),
    locale,
    storeId: site.stores[locale] ?? 0,
    ...(settings.kind === "found" ? settings.record : DEFAULTS),
    checkout: checkout.kind === "found" ? checkout.record : DEFAULTS.checkout,
  };
  setCurrentContext(context);
  return context;
});

/** A site with its name in a language, made once for each record, because more is kept by a record's identity. */
const inLanguages = new WeakMap<Site, Map<string, Site>>();

function named(site: Site, locale: string): Site {
  const name = localOption(site, "SiteName", locale, site.domain);
  if (name === site.name) return site;
  const made = inLanguages.get(site) ?? new Map<string, Site>();
  inLanguages.set(site, made);
  const found = made.get(locale) ?? { ...site, name };
  made.set(locale, found);
  return found;
}

const NO_ANSWER: Result<never> = {
  ok: false,
  error: { kind: "network", status: 0, message: "The shop's settings could not be loaded." },
};

/** How the settings of a store are asked for; null where the site is unknown. */
async function callOf(key: string) {
  const [domain = "", locale = ""] = key.split("/");
  const site = await getSite(domain);
  if (!site) return null;
  return {
    site: { apiKey: await getApiKey(domain), siteId: site.siteId },
    storeId: site.stores[locale],
    locale,
    next: { tags: tagsOf(domain, []), revalidate: getSettings().REVALIDATE_SECONDS },
  };
}

async function loadCurrencies(key: string): Promise<Lookup<StoreCurrencies>> {
  const options = await callOf(key);
  if (!options) return { kind: "unknown" };
  const answer = await sendToBackend(calls.v2.ecommerce.settings.getCurrencyConfig, options);
  const config = unwrap("getCurrencyConfig", answer);
  const currency = config
    ? mainCurrency(config.allowedCurrencies, config.mainCurrencyId)
    : DEFAULTS.currency;
  return { kind: "found", record: { currency, currencies: config?.allowedCurrencies } };
}

async function loadCheckout(key: string): Promise<Lookup<CheckoutSettings>> {
  const options = await callOf(key);
  if (!options) return { kind: "unknown" };
  const answer = await sendToBackend(calls.ecommerce.settings.getCheckoutSettings, options);
  return { kind: "found", record: unwrap("getCheckoutSettings", answer) ?? DEFAULTS.checkout };
}

const mainCurrency = (allowed: readonly Currency[], id: number): Currency =>
  allowed.find((currency) => currency.id === id) ?? allowed[0] ?? { ...DEFAULTS.currency, id };
