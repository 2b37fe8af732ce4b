import { type Context, Hono } from "hono";
import type { Db } from "../database/db.ts";
import { badRequest, notFound } from "../domain/failure.ts";
import { failure, success } from "./answers.ts";
import type { Call, Route } from "./call.ts";
import { admit } from "./gate.ts";
import { record } from "./input.ts";
import { readMultipart } from "./multipart.ts";
import { type Shapes, written } from "./shapes.ts";

interface Setting {
  readonly db: Db;
  readonly origin: string | null;
  readonly lifetime: { tokenSeconds: number };
  readonly shopPort: number;
  readonly shapes: Shapes;
}

/** Mounts every call of the services under `/api`. */
export function createApi(routes: readonly Route[], setting: Setting): Hono {
  const api = new Hono();
  for (const route of routes) {
    api.on(route.method, `/api/${route.path}`, (context) => answer(context, route, setting));
  }
  api.all("/api/*", (context) =>
    failure(notFound(`There is no call ${context.req.method} ${context.req.path}.`)),
  );
  return api;
}

async function answer(
  context: Context,
  route: Route,
  { db, origin, lifetime, shopPort, shapes }: Setting,
): Promise<Response> {
  try {
    const { raw } = context.req;
    const url = new URL(raw.url);
    const caller = await admit(db, raw.headers, route);
    const call: Call = {
      ...caller,
      db,
      params: context.req.param() as Record<string, string>,
      query: url.searchParams,
      ...(route.multipart
        ? await readMultipart(raw)
        : { body: parse(await raw.text()), file: null }),
      headers: raw.headers,
      origin: origin ?? url.origin,
      tokenSeconds: lifetime.tokenSeconds,
      shopPort,
    };
    return success(written(await route.handle(call), call, route.path, shapes));
  } catch (error) {
    return failure(error, route.failureStyle);
  }
}

function parse(text: string): Record<string, unknown> {
  if (text === "") return {};
  try {
    return record(JSON.parse(text));
  } catch {
    throw badRequest("The body is not JSON.");
  }
}
