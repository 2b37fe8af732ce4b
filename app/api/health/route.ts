export const dynamic = "force-dynamic";

/** Live: this process answers. Says nothing of the backend: restarting us would not mend it. */
export function GET(): Response {
  return Response.json({ status: "live" }, { headers: { "cache-control": "private, no-store" } });
}
