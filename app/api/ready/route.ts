import { getReadiness } from "#lib/site/get-readiness.ts";

export const dynamic = "force-dynamic";

/** Ready for visitors, 503 when not: shutting down, or without the backend and any site to serve. */
export async function GET(): Promise<Response> {
  const state = await getReadiness();
  return Response.json(
    { status: state },
    { status: state === "ready" ? 200 : 503, headers: { "cache-control": "private, no-store" } },
  );
}
