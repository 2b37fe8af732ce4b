export const dynamic = "force-dynamic";

/** Live: this process answers. Says nothing of the backend: a restart would not fix it. */
export function GET(): Response {
  return Response.json({ status: "live" }, { headers: { "cache-control": "private, no-store" } });
}
