import { describe, expect, it, vi } from "vitest";
import { deprecatedIn } from "#lib/base/config/deprecations.ts";
import { parseSettings, resetSettings } from "#lib/base/config/settings.ts";
import { checkStart } from "#lib/run/server/check-start.ts";
import { moveCookies } from "#lib/run/server/move-cookies.ts";
import { commons } from "#lib/shop/api/schemas/site-schema.ts";
import { analyticsOf } from "#lib/web/site/analytics.ts";
import { buildSite } from "#lib/web/site/build-site.ts";
import { readTheme } from "#lib/web/theme/read-theme.ts";
import { serve } from "#tests/factories/processes/serve.ts";
import state from "./state-2026-11-24.json" with { type: "json" };

const options = new Map<string, unknown>(Object.entries(state.options));

describe("a server with what was set for the version of 2026-11-24", () => {
  it("starts with the same settings", () => {
    expect(checkStart(state.settings)).toEqual({
      problems: [],
      warnings: [expect.stringContaining("REDIS_URL")],
    });
    expect(parseSettings(state.settings)).toMatchObject({
      WEB_CONCURRENCY: 2,
      PAYMENT_HOSTS: ["pay.example"],
      PAYMENT_SCRIPT_HOSTS: ["pay.example"],
    });
    expect(deprecatedIn("setting", (name) => name in state.settings)).toEqual([]);
  });

  it("shows a site by the same options", () => {
    const languages = ["hr", "en"].map((code, id) => ({ id, code, code2: code, names: {} }));
    const site = buildSite({
      domain: "shop.example",
      siteId: 1,
      commons: commons.parse({ languages, countries: [], config: { stores: [] } }),
      options,
    });
    expect([site.name, site.defaultLocale]).toEqual(["Tenis", "hr"]);
    expect(readTheme(site).radius).toBe("large");
    expect(analyticsOf(site)).toEqual([
      { kind: "dataLayer", id: "dataLayer", consent: "none", origin: "" },
    ]);
  });

  it("takes cookies with plain names over, so that nobody loses a cart or a login", async () => {
    for (const [name, value] of Object.entries(state.settings)) vi.stubEnv(name, value);
    resetSettings();
    const port = await serve(
      moveCookies(
        async (_, response) => void response.end(),
        state.settings.OLD_COOKIES_UNTIL,
        () => Date.parse("2026-11-28"),
      ),
    );
    const response = await fetch(`http://127.0.0.1:${port}/hr/kosarica`, {
      headers: {
        cookie: state.cookies,
        "x-forwarded-proto": "https",
        "sec-fetch-dest": "document",
      },
      redirect: "manual",
    });
    const set = response.headers.getSetCookie().map((line) => line.split(";")[0]);
    for (const pair of state.cookies.split("; ")) expect(set).toContain(`__Host-${pair}`);
    vi.unstubAllEnvs();
    resetSettings();
  });
});
