import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createAnswerSearch } from "./answer-search.ts";
import { createSend, type Row, readText, scopeOf } from "./backend-lists.ts";
import { createKnownScopes } from "./known-scopes.ts";
import type { Engine } from "./meilisearch.ts";
import { KINDS, type Kind } from "./search-index.ts";
import type { SearchSettings } from "./search-settings.ts";

interface Deps {
  readonly settings: Pick<
    SearchSettings,
    "backendUrl" | "prefix" | "interval" | "most" | "revalidateSecret"
  >;
  readonly engine: Engine;
  readonly log: (line: Readonly<Record<string, unknown>>) => void;
}

const CALLS = ["product/web/filter", "product/layered/navigation", "cms/post/filterStandard"];
const MOST_BYTES = 256 * 1024;
/** Milliseconds for which the engine is not asked after it failed. */
const REST = 5_000;
/** Milliseconds by which the time of a signed request may be off. */
const VALID_FOR = 5 * 60_000;

/** The service as a server that does not listen yet, and the readings that keep its indexes up to date. */
export function createSearchService({ settings, engine, log }: Deps) {
  const send = createSend(settings.backendUrl);
  const scopes = createKnownScopes({ ...settings, engine, send, log });
  const answer = createAnswerSearch({ engine, send, scopes, most: settings.most });
  let restsUntil = 0;

  const server = createServer((request, response) => {
    void serve(request, response).catch((error) => {
      log({ msg: "failed", path: request.url, fault: String(error) });
      if (response.headersSent) response.destroy();
      else refuse(response, 502, "The backend cannot be reached.");
    });
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? "").split("?")[0];
    if (request.method === "GET" && path === "/health")
      return json(response, 200, scopes.figures());
    if (request.method !== "POST") return refuse(response, 404, "Not found.");
    const text = await readBody(request);
    if (text === null) return refuse(response, 413, "Too long.");
    if (path === "/api/revalidate") return revalidate(request, response, text);
    const call = CALLS.find((one) => path === `/api/v1/${one}`);
    if (!call) return refuse(response, 404, "Not found.");
    await search(call, text, request, response);
  }

  async function search(
    call: string,
    text: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const body = parse(text);
    const scope = scopeOf(request.headers);
    if (body === null || scope === null) return refuse(response, 400, "Unreadable.");
    const found = Date.now() < restsUntil ? null : await answer(call, body, scope).catch(rest);
    if (found) return json(response, 200, found);
    const passed = await send(call, body, scope);
    const passedText = await readText(passed);
    if (passed.ok) await scopes.learn(scope);
    response.writeHead(passed.status, {
      "content-type": passed.headers.get("content-type") ?? "application/json",
      "cache-control": "no-store",
    });
    response.end(passedText);
  }

  function rest(error: unknown): null {
    restsUntil = Date.now() + REST;
    log({ msg: "the backend answers instead", fault: String(error) });
    return null;
  }

  /** The backend's own call for what has changed (docs/contract.md §7.5), with the same secret. */
  function revalidate(request: IncomingMessage, response: ServerResponse, text: string) {
    const body = parse(text);
    if (
      !isSigned(text, request.headers["x-signature"], settings.revalidateSecret) ||
      !isRecent(body)
    )
      return refuse(response, 401, "Not signed.");
    const tags = Array.isArray(body?.tags) ? body.tags.map(String) : [];
    const kinds = KINDS.filter((kind) => tags.some((tag) => CHANGES[kind].test(tag)));
    scopes.expire(kinds);
    void scopes.run();
    json(response, 200, { data: { expired: kinds.length } });
  }

  return { server, scopes };
}

/** The tags that change what a kind's index holds. */
const CHANGES: Readonly<Record<Kind, RegExp>> = {
  products: /^(site|products|product:.*|categories|category:.*)$/,
  posts: /^(site|posts|post:.*|terms)$/,
};

function isSigned(text: string, signature: unknown, secret: string | undefined): boolean {
  if (!secret || typeof signature !== "string") return false;
  const own = createHmac("sha256", secret).update(text).digest();
  const given = Buffer.from(signature, "hex");
  return given.length === own.length && timingSafeEqual(given, own);
}

/** Whether a request was signed lately; the older form says no time. */
function isRecent(body: Row | null): boolean {
  if (body?.at == null) return true;
  const at = Number(body.at);
  return Math.abs(Date.now() - (at < 1e11 ? at * 1_000 : at)) <= VALID_FOR;
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    // The rest is read and thrown away, so that the answer arrives.
    if (bytes <= MOST_BYTES) chunks.push(chunk);
    else if (bytes > 4 * MOST_BYTES) request.destroy();
  }
  return bytes > MOST_BYTES ? null : Buffer.concat(chunks).toString("utf8");
}

function parse(text: string): Row | null {
  try {
    const value: unknown = JSON.parse(text || "{}");
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Row)
      : null;
  } catch {
    return null;
  }
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json", "cache-control": "no-store" });
  response.end(JSON.stringify(body));
}

const refuse = (response: ServerResponse, statusCode: number, message: string): void =>
  json(response, statusCode, { error: { statusCode, payload: { message } } });
