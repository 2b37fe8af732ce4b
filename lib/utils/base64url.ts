/**
 * base64url without padding (RFC 4648, section 5), for Node, the Edge runtime and browsers. `Buffer` is not
 * everywhere, `Uint8Array.fromBase64` not yet.
 */
export function toBase64url(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}

/** @throws DOMException where the text is no base64url. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

/** A text as UTF-8 in base64url. */
export const textToBase64url = (text: string): string =>
  toBase64url(new TextEncoder().encode(text));

/** @throws DOMException where it is no base64url, TypeError where its bytes are no UTF-8. */
export const base64urlToText = (encoded: string): string =>
  new TextDecoder("utf-8", { fatal: true }).decode(fromBase64url(encoded));
