import "server-only";
import { Refusal } from "#lib/gateway/gateway-answer.ts";
import { guarded } from "#lib/gateway/handle.ts";
import { staffRoutes } from "./staff-routes.ts";

const ROUTES: Readonly<Record<string, (request: Request) => Promise<Response>>> = staffRoutes;

/** Serves `POST /api/edit/…` and `POST /api/admin/…`: the route of this name, or 404. */
export function handleStaffRoute(request: Request): Promise<Response> {
  const name = new URL(request.url).pathname.replace(/^\/api\//, "");
  const route = Object.hasOwn(ROUTES, name) ? ROUTES[name] : undefined;
  return route
    ? route(request)
    : guarded(() => Promise.reject(new Refusal(404, "There is no such route.")));
}
