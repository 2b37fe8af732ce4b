/** Readable cookie with the member card that is on the cart (spec 5, Member card barcode). */
const COOKIE = "memberCardBarcode";
/** Seconds (spec 9, Default cookie max age). */
const MAX_AGE = 2_592_000;

/** The barcode that was applied to the cart of this browser. It goes when the cart or the customer goes. */
export const cardCookie = {
  read(): string {
    const pair = document.cookie.split("; ").find((entry) => entry.startsWith(`${COOKIE}=`));
    try {
      return pair ? decodeURIComponent(pair.slice(COOKIE.length + 1)) : "";
    } catch {
      return "";
    }
  },
  write(barcode: string): void {
    put(encodeURIComponent(barcode), MAX_AGE);
  },
  clear(): void {
    put("", 0);
  },
};

function put(value: string, maxAge: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser
  document.cookie = `${COOKIE}=${value}; path=/; max-age=${maxAge}; samesite=lax`;
}
