import { html } from "hono/html";
import { type Db, fromJson } from "../database/db.ts";
import { page } from "../http/html.ts";
import { record } from "../http/input.ts";
import { uploadById } from "../http/uploads.ts";

interface Message {
  readonly site_id: number;
  readonly domain: string;
  readonly kind: string;
  readonly at: string;
  readonly doc: string;
}

/** The messages that visitors sent with forms, newest first; their files can be downloaded. */
export function messagesPage(db: Db): Response {
  const all = db.all<Message>(
    "SELECT messages.*, sites.domain FROM messages JOIN sites USING (site_id) ORDER BY id DESC LIMIT 100",
  );
  if (all.length === 0)
    return page("Forms", html`<h1>Forms</h1><div class="card">Nothing was sent yet.</div>`);
  return page(
    "Forms",
    html`<h1>Forms</h1>${all.map(
      (
        message,
      ) => html`<article class="card"><h2>${message.kind}</h2><p class="soft">${message.domain} · ${message.at}</p>
<table><tbody>${Object.entries(record(fromJson<unknown>(message.doc))).map(
        ([name, value]) =>
          html`<tr><th scope="row">${name}</th><td>${shownValue(db, message.site_id, value)}</td></tr>`,
      )}</tbody></table></article>`,
    )}`,
  );
}

function shownValue(db: Db, siteId: number, value: unknown): unknown {
  if (!Array.isArray(value))
    return typeof value === "object" ? JSON.stringify(value) : String(value);
  return value.map((one) => {
    const file = uploadById(db, siteId, Number(record(one).id));
    return file
      ? html`<div><a href="/media/${file.path}">${file.name}</a></div>`
      : html`<div>${typeof one === "object" ? JSON.stringify(one) : one}</div>`;
  });
}
