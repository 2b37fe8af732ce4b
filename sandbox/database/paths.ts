import type { SiteLanguage } from "../seed/text.ts";
import type { Seed, SeedSite } from "../seed/types.ts";

/** The parts of the seed that hold addresses of the site itself. */
const WITH_PATHS = ["consents", "posts", "elements", "navigation"] as const;

/** The seed with `~/…` turned into a path of this site: `/…` in its default language, `/de/…` in another. */
export function withSitePaths(seed: Seed, site: SeedSite): Seed {
  const changed = WITH_PATHS.map((part) => [part, walk(seed[part], site, site.defaultLanguage)]);
  return { ...seed, ...(Object.fromEntries(changed) as Pick<Seed, (typeof WITH_PATHS)[number]>) };
}

function walk(value: unknown, site: SeedSite, language: SiteLanguage): unknown {
  if (typeof value === "string") {
    const prefix = language === site.defaultLanguage ? "" : `/${language}`;
    return value.replace(/^~(?=\/)/, prefix).replace(/"~(?=\/)/g, `"${prefix}`);
  }
  if (Array.isArray(value)) return value.map((one) => walk(one, site, language));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      walk(one, site, isLanguage(key) ? key : language),
    ]),
  );
}

const isLanguage = (key: string): key is SiteLanguage =>
  key === "en" || key === "hr" || key === "de" || key === "ar";
