import { Hono } from "hono";
import type { Db } from "../database/db.ts";
import { createCaptcha } from "../pages/captcha-script.ts";
import { failedRequests, failedRequestsPage } from "../pages/failed-requests.ts";
import { hintsOf, type Offers } from "../pages/hints.ts";
import { indexPage } from "../pages/home-page.ts";
import { messagesPage } from "../pages/messages.ts";
import { orderPage, ordersPage } from "../pages/orders-page.ts";
import { outboxPage } from "../pages/outbox.ts";
import { createPayPage } from "../pages/pay.ts";
import { createPaypal } from "../pages/paypal-page.ts";
import { createSocialPage } from "../pages/social-page.ts";
import { createDataChanges } from "./change-data.ts";
import { createPanel } from "./panel.ts";
import { type Controlled, createTestControls } from "./test-controls.ts";
import { createTricks } from "./tricks.ts";

interface Parts extends Controlled {
  readonly db: Db;
  /** The logins, coupons and cards that the pages list. */
  readonly offers: Offers;
  /** The paths of the calls that are answered. */
  readonly paths: readonly string[];
}

/** Pages for people and controls for tests, all under `/_sandbox`. */
export function createControl(parts: Parts): Hono {
  const { db, faults, offers } = parts;
  const app = new Hono();
  app.route("/", createPayPage(db));
  app.route("/", createPaypal(db));
  app.route("/", createTricks(db, faults));
  app.route("/", createPanel(faults, parts.paths));
  app.route("/", createCaptcha());
  app.route("/", createSocialPage(db));
  app.route("/", createTestControls(parts));
  app.route("/", createDataChanges(db));
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
  app.all("/_sandbox/*", (context) =>
    context.json({ message: "The sandbox has no such page." }, 404),
  );
  return app;
}
