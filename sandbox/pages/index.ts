import type { Db } from "../database/db.ts";
import { allSites } from "../database/sites.ts";
import { html, page } from "./html.ts";

/** The sandbox's front page: what there is to try. */
export function indexPage(db: Db): Response {
  const sites = allSites(db);
  const users = db.all<{ email: string; backoffice: number }>(
    "SELECT DISTINCT email, backoffice FROM users WHERE guest = 0 ORDER BY backoffice DESC, email",
  );
  const coupons = db.all<{ code: string; percent: number; uses: number | null }>(
    "SELECT DISTINCT code, percent, uses FROM coupons ORDER BY code",
  );
  const cards = db.all<{ barcode: string; valid: number }>(
    "SELECT DISTINCT barcode, valid FROM member_cards ORDER BY barcode",
  );
  return page(
    "Sandbox",
    html`<h1>Sandbox</h1><p class="soft">A working stand-in for the backend. Its data is kept between starts.</p>
<div class="card"><h2>Sites</h2><ul>${sites.map((site) => html`<li>${site.domain}: ${site.name} (${site.languages.join(", ")})${site.maintenance && html`, closed for maintenance`}</li>`)}</ul></div>
<div class="card"><h2>Accounts</h2><ul>${users.map((user) => html`<li>${user.email}${user.backoffice === 1 && html` (staff)`}</li>`)}</ul></div>
<div class="card"><h2>Coupons and cards</h2><ul>${coupons.map((coupon) => html`<li>${coupon.code}: ${coupon.percent} %${coupon.uses !== null && html`, ${coupon.uses} left`}</li>`)}
${cards.map((card) => html`<li>${card.barcode}: ${card.valid === 1 ? "a valid card" : "a card that is not valid"}</li>`)}</ul></div>
<form class="card narrow" method="post" action="/_sandbox/reset"><button class="quiet" type="submit">Empty everything and seed again</button></form>`,
  );
}
