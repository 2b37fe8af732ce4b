import { Hono } from "hono";
import type { Db } from "../database/db.ts";
import { changeProduct } from "./change-product.ts";
import { countUploads, fillLibrary } from "./fill-library.ts";

/** Changes made behind a shopper's back: a price, the stock, a card, a cart, a site. */
export function createDataChanges(db: Db): Hono {
  const app = new Hono();
  app.patch("/_sandbox/products/:id", async (context) => {
    const changed = changeProduct(db, Number(context.req.param("id")), await context.req.json());
    return changed
      ? context.json({ changed: true })
      : context.json({ message: "No such product." }, 404);
  });
  app.patch("/_sandbox/carts/:id", async (context) => {
    const { status } = await context.req.json<{ status?: string }>();
    if (!status || !["open", "archived", "used"].includes(status))
      return context.json({ message: "status: open, archived, used." }, 422);
    return context.json({
      changed:
        db.run("UPDATE carts SET status = ? WHERE id = ?", status, Number(context.req.param("id")))
          .changes > 0,
    });
  });
  app.patch("/_sandbox/member-cards/:barcode", async (context) => {
    const { valid } = await context.req.json<{ valid?: boolean }>();
    return context.json({
      changed:
        db.run(
          "UPDATE member_cards SET valid = ? WHERE barcode = ?",
          valid === true,
          context.req.param("barcode"),
        ).changes > 0,
    });
  });
  app.patch("/_sandbox/coupons/:code", async (context) => {
    const { uses } = await context.req.json<{ uses?: number | null }>();
    return context.json({
      changed:
        db.run(
          "UPDATE coupons SET uses = ? WHERE code = ?",
          uses ?? null,
          context.req.param("code"),
        ).changes > 0,
    });
  });
  app.patch("/_sandbox/sites/:id", async (context) => {
    const { domain, maintenance, cartType, options } = await context.req.json<{
      /** The host name under which it is found. */
      domain?: string;
      maintenance?: boolean;
      cartType?: number;
      /** Options to set in addition to the site's; null removes one. */
      options?: Record<string, unknown>;
    }>();
    const patch = JSON.stringify({
      ...(maintenance === undefined ? {} : { maintenance }),
      ...(cartType === undefined ? {} : { cartType }),
      ...(options === undefined ? {} : { options }),
    });
    return context.json({
      changed:
        db.run(
          "UPDATE sites SET doc = json_patch(doc, ?), domain = coalesce(?, domain) WHERE site_id = ?",
          patch,
          domain ?? null,
          Number(context.req.param("id")),
        ).changes > 0,
    });
  });
  app.post("/_sandbox/media", async (context) => {
    const { siteId, count } = await context.req.json<{ siteId?: number; count?: number }>();
    if (!siteId || !count) return context.json({ message: "siteId and count: numbers." }, 422);
    return context.json({ total: fillLibrary(db, siteId, count) });
  });
  app.get("/_sandbox/uploads/:siteId", (context) =>
    context.json(countUploads(db, Number(context.req.param("siteId")))),
  );
  // The stored elements of a site, byte for byte, which the site itself never reads.
  app.get("/_sandbox/elements/:siteId", (context) =>
    context.json(
      db.all(
        "SELECT id, language, handler, version, updated_at, doc FROM elements WHERE site_id = ? ORDER BY id",
        Number(context.req.param("siteId")),
      ),
    ),
  );
  return app;
}
