import { endpoint } from "#lib/api/endpoint.ts";

/** The four calls without a service (contract, section 1). */
export const start = {
  commons: endpoint("GET", "commons"),
  domainDetect: endpoint("POST", "domainDetect", { version: "v2", safe: true }),
  login: endpoint("POST", "login"),
  /** The old refresh token is spent by it: never repeated. */
  refresh: endpoint("GET", "refresh", { safe: false }),
};
