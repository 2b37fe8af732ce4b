import { vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";

export type Stub = (request: Request) => Response | Promise<Response>;

export const BACKEND = "http://backend.test";
export const data = (value: unknown): Response => Response.json({ data: value });
export const failure = (status: number, message: string): Response =>
  Response.json({ error: { statusCode: status, payload: { message } } }, { status });

/** Replaces the backend by a function; returns the requests that it received. `restoreMocks` removes it. */
export function stubBackend(stub: Stub, env: Record<string, string> = {}): Request[] {
  const settings = {
    BACKEND_URL: BACKEND,
    SESSION_SECRET: "a secret of the tests only",
    TRUSTED_PROXY: "",
    FORCED_DOMAIN: "",
    LOG_LEVEL: "silent",
  };
  for (const [name, value] of Object.entries({ ...settings, ...env })) vi.stubEnv(name, value);
  resetSettings();
  const requests: Request[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    requests.push(request.clone());
    return stub(request);
  });
  return requests;
}

/** The start-up data of one site, hr and en; everything else goes to `stub`. */
export const withSite =
  (
    stub: Stub,
    {
      maintenance = false,
      options = {},
    }: { maintenance?: boolean; options?: Record<string, unknown> } = {},
  ): Stub =>
  (request) => {
    const { pathname } = new URL(request.url);
    switch (pathname.replace(/^\/api\/v\d\//, "")) {
      case "domainDetect":
        return request.headers.get("referer")?.includes("shop.")
          ? data({ siteID: 7, apiKeyToken: "CANARY-KEY", apiKeyId: 1 })
          : failure(404, "no");
      case "commons":
        return data({
          languages: [
            { id: 1, code: "hrv", code2: "hr", names: { hr: "Hrvatski" } },
            { id: 2, code: "eng", code2: "en", names: { en: "English" } },
          ],
          countries: [],
          config: {
            stores: [
              { storeID: 71, language: "hr" },
              { storeID: 72, language: "en" },
            ],
            mediaSizes: [],
            maintenance,
          },
        });
      case "cms/option/filter":
        return data([
          { key: "AllowedLanguages", value: "hr,en" },
          { key: "DefaultLanguage", value: "hr" },
          ...Object.entries(options).map(([key, value]) => ({ key, value })),
        ]);
      case "ecommerce/settings/getCurrencyConfig":
        return data({
          allowedCurrencies: [
            { id: 5, label: "EUR", symbol: "€" },
            { id: 6, label: "CHF", symbol: "CHF" },
          ],
          mainCurrencyId: 5,
        });
      case "ecommerce/settings/getCheckoutSettings":
        return data({ cart_type: 1, allowedCountries: "ALL" });
      default:
        return stub(request);
    }
  };

/** A token with an `exp`, `seconds` from now. */
export const tokenFor = (name: string, seconds: number): string =>
  `h.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + seconds, name }))}.s`;
