import { html } from "hono/html";
import type { Db } from "../database/db.ts";
import { page } from "../http/html.ts";

interface Mail {
  readonly id: number;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly created_at: string;
}

/** The e-mails that the sandbox "sent". Their HTML is shown in a sandboxed frame. */
export function outboxPage(db: Db): Response {
  const mails = db.all<Mail>("SELECT * FROM outbox ORDER BY id DESC LIMIT 100");
  if (mails.length === 0)
    return page("Outbox", html`<h1>Outbox</h1><div class="card">No e-mails yet.</div>`);
  return page(
    "Outbox",
    html`<h1>Outbox</h1>${mails.map(
      (
        mail,
      ) => html`<article class="card"><h2>${mail.subject}</h2><p class="soft">To ${mail.recipient} · ${mail.kind} · ${mail.created_at}</p>
<iframe sandbox="allow-top-navigation-by-user-activation" title="${mail.subject}" srcdoc="${mail.html}"></iframe></article>`,
    )}`,
  );
}
