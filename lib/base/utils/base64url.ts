/**
 * base64url without padding (RFC 4648, section 5), for Node, the edge runtime and browsers. `Buffer` does not exist
 * everywhere, `Uint8Array.fromBase64` not yet.
 */
export function toBase64url(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}

/** @throws DOMException if the text isn't base64url. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

/** A text as UTF-8 in base64url. */
export const textToBase64url = (text: string): string =>
  toBase64url(new TextEncoder().encode(text));

/** @throws DOMException if it isn't base64url, TypeError if its bytes aren't UTF-8. */
export const base64urlToText = (encoded: string): string =>
  new TextDecoder("utf-8", { fatal: true }).decode(fromBase64url(encoded));
