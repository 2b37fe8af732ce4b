import { readText, writeText } from "#lib/browser/storage.ts";

const KEY = "baseline.hpf";

/**
 * Whether the step may submit itself now: once for a cart and address. Whoever comes back from the provider finds
 * an ordinary method, and is not sent off again.
 */
export function mayGoByItself(cartId: string, revision: number): boolean {
  const mark = `${cartId}:${revision}`;
  // Without storage nobody knows whether it was tried: the shopper presses the button.
  return readText("session", KEY) !== mark && writeText("session", KEY, mark);
}
