/** The language of a path by its prefix, else the one chosen by hand (the cookie `locale`), if the site has it. */
export const localeFor = (
  path: string,
  chosen: string | undefined,
  locales: readonly string[],
): string | undefined => {
  const prefix = path.split(/[/?#]/)[1]?.toLowerCase();
  return locales.find((code) => code === prefix) ?? locales.find((code) => code === chosen);
};
