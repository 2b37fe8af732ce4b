import { signStaffHint } from "#lib/gateway/auth/staff-hint.ts";
import { tokenFor } from "./stub-backend.ts";

/** The request of an editor's page of a stubbed site to a staff route. */
export const staffPost = async (host: string, path: string, body: unknown): Promise<Request> =>
  new Request(`http://${host}/api/${path}`, {
    method: "POST",
    headers: {
      host,
      origin: `http://${host}`,
      "sec-fetch-site": "same-origin",
      "x-requested-with": "baseline",
      "content-type": "application/json",
      language: "hr",
      cookie: `accessToken=${tokenFor("CANARY", 600)}; staff=${await signStaffHint(7)}`,
    },
    body: JSON.stringify(body),
  });
