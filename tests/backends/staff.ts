import { signLoginStamp } from "#lib/gateway/auth/login-stamp.ts";
import { signStaffHint } from "#lib/gateway/auth/staff-hint.ts";
import { ORIGIN } from "./gateway.ts";
import { tokenFor } from "./stub-backend.ts";

/** A staff member of the stubbed site, as the backend knows them. */
export const STAFF = { id: 3, email: "vera@shop.test", isBackofficeUser: true };

/** The cookies of a staff session of the stubbed site (its id is 7). */
export const staffCookie = async (siteId = 7): Promise<string> =>
  `accessToken=${tokenFor("CANARY", 600)}; staff=${await signStaffHint(siteId)}`;

/** The same, a moment after the password was given. */
export const freshStaffCookie = async (siteId = 7): Promise<string> => {
  const stamp = await signLoginStamp({ siteId, userId: STAFF.id });
  return `${await staffCookie(siteId)}; staffLogin=${stamp}`;
};

/** A request of a page of the editor to one of our own routes; `headers` override the page's. */
export const staffRequest = async (
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Request> =>
  new Request(`${ORIGIN}/api/${path}`, {
    method: "POST",
    headers: {
      host: "shop.test:3000",
      origin: ORIGIN,
      "sec-fetch-site": "same-origin",
      "x-requested-with": "baseline",
      "content-type": "application/json",
      language: "hr",
      cookie: await staffCookie(),
      ...headers,
    },
    body: JSON.stringify(body),
  });
