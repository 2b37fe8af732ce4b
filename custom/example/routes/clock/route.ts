import type { CustomRoute } from "#lib/web/custom/types.ts";

/** `GET /api/custom/clock`: the time, and the time zone of the site. */
export const route: CustomRoute = {
  GET: (_, { site }) => Response.json({ now: new Date().toISOString(), timeZone: site.timeZone }),
};
