import "server-only";
import { CUSTOM_ROUTES } from "#custom/generated/routes.ts";
import { cookiesOf } from "#lib/gateway/auth/cookies.ts";
import { Refusal } from "#lib/gateway/gateway-answer.ts";
import { guardOrigin, guardPass } from "#lib/gateway/guard.ts";
import { guarded } from "#lib/gateway/handle.ts";
import { findTarget } from "#lib/gateway/target.ts";
import { readPathSegments } from "#lib/shop/api/path-segment.ts";
import type { CustomRoute } from "#lib/web/custom/types.ts";

/**
 * `/api/custom/{name}/…`: a route of an adopter's own (docs/extending.md). The site, its password and the sender of a writing
 * request are checked before it; what it throws is answered with 500 and no detail.
 */
export const handleCustom = (request: Request): Promise<Response> =>
  guarded(async () => {
    const [, , name = "", ...rest] = readPathSegments(new URL(request.url).pathname.slice(1)) ?? [];
    const route = Object.hasOwn(CUSTOM_ROUTES, name) ? CUSTOM_ROUTES[name] : undefined;
    if (!route) throw new Refusal(404, "There is no such call.");
    // HEAD is answered like GET, whose body the server leaves away.
    const method = request.method === "HEAD" ? "GET" : request.method;
    const handle = handlerOf(route, method);
    if (!handle)
      throw new Refusal(405, "The call has no such method.", { allow: methodsOf(route) });
    const target = await findTarget(request.headers);
    if (method !== "GET") guardOrigin(request);
    await guardPass(cookiesOf(request.headers), target);
    const response = await handle(request, { site: target.site, locale: target.locale, rest });
    // A copy: the headers of an answer that was fetched cannot be changed.
    const headers = new Headers(response.headers);
    if (!headers.has("cache-control")) headers.set("cache-control", "private, no-store");
    return new Response(response.body, { status: response.status, headers });
  });

const handlerOf = (route: CustomRoute, method: string) =>
  (["GET", "POST", "PUT", "PATCH", "DELETE"] as const)
    .filter((known) => known === method)
    .map((known) => route[known])[0];

const methodsOf = (route: CustomRoute): string => Object.keys(route).join(", ");
