import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import type { Db } from "../database/db.ts";
import { approvePaypal } from "../services/checkout/paypal.ts";

/** The stand-in for PayPal: its script, which the shop's page loads, and the call with which its window approves. */
export function createPaypal(db: Db): Hono {
  const app = new Hono();
  app.get("/_sandbox/paypal/sdk.js", () => {
    const script = readFileSync(join(import.meta.dirname, "paypal-sdk.js"), "utf8");
    return new Response(script, {
      headers: { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-store" },
    });
  });
  app.post("/_sandbox/paypal/approve", async (context) => {
    const approved = approvePaypal(db, await context.req.text());
    return context.json({ approved }, approved ? 200 : 409, {
      "access-control-allow-origin": "*",
    });
  });
  return app;
}
