import { Hono } from "hono";
import type { Db } from "../database/db.ts";
import type { Fault, Faults } from "../http/faults.ts";
import type { RequestLog } from "../http/log.ts";
import { SHAPE_CHOICES, type ShapeChoice, type Shapes } from "../http/shapes.ts";
import { createCaptcha } from "../pages/captcha.ts";
import { failedRequests, failedRequestsPage } from "../pages/failed-requests.ts";
import { hintsOf, type Offers } from "../pages/hints.ts";
import { indexPage } from "../pages/index.ts";
import { messagesPage } from "../pages/messages.ts";
import { orderPage, ordersPage } from "../pages/orders.ts";
import { outboxPage } from "../pages/outbox.ts";
import { createPayPage } from "../pages/pay.ts";
import { createPaypal } from "../pages/paypal.ts";
import { createSocialPage } from "../pages/social.ts";
import { changeProduct } from "./change-product.ts";
import { countUploads, fillLibrary } from "./fill-library.ts";
import { isForeignForm } from "./own-form.ts";

import { createPanel } from "./panel.ts";
import { createTricks } from "./tricks.ts";

interface Parts {
  readonly db: Db;
  readonly faults: Faults;
  readonly log: RequestLog;
  readonly shapes: Shapes;
  readonly reset: () => void;
  /** How long new access tokens are valid, in seconds. */
  readonly lifetime: { tokenSeconds: number };
  /** The logins, coupons and cards that the pages list. */
  readonly offers: Offers;
  /** The paths of the calls that are answered. */
  readonly paths: readonly string[];
}

/** Pages for people and controls for tests, all under `/_sandbox`. */
export function createControl(parts: Parts): Hono {
  const { db, faults, log, shapes, reset, lifetime, offers } = parts;
  const app = new Hono();
  app.route("/", createPayPage(db));
  app.route("/", createPaypal(db));
  app.route("/", createTricks(db, faults));
  app.route("/", createPanel(faults, parts.paths));
  app.route("/", createCaptcha());
  app.route("/", createSocialPage(db));
  app.get("/_sandbox", (context) => context.redirect("/_sandbox/"));
  app.get("/_sandbox/", () => indexPage(db, offers));
  app.get("/_sandbox/hints", (context) => context.json(hintsOf(offers)));
  app.get("/_sandbox/orders", (context) => {
    if (!context.req.header("accept")?.includes("application/json")) return ordersPage(db);
    return context.json(db.all("SELECT * FROM orders ORDER BY id DESC LIMIT 500"));
  });
  app.get("/_sandbox/orders/:id", (context) => orderPage(db, Number(context.req.param("id"))));
  app.get("/_sandbox/outbox", (context) => {
    if (!context.req.header("accept")?.includes("application/json")) return outboxPage(db);
    return context.json(db.all("SELECT * FROM outbox ORDER BY id DESC LIMIT 500"));
  });
  app.get("/_sandbox/messages", (context) => {
    if (context.req.header("accept")?.includes("text/html")) return messagesPage(db);
    return context.json(db.all("SELECT * FROM messages ORDER BY id DESC LIMIT 500"));
  });
  app.get("/_sandbox/failed-requests", (context) => {
    if (!context.req.header("accept")?.includes("application/json")) return failedRequestsPage(db);
    return context.json(failedRequests(db));
  });
  app.get("/_sandbox/shapes", (context) => context.json({ shape: shapes.choice }));
  app.post("/_sandbox/shapes", async (context) => {
    const { shape } = await context.req.json<{ shape?: ShapeChoice }>();
    if (!shape || !SHAPE_CHOICES.includes(shape))
      return context.json({ message: `shape: ${SHAPE_CHOICES.join(", ")}.` }, 422);
    shapes.choice = shape;
    return context.json({ shape });
  });
  app.get("/_sandbox/log", (context) => context.json(log.entries()));
  app.delete("/_sandbox/log", (context) => {
    log.clear();
    return context.json({ cleared: true });
  });
  app.get("/_sandbox/faults", (context) => context.json(faults.list()));
  app.post("/_sandbox/faults", async (context) => {
    const sent = await context.req.json<Fault | Fault[]>();
    const added = [sent].flat();
    if (!added.every(({ match }) => typeof match === "string" && match !== ""))
      return context.json({ message: "Each fault needs a match." }, 422);
    faults.add(added);
    return context.json(faults.list());
  });
  app.delete("/_sandbox/faults", (context) => {
    faults.clear();
    return context.json([]);
  });
  app.post("/_sandbox/reset", (context) => {
    if (isForeignForm(context.req.raw))
      return context.json({ message: "Only the sandbox's own form may do that." }, 403);
    reset();
    if (context.req.header("accept")?.includes("text/html"))
      return context.redirect("/_sandbox/", 303);
    return context.json({ reset: true });
  });
  app.post("/_sandbox/tokens", async (context) => {
    const { seconds } = await context.req.json<{ seconds?: number }>();
    if (!seconds || !Number.isInteger(seconds) || seconds < 1)
      return context.json({ message: "seconds: a whole number above 0." }, 422);
    lifetime.tokenSeconds = seconds;
    return context.json({ seconds });
  });
  // Changes made behind a shopper's back: a price, the stock, a card, a cart, a site.
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
      /** Beside those the site has; null removes one. */
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
  app.all("/_sandbox/*", (context) =>
    context.json({ message: "The sandbox has no such page." }, 404),
  );
  return app;
}
