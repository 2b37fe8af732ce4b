import "server-only";
import type { Call } from "#lib/api/call.ts";
import { calls } from "#lib/api/calls/index.ts";

type Tree = { readonly [name: string]: Call | Tree };

const isCall = (node: Call | Tree): node is Call => "endpoint" in node && "answer" in node;
const flatten = (tree: Tree): Call[] =>
  Object.values(tree).flatMap((node) => (isCall(node) ? [node] : flatten(node)));

/** Every call of the table, nested groups taken apart. */
export const allCalls: readonly Call[] = flatten(calls as unknown as Tree);

/** What a browser may ask for. Calls of the server are as unknown to it as any other path. */
const offered = allCalls
  .filter(({ endpoint }) => endpoint.offered)
  .map((call) => ({ call, segments: [call.endpoint.version, ...call.endpoint.path.split("/")] }));

export type Found =
  | {
      readonly kind: "found";
      readonly call: Call;
      readonly params: Readonly<Record<string, string>>;
    }
  | { readonly kind: "wrongMethod"; readonly allow: readonly string[] }
  | { readonly kind: "unknown" };

/** Looks a call up by method and path segments (version first, decoded). There is no pass-through. */
export function findCall(method: string, path: readonly string[]): Found {
  const allow: string[] = [];
  for (const { call, segments } of offered) {
    const params = matchPath(segments, path);
    if (!params) continue;
    if (call.endpoint.method === method) return { kind: "found", call, params };
    allow.push(call.endpoint.method);
  }
  return allow.length > 0 ? { kind: "wrongMethod", allow } : { kind: "unknown" };
}

/** What fills a hole of a path: ids, slugs, tokens of e-mails. No dot segments. */
const HOLE = /^(?!\.{1,2}$)[\w.~-]{1,500}$/;

function matchPath(
  pattern: readonly string[],
  path: readonly string[],
): Record<string, string> | null {
  if (pattern.length !== path.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const given = path[index] ?? "";
    const hole = /^\{(\w+)\}$/.exec(part)?.[1];
    if (hole ? !HOLE.test(given) : part !== given) return null;
    if (hole) params[hole] = given;
  }
  return params;
}
