import { Hono } from "hono";
import { html } from "hono/html";
import { catalogueOf } from "../database/catalogue.ts";
import type { Db } from "../database/db.ts";
import { turn } from "../domain/capabilities.ts";
import type { CartRow } from "../domain/price-cart.ts";
import type { Faults } from "../http/faults.ts";
import { page } from "../http/html.ts";
import { changeProduct } from "./change-product.ts";
import { isForeignForm } from "./own-form.ts";

/** Changes made behind a shopper's or an editor's back, each with a button, for trying out how the shop reacts. */
const TRICKS = {
  price: "A price went up",
  stock: "Stock ran out",
  coupon: "Coupon is used up",
  card: "Card is no longer valid",
  archive: "Cart was archived",
  delay: "The next order takes 30 seconds",
  lost: "The answer to the next order gets lost",
  nothing: "The backend offers no optional calls",
  everything: "The backend offers its optional calls again",
  building: "A build is running",
  built: "The build has finished",
  repair: "No faults any more",
} as const;
type Trick = keyof typeof TRICKS;

const isTrick = (name: string): name is Trick => Object.hasOwn(TRICKS, name);

/** `POST /_sandbox/tricks/{trick}`: changes the most recently changed cart. The page describes the change. */
export function createTricks(db: Db, faults: Faults): Hono {
  const app = new Hono();
  app.get("/_sandbox/tricks", () => tricksPage(db, null));
  app.post("/_sandbox/tricks/:trick", (context) => {
    if (isForeignForm(context.req.raw))
      return context.json({ message: "Only the sandbox's own form may do that." }, 403);
    const trick = context.req.param("trick");
    if (!isTrick(trick)) return context.json({ message: "There is no such trick." }, 404);
    return tricksPage(db, play(db, faults, trick));
  });
  return app;
}

const lastCart = (db: Db): CartRow | undefined =>
  db.get<CartRow>("SELECT * FROM carts WHERE status = 'open' ORDER BY touched_at DESC, id DESC");

/** Makes the change and returns a sentence about it. */
function play(db: Db, faults: Faults, trick: Trick): string {
  if (trick === "delay") {
    faults.add([{ match: "order/create", delay: 30_000, times: 1 }]);
    return "The next order takes 30 seconds.";
  }
  if (trick === "lost") {
    faults.add([{ match: "order/create", body: "half", times: 1 }]);
    return "The next order is made, and half of the answer gets lost.";
  }
  if (trick === "repair") {
    faults.clear();
    return "Everything answers as it should.";
  }
  switch (trick) {
    case "nothing":
      turn(db, "offersNothing", true);
      return "No site offers an optional call: their Capabilities are empty.";
    case "everything":
      turn(db, "offersNothing", false);
      return "Every site offers what its Capabilities name.";
    case "building":
      turn(db, "pipelineRuns", true);
      return "A build is running, until it is finished here.";
    case "built":
      turn(db, "pipelineRuns", false);
      return "No build is running.";
  }
  const cart = lastCart(db);
  if (!cart) return "There is no cart. Put something into one first.";
  return playOn(db, cart, trick);
}

function playOn(db: Db, cart: CartRow, trick: "price" | "stock" | "coupon" | "card" | "archive") {
  switch (trick) {
    case "price":
    case "stock":
      return changeFirst(db, cart, trick);
    case "coupon":
      if (!cart.coupon) return "The last cart has no coupon.";
      db.run(
        "UPDATE coupons SET uses = 0 WHERE site_id = ? AND code = ?",
        cart.site_id,
        cart.coupon,
      );
      return `${cart.coupon} is used up.`;
    case "card":
      if (!cart.barcode) return "The last cart has no membership card.";
      db.run(
        "UPDATE member_cards SET valid = 0 WHERE site_id = ? AND barcode = ?",
        cart.site_id,
        cart.barcode,
      );
      return `Card ${cart.barcode} is no longer valid.`;
    case "archive":
      db.run("UPDATE carts SET status = 'archived' WHERE id = ?", cart.id);
      return "The last cart was archived.";
  }
}

function changeFirst(db: Db, cart: CartRow, trick: "price" | "stock"): string {
  const item = db.get<{ product_id: number }>(
    "SELECT product_id FROM cart_items WHERE cart_id = ? ORDER BY id DESC",
    cart.id,
  );
  const product = item && catalogueOf(db, cart.site_id).products.get(item.product_id);
  if (!product) return "The last cart is empty.";
  const name = product.name.en;
  if (trick === "stock") {
    changeProduct(db, product.id, { stock: 0 });
    return `${name} is out of stock.`;
  }
  const price = Math.round(product.retailCents * 1.1) / 100;
  changeProduct(db, product.id, { retailPrice: price });
  return `${name} now costs ${price.toFixed(2)} before discounts.`;
}

function tricksPage(db: Db, done: string | null): Response {
  const cart = lastCart(db);
  const count = cart
    ? db.get<{ pieces: number | null }>(
        "SELECT sum(qty) AS pieces FROM cart_items WHERE cart_id = ?",
        cart.id,
      )?.pieces
    : null;
  return page(
    "Tricks",
    html`<h1>Behind the shopper's back</h1>
${done !== null && html`<p class="card" role="status"><strong>${done}</strong></p>`}
<p class="soft">${cart ? `The cart touched last is number ${cart.id}, with ${count ?? 0} pieces.` : "There is no open cart."} Go back to the shop after a press and go on there.</p>
<section class="card"><h2>What happens</h2><div class="tricks">${Object.entries(TRICKS).map(
      ([name, label]) =>
        html`<form method="post" action="/_sandbox/tricks/${name}"><button type="submit">${label}</button></form>`,
    )}</div></section>
<section class="card"><h2>Ways to pay</h2><ul>
<li>Pay on delivery: the order stands at once.</li>
<li>Card: a page with Pay and Decline.</li>
<li>PayPal, once or every month: a window with Approve, Cancel and Let PayPal fail.</li>
<li>Company account: for company buyers, its page posts back. A company with OIB <code>99900000003</code> has an agreement and is sent there by itself.</li>
</ul></section>`,
  );
}
