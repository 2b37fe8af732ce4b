import { Hono } from "hono";
import type { Db } from "../database/db.ts";

const CORS = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "PUT",
  "access-control-allow-headers": "content-type",
};

/** The upload addresses of `media/file/getUploadUrl`: each accepts one PUT, in time, with the announced size. */
export function createBucket(db: Db): Hono {
  const app = new Hono();
  app.options("/_bucket/:key", () => new Response(null, { status: 204, headers: CORS }));
  app.put("/_bucket/:key", async (context) => {
    const key = context.req.param("key");
    const place = db.get<{ size: number; expires_at: number; sent: number }>(
      "SELECT size, expires_at, bytes IS NOT NULL AS sent FROM bucket WHERE key = ?",
      key,
    );
    if (!place) return refused(404, "There is no such address.");
    if (place.sent || place.expires_at < Date.now()) return refused(403, "The address was used.");
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    if (bytes.length !== place.size)
      return refused(400, "The size differs from the announced one.");
    db.run("UPDATE bucket SET bytes = ? WHERE key = ?", bytes, key);
    return new Response(null, { status: 200, headers: CORS });
  });
  return app;
}

const refused = (status: number, message: string): Response =>
  new Response(message, { status, headers: CORS });
