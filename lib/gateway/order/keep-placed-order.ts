import "server-only";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { z } from "zod";
import { fromBase64url, toBase64url } from "#lib/base/utils/base64url.ts";
import { type CookieReader, cookie, cookieValue, MAX_AGE } from "#lib/gateway/auth/cookies.ts";
import { isSigned, sign } from "#lib/gateway/auth/signature.ts";
import { order } from "#lib/shop/api/schemas/order-schema.ts";
import type { PlacedOrder } from "#lib/shop/domain/checkout/placed-order.ts";

/** Characters of the cookie: other cookies and the address share the header with it. */
const LONGEST = 3_000;
/** Bytes of what it holds, once unpacked. */
const LARGEST = 64 * 1024;

/** An order in the form in which backends answer one, so that it is read like theirs. */
export interface OrderRecord {
  readonly slug: string;
  readonly createdAt: string;
  readonly total: number;
  readonly currency: string;
  readonly details: {
    readonly items: readonly LineRecord[];
    readonly prices: object;
    readonly addresses: object;
    readonly delivery: object | null;
    readonly payment: object | null;
  };
}
interface LineRecord {
  readonly productId: number;
  readonly qty: number;
  readonly options?: object;
  readonly productData: { readonly name: string; readonly slug: string; readonly media?: object };
  readonly prices: object;
}

const stored = z.object({
  email: z.string(),
  order: z.looseObject({}),
  leftOut: z.number(),
});

/**
 * The cookie with which the confirmation page shows a guest's order, also after a reload: not every backend returns it
 * to guests. Signed with the site and the order, so that nobody can be shown an order that was not placed here. To fit,
 * it leaves out texts of options, then pictures, then lines; null if nothing fits.
 */
export async function keepPlacedOrder(
  record: OrderRecord,
  email: string,
  { siteId, secure }: { readonly siteId: number; readonly secure: boolean },
  now = Date.now(),
): Promise<string | null> {
  const expiry = Math.floor(now / 1000) + MAX_AGE.placedOrder;
  for (const { order: kept, leftOut } of shorter(record)) {
    const body = pack({ email, order: kept, leftOut });
    if (body.length > LONGEST - 60) continue;
    const code = await sign("placed-order", claimOf(String(expiry), siteId, record.slug, body));
    return cookie("placedOrder", `${expiry}.${body}.${code}`, MAX_AGE.placedOrder, secure);
  }
  return null;
}

/** The order with this slug that a guest placed in this browser; null if there is none. */
export async function readPlacedOrder(
  cookies: CookieReader,
  siteId: number,
  slug: string,
  now = Date.now(),
): Promise<PlacedOrder | null> {
  const kept = cookieValue(cookies, "placedOrder") ?? "";
  const [, expiry, body, code] = /^(\d{1,12})\.([\w-]+)\.([\w-]{43})$/.exec(kept) ?? [];
  if (slug === "" || !expiry || !body || !code || Number(expiry) <= now / 1000) return null;
  if (!(await isSigned("placed-order", claimOf(expiry, siteId, slug, body), code))) return null;
  const text = inflateRawSync(fromBase64url(body), { maxOutputLength: LARGEST }).toString();
  const read = stored.safeParse(JSON.parse(text));
  // An older release may have written another form.
  const found = read.success ? order.safeParse({ id: 0, ...read.data.order }) : null;
  return read.success && found?.success ? { ...read.data, order: found.data } : null;
}

const pack = (value: unknown): string => toBase64url(deflateRawSync(JSON.stringify(value)));

const claimOf = (expiry: string, siteId: number, slug: string, body: string): string =>
  JSON.stringify([expiry, siteId, slug, body]);

/** The order, then with less and less in it. */
function* shorter(record: OrderRecord): Generator<{ order: OrderRecord; leftOut: number }> {
  const { items } = record.details;
  const withLines = (lines: readonly LineRecord[]) => ({
    order: { ...record, details: { ...record.details, items: lines } },
    leftOut: items.length - lines.length,
  });
  yield withLines(items);
  const bare = items.map(({ options: _, ...line }) => line);
  yield withLines(bare);
  const named = bare.map(({ productData: { name, slug }, ...line }) => ({
    ...line,
    productData: { name: name.slice(0, 120), slug },
  }));
  for (let count = named.length; count > 0; count = Math.floor(count / 2))
    yield withLines(named.slice(0, count));
  yield withLines([]);
}
