import { Hono } from "hono";
import { html } from "hono/html";
import type { Db } from "../database/db.ts";
import { allSites } from "../database/sites.ts";
import { issueOneTime } from "../domain/one-time.ts";
import { page } from "../http/html.ts";

const CODE_SECONDS = 300;

interface Person {
  readonly id: number;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** A stand-in for Google and the like: a person chooses an account and is sent back with `code` and `state`. */
export function createSocialPage(db: Db): Hono {
  const app = new Hono();
  app.get("/_sandbox/social", (context) => {
    const { provider = "", site = "", redirect = "", state = "" } = context.req.query();
    if (!isShop(db, Number(site), redirect)) return refused();
    const people = db.all<Person>(
      "SELECT id, email, first_name, last_name FROM users WHERE site_id = ? AND guest = 0 AND backoffice = 0 ORDER BY id LIMIT 5",
      Number(site),
    );
    const hidden = html`<input type="hidden" name="provider" value="${provider}"><input type="hidden" name="site" value="${site}"><input type="hidden" name="redirect" value="${redirect}"><input type="hidden" name="state" value="${state}">`;
    const choices = people.map(
      (
        person,
      ) => html`<form method="post" action="/_sandbox/social">${hidden}<input type="hidden" name="email" value="${person.email}">
<p><button type="submit">Continue as ${person.first_name} ${person.last_name}</button></p></form>`,
    );
    return page(
      "Social login",
      html`<div class="card narrow"><h1>Log in with ${provider}</h1><p class="soft">This is a stand-in for the provider. Who are you?</p>${choices}
<form method="post" action="/_sandbox/social">${hidden}<p><label>Somebody new: <input name="email" type="email" required></label></p><p><button type="submit">Continue</button></p></form>
<form method="post" action="/_sandbox/social">${hidden}<button type="submit" class="quiet" name="cancel" value="1">Cancel</button></form></div>`,
      { navigation: false },
    );
  });
  app.post("/_sandbox/social", async (context) => {
    const sent = Object.fromEntries(
      Object.entries(await context.req.parseBody()).map(([name, value]) => [name, String(value)]),
    );
    const { provider = "", site = "", redirect = "", state = "", email = "", cancel } = sent;
    if (!isShop(db, Number(site), redirect)) return refused();
    const back = new URL(redirect);
    back.searchParams.set("provider", provider);
    back.searchParams.set("state", state);
    if (cancel) back.searchParams.set("error", "access_denied");
    else
      back.searchParams.set(
        "code",
        issueOneTime(db, personOf(db, Number(site), email), "social", CODE_SECONDS),
      );
    return context.redirect(back.href, 303);
  });
  return app;
}

/** A code is sent only to the site's own pages. */
const isShop = (db: Db, siteId: number, redirect: string): boolean =>
  URL.canParse(redirect) &&
  allSites(db).some((site) => site.siteId === siteId && site.domain === new URL(redirect).hostname);

/** The account of an e-mail. A new one is already confirmed, because the provider has checked it. */
function personOf(db: Db, siteId: number, email: string): number {
  const known = db.get<{ id: number }>(
    "SELECT id FROM users WHERE site_id = ? AND guest = 0 AND backoffice = 0 AND lower(email) = lower(?)",
    siteId,
    email,
  );
  if (known) return known.id;
  const name = email.split("@")[0] || "Somebody";
  return db.run(
    "INSERT INTO users (site_id, email, username, guest, backoffice, first_name, last_name) VALUES (?, ?, ?, 0, 0, ?, ?)",
    siteId,
    email,
    email,
    name,
    name,
  ).lastId;
}

const refused = (): Response =>
  page("Social login", html`<div class="card narrow"><h1>This login leads nowhere</h1></div>`, {
    status: 400,
    navigation: false,
  });
