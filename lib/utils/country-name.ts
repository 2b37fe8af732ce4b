/** The name of a country in a language, undefined for what is no code (iso, two letters in any case) or has no name. */
export function countryName(iso: string, locale: string): string | undefined {
  try {
    return new Intl.DisplayNames([locale], { type: "region", fallback: "none" }).of(
      iso.toUpperCase(),
    );
  } catch {
    return undefined;
  }
}
