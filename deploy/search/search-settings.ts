/** Settings out of the environment (docs/how-to/search-with-meilisearch.md). */
export interface SearchSettings {
  readonly port: number;
  readonly host: string;
  /** Without a slash at the end. */
  readonly backendUrl: string;
  readonly meiliUrl: string;
  readonly meiliKey: string | undefined;
  /** The beginning of the names of the engine's indexes. */
  readonly prefix: string;
  /** Milliseconds between two readings of everything. */
  readonly interval: number;
  /** The most that a search finds. */
  readonly most: number;
  readonly revalidateSecret: string | undefined;
}

/** Reads the settings; throws an error that names the one that is wrong. */
export function readSearchSettings(
  env: Readonly<Record<string, string | undefined>>,
): SearchSettings {
  const address = (name: string): string => {
    const value = env[name] ?? "";
    if (!/^https?:$/.test(URL.parse(value)?.protocol ?? ""))
      throw new Error(`${name}: give a full address, such as http://meilisearch:7700`);
    return value.replace(/\/+$/, "");
  };
  const whole = (name: string, fallback: number, least: number, most: number): number => {
    const value = Number(env[name] || fallback);
    if (!Number.isInteger(value) || value < least || value > most)
      throw new Error(`${name}: use a whole number between ${least} and ${most}`);
    return value;
  };
  const prefix = env.SEARCH_PREFIX || "shop";
  if (!/^[a-z0-9_-]{1,40}$/i.test(prefix))
    throw new Error("SEARCH_PREFIX: use up to 40 letters, digits, - and _");
  return {
    port: whole("PORT", 4100, 0, 65_535),
    host: env.HOST || "0.0.0.0",
    backendUrl: address("BACKEND_URL"),
    meiliUrl: address("MEILI_URL"),
    meiliKey: env.MEILI_KEY || undefined,
    prefix,
    interval: whole("SEARCH_REINDEX_MINUTES", 15, 1, 1_440) * 60_000,
    most: whole("SEARCH_MOST", 200, 1, 1_000),
    revalidateSecret: env.REVALIDATE_SECRET || undefined,
  };
}
