import "server-only";
import { type CookieReader, cookieValue } from "#lib/gateway/auth/cookies.ts";
import type { Fill } from "#lib/shop/api/call.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { getContext } from "#lib/web/site/get-context.ts";
import { Refusal } from "./gateway-answer.ts";
import type { Target } from "./target.ts";

type Filled = Readonly<Record<string, string | number | readonly number[]>>;
type Filler = (target: Target, cookies: CookieReader) => Filled | Promise<Filled>;

/**
 * The value of each fill, never taken from the browser's body. The buyer needs the session as well (`with-buyer.ts`).
 */
const fillers: Record<Exclude<Fill, "buyer">, Filler> = {
  cart: (_, cookies) => cartSessionOf(cookies),
  currency: async (target, cookies) => ({ currencyId: await cartCurrencyOf(target, cookies) }),
  pricing: async (target) => ({
    store: target.storeId ?? 0,
    currency: (await settingsOf(target)).currency.id,
  }),
  stores: ({ site }) => ({ stores: [...new Set(Object.values(site.stores))] }),
  apiKey: ({ apiKey }) => ({ apiKey }),
  socialReturn: ({ origin, locale, site: { defaultLocale } }) => ({
    redirectURL: `${origin}${hrefTo({ name: "socialLogin" }, { locale, defaultLocale })}`,
  }),
  returnUrls: ({ origin, locale, site: { defaultLocale } }) => ({
    successURL: `${origin}${hrefTo({ name: "checkoutSuccess" }, { locale, defaultLocale })}`,
    failureURL: `${origin}${hrefTo({ name: "checkoutFailure" }, { locale, defaultLocale })}`,
  }),
};

/** The values that the gateway adds to a call's input. */
export async function fillIn(
  fill: readonly Fill[],
  target: Target,
  cookies: CookieReader,
): Promise<Filled> {
  return Object.assign(
    {},
    ...(await Promise.all(
      fill.map((name) => (name === "buyer" ? {} : fillers[name](target, cookies))),
    )),
  );
}

/** @throws Refusal if there is no session: cart calls without one fail (docs/screens.md §4.15). */
function cartSessionOf(cookies: CookieReader): { cartId: string; protectCode: string } {
  const cartId = cookieValue(cookies, "cartId");
  const protectCode = cookieValue(cookies, "protectCode");
  if (!cartId || !protectCode) throw new Refusal(400, "Session doesn't exist");
  return { cartId, protectCode };
}

const settingsOf = ({ site, locale }: Target) => getContext({ domain: site.domain, locale });

/** The currency the shopper chose among the allowed ones, else the main one. Products are always in the main one. */
async function cartCurrencyOf(target: Target, cookies: CookieReader): Promise<number> {
  const { currency, currencies = [] } = await settingsOf(target);
  const wanted = Number(cookieValue(cookies, "currency"));
  return currencies.find(({ id }) => id === wanted)?.id ?? currency.id;
}
