import { vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { signLoginStamp } from "#lib/gateway/auth/login-stamp.ts";
import { signStaffHint } from "#lib/gateway/auth/staff-hint.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { rawElementCalls } from "#lib/shop/api/calls/product-variants.ts";
import { seed } from "#sandbox/seed/index.ts";
import { connect } from "#tests/contract/client.ts";

const DOMAIN = "localhost";

/** Answers of routes: tests say themselves what they expect in them. */
type Loose = ReturnType<typeof JSON.parse>;

interface Asking {
  readonly domain?: string;
  readonly language?: string;
  readonly isStaff?: boolean;
}

/** Asks a route of staff as the demo's staff do, with a mounted sandbox. */
export async function askAsStaff(
  route: (request: Request) => Promise<Response>,
  body: unknown,
  { domain = DOMAIN, language = "en", isStaff = true }: Asking = {},
): Promise<{ readonly status: number; readonly body: Loose }> {
  vi.stubEnv("SESSION_SECRET", "a secret of the tests only");
  vi.stubEnv("LOG_LEVEL", "silent");
  resetSettings();
  const { token, siteId, userId } = await login(domain);
  const stamp = await signLoginStamp({ siteId, userId });
  const cookie = `accessToken=${token}; staff=${await signStaffHint(siteId)}; staffLogin=${stamp}`;
  const host = `${domain}:3000`;
  const response = await route(
    new Request(`http://${host}/api/edit/test`, {
      method: "POST",
      headers: {
        host,
        origin: `http://${host}`,
        "sec-fetch-site": "same-origin",
        "x-requested-with": "baseline",
        "content-type": "application/json",
        language,
        ...(isStaff && { cookie }),
      },
      body: JSON.stringify(body),
    }),
  );
  return { status: response.status, body: await response.json() };
}

async function login(domain: string): Promise<{ token: string; siteId: number; userId: number }> {
  const staff = seed.users.find(({ isBackofficeUser }) => isBackofficeUser);
  if (!staff) throw new Error("the seed names no staff");
  const shop = await connect(domain, "en");
  const { tokens, user } = await shop.get(calls.login, {
    input: { username: staff.email, password: staff.password, apiKey: shop.site.apiKey },
    headers: { strategy: "admin" },
  });
  return { token: tokens.accessToken, siteId: shop.site.siteId, userId: user.id };
}

/** The sections of a page in a language, as the backend answers them to everybody. */
export async function sectionsIn(
  slugMain: string,
  language = "en",
  domain = DOMAIN,
): Promise<Loose[]> {
  const shop = await connect(domain, language);
  return shop.get(rawElementCalls.getByHandlers, {
    input: { handlers: [`page-section:${slugMain}`] },
  });
}
