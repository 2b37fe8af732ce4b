import "server-only";
import { readBounded } from "#lib/shop/api/http/bounded.ts";
import { wellFormedJson } from "#lib/shop/api/http/well-formed-json.ts";
import { Refusal } from "./gateway-answer.ts";

/** Bytes. */
const BODY_LIMIT = 256 * 1024;
const DEPTH_LIMIT = 12;
const QUERY_LIMIT = 200;

/** The input of a request: the query of a GET, else its JSON body. */
export async function readInput(request: Request): Promise<unknown> {
  return request.method === "GET"
    ? readQuery(new URL(request.url).searchParams)
    : readJson(request);
}

/** `name[]=a&name[]=b` is a list, the first of several single values counts. */
function readQuery(search: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(search.keys())];
  if (search.size > QUERY_LIMIT) throw new Refusal(413, "The query has too many values.");
  return Object.fromEntries(
    names.map((name) =>
      name.endsWith("[]")
        ? [name.slice(0, -2), search.getAll(name)]
        : [name, search.get(name) ?? ""],
    ),
  );
}

/** A JSON body of bounded size and depth. An empty one is an empty object. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json")
    throw new Refusal(415, "The body must be JSON (content-type: application/json).");
  const declared = Number(request.headers.get("content-length") ?? 0);
  const text = declared > BODY_LIMIT ? null : await readBounded(request, BODY_LIMIT);
  if (text === null)
    throw new Refusal(413, `The body must not be longer than ${BODY_LIMIT} bytes.`);
  if (text.trim() === "") return {};
  const value = parse(text);
  if (depthOf(value) > DEPTH_LIMIT)
    throw new Refusal(422, `The body is nested more than ${DEPTH_LIMIT} levels deep.`);
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(wellFormedJson(text));
  } catch {
    throw new Refusal(400, "The body is not valid JSON.");
  }
}

/** Levels of nesting, counted without recursion so that a hostile body cannot exhaust the stack. */
function depthOf(root: unknown): number {
  let level = [root];
  for (let depth = 0; ; depth++) {
    level = level.flatMap((value) =>
      typeof value === "object" && value !== null ? Object.values(value) : [],
    );
    if (level.length === 0 || depth > DEPTH_LIMIT) return depth;
  }
}
