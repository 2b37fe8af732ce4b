import "server-only";
import { request } from "node:http";
import { getSettings } from "#lib/base/config/settings.ts";
import { cookieName } from "#lib/gateway/auth/cookies.ts";
import { signStaffHint } from "#lib/gateway/auth/staff-hint.ts";
import type { Target } from "#lib/gateway/target.ts";

/** Milliseconds for one page. */
const PATIENCE = 10_000;

/** Requests a page of the site as a visitor would; false if there was no answer, or a failure. */
export type VisitPage = (address: string) => Promise<boolean>;

/**
 * Visits pages of one site on this machine's own server, so that they are rendered before anybody needs them. The
 * request has the staff hint, because a closed site shows its pages only to staff.
 */
export async function ownVisitor({ origin, siteId }: Target): Promise<VisitPage> {
  const { PORT, LISTEN_HOST = "localhost", TRUSTED_PROXY } = getSettings();
  const { host, protocol } = new URL(origin);
  const headers = {
    host,
    cookie: `${cookieName("staff", protocol === "https:")}=${await signStaffHint(siteId)}`,
    ...(TRUSTED_PROXY && {
      "x-forwarded-host": host,
      "x-forwarded-proto": protocol.slice(0, -1),
    }),
  };
  return (path) =>
    new Promise((resolve) => {
      const sent = request({ host: LISTEN_HOST, port: PORT, path, headers, timeout: PATIENCE });
      sent.on("response", (response) => {
        const { statusCode = 500 } = response;
        response.on("error", () => resolve(false));
        response.on("end", () => resolve(statusCode < 500));
        response.resume();
      });
      sent.on("timeout", () => sent.destroy());
      sent.on("error", () => resolve(false));
      sent.end();
    });
}
