import type { z } from "zod";
import { deprecatedIn, logDeprecated, withNewNames } from "#lib/base/config/deprecations.ts";
import { readTimeZone } from "#lib/base/utils/time-zone.ts";
import type { cmsOptions, commons } from "#lib/shop/api/schemas/site-schema.ts";
import { listOption, localOption, textOption } from "./options.ts";
import type { Locale, Site } from "./types.ts";

interface Sources {
  readonly domain: string;
  readonly siteId: number;
  readonly commons: z.output<typeof commons>;
  readonly options: z.output<typeof cmsOptions>;
}

/** The language of a site without a configured one (docs/screens.md §6.7). */
const FALLBACK_LANGUAGE = "en";

/**
 * The site of a domain from the three start-up answers (docs/contract.md §2). A site without options has only its
 * default language; a language without its own store uses the default language's.
 */
export function buildSite({ domain, siteId, commons, options: given }: Sources): Site {
  logDeprecated(
    deprecatedIn("option", (name) => given.has(name)),
    domain,
  );
  const options = withNewNames("option", given);
  const toCode = codeReader(commons.languages);
  const stores = new Map(
    commons.config.stores.map((store) => [toCode(store.language), store.storeID]),
  );
  const wanted = toCode(textOption({ options }, "DefaultLanguage"));
  const locales = allowedLocales(
    { options },
    toCode,
    new Set([...stores.keys(), ...commons.languages.map((language) => toCode(language.code2))]),
    wanted,
  );
  const defaultLocale = locales.includes(wanted) ? wanted : (locales[0] ?? FALLBACK_LANGUAGE);
  const anyStore = stores.get(defaultLocale) ?? commons.config.stores[0]?.storeID ?? 0;
  return {
    domain,
    siteId,
    name: localOption({ options, defaultLocale }, "SiteName", defaultLocale, domain),
    defaultLocale,
    languages: locales.map((code) => ({
      code,
      names: commons.languages.find((language) => toCode(language.code2) === code)?.names ?? {},
    })),
    stores: Object.fromEntries(locales.map((code) => [code, stores.get(code) ?? anyStore])),
    countries: commons.countries,
    maintenance: commons.config.maintenance,
    cacheService: commons.config.cacheService,
    timeZone: readTimeZone(textOption({ options }, "TimeZone")),
    options,
  };
}

/** Those of `AllowedLanguages`, in their order, that the backend knows; the default language if none is left. */
function allowedLocales(
  site: Pick<Site, "options">,
  toCode: (code: string) => Locale,
  known: ReadonlySet<Locale>,
  wanted: Locale,
): Locale[] {
  const allowed = [...new Set(listOption(site, "AllowedLanguages").map(toCode))].filter(
    (code) => code !== "",
  );
  const offered = known.size > 0 ? allowed.filter((code) => known.has(code)) : allowed;
  return offered.length > 0 ? offered : [wanted || FALLBACK_LANGUAGE];
}

/** Two-letter codes from `en`, `EN`, `en-GB` or the three-letter `eng`; empty for anything else. */
function codeReader(languages: Sources["commons"]["languages"]): (code: string) => Locale {
  const short = new Map(
    languages.map((language) => [language.code.toLowerCase(), language.code2.toLowerCase()]),
  );
  return (code) => {
    const text = code.trim().toLowerCase();
    const known = short.get(text) ?? text.split(/[-_]/)[0] ?? "";
    return /^[a-z]{2}$/.test(known) ? known : "";
  };
}
