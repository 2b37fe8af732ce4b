import { expect } from "vitest";
import type { AnswerOf, Call } from "#lib/shop/api/call.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { Result } from "#lib/shop/api/errors.ts";
import { type BackendOptions, sendToBackend } from "#lib/shop/api/http/backend.ts";
import type { Currency } from "#lib/shop/api/schemas/site-schema.ts";

type Options<C extends Call> = Omit<BackendOptions<C>, "site">;

/** A storefront of one domain that calls the sandbox as the product does. */
export interface Client {
  readonly storeId: number;
  readonly currencyId: number;
  readonly currency: Currency;
  readonly site: { readonly apiKey: string; readonly siteId: number };
  send<C extends Call>(call: C, options?: Options<C>): Promise<Result<AnswerOf<C>>>;
  /** The data of a call that must succeed. */
  get<C extends Call>(call: C, options?: Options<C>): Promise<AnswerOf<C>>;
}

/** Starts as the shop does: domain → key, store of the language, main currency. */
export async function connect(domain = "tenis.localhost", locale = "hr"): Promise<Client> {
  const detected = must(
    await sendToBackend(calls.v2.domainDetect, { headers: { Referer: `https://${domain}/` } }),
  );
  const site = { apiKey: detected.apiKeyToken, siteId: detected.siteID };
  const commons = must(await sendToBackend(calls.commons, { site, input: { language: locale } }));
  const storeId = commons.config.stores.find(({ language }) => language === locale)?.storeID ?? 0;
  const send: Client["send"] = (call, options) =>
    sendToBackend(call, { site, storeId, locale, ...options });
  const { mainCurrencyId: currencyId, allowedCurrencies } = must(
    await send(calls.v2.ecommerce.settings.getCurrencyConfig),
  );
  const currency = allowedCurrencies.find(({ id }) => id === currencyId);
  return {
    site,
    storeId,
    currencyId,
    currency: currency ?? expect.fail("no main currency"),
    send,
    get: async (call, options) => must(await send(call, options)),
  };
}

/** The access token of the demo's administrator, who may change everything, at this storefront's site. */
export async function logInStaff({ get, site }: Client): Promise<string> {
  const { tokens } = await get(calls.login, {
    input: {
      username: "admin@baseline.example",
      password: "baseline-admin",
      apiKey: site.apiKey,
    },
    headers: { strategy: "admin" },
  });
  return tokens.accessToken;
}

function must<T>(result: Result<T>): T {
  return result.ok ? result.data : expect.fail(outcome(result));
}

/** `409 Cart is archived.`, or `200`. */
export const outcome = (result: Result<unknown>): string =>
  result.ok ? "200" : `${result.error.status} ${result.error.message}`.trim();
