/** The language of a path: its prefix, otherwise the visitor's choice (the cookie `locale`), if the site has it. */
export const localeFor = (
  path: string,
  chosen: string | undefined,
  locales: readonly string[],
): string | undefined => {
  const prefix = path.split(/[/?#]/)[1]?.toLowerCase();
  return locales.find((code) => code === prefix) ?? locales.find((code) => code === chosen);
};
