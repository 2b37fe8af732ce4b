import { HSTS } from "#lib/security/headers.ts";
import { requestProtocol } from "#lib/site/host.ts";

/** HSTS for a visitor who came by https, in production; the other fixed headers are next.config's. */
export function withTransportSecurity(answer: Response, headers: Headers): Response {
  if (process.env.NODE_ENV === "production" && requestProtocol(headers) === "https") {
    answer.headers.set("strict-transport-security", HSTS);
  }
  return answer;
}
