import { html } from "hono/html";
import type { Db } from "../database/db.ts";
import { allSites } from "../database/sites.ts";
import { page } from "../http/html.ts";
import type { Offers } from "./hints.ts";

interface Coupon {
  readonly code: string;
  readonly percent: number;
  readonly uses: number | null;
}

/** The sandbox's home page. Passwords are the seed's; the database only has their hashes. */
export function indexPage(db: Db, { users, perSite = {} }: Offers): Response {
  const coupons = db.all<Coupon>("SELECT DISTINCT code, percent, uses FROM coupons ORDER BY code");
  const cards = db.all<{ barcode: string; valid: number }>(
    "SELECT DISTINCT barcode, valid FROM member_cards ORDER BY barcode",
  );
  const sites = allSites(db).map(
    (
      site,
    ) => html`<tr><td>${site.domain}</td><td>${site.name}</td><td>${site.languages.join(", ")}</td>
<td>${site.maintenance ? "closed for maintenance" : "open"}</td></tr>`,
  );
  const everybody = [
    ...users.map((user) => ({ ...user, host: "" })),
    ...Object.entries(perSite).flatMap(([host, own]) =>
      (own.users ?? []).map((user) => ({ ...user, host })),
    ),
  ];
  const accounts = everybody.map(
    (
      user,
    ) => html`<tr><td>${user.host}</td><td>${user.email}</td><td><code>${user.password}</code></td>
<td>${user.isBackofficeUser ? "staff, at /adminLogin" : "customer"}${user.scopes ? `, may change ${user.scopes.join(", ")} only` : ""}</td></tr>`,
  );
  return page(
    "Sandbox",
    html`<h1>Sandbox</h1><p class="soft">A working stand-in for the backend. Its data is kept between starts.</p>
<section class="card scroll"><h2>Sites</h2><table><thead><tr><th>Host</th><th>Name</th><th>Languages</th><th>State</th></tr></thead><tbody>${sites}</tbody></table></section>
<section class="card scroll"><h2>Accounts</h2><table><thead><tr><th>Host</th><th>E-mail</th><th>Password</th><th>Role</th></tr></thead><tbody>${accounts}</tbody></table></section>
<section class="card"><h2>Coupons</h2><ul>${coupons.map(
      ({ code, percent, uses }) =>
        html`<li><code>${code}</code>: ${percent} % off${uses !== null && html`, ${uses} left`}</li>`,
    )}</ul><h2>Membership cards</h2><ul>${cards.map(
      ({ barcode, valid }) =>
        html`<li><code>${barcode}</code>: ${valid === 1 ? "valid" : "not valid"}</li>`,
    )}</ul></section>
<section class="card"><h2>Controls for tests</h2><p class="soft">All of them under <code>/_sandbox</code>, with JSON bodies. A reset undoes them.</p><ul>
<li><code>POST /shapes {"shape":"a"|"b"|"c"|"own"}</code>: the shape of every list. <code>own</code>: each call has its own, and odd.localhost mixes them.</li>
<li><code>POST /faults {"match":"web/filter","status":500,"times":1}</code> (also <code>delay</code>, <code>reset</code>, <code>body</code>), <code>DELETE /faults</code>.</li>
<li><code>PATCH /products/:id</code> (retailPrice, discount, archived, stock), <code>/carts/:id</code> (status), <code>/sites/:id</code> (maintenance, cartType, options), <code>/member-cards/:barcode</code>, <code>/coupons/:code</code>.</li>
<li><code>GET</code> with <code>Accept: application/json</code>: <code>/orders</code>, <code>/outbox</code>, <code>/failed-requests</code>, <code>/log</code>.</li>
<li><code>POST /media {"siteId":8,"count":10000}</code>: a media library of that many entries.</li>
<li><code>POST /tricks/nothing</code> and <code>/tricks/everything</code>: whether optional calls of staff are offered; <code>/tricks/building</code> and <code>/tricks/built</code>: whether a pipeline runs.</li>
<li>The search service: start the shop with <code>PRODUCT_SEARCH_URL</code> = this address and <code>/search-service</code>.</li></ul></section>
<section class="card"><h2>Try things out</h2><p class="soft">Change a price, run out of stock, use up a coupon, slow an order down: <a href="/_sandbox/tricks">what can happen behind a shopper's back</a>. Make the backend slow, down or wrong: <a href="/_sandbox/panel">faults</a>.</p></section>
<form class="card narrow" method="post" action="/_sandbox/reset"><p class="soft">Orders, carts, accounts and edits go; the demo data comes back.</p>
<button class="quiet" type="submit">Empty everything and seed again</button></form>`,
  );
}
