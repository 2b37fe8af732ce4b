/** Readable cookie: the gateway asks for the cart in this currency if the site allows it. */
const COOKIE = "currency";
/** Seconds (spec 9, Default cookie max age). */
const MAX_AGE = 2_592_000;

export const currencyCookie = {
  read: (): string =>
    document.cookie
      .split("; ")
      .find((entry) => entry.startsWith(`${COOKIE}=`))
      ?.slice(COOKIE.length + 1) ?? "",
  write(id: string): void {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser
    document.cookie = `${COOKIE}=${id}; path=/; max-age=${id === "" ? 0 : MAX_AGE}; samesite=lax`;
  },
};
