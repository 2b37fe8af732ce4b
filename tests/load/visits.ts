import { setTimeout as wait } from "node:timers/promises";
import type { Shop } from "./journey.ts";
import { Visitor } from "./visitor.ts";

export interface Visits {
  /** Milliseconds of each request, as its visitor waited. */
  readonly times: readonly number[];
  /** Answers that were not successful. */
  readonly refused: readonly string[];
  /** The slowest requests, with their milliseconds and start times. */
  readonly slowest: readonly string[];
}

interface VisitsOptions {
  readonly port: number;
  readonly shop: Shop;
  readonly seconds: number;
  /** Requests a second. */
  readonly rate: number;
  /** Ends the visits before. */
  readonly until?: AbortSignal;
}

/** Each begins with a cart. */
export const VISITORS = 40;

/** Visitors of one site, each from an address of its own, who load pages and fill carts at a steady rate. */
export async function visit({ port, shop, seconds, rate, until }: VisitsOptions): Promise<Visits> {
  const times: number[] = [];
  const named: { readonly what: string; readonly time: number; readonly at: number }[] = [];
  const refused: string[] = [];
  const visitors = Array.from(
    { length: VISITORS },
    (_, place) =>
      new Visitor({
        port,
        host: shop.host,
        language: shop.language,
        address: `203.0.113.${place}`,
      }),
  );
  const timed = async (what: string, send: () => Promise<{ readonly status: number }>) => {
    const sent = performance.now();
    const { status } = await send().catch(() => ({ status: 0 }));
    const time = performance.now() - sent;
    times.push(time);
    named.push({ what, time, at: sent - began });
    if (status !== 200) refused.push(`${status} ${what}`);
  };
  const step = (index: number) => {
    const visitor = visitors[index % VISITORS];
    if (!visitor) return;
    const page = shop.pages[index % shop.pages.length] ?? "/";
    const productId = shop.products[index % shop.products.length];
    // The first request of each visitor starts a cart session; then there are three pages per cart call.
    if (index < VISITORS)
      return timed("new cart", () => visitor.call("v1/ecommerce/cart/getNewCartSession"));
    const turn = Math.floor(index / VISITORS) % 4;
    if (turn !== 0) return timed(page, () => visitor.open(page));
    const line = { productId, qty: 1, options: {}, reservation: false };
    return index % 2
      ? timed("getCart", () => visitor.call("v1/ecommerce/cart/getCart"))
      : timed("addItem", () => visitor.call("v1/ecommerce/cart/addItem", line));
  };
  const began = performance.now();
  const running = [];
  for (let index = 0; index < seconds * rate && !until?.aborted; index += 1) {
    const due = began + (index * 1_000) / rate - performance.now();
    if (due > 0) await wait(due);
    running.push(step(index));
  }
  await Promise.all(running);
  const slowest = named
    .toSorted((a, b) => b.time - a.time)
    .slice(0, 20)
    .map(
      ({ what, time, at }) => `${Math.round(time)} ms ${what} (at ${(at / 1_000).toFixed(1)} s)`,
    );
  return { times, refused, slowest };
}

/** The value below which `share` of all lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
