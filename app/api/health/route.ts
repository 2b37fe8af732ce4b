export const dynamic = "force-dynamic";

/** Liveness: this process answers. The backend is not checked, because a restart would not fix it. */
export function GET(): Response {
  return Response.json({ status: "live" }, { headers: { "cache-control": "private, no-store" } });
}
