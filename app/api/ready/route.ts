import { getReadiness } from "#lib/web/site/get-readiness.ts";

export const dynamic = "force-dynamic";

/** Readiness: 503 while shutting down, or when the backend does not answer and no site is cached. */
export async function GET(): Promise<Response> {
  const state = await getReadiness();
  return Response.json(
    { status: state },
    { status: state === "ready" ? 200 : 503, headers: { "cache-control": "private, no-store" } },
  );
}
