import "server-only";
import type { Call, Method } from "#lib/shop/api/call.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { listCalls } from "#lib/shop/api/declare.ts";
import { toPathSegment } from "#lib/shop/api/path-segment.ts";

/** The calls that a browser may make. Calls of the server are answered like unknown paths. */
const offered = listCalls(calls)
  .filter((call) => call.offered)
  .map((call) => ({
    call,
    segments: [call.version, ...call.path.split("/")],
    methods: [...new Set<Method>([call.method, "POST"])],
  }));

type Found =
  | {
      readonly kind: "found";
      readonly call: Call;
      readonly params: Readonly<Record<string, string>>;
    }
  | { readonly kind: "wrongMethod"; readonly allow: readonly Method[] }
  | { readonly kind: "unknown" };

/**
 * Looks a call up by method and path segments (version first, decoded). Every call is also taken by POST, which is
 * how our own pages send it (decision 0021). There is no pass-through.
 */
export function findCall(method: string, path: readonly string[]): Found {
  for (const { call, segments, methods } of offered) {
    const params = readParams(call, segments, path);
    if (!params) continue;
    return methods.some((allowed) => allowed === method)
      ? { kind: "found", call, params }
      : { kind: "wrongMethod", allow: methods };
  }
  return { kind: "unknown" };
}

/** The parameters after a call's own path segments; null if the path belongs to another call. */
function readParams(
  call: Call,
  segments: readonly string[],
  path: readonly string[],
): Record<string, string> | null {
  const values = path.slice(segments.length);
  if (values.length !== call.params.length || values.some((value) => toPathSegment(value) === null))
    return null;
  if (segments.some((name, index) => path[index] !== name)) return null;
  return Object.fromEntries(call.params.map((name, index) => [name, values[index] ?? ""]));
}
